import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { OpenQuestion } from "../../src/contract/stored-shapes.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { answerQuestion } from "../../src/planning/asking/answer-question.ts";
import { toChoice } from "../../src/planning/asking/ask-about.ts";
import { findMissing } from "../../src/planning/schema/find-argument.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const validate = createArgumentValidator();
const now = new Date("2026-11-21T12:00:00Z");

function tool(
  operation_id: string,
  name: string,
  properties: JsonObject = {},
  required: string[] = [],
  api = "Desk",
) {
  const fields = {
    api,
    operation_id,
    method: "POST",
    path: "/x",
    summary: name,
    description: "",
    tags: [],
    parameters: [],
  };
  const candidate: ToolCandidate = {
    tool_id: `${api}/${operation_id}`,
    operation_id,
    connector_id: null,
    source: "connector",
    plugin: "openapi-tool",
    name,
    fields,
    input_schema: { type: "object", properties, required, additionalProperties: false },
    side_effect: "write",
    score: 1,
  };
  return candidate;
}

function ask(
  tools: ToolCandidate[],
  { missing = [] as string[], given = {} as JsonObject, request = "do something" } = {},
): OpenQuestion {
  const choices = tools.map((one) =>
    toChoice(one, { arguments: given, missing: findMissing(one.input_schema, given) }),
  );
  return { request, context: {}, missing, choices, tools };
}

const text = { type: "string" };
const createEnvelope = tool(
  "createEnvelope",
  "Create an envelope",
  {
    signers: {
      type: "array",
      items: { type: "object", properties: { name: text, email: text }, required: ["name", "email"] },
    },
  },
  ["signers"],
);

const createTicket = tool(
  "createTicket",
  "Create a ticket",
  { title: text, priority: { type: "string", enum: ["low", "high"] } },
  ["title"],
);
const closeTicket = tool("closeTicket", "Close a ticket", { ticket_id: { type: "integer" } }, ["ticket_id"]);
const listTickets = tool("listTickets", "List tickets", { city: text });
const TICKETS = ask([createTicket, closeTicket, listTickets]);

const weather = ask([tool("currentWeather", "Current weather", { city: text }, ["city"])], {
  missing: ["city"],
  request: "What is the weather?",
});
const proposed = ask([listTickets]);

function answer(
  open: OpenQuestion,
  said: string,
  { context = {}, elsewhere = 0 }: { context?: JsonObject; elsewhere?: number } = {},
) {
  return answerQuestion(open, {
    text: said,
    context,
    search: { confidence: elsewhere, isChoice: false },
    validate,
    now,
  });
}

function chosen(open: OpenQuestion, said: string, more = {}) {
  const read = answer(open, said, more);
  return read?.kind === "chosen" ? read.choice.operation_id : (read?.kind ?? null);
}

function values(open: OpenQuestion, said: string, more = {}) {
  const read = answer(open, said, more);
  return read?.kind === "chosen" ? read.arguments : (read?.kind ?? null);
}

describe("answerQuestion() chooses by position", () => {
  it.each([
    ["en", "the second one"],
    ["en", "2"],
    ["en", "2."],
    ["en", "#2"],
    ["en", "number 2"],
    ["en", "option two"],
    ["en", "I'd like the 2nd one, please"],
    ["cs", "druhou"],
    ["cs", "Tu druhou, prosím"],
    ["cs", "číslo 2"],
    ["de", "die zweite"],
    ["de", "Ich nehme die zweite Option"],
    ["pl", "drugi"],
    ["pl", "wybieram drugą opcję"],
    ["es", "la segunda"],
    ["es", "la opción 2"],
    ["fr", "la deuxième"],
    ["fr", "le deuxième choix, s'il vous plaît"],
    ["en", "no, the second one"],
    ["cs", "ne, tu druhou"],
  ])("%s: %s", (_language, said) => expect(chosen(TICKETS, said)).toBe("closeTicket"));

  it.each([
    ["the last one"],
    ["poslední"],
    ["die letzte"],
    ["ostatnia"],
    ["la última"],
    ["la dernière"],
    ["3"],
  ])("the last: %s", (said) => expect(chosen(TICKETS, said)).toBe("listTickets"));

  it.each([["7"], ["the fifth one"], ["0"]])("asks again for a place that is none: %s", (said) =>
    expect(chosen(TICKETS, said)).toBe("unclear"),
  );

  it.each([["the second quarter"], ["12-34"], ["one for Brno"]])(
    "takes no part of something else: %s",
    (said) => expect(chosen(TICKETS, said, { elsewhere: 0.2 })).toBeNull(),
  );
});

