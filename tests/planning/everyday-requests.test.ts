import { describe, expect, test } from "vitest";
import { lexiconOf } from "../../src/language/lexicon.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";
import { candidatesOf, openSmallApi } from "./small-api.ts";

const HARBOUR = document("Harbour office", {
  "/skippers": {
    get: {
      operationId: "findSkippers",
      summary: "Find skippers",
      parameters: [
        parameter("query", "q", text, "Search by name or company"),
        parameter("query", "manager", text, "Who looks after the skipper"),
      ],
    },
  },
  "/gauges/{gauge_id}/tide": {
    get: {
      operationId: "getTide",
      summary: "Tide at a gauge",
      parameters: [
        parameter("path", "gauge_id", integer),
        parameter("query", "span", { ...text, enum: ["day", "week", "month"] }),
      ],
    },
  },
  "/tolls/{cargo}": {
    put: {
      operationId: "setToll",
      summary: "Set the toll for a kind of cargo",
      parameters: [parameter("path", "cargo", { ...text, enum: ["grain", "timber", "coal"] })],
      requestBody: body({ "toll-per-kg": { type: "number" } }, ["toll-per-kg"]),
    },
  },
  "/wordlists/{listId}/entries": {
    post: {
      operationId: "addEntry",
      summary: "Add an entry to a wordlist",
      parameters: [parameter("path", "listId", integer)],
      requestBody: body({ source: text, target: text }, ["source", "target"]),
    },
  },
  "/moorings": {
    post: {
      operationId: "createMooring",
      summary: "Create a mooring",
      requestBody: body({ name: text }, ["name"]),
    },
  },
  "/moorings/{mooring}/crew": {
    post: {
      operationId: "addCrew",
      summary: "Add a sailor to the crew of a mooring",
      parameters: [parameter("path", "mooring", text)],
      requestBody: body({ sailor: { ...text, description: "User name" } }, ["sailor"]),
    },
  },
  "/signals": {
    post: {
      operationId: "createSignal",
      summary: "Create a signal",
      requestBody: body({ subject: text, list: text }, ["subject"]),
    },
  },
  "/lists/{list}/readers": {
    post: {
      operationId: "addReader",
      summary: "Add a reader to a list",
      parameters: [parameter("path", "list", text)],
      requestBody: body({ email: { ...text, format: "email" } }, ["email"]),
    },
  },
  "/timetables/{id}": {
    delete: {
      operationId: "deleteTimetable",
      summary: "Delete a timetable",
      parameters: [parameter("path", "id", integer)],
    },
  },
});

const plan = (query: string) => calledAtOnce(query, HARBOUR);

describe("everyday requests are answered at once", () => {
  test.each<[string, string, object]>([
    ["Find the skipper Vera Holm", "findSkippers", { q: "Vera Holm" }],
    ["Show me the skippers of the company Brandmeer", "findSkippers", { q: "Brandmeer" }],
    ["Show skippers managed by Vera Holm", "findSkippers", { manager: "Vera Holm" }],
    ["How was the tide at gauge 4120 last month?", "getTide", { gauge_id: 4120, span: "month" }],
    ["Set the toll for timber to 0.4 per kilo", "setToll", { cargo: "timber", "toll-per-kg": 0.4 }],
    ['Add "anchor" as "Anker" to wordlist 6', "addEntry", { listId: 6, source: "anchor", target: "Anker" }],
    ["Create the mooring north-quay", "createMooring", { name: "north-quay" }],
    ["add bob to the crew of mooring north-quay", "addCrew", { mooring: "north-quay", sailor: "bob" }],
    [
      "Add vera@holm.example to the list tide-news",
      "addReader",
      { list: "tide-news", email: "vera@holm.example" },
    ],
    ["Delete timetable 2", "deleteTimetable", { id: 2 }],
  ])("%s", (request, operation, given) => {
    expect(plan(request)).toEqual([operation, given]);
  });
});

describe("a count or another unit is no value", () => {
  test.each([
    "Delete one timetable",
    "delete 2 timetables",
    "Smaž jeden jízdní řád",
    "smaž 2 jízdní řády",
    "Set the toll for timber to 0.4 EUR per ton",
    "Set the toll for timber to 0.4 per hour",
  ])("%s", (request) => {
    const outcome = plan(request);
    expect(typeof outcome === "string" ? outcome : outcome[0] === "getTide" ? "asked" : outcome).toBe(
      "asked",
    );
  });
});

describe("words for all and for showing name no resource", () => {
  const find = openSmallApi("Radio", [
    ["GET", "/shows", "listShows", "List shows", {}, []],
    ["GET", "/zonen", "zonenAuflisten", "Alle Zonen auflisten", {}, []],
    ["GET", "/lanterns", "listLanterns", "List lanterns", {}, []],
  ]);
  test.each([
    ["Zeig mir alle Laternen", "listLanterns"],
    ["Pokaż wszystkie latarnie", "listLanterns"],
    ["Zeig mir alle Zonen", "zonenAuflisten"],
  ])("%s", (request, operation) => {
    expect(find(request)?.ranked[0]?.candidate.operation_id).toBe(operation);
  });
});

