import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const slug = { type: "string", description: "Slug of the garden" };
const moment = { type: "string", format: "date-time" };

const GARDENS: readonly SmallOperation[] = [
  [
    "POST",
    "/gardens/{garden}/guides",
    "addGuide",
    "Create a guide",
    { garden: slug, title: text, intro: { type: "string", description: "Opening words" } },
    ["garden", "title"],
  ],
  [
    "PATCH",
    "/guides/{guide_id}",
    "editGuide",
    "Edit a guide",
    { guide_id: { type: "integer" }, title: text },
    ["guide_id"],
  ],
  [
    "PATCH",
    "/gardeners/{gardener_id}",
    "updateGardener",
    "Update a gardener",
    {
      gardener_id: { type: "integer" },
      trade_title: { type: "string", description: "Trade title" },
      section: { type: "string", description: "Section" },
      badge: { type: "string", description: "Badge number" },
      height_cm: { type: "number" },
    },
    ["gardener_id"],
  ],
  [
    "POST",
    "/visitors",
    "addVisitor",
    "Register a visitor",
    {
      name: text,
      guardian: {
        type: "object",
        properties: { name: text, phone: { type: "string", description: "Phone" } },
      },
    },
    ["name"],
  ],
  [
    "GET",
    "/plants",
    "listPlants",
    "List the plants",
    {
      query: { type: "string", description: "Words in the name" },
      below_reserve: { type: "boolean", description: "Only plants whose stock is below the reserve" },
      bed: { type: "string", description: "Bed" },
      min_price: { type: "number" },
      max_price: { type: "number" },
      max_thorns: { type: "integer", description: "At most so many thorns" },
    },
    [],
  ],
  ["GET", "/plants/{plant}", "getPlant", "Read a plant", { plant: text }, ["plant"]],
  [
    "POST",
    "/hire",
    "hireTool",
    "Book a tool",
    { tool_id: text, from: moment, until: moment },
    ["tool_id", "from", "until"],
  ],
  [
    "PUT",
    "/lights/{light}",
    "setLight",
    "Set a light",
    { light: text, on: { type: "boolean" }, warmth: { type: "integer", description: "Percent" } },
    ["light"],
  ],
  ["POST", "/pumps/{pump}/reboot", "rebootPump", "", { pump: text }, ["pump"]],
  [
    "PUT",
    "/greenhouses/{house}/temperature",
    "setTemperature",
    "Set the temperature of a greenhouse",
    { house: { type: "string", enum: ["fern", "palm"] }, target: { type: "number" } },
    ["house", "target"],
  ],
  [
    "POST",
    "/frost-alerts",
    "addAlert",
    "Create a frost alert",
    { bed: text, direction: { type: "string", enum: ["above", "below"] }, degrees: { type: "number" } },
    ["direction", "degrees"],
  ],
  [
    "GET",
    "/reports/visits",
    "visitReport",
    "Visits of a quarter",
    { year: { type: "integer" }, quarter: { type: "integer" } },
    ["year", "quarter"],
  ],
  [
    "GET",
    "/interpreters",
    "listInterpreters",
    "Interpreters for guided tours",
    {
      from_language: { type: "string", enum: ["de", "pl", "cs"] },
      to_language: { type: "string", enum: ["de", "pl", "cs"] },
    },
    [],
  ],
];

const garden = openSmallApi("Gardens", GARDENS);

function planned(query: string) {
  const decision = garden(query);
  const best = decision?.ranked[0];
  return {
    operation: best?.candidate.operation_id,
    arguments: best?.filling.arguments,
    objections: decision?.objections,
  };
}

const plan = (operation: string, args: object) => ({ operation, arguments: args, objections: [] });

describe("titles", () => {
  it.each([
    ["create a guide of old-moat titled Ferns in the shade", "addGuide", "Ferns in the shade"],
    ["create a guide of old-moat called Ivy", "addGuide", "Ivy"],
  ])("%s", (query, operation, title) => {
    expect(planned(query)).toEqual(plan(operation, { garden: "old-moat", title }));
  });

  it("a new name after a verb of naming may start with any word", () => {
    expect(planned("Rename guide 71 to The next spring")).toEqual(
      plan("editGuide", { guide_id: 71, title: "The next spring" }),
    );
  });
});

describe("a new value of a named argument", () => {
  it.each([
    ["Change the trade title of gardener 31 to Head of Roses", { trade_title: "Head of Roses" }],
    ["set the badge number of gardener 31 to 900417", { badge: "900417" }],
  ])("%s", (query, args) => {
    expect(planned(query)).toEqual(plan("updateGardener", { gardener_id: 31, ...args }));
  });
});

describe("labelled parts", () => {
  it("a name after the label of an object belongs to the object", () => {
    expect(
      planned("Register a visitor: Ida Holm, guardian Per Holm, phone +46 700 100 200").arguments,
    ).toMatchObject({ name: "Ida Holm", guardian: { name: "Per Holm" } });
  });
});