describe("answerQuestion() chooses by name", () => {
  it.each([
    ["its id", "closeTicket"],
    ["its id in words", "close ticket"],
    ["its name", "Close a ticket"],
    ["within a sentence", "I mean close ticket, please"],
    ["a distinctive word", "close"],
    ["a distinctive word among fillers", "the close one"],
  ])("%s", (_what, said) => expect(chosen(TICKETS, said)).toBe("closeTicket"));

  it("asks again when the words match all choices", () =>
    expect(chosen(TICKETS, "the ticket one")).toBe("unclear"));

  it("distinguishes operations with the same name by their API", () => {
    const open = ask([
      tool("createTicket", "Create", {}, [], "Jira"),
      tool("createTicket", "Create", {}, [], "Zendesk"),
    ]);
    const read = answer(open, "the Zendesk one");
    expect(read?.kind === "chosen" && read.choice.api).toBe("Zendesk");
    expect(chosen(open, "createTicket")).toBe("unclear");
  });
});

describe("answerQuestion() understands yes and no", () => {
  it.each([
    ["yes"],
    ["Yes, please."],
    ["ano"],
    ["ja"],
    ["genau"],
    ["tak"],
    ["sí"],
    ["oui"],
    ["ok, do it"],
    ["bien sûr"],
  ])("yes: %s", (said) => expect(chosen(proposed, said)).toBe("listTickets"));
  it.each([
    ["no"],
    ["No, thanks"],
    ["ne"],
    ["ne, díky"],
    ["nein"],
    ["nie"],
    ["non"],
    ["never mind"],
    ["zapomeň na to"],
    ["vergiss es"],
    ["none of these"],
    ["ninguna"],
    ["laisse tomber"],
    ["cancel it please"],
  ])("no: %s", (said) => {
    expect(chosen(proposed, said)).toBe("refused");
    expect(chosen(weather, said)).toBe("refused");
  });
  it("a yes to several asks again", () => expect(chosen(TICKETS, "yes")).toBe("unclear"));
  it("a yes with unknown words asks again", () =>
    expect(chosen(proposed, "yes, but carefully")).toBe("unclear"));
  it("is a value where a yes or no was asked for", () => {
    const open = ask([tool("setAlarm", "Set the alarm", { enabled: { type: "boolean" } }, ["enabled"])], {
      missing: ["enabled"],
    });
    expect(values(open, "yes")).toEqual({ enabled: true });
    expect(values(open, "ne")).toEqual({ enabled: false });
  });
});