describe("a declined noun keeps the meanings of its stem beside those of a longer entry", () => {
  test.each([
    ["de", "kanale", ["channel", "canal"]],
    ["de", "termine", ["event", "appointment"]],
    ["cs", "skladu", ["warehouse", "stock"]],
    ["es", "visitas", ["tour", "visit"]],
  ])("%s %s", (code, word, meanings) => {
    expect(lexiconOf(code).english(word)).toEqual(expect.arrayContaining(meanings));
  });

  test("a derived noun does not: a buyer is no purchase", () => {
    expect(lexiconOf("de").english("einkaufer")).not.toContain("purchase");
  });
});

const OFFICE = document("Office", {
  "/parcels/{name}/keepers/{username}": {
    put: {
      operationId: "addKeeper",
      summary: "Make a user a keeper of a parcel",
      parameters: [parameter("path", "name", text), parameter("path", "username", text)],
    },
    delete: {
      operationId: "removeKeeper",
      summary: "Remove a keeper from a parcel",
      parameters: [parameter("path", "name", text), parameter("path", "username", text)],
    },
  },
  "/sirens/{id}": {
    get: { operationId: "getSiren", summary: "Get a siren", parameters: [parameter("path", "id", integer)] },
    patch: {
      operationId: "updateSiren",
      summary: "Update a siren",
      parameters: [parameter("path", "id", integer)],
      requestBody: body({ nightMode: { type: "boolean" }, muted: { type: "boolean" }, label: text }),
    },
  },
  "/sirens/{id}/listeners": {
    get: {
      operationId: "listListeners",
      summary: "Who is notified by a siren",
      parameters: [parameter("path", "id", integer)],
    },
  },
  "/remarks/{id}/approval": {
    put: {
      operationId: "decideRemark",
      summary: "Approve a remark or withdraw the approval",
      parameters: [parameter("path", "id", integer)],
      requestBody: body({ approved: { type: "boolean" } }, ["approved"]),
    },
  },
  "/petitions/{id}/reject": {
    post: {
      operationId: "rejectPetition",
      summary: "Reject a petition",
      parameters: [parameter("path", "id", integer)],
      requestBody: body({ remark: text }),
    },
  },
  "/errands": {
    post: {
      operationId: "createErrand",
      summary: "Create an errand",
      requestBody: body({
        item: text,
        card: { ...text, description: "Text on the card" },
        target: { type: "object", properties: { name: text, street: text, city: text } },
      }),
    },
  },
  "/gauges/{gauge}/levels": {
    get: {
      operationId: "listLevels",
      summary: "Levels of a gauge",
      parameters: [
        parameter("path", "gauge", text, "For example G4"),
        parameter("query", "from", { ...text, format: "date" }),
        parameter("query", "to", { ...text, format: "date" }),
        parameter("query", "resolution", { ...text, enum: ["hour", "day"] }),
      ],
    },
  },
  "/mutes": {
    post: {
      operationId: "addMute",
      summary: "Mute an address",
      requestBody: body({ email: { ...text, format: "email" } }, ["email"]),
    },
  },
});

describe("flags, people and periods", () => {
  const planned = (query: string) => calledAtOnce(query, OFFICE);

  test.each<[string, string, object]>([
    ["Make jholm a keeper of alpha-box", "addKeeper", { name: "alpha-box", username: "jholm" }],
    ["Remove jholm from the keepers of alpha-box", "removeKeeper", { name: "alpha-box", username: "jholm" }],
    ["Turn on night mode for siren 7", "updateSiren", { id: 7, nightMode: true }],
    ["turn night mode off for siren 7", "updateSiren", { id: 7, nightMode: false }],
    ["Disable night mode of siren 7", "updateSiren", { id: 7, nightMode: false }],
    ["Mute siren 7", "updateSiren", { id: 7, muted: true }],
    ["Unmute siren 7", "updateSiren", { id: 7, muted: false }],
    ["Approve remark 31", "decideRemark", { id: 31, approved: true }],
    ["Who listens to siren 7?", "listListeners", { id: 7 }],
    ["Put ada@holm.example on the mute list", "addMute", { email: "ada@holm.example" }],
    [
      "Create an errand for the item tulips to Nora Hill, 5 Mill Lane, Bath",
      "createErrand",
      { item: "tulips", target: { name: "Nora Hill", street: "5 Mill Lane", city: "Bath" } },
    ],
    [
      "Daily levels of gauge G4 from last week",
      "listLevels",
      { gauge: "G4", resolution: "day", from: "2026-11-09", to: "2026-11-15" },
    ],
    [
      "Donne-moi les niveaux du gauge G4 pour hier",
      "listLevels",
      { gauge: "G4", from: "2026-11-21", to: "2026-11-21" },
    ],
    ["Levels of gauge G4 from 3 November", "listLevels", { gauge: "G4", from: "2026-11-03" }],
  ])("%s", (request, operation, given) => {
    expect(planned(request)).toEqual([operation, given]);
  });

  test("the noun before an id is no other argument of the write", () => {
    expect(planned("Reject remark 31")).not.toEqual(["rejectPetition", { id: 31 }]);
  });
});

