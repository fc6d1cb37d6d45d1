import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

/** The operation without texts that hurried authors write: names are abbreviated, or in another language. */
const terse = (operationId: string, ...parameters: object[]) => ({ operationId, parameters });

describe("abbreviated names", () => {
  const marina = document("mrna", {
    "/appts": {
      get: terse(
        "apptList",
        parameter("query", "cust_no", text),
        parameter("query", "dt_from", text),
        parameter("query", "dt_to", text),
      ),
    },
    "/appts/{appt_no}": {
      get: terse("apptGet", parameter("path", "appt_no", integer)),
      patch: {
        ...terse("apptUpd", parameter("path", "appt_no", integer)),
        requestBody: body({ st: { ...text, enum: ["open", "done"] }, qty: integer }),
      },
    },
    "/custs/{cust_no}": { get: terse("custGet", parameter("path", "cust_no", text)) },
  });
  test.each([
    ["Show appointment 41", ["apptGet", { appt_no: 41 }]],
    ["Zobraz schůzku 41", ["apptGet", { appt_no: 41 }]],
    ["List all appointments of customer K-208", ["apptList", { cust_no: "K-208" }]],
    ["Show the appointments from yesterday", ["apptList", { dt_from: "2026-11-21", dt_to: "2026-11-21" }]],
    ["Mark appointment 41 as done", ["apptUpd", { appt_no: 41, st: "done" }]],
    ["Change the quantity of appointment 41 to 6", ["apptUpd", { appt_no: 41, qty: 6 }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, marina)).toEqual(called));

  test("an abbreviation that is a word keeps its meaning", () => {
    const shelter = document("Shelter", {
      "/cats": { get: terse("listCats") },
      "/cats/{id}": { get: terse("getCat", parameter("path", "id", integer)) },
    });
    expect(calledAtOnce("Show cat 12", shelter)).toEqual(["getCat", { id: 12 }]);
    expect(calledAtOnce("Show all categories", shelter)).toBe("asked");
  });

  test("a noun that abbreviates says nothing about the action", () => {
    const shop = document("Shop", {
      "/ord/{ord_no}/void": { post: terse("ord_void", parameter("path", "ord_no", integer)) },
    });
    expect(calledAtOnce("Order 41", shop)).toBe("asked");
  });
});

describe("names in another language than the texts, or without texts", () => {
  const hall = document("Hall", {
    "/raeume": { get: terse("raeume") },
    "/raeume/{nr}": { get: terse("raum", parameter("path", "nr", integer)) },
    "/stuehle/bestellen": {
      post: {
        operationId: "bestellen",
        requestBody: body({ stuhl_nr: text, menge: integer }, ["stuhl_nr", "menge"]),
      },
    },
  });
  test.each([
    ["List all rooms", ["raeume", {}]],
    ["Show room 12", ["raum", { nr: 12 }]],
    ["Order three of chair ST-62", ["bestellen", { stuhl_nr: "ST-62", menge: 3 }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, hall)).toEqual(called));
});

describe("two accounts by their numbers", () => {
  const bank = document("Bank", {
    "/doXfer": {
      post: {
        operationId: "doXfer",
        requestBody: body({ from_acct: text, to_acct: text, amt: { type: "number" }, ccy: text }, [
          "from_acct",
          "to_acct",
          "amt",
          "ccy",
        ]),
      },
    },
  });
  test.each(["Transfer 80 EUR from 3100200 to 3100300", "Überweise 80 EUR von 3100200 auf 3100300"])(
    "%s",
    (query) =>
      expect(calledAtOnce(query, bank)).toEqual([
        "doXfer",
        { from_acct: "3100200", to_acct: "3100300", amt: 80, ccy: "EUR" },
      ]),
  );
});

describe("a message to a telephone number", () => {
  const gateway = document("Gateway", {
    "/sendSms": { post: { operationId: "sendSms", requestBody: body({ to: text, text }, ["to", "text"]) } },
    "/messages": { get: terse("messages", parameter("query", "to", text)) },
  });
  test("goes to the number", () =>
    expect(calledAtOnce("Text +420601002003 'The boat is ready'", gateway)).toEqual([
      "sendSms",
      { to: "+420601002003", text: "The boat is ready" },
    ]));
  test("a code of a message is no recipient", () =>
    expect(calledAtOnce("Was message N-4471 read?", gateway)).toBe("asked"));
});

describe("the start of a code", () => {
  const studio = document("Studio", {
    "/gauges/{id}": {
      get: terse("getGauge", parameter("path", "id", text)),
      patch: {
        ...terse("updateGauge", parameter("path", "id", text)),
        requestBody: body({ title: text }),
      },
    },
    "/folders/{id}": {
      get: terse("getFolder", parameter("path", "id", text)),
      patch: { ...terse("updateFolder", parameter("path", "id", text)), requestBody: body({ title: text }) },
    },
    "/folders/{id}/gauges": { get: terse("listGauges", parameter("path", "id", text)) },
  });
  test.each([
    ["Show GAU-771", ["getGauge", { id: "GAU-771" }]],
    ["Show FOL-12", ["getFolder", { id: "FOL-12" }]],
    ["Rename GAU-771 to 'North pier'", ["updateGauge", { id: "GAU-771", title: "North pier" }]],
  ] as const)("says what it identifies: %s", (query, called) =>
    expect(calledAtOnce(query, studio)).toEqual(called),
  );
});

describe("what a read asks for", () => {
  const port = document("Harbour accounts", {
    "/accounts": { get: terse("listAccounts", parameter("query", "owner", text)) },
    "/owners/{owner}": { get: terse("getOwner", parameter("path", "owner", text)) },
    "/cranes": { get: terse("listCranes", parameter("query", "street", text)) },
    "/cranes/{crane_id}": { get: terse("getCrane", parameter("path", "crane_id", text)) },
    "/regattas/{regatta}": { get: terse("getRegatta", parameter("path", "regatta", integer)) },
    "/regattas/{regatta}/sailors": {
      get: terse(
        "sailors",
        parameter("path", "regatta", integer),
        parameter("query", "finished", { type: "boolean" }),
      ),
    },
  });
  test.each([
    ["List all accounts of owner K-208", ["listAccounts", { owner: "K-208" }]],
    ["Which cranes are in Mill Street?", ["listCranes", { street: "Mill Street" }]],
    ["Who has finished regatta 7?", ["sailors", { regatta: 7, finished: true }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, port)).toEqual(called));
  test("a common word is not the id of one of all", () =>
    expect(calledAtOnce("Show all broken cranes", port)).toBe("asked"));
});

describe("words that an operation does not know", () => {
  const boats = document("Boats", {
    "/boats/{boat}": { get: { ...terse("getBoat", parameter("path", "boat", text)), summary: "Get a boat" } },
    "/boats": {
      get: {
        ...terse("listBoats", parameter("query", "harbour", text), parameter("query", "colour", text)),
        summary: "List boats",
      },
    },
    "/boats/{boat}/metrics": {
      get: { ...terse("metrics", parameter("path", "boat", text)), summary: "Fuel of a boat" },
    },
    "/boats/{boat}/launch": {
      post: { ...terse("launch", parameter("path", "boat", text)), summary: "Launch a boat" },
    },
  });
  test("do not matter to a read that has nothing else to take", () => {
    expect(calledAtOnce("Show me the fuel usage of boat B-12", boats)).toEqual(["metrics", { boat: "B-12" }]);
  });
  test.each(["Show boats over 12", "List wooden boats", "List boats built yesterday", "List closed boats"])(
    "matter if they may select: %s",
    (query) => expect(calledAtOnce(query, boats)).toBe("asked"),
  );
  test.each([
    "Launch the crane behind boat B-12",
    "Launch boat B-12 automatically",
    "Launch window B-12",
    "Launch boat B-12 in two halves",
  ])("matter to a write: %s", (query) => expect(calledAtOnce(query, boats)).toBe("asked"));
  test("a misspelled noun does not", () =>
    expect(calledAtOnce("Launch baot B-12", boats)).toEqual(["launch", { boat: "B-12" }]));
});

describe("a command that is a state", () => {
  const safes = document("Safes", {
    "/safes/{id}": {
      patch: {
        ...terse("safeUpd", parameter("path", "id", integer)),
        requestBody: body({
          state: { ...text, enum: ["draft", "open", "closed", "frozen"] },
          closesOn: text,
        }),
      },
    },
  });
  test.each([
    ["Close safe 41", "closed"],
    ["Ferme le coffre 41", "closed"],
    ["Freeze safe 41", "frozen"],
  ])("%s", (query, state) => expect(calledAtOnce(query, safes)).toEqual(["safeUpd", { id: 41, state }]));
  test.each(["Don't freeze safe 41", "Who froze safe 41?", "Delete safe 41"])("%s", (query) =>
    expect(calledAtOnce(query, safes)).toBe("asked"),
  );
});

describe("what a write is about", () => {
  const desk = document("Desk", {
    "/gauges/{id}": {
      delete: terse("envDel", parameter("path", "id", text)),
      patch: {
        ...terse("envUpd", parameter("path", "id", text)),
        requestBody: body({ title: text, note: text }),
      },
    },
    "/gauges/{id}/send": { post: terse("envSend", parameter("path", "id", text)) },
    "/tariffs/{id}": { get: terse("tplGet", parameter("path", "id", text)) },
    "/contacts/{id}": { delete: terse("conDel", parameter("path", "id", text)) },
    "/contracts/{id}": { get: terse("ctrGet", parameter("path", "id", text)) },
  });
  test.each([
    "Delete the title of GAU-771",
    "Lösche den Titel von GAU-771",
    "Usuń tytuł GAU-771",
    "Smaž poznámku GAU-771",
    "Delete contract CON-5",
    "Send TAR-12",
  ])("is asked about: %s", (query) => expect(calledAtOnce(query, desk)).toBe("asked"));
  test.each([
    ["Delete gauge GAU-771", ["envDel", { id: "GAU-771" }]],
    ["Send GAU-771", ["envSend", { id: "GAU-771" }]],
  ] as const)("is clear: %s", (query, called) => expect(calledAtOnce(query, desk)).toEqual(called));

  const flats = document("Flats", {
    "/wohnungen/{nr}/miete/kuendigen": { post: terse("miete_kuendigen", parameter("path", "nr", integer)) },
    "/reservas/{id}": { delete: terse("reserva_borrar", parameter("path", "id", integer)) },
  });
  test.each(["Rent flat 41", "Pronajmi byt 41", "Book reservation 41", "Reserve 41"])(
    "the noun of a name is no action: %s",
    (query) => expect(calledAtOnce(query, flats)).toBe("asked"),
  );
  test("a creation changes no state", () => {
    const lifts = document("Lifts", {
      "/lifts/{id}": {
        patch: {
          ...terse("liftUpd", parameter("path", "id", text)),
          requestBody: body({ status: { ...text, enum: ["running", "revision"] } }),
        },
      },
    });
    expect(calledAtOnce("Lege eine Revision für Lift L-09 an", lifts)).toBe("asked");
  });
  test("an unknown word beside the noun is no misspelling of it", () => {
    const orders = document("Orders", {
      "/orders/{order_id}/ship": { post: terse("ship", parameter("path", "order_id", integer)) },
    });
    expect(calledAtOnce("Ship order 41", orders)).toEqual(["ship", { order_id: 41 }]);
    expect(calledAtOnce("Ship grondel order 41", orders)).toBe("asked");
  });
});

describe("where a day starts something", () => {
  const logs = document("Logs", {
    "/logs": { get: terse("logs", parameter("query", "dt_from", text), parameter("query", "dt_to", text)) },
  });
  test.each([
    ["Show the logs from yesterday", { dt_from: "2026-11-21", dt_to: "2026-11-21" }],
    ["Show the logs from yesterday on", { dt_from: "2026-11-21" }],
    ["Zeige die Logs von gestern an", { dt_from: "2026-11-21" }],
  ])("%s", (query, args) => expect(calledAtOnce(query, logs)).toEqual(["logs", args]));
  test("in whatever order the arguments are", () => {
    const reversed = document("Logs", {
      "/logs": { get: terse("logs", parameter("query", "dt_to", text), parameter("query", "dt_from", text)) },
    });
    const day = { dt_from: "2026-11-21", dt_to: "2026-11-21" };
    expect(calledAtOnce("Show the logs from yesterday", reversed)).toEqual(["logs", day]);
    expect(calledAtOnce("Show the logs until yesterday", reversed)).toEqual([
      "logs",
      { dt_to: "2026-11-21" },
    ]);
  });
});