describe("answerQuestion() reads the one missing value", () => {
  it.each([
    ["Brno"],
    ["brno".replace("b", "B")],
    ["in Brno"],
    ["for Brno please"],
    ["it's Brno"],
    ["the city is Brno"],
    ["city: Brno"],
    ["city = Brno"],
    ['"Brno"'],
    ["je to Brno"],
    ["v Brno, prosím"],
    ["město je Brno"],
    ["es ist Brno"],
    ["für Brno, bitte"],
    ["die Stadt ist Brno"],
    ["to jest Brno"],
    ["dla Brno"],
    ["es Brno"],
    ["para Brno, por favor"],
    ["la ciudad es Brno"],
    ["c'est Brno"],
    ["pour Brno, s'il vous plaît"],
    ["yes, Brno"],
  ])("%s", (said) => expect(values(weather, said)).toEqual({ city: "Brno" }));

  it("of several words", () =>
    expect(values(weather, "in New York City")).toEqual({ city: "New York City" }));

  const ticket = ask([closeTicket], { missing: ["ticket_id"], request: "close it" });
  it.each([
    ["42"],
    ["it's 42"],
    ["number 42"],
    ["ticket 42"],
    ["ticket #42"],
    ["the ticket id is 42"],
    ["číslo 42"],
    ["je to číslo 42"],
    ["Nummer 42"],
    ["numer 42"],
    ["el número 42"],
    ["le numéro 42"],
    ["42."],
  ])("a number: %s", (said) => expect(values(ticket, said)).toEqual({ ticket_id: 42 }));

  it("of an id that is text, without what it is the number of", () => {
    const order = ask([tool("getOrder", "Get an order", { order_id: text }, ["order_id"])], {
      missing: ["order_id"],
    });
    expect(values(order, "order INV-2024-7")).toEqual({ order_id: "INV-2024-7" });
    expect(values(order, "číslo 12")).toEqual({ order_id: "12" });
  });

  it("of a list of words, whatever their case", () => {
    const open = ask(
      [
        tool("setPriority", "Set", { priority: { type: "string", enum: ["LOW", "VERY_HIGH"] } }, [
          "priority",
        ]),
      ],
      { missing: ["priority"] },
    );
    expect(values(open, "very high please")).toEqual({ priority: "VERY_HIGH" });
    expect(values(open, "low")).toEqual({ priority: "LOW" });
  });

  it("of a date", () => {
    const open = ask([tool("plan", "Plan", { due_date: { type: "string", format: "date" } }, ["due_date"])], {
      missing: ["due_date"],
    });
    expect(values(open, "tomorrow")).toEqual({ due_date: "2026-11-22" });
    expect(values(open, "2026-12-24")).toEqual({ due_date: "2026-12-24" });
  });

  it("of a list", () => {
    const open = ask([tool("tag", "Tag", { tags: { type: "array", items: text } }, ["tags"])], {
      missing: ["tags"],
    });
    expect(values(open, "urgent, printer and Brno")).toEqual({ tags: ["urgent", "printer", "Brno"] });
  });

  it("inside an object", () => {
    const customer = {
      type: "object",
      properties: { email: { type: "string", format: "email" } },
      required: ["email"],
    };
    const open = ask([tool("invite", "Invite", { customer }, ["customer"])], { missing: ["customer.email"] });
    expect(values(open, "it's bob@example.com")).toEqual({ customer: { email: "bob@example.com" } });
  });

  it("of a name that begins like a request, where a search finds nothing for it", () => {
    const open = ask([tool("findEvent", "Find an event", { event_name: text }, ["event_name"])], {
      missing: ["event_name"],
    });
    expect(values(open, "Open Day")).toEqual({ event_name: "Open Day" });
    expect(values(open, '"show me the way"')).toEqual({ event_name: "show me the way" });
    expect(values(open, "Open Day", { elsewhere: 0.5 })).toBeNull();
  });

  it("of the first of several operations that lack it; a number is no place then", () => {
    const open = ask(
      [
        tool("addSeats", "Add seats", { count: { type: "integer" } }, ["count"]),
        tool("removeSeats", "Remove seats", { count: { type: "integer" } }, ["count"]),
      ],
      { missing: ["count"] },
    );
    expect(answer(open, "2")).toMatchObject({
      choice: { operation_id: "addSeats" },
      arguments: { count: 2 },
    });
    expect(chosen(open, "remove")).toBe("removeSeats");
  });

  const title = ask([createTicket], { missing: ["title"], request: "create a ticket" });
  it.each([
    ["Printer broken"],
    ["The printer is broken in Brno"],
    ["It is 5 o'clock".replace("It is ", "")],
    ["Order of toner failed"],
  ])("a free text stays whole: %s", (said) => expect(values(title, said)).toEqual({ title: said }));
});

describe("answerQuestion() keeps to the argument's schema", () => {
  it.each<[string, JsonObject, string]>([
    ["type", { type: "integer" }, "Brno"],
    ["enum", { type: "string", enum: ["low", "high"] }, "purple"],
    ["format", { type: "string", format: "email" }, "an address"],
    ["pattern", { type: "string", pattern: "^[A-Z]{3}$" }, "Brno"],
    ["maximum", { type: "integer", maximum: 10 }, "42"],
  ])("%s", (_keyword, schema, said) => {
    const open = ask([tool("x", "X", { thing: schema }, ["thing"])], { missing: ["thing"] });
    const read = answer(open, said);
    expect(read).toMatchObject({ kind: "chosen", arguments: {}, missing: ["thing"] });
    expect(read?.kind === "chosen" && read.faults[0]?.pointer).toBe("thing");
  });
});

