import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const day = { ...text, format: "date" };
const list = (operationId: string, summary: string, ...parameters: object[]) => ({
  operationId,
  summary,
  parameters,
});
const write = (operationId: string, summary: string, properties: object, required: string[] = []) => ({
  operationId,
  summary,
  requestBody: body(properties, required),
});
const query = (name: string, schema: object = text) => parameter("query", name, schema);

const galley = document("Galley", {
  "/stores": {
    get: list("listStores", "The store list"),
    post: write("addToStores", "Add an item to the store list", { item: text, quantity: integer }, ["item"]),
  },
  "/stores/{item}": {
    delete: list("removeFromStores", "Remove an item from the store list", parameter("path", "item", text)),
  },
  "/buoys/{name}": { delete: list("removeBuoy", "Remove a buoy", parameter("path", "name", text)) },
  "/hoists/{hoist}/start": { post: list("startHoist", "Start a hoist", parameter("path", "hoist", text)) },
  "/faxes": { post: write("sendFax", "Send a fax", { to: text, body: text }, ["to", "body"]) },
  "/letters": { get: list("listLetters", "List letters", query("unread", { type: "boolean" })) },
  "/letters/unread-count": { get: list("countLetters", "Number of unread letters") },
});

const ferries = document("Ferries", {
  "/crossings": {
    get: list(
      "findCrossings",
      "Find ferry crossings",
      { ...query("from"), required: true },
      { ...query("to"), required: true, description: "Place of arrival" },
      query("date", day),
    ),
  },
  "/songs": { get: list("listSongs", "List songs", query("genre")) },
  "/books": { get: list("listBooks", "List books", query("author"), query("q")) },
  "/cabins": {
    get: list("findCabins", "Find cabins", query("stars", integer), query("town")),
  },
  "/rhymes": { get: list("findRhymes", "Words that rhyme", { ...query("word"), required: true }) },
  "/photos": { post: write("addPhoto", "Add a picture", { title: text }, ["title"]) },
});

const harbours = document("Moorings", {
  "/moorings": {
    get: list("listMoorings", "List moorings"),
    post: write("bookMooring", "Book a mooring", { name: text, nights: integer }, ["name"]),
  },
  "/moorings/{mooring}": { get: list("getMooring", "Get a mooring", parameter("path", "mooring", text)) },
});

describe("common words are values by their place", () => {
  test.each<[string, string, object]>([
    ["put lanterns on the store list", "addToStores", { item: "lanterns" }],
    ["add lamp oil to the store list", "addToStores", { item: "lamp oil" }],
    ["add 6 lemons to the store list", "addToStores", { item: "lemons", quantity: 6 }],
    [
      "add two boxes of green tea to the store list",
      "addToStores",
      { item: "boxes of green tea", quantity: 2 },
    ],
    ["setze 4 kerzen auf die store list", "addToStores", { item: "kerzen", quantity: 4 }],
    ["remove the kelp buoy", "removeBuoy", { name: "kelp" }],
    ["start the crane hoist", "startHoist", { hoist: "crane" }],
    ["show my unread letters", "listLetters", { unread: true }],
  ])("galley: %s", (query, operation, args) => {
    expect(calledAtOnce(query, galley)).toEqual([operation, args]);
  });

  test.each<[string, string, object]>([
    [
      "crossings from the old pier to the lighthouse",
      "findCrossings",
      { from: "old pier", to: "lighthouse" },
    ],
    ["List Breton songs", "listSongs", { genre: "Breton" }],
    ["what words rhyme with anchor", "findRhymes", { word: "anchor" }],
    ["three star cabins", "findCabins", { stars: 3 }],
  ])("ferries: %s", (query, operation, args) => {
    expect(calledAtOnce(query, ferries)).toEqual([operation, args]);
  });
});

describe("words that no place in the sentence assigns are asked about", () => {
  test.each([
    ["send a fax to harbour-7", galley],
    ["send a letter to harbour-7", galley],
    ["start the engine", galley],
    ["remove the old buoy", galley],
    ["don't put lanterns on the store list", galley],
    ["should I add 6 lemons to the store list?", galley],
    ["add a drawing of the picture", ferries],
    ["book a taxi to the mooring", harbours],
  ] as const)("%s", (query, api) => {
    expect(calledAtOnce(query, api)).toBe("asked");
  });

  test("a question changes nothing", () => {
    expect(calledAtOnce("who put lanterns on the store list?", galley)).not.toContain("addToStores");
  });

  test("nights are no stars", () => {
    expect(calledAtOnce("find cabins for two nights", ferries)).not.toEqual(["findCabins", { stars: 2 }]);
  });

  test("several things are none that the path identifies", () => {
    expect(calledAtOnce("list wooden moorings", harbours)).not.toEqual(["getMooring", { mooring: "wooden" }]);
  });
});