describe("ranges", () => {
  it.each([
    ["Book tool TL-8 on 4 May 2027 from 8:00 to 12:30", "2027-05-04T08:00:00Z", "2027-05-04T12:30:00Z"],
    ["book tool TL-8 on 4 May 2027 from 9:15 until 10:00", "2027-05-04T09:15:00Z", "2027-05-04T10:00:00Z"],
  ])("%s", (query, from, until) => {
    expect(planned(query)).toEqual(plan("hireTool", { tool_id: "TL-8", from, until }));
  });

  it("two numbers with 'to' are the ends of one range", () => {
    expect(planned("plants with a price of 200 to 450").arguments).toEqual({
      min_price: 200,
      max_price: 450,
    });
  });
});

describe("filters that a list ignores", () => {
  it.each([
    "which plants are below the reserve level of last year?",
    "which plants are not sold?",
    "plants that are out of bloom",
  ])("%s is asked about", (query) => {
    const { objections, arguments: args } = planned(query);
    expect(objections?.length === 0 && Object.keys(args ?? {}).length === 0).toBe(false);
  });

  it("an exclusion is a bound of zero", () => {
    expect(planned("find plants without thorns").arguments).toEqual({ max_thorns: 0 });
  });

  it("a text that names contain is searched for", () => {
    expect(planned("find plants with moss in the name")).toEqual(plan("listPlants", { query: "moss" }));
  });

  it("a letter after a noun is a value", () => {
    expect(planned("which plants are in bed K?").arguments).toMatchObject({ bed: "K" });
  });

  it("a state is not a key", () => {
    expect(planned("which plants are thirsty?").operation).not.toBe("getPlant");
  });
});

describe("things by their kind", () => {
  it("a thing of two words is one of the kind that the path identifies", () => {
    expect(planned("turn on the veranda lamp")).toEqual(
      plan("setLight", { light: "veranda lamp", on: true }),
    );
  });

  it("a synonym of the verb finds an operation that only its identifier describes", () => {
    expect(planned("restart pump-02")).toEqual(plan("rebootPump", { pump: "pump-02" }));
  });

  it("a verb of a measure sets it", () => {
    expect(planned("Heat the palm greenhouse to 24")).toEqual(
      plan("setTemperature", { house: "palm", target: 24 }),
    );
  });
});

describe("wanted states", () => {
  it("a participle after an identified thing is a command", () => {
    const { operation, objections } = planned("I would like pump-02 rebooted");
    expect({ operation, objections }).toEqual({ operation: "rebootPump", objections: [] });
  });

  it.each(["I want the pumps rebooted last week", "I don't want pump-02 rebooted", "was pump-02 rebooted?"])(
    "%s is no command",
    (query) => {
      const { operation, objections } = planned(query);
      expect(operation === "rebootPump" && objections?.length === 0).toBe(false);
    },
  );
});

describe("a write whose verb is only a synonym", () => {
  const kitchen = openSmallApi("Kitchen", [
    ["POST", "/stews", "addStew", "Create a stew", { title: text, portions: { type: "integer" } }, ["title"]],
    [
      "POST",
      "/menu-plan",
      "planStew",
      "Plan a stew for a day",
      {
        stew_id: { type: "integer" },
        date: { type: "string", format: "date" },
        sitting: { type: "string", enum: ["lunch", "supper"] },
      },
      ["stew_id", "date", "sitting"],
    ],
  ]);

  it("gives way to one with the verb itself that lacks an argument", () => {
    const decision = kitchen("Plan stew 52 for Thursday");
    expect(decision?.ranked[0]?.candidate.operation_id).toBe("planStew");
    expect(decision?.ranked[0]?.filling.missing).toEqual(["sitting"]);
  });
});

describe("conditions", () => {
  it("that the arguments hold belong to the rule", () => {
    expect(planned("Create a frost alert when it goes below 2").objections).toEqual([]);
  });

  it.each(["Reboot pump-02 when it goes below 2", "reboot pump-02 if the bed is dry"])(
    "of the command itself keep it from being sent: %s",
    (query) => {
      expect(planned(query).objections).not.toEqual([]);
    },
  );
});

describe("pairs and quarters", () => {
  it.each([
    [
      "Welche Dolmetscher für Führungen von Deutsch nach Polnisch?",
      { from_language: "de", to_language: "pl" },
    ],
    ["interpreters for tours from Czech to German", { from_language: "cs", to_language: "de" }],
  ])("%s", (query, args) => {
    expect(planned(query).arguments).toEqual(args);
  });

  it("Q2 2027", () => {
    expect(planned("visits in Q2 2027").arguments).toEqual({ quarter: 2, year: 2027 });
  });
});

describe("statements", () => {
  it("that tell what somebody did read nothing", () => {
    expect(planned("We sold plant 7 last month").objections).not.toEqual([]);
  });
});