describe("answerQuestion() assigns several values", () => {
  const both = ask(
    [
      tool(
        "createTicket",
        "Create a ticket",
        { title: text, priority: { type: "string", enum: ["low", "high"] } },
        ["title", "priority"],
      ),
    ],
    { missing: ["title", "priority"] },
  );
  it.each([
    ["priority high, title Printer broken"],
    ["title: Printer broken; priority: high"],
    ["the priority is high and the title is Printer broken"],
    ["high, Printer broken"],
    ["title = Printer broken\npriority = high"],
  ])("%s", (said) => expect(values(both, said)).toEqual({ title: "Printer broken", priority: "high" }));

  it("asks for what is still missing", () => {
    const read = answer(both, "priority low");
    expect(read).toMatchObject({ kind: "chosen", arguments: { priority: "low" }, missing: ["title"] });
  });

  it("takes values from the context beside the text", () => {
    expect(values(both, "high", { context: { title: "Printer" } })).toEqual({
      title: "Printer",
      priority: "high",
    });
  });
});

describe("answerQuestion() reads a choice and its values together", () => {
  it.each([
    ["the third one, for Brno", "listTickets", { city: "Brno" }],
    ["list tickets for Brno", "listTickets", { city: "Brno" }],
    ["the second one, ticket 91", "closeTicket", { ticket_id: 91 }],
    ["2: 91", "closeTicket", { ticket_id: 91 }],
    ["první, Printer broken", "createTicket", { title: "Printer broken" }],
  ])("%s", (said, id, args) => {
    const read = answer(TICKETS, said);
    expect(read).toMatchObject({ kind: "chosen", choice: { operation_id: id }, arguments: args });
  });

  it("keeps what was understood before", () => {
    const open = ask([createTicket, listTickets], { given: { title: "Printer" } });
    expect(values(open, "the first one")).toEqual({ title: "Printer" });
  });
});

describe("answerQuestion() returns null for a new request", () => {
  it.each([
    ["show me all invoices of March"],
    ["ukaž mi všechny faktury"],
    ["zeig mir alle Rechnungen"],
    ["pokaż wszystkie faktury"],
    ["muestra todas las facturas"],
    ["montre-moi toutes les factures"],
    ["I want to delete the customer Bob"],
    ["what is the exchange rate of the euro?"],
    ["jaký je kurz eura?"],
  ])("%s", (said) => {
    for (const open of [weather, proposed, TICKETS])
      expect(answer(open, said, { elsewhere: 0.6 }), said).toBeNull();
  });

  it("with a verb, also where a search finds nothing", () =>
    expect(answer(weather, "Translate this poem into Latin")).toBeNull());
  it("the same request again", () => expect(answer(weather, "what is the weather?")).toBeNull());
  it("what a search is sure of", () =>
    expect(answer(weather, "exchange rate EUR", { elsewhere: 0.9 })).toBeNull());
  it("any other text that a search finds something for; else asks again", () => {
    expect(answer(TICKETS, "Brno", { elsewhere: 0.2 })).toBeNull();
    expect(answer(TICKETS, "Brno")).toEqual({ kind: "unclear" });
  });
  it("when the tools are gone", () => expect(answer({ ...weather, tools: [] }, "Brno")).toBeNull());
});

describe("answerQuestion() is fast for any text", () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `field_${index}`,
      index % 2 === 0 ? text : { type: "string", format: "date" },
    ]),
  );
  const required = Object.keys(many);
  const title = ask([createTicket], { missing: ["title"] });
  const wide = ask([tool("wide", "Wide", many, required)], { missing: required });
  it.each([
    ["joining words", " and".repeat(2_000)],
    ["commas", "a,".repeat(4_000)],
    ["spaces", `a${" ".repeat(7_990)}b`],
    ["punctuation", `a${".".repeat(7_990)}b`],
    ["numbers", "1 000 ".repeat(1_300)],
    ["names", "field 1 is x, ".repeat(570)],
    ["quotes", '"'.repeat(8_000)],
    ["ordinals", "the second one ".repeat(530)],
  ])("%s", (_what, said) => {
    for (const open of [wide, weather, TICKETS, title]) {
      for (const one of [said, said.slice(0, 1_000)]) {
        const spent = startCpuClock();
        answer(open, one);
        // A regular expression that runs away needs minutes.
        expect(spent()).toBeLessThan(10_000);
      }
    }
  });
});

describe("the only object of a list", () => {
  it("is completed by the answer", () => {
    const open = ask([createEnvelope], {
      missing: ["signers.0.name"],
      given: { signers: [{ email: "ada@example.com" }] },
    });
    expect(open.choices[0]?.missing.map(({ name }) => name)).toEqual(["signers.0.name"]);
    const read = answer(open, "Ada Lane");
    expect(read).toMatchObject({
      kind: "chosen",
      arguments: { signers: [{ email: "ada@example.com", name: "Ada Lane" }] },
      missing: [],
    });
  });
});