describe("two APIs", () => {
  const booking = (title: string, name: string, id: string, example = "") =>
    document(title, {
      [`/bookings/{${id}}/cancel`]: {
        post: {
          operationId: `cancel${name}`,
          summary: "Cancel a booking",
          parameters: [parameter("path", id, text, example)],
        },
      },
      [`/bookings/{${id}}`]: {
        get: {
          operationId: `get${name}`,
          summary: "Get a booking",
          parameters: [parameter("path", id, text, example)],
        },
      },
    });
  const shelf = document("Shelf", {
    "/books/{book_id}": {
      get: {
        operationId: "getBook",
        summary: "Get a book",
        parameters: [parameter("path", "book_id", text)],
      },
    },
  });
  const planned = (query: string, ...documents: object[]) => {
    const decision = decide({ query, context: {}, candidates: candidatesOf(...documents) });
    return [decision?.ranked[0]?.candidate.operation_id, ...(decision?.objections ?? [])];
  };

  test.each(["Cancel the booking KX12LD", "Show booking KX12LD"])("%s is asked about", (request) => {
    const [, ...objections] = planned(request, booking("Inn", "Inn", "id"), booking("Boats", "Boat", "ref"));
    expect(objections).toContain("twin");
  });

  test("the form of the id decides", () => {
    const boats = booking("Boats", "Boat", "ref", "For example t41");
    expect(planned("Cancel the booking t52", booking("Inn", "Inn", "id"), boats)).toEqual(["cancelBoat"]);
  });

  test("a booking is no book", () => {
    expect(planned("Show booking KX12LD", shelf, booking("Inn", "Inn", "id"))).toEqual(["getInn"]);
    expect(planned("Show book KX12LD", shelf, booking("Inn", "Inn", "id"))).toEqual(["getBook"]);
  });
});

describe("German documents without umlauts", () => {
  const inn = document("Gasthof", {
    "/raeume": { get: { operationId: "raeume", summary: "Raeume" } },
    "/gaeste": { get: { operationId: "gaeste", summary: "Gaeste" } },
    "/schluessel/{id}": {
      delete: {
        operationId: "schluesselLoeschen",
        summary: "Schluessel loeschen",
        parameters: [parameter("path", "id", integer)],
      },
    },
  });
  test.each([
    ["Welche Räume gibt es?", "raeume"],
    ["list the guests", "gaeste"],
    ["Zeige Gäste", "gaeste"],
    ["Lösche Schlüssel 7", "schluesselLoeschen"],
    ["delete key 7", "schluesselLoeschen"],
  ])("%s", (request, operation) => {
    const decision = decide({ query: request, context: {}, candidates: candidatesOf(inn) });
    expect(decision?.objections).toEqual([]);
    expect(decision?.ranked[0]?.candidate.operation_id).toBe(operation);
  });
});

describe("what a name contains", () => {
  const crm = document("Contacts", {
    "/leads": {
      post: {
        operationId: "createLead",
        summary: "Add a lead",
        requestBody: body({ fullName: text, email: { ...text, format: "email" }, company: text }, [
          "fullName",
        ]),
      },
      get: { operationId: "listLeads", summary: "List leads" },
    },
    "/leads/{leadId}": {
      get: {
        operationId: "getLead",
        summary: "Get a lead",
        parameters: [parameter("path", "leadId", text)],
      },
    },
    "/ships/{ship-name}/back-in-service": {
      post: {
        operationId: "putBack",
        summary: "Put a ship back in service",
        parameters: [parameter("path", "ship-name", text)],
      },
    },
    "/berths/{cislo_stani}/fees": {
      get: {
        operationId: "listFees",
        summary: "Fees of a berth",
        parameters: [parameter("path", "cislo_stani", text)],
      },
    },
  });
  const planned = (query: string) => calledAtOnce(query, crm);

  test("the legal form tells the company from the person", () => {
    expect(planned("Add a lead Vera Holm, vera@holm.example, from Harbour GmbH")).toEqual([
      "createLead",
      { fullName: "Vera Holm", email: "vera@holm.example", company: "Harbour GmbH" },
    ]);
  });

  test("what is said about a thing is no part of its name", () => {
    expect(planned("The Petrel is repaired, put it back in service")).toEqual([
      "putBack",
      { "ship-name": "Petrel" },
    ]);
  });

  test("an adjective before the noun, or an email address, is no id", () => {
    expect(planned("Pokaż wyschnięte leady")).not.toEqual(["getLead", { leadId: "wyschnięte" }]);
    expect(planned("Fees of berth vera@holm.example")).not.toEqual([
      "listFees",
      { cislo_stani: "vera@holm.example" },
    ]);
  });
});
