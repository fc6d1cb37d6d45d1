import { describe, expect, it } from "vitest";
import { tokenize } from "../../src/language/tokenize.ts";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const moment = { type: "string", format: "date-time" };

const FERRY: readonly SmallOperation[] = [
  [
    "POST",
    "/transfers",
    "bookTransfer",
    "Book a transfer",
    { pickup_place: text, dropoff_place: text, pickup_at: moment, guest_name: text, note: text },
    ["pickup_place"],
  ],
];

const STUDIO: readonly SmallOperation[] = [
  [
    "POST",
    "/channels/{channel}/posts",
    "writePost",
    "Write a post in a channel",
    { channel: text, text },
    ["channel", "text"],
  ],
  [
    "POST",
    "/channels/{channel}/members",
    "addMembers",
    "Add members to a channel",
    { channel: text, users: { type: "array", items: text } },
    ["channel", "users"],
  ],
  [
    "POST",
    "/repos/{owner}/{repo}/merges",
    "proposeMerge",
    "Propose a merge",
    { owner: text, repo: text, head: text, base: text },
    ["owner", "repo", "head", "base"],
  ],
  [
    "GET",
    "/repos/{owner}/{repo}/tags",
    "listTags",
    "List tags",
    { owner: text, repo: text, branch: text },
    ["owner", "repo"],
  ],
  [
    "GET",
    "/pages/{page_id}",
    "readPage",
    "Read a page",
    { page_id: { ...text, pattern: "^pg-\\d+$" } },
    ["page_id"],
  ],
  ["GET", "/leaflets", "listLeaflets", "List leaflets", { page: integer }, []],
  [
    "POST",
    "/cases/{no}/notes",
    "addNote",
    "Add a note to a case",
    { no: integer, text, remind_on: { type: "string", format: "date" } },
    ["no", "text"],
  ],
  [
    "GET",
    "/drawings",
    "listDrawings",
    "List drawings",
    {
      state: { type: "string", enum: ["open", "closed"] },
      sort: { type: "string", enum: ["created", "updated", "title"] },
      urgency: { type: "string", enum: ["high", "low"] },
      finished: { type: "boolean" },
    },
    [],
  ],
  ["POST", "/drawings", "openDrawing", "Open a drawing", { title: text }, ["title"]],
  ["POST", "/kiln/descale", "descaleKiln", "Descale the kiln", {}, []],
  ["POST", "/bikes/{id}/service", "serviceBike", "Service a bike", { id: text }, ["id"]],
];

describe("a journey", () => {
  const plan = openSmallApi("Ferry", FERRY);
  it.each([
    ["book a transfer from Mill Lane to the airport", "Mill Lane", "airport"],
    ["book a transfer to the airport from Mill Lane", "Mill Lane", "airport"],
    ["Objednej transfer z nádraží na letiště", "nádraží", "letiště"],
    ["Buche einen Transfer vom Bahnhof zum Flughafen", "Bahnhof", "Flughafen"],
    ["Reserva un traslado del hotel Sol al aeropuerto", "hotel Sol", "aeropuerto"],
    ["Réserve un transfert du 5 rue Monge à la gare", "5 rue Monge", "gare"],
  ])("has both ends in “%s”", (query, pickup_place, dropoff_place) => {
    expect(planOf(plan(query))).toMatchObject({
      objections: [],
      arguments: { pickup_place, dropoff_place },
    });
  });

  it("ends before the day", () => {
    const { arguments: found } = planOf(
      plan("Buche einen Transfer vom Bahnhof zum Flughafen morgen um 9 Uhr"),
    );
    expect(found).toMatchObject({
      dropoff_place: "Flughafen",
      pickup_at: expect.stringContaining("T09:00:00"),
    });
  });
});

describe("names with a sign", () => {
  const plan = openSmallApi("Studio", STUDIO);
  it.each([
    [
      "write a post in #glazing: the kiln is free",
      "writePost",
      { channel: "glazing", text: "the kiln is free" },
    ],
    [
      "Schreib in #glasuren: Der Ofen ist frei",
      "writePost",
      { channel: "glasuren", text: "Der Ofen ist frei" },
    ],
    ["add @ada.k and @tom to #glazing", "addMembers", { channel: "glazing", users: ["ada.k", "tom"] }],
    ["write a post in #glazing: is the kiln free?", "writePost", { text: "is the kiln free?" }],
  ])("are channels and people in “%s”", (query, operation, found) => {
    expect(planOf(plan(query))).toMatchObject({ operation, objections: [], arguments: found });
  });
});

describe("a handle that does not end", () => {
  it("is read in linear time", () => {
    const { tokens } = tokenize(`@a${"-".repeat(5_000)} #b${"_-".repeat(5_000)}`);
    expect(tokens.map(({ text }) => text)).toEqual(["@a", "#b"]);
  });
});

describe("names of developers", () => {
  const plan = openSmallApi("Studio", STUDIO);
  it("merges go from the head to the base", () => {
    const decision = plan("propose a merge in acme/vases from glaze/blue into develop");
    expect(planOf(decision)).toMatchObject({
      operation: "proposeMerge",
      arguments: { head: "glaze/blue", base: "develop" },
    });
  });

  it("branches may be plain words", () => {
    expect(planOf(plan("tags on develop in acme/vases"))).toMatchObject({
      objections: [],
      arguments: { branch: "develop" },
    });
  });

  it("`page_id` identifies a page and is no page number", () => {
    expect(planOf(plan("read pg-17"))).toMatchObject({
      operation: "readPage",
      arguments: { page_id: "pg-17" },
    });
    expect(planOf(plan("list leaflets, 7")).arguments).toEqual({});
  });
});

describe("wording", () => {
  const plan = openSmallApi("Studio", STUDIO);
  it.each([
    ["open pencil drawings", "listDrawings", { state: "open" }],
    ["drawings, most recently updated first", "listDrawings", { sort: "updated" }],
    ["drawings that are finished", "listDrawings", { finished: true }],
    ["note on case 12: kiln is cold", "addNote", { no: 12, text: "kiln is cold" }],
    ["Notiz zu case 12: Ofen ist kalt", "addNote", { no: 12, text: "Ofen ist kalt" }],
    ["add a note to case 12: Ada comes on Friday", "addNote", { no: 12, text: "Ada comes on Friday" }],
    ["get the kiln descaled", "descaleKiln", {}],
    ["need bike B-12 serviced", "serviceBike", { id: "B-12" }],
  ])("“%s” calls %s", (query, operation, found) => {
    const planned = planOf(plan(query));
    expect(planned).toMatchObject({ operation, arguments: found });
    if (operation !== "listDrawings") expect(planned.objections).toEqual([]);
  });

  it("a negated participle is no link to the next word", () => {
    expect(planOf(plan("unapproved high urgency drawings")).objections).toContain("leftover");
  });

  it.each(["get the bikes serviced", "have you got the kiln descaled"])("“%s” commands nothing", (query) => {
    expect(planOf(plan(query)).objections).not.toEqual([]);
  });
});