describe("answerQuestion() takes no refusal, doubt or counter-question for a value", () => {
  const one = (name: string, schema: JsonObject) =>
    ask([tool("close", "Close a ticket", { [name]: schema }, [name])], { missing: [name] });
  const integer = one("ticket_id", { type: "integer" });
  const id = one("mooring_id", text);
  const city = one("city", text);
  const email = one("email", { type: "string", format: "email" });
  const date = one("due", { type: "string", format: "date" });
  const flag = one("urgent", { type: "boolean" });
  const status = one("status", { enum: ["open", "closed", "on_hold"] });

  it.each([
    [
      "an integer",
      integer,
      "not 12|12 nicht|pas le 12|12, sorry, 13|91, 92|all but 12|5 minutes please|wait 5 min",
    ],
    [
      "an integer",
      integer,
      "I already closed 12|ticket 12 doesn't exist|12?|maybe 12|ask me again in 2 hours",
    ],
    [
      "an id",
      id,
      "don't delete it|I don't know|nevím|ich weiß nicht|nie wiem|no lo sé|je ne sais pas|nechci nic mazat",
    ],
    [
      "an id",
      id,
      "all of them|the first one|the one by the lighthouse|7f3a is wrong|12 or 13|later|thanks|hmm",
    ],
    ["a city", city, "ask me later|nicht Brno|Brno ne|you choose|I'm still thinking"],
    ["an address", email, "not bob@example.com|is it bob@example.com?"],
    ["a day", date, "not tomorrow|ask me tomorrow|je te le dirai demain"],
    ["a flag", flag, "claro que no|sicher nicht|ja nevím|yes, but not now"],
    ["a text", one("text", text), "don't add it|please don't do it|nepřidávej to|I don't know"],
    ["a listed value", status, "not closed|is it open?|hold on"],
  ])("%s", (_kind, open, texts) => {
    for (const said of texts.split("|"))
      expect([said, answer(open, said)]).toEqual([said, { kind: "unclear" }]);
  });

  it("and none of them confirms a proposed write", () => {
    const known = ask([closeTicket], { given: { ticket_id: 9 } });
    for (const said of [
      "👍?",
      "?",
      "thanks",
      "yes?",
      "ja, später",
      "si tu veux",
      "should I close it?",
      "ja nevím",
    ])
      expect([said, answer(known, said)]).toEqual([said, { kind: "unclear" }]);
    for (const said of ["yes", "ok", "ano", "ja, bitte", "go ahead"])
      expect([said, values(known, said)]).toEqual([said, { ticket_id: 9 }]);
  });

  it.each([
    [integer, "ticket 91 please", 91],
    [integer, "No. 91", 91],
    [integer, "das Ticket 91", 91],
    [id, "it's 7f3a", "7f3a"],
    [id, "lighthouse", "lighthouse"],
    [city, "Frankfurt am Main", "Frankfurt am Main"],
    [city, "In New York", "New York"],
    [email, "bob@example.com please", "bob@example.com"],
    [status, "on hold", "on_hold"],
    [one("name", text), '"Do Not Disturb"', "Do Not Disturb"],
    [one("name", text), "No Limits", "No Limits"],
    [one("title", text), "Right door is stuck", "Right door is stuck"],
    [one("title", text), "Printer does not work", "Printer does not work"],
  ])("but ordinary values still count: %#", (open, said, value) =>
    expect(Object.values(Object(values(open, said)))).toEqual([value]),
  );
});

describe("a choice that is a request by itself", () => {
  const deleteMooring = tool("deleteMooring", "Delete a mooring", { id: text }, ["id"], "QuayLine API");
  const choices = ask([createTicket, deleteMooring]);

  it("does not take the name of the service for a value", () =>
    expect(answer(choices, "delete the mooring from QuayLine")).toMatchObject({
      choice: { operation_id: "deleteMooring" },
      arguments: {},
      missing: ["id"],
    }));

  it("takes its value", () => expect(values(choices, "delete a mooring 7f3a")).toEqual({ id: "7f3a" }));

  it.each(["don't delete a mooring 7f3a", "never delete a mooring 7f3a"])("is a command: %s", (said) =>
    expect(chosen(choices, said)).not.toBe("deleteMooring"),
  );
});
