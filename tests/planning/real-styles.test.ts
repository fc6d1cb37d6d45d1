import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { body, candidatesOf, inPath, planOf, text } from "./small-api.ts";

const inQuery = (name: string, schema: JsonObject = text) => ({ name, in: "query", schema });
const inHeader = (name: string, required = false) => ({ name, in: "header", required, schema: text });
const ok = { responses: { 200: { description: "OK" } } };

/** Habits of large public APIs: the name in the path, protocol headers, bodies without required members, nested repeats. */
const DEPOT = {
  openapi: "3.1.0",
  info: { title: "DepotLine Data API v3", version: "3" },
  servers: [{ url: "https://depotline.example" }],
  paths: {
    "/depotLine/v3/shelves": {
      get: {
        operationId: "listShelves",
        summary: "List shelves",
        parameters: [
          inQuery("onBehalfOf"),
          inQuery("regionCode"),
          inQuery("size", { type: "integer" }),
          inHeader("DepotLine-Version"),
        ],
        ...ok,
      },
    },
    "/depotLine/v3/shelves/{shelfId}": {
      parameters: [inPath("shelfId"), inHeader("depotline-tenant-id", true)],
      get: { operationId: "getShelf", summary: "Get a shelf", ...ok },
      patch: {
        operationId: "updateShelf",
        summary: "Update a shelf",
        ...body({ phone: text, fax: text, price: { type: "number" }, row: text }),
        ...ok,
      },
      delete: { operationId: "deleteShelf", summary: "Delete a shelf", ...ok },
    },
    "/depotLine/v3/shelves/{shelfId}/items": {
      parameters: [inPath("shelfId"), inHeader("depotline-tenant-id", true)],
      get: { operationId: "listShelfItems", summary: "List the items of a shelf", ...ok },
      post: {
        operationId: "createItem",
        summary: "Create an item on a shelf",
        ...body({ shelf: { type: "object", properties: { id: text }, required: ["id"] }, title: text }, [
          "shelf",
          "title",
        ]),
        ...ok,
      },
    },
    "/depotLine/v3/files/delete": {
      post: { operationId: "deleteFile", summary: "Delete a file", ...body({ path: text }), ...ok },
    },
    "/depotLine/v3/files/move": {
      post: {
        operationId: "moveFile",
        summary: "Move a file",
        ...body({ from_path: text, to_path: text }),
        ...ok,
      },
    },
    "/depotLine/v3/shifts": {
      post: {
        operationId: "createShift",
        summary: "Plan a shift",
        ...body(
          {
            worker: text,
            time: text,
            days: { type: "array", items: { enum: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] } },
          },
          ["worker", "days"],
        ),
        ...ok,
      },
    },
    "/depotLine/v3/orders/{order_no}/refund": {
      post: {
        operationId: "refundOrder",
        summary: "Refund an order",
        parameters: [inPath("order_no")],
        ...ok,
      },
    },
  },
};

const TENANT = { "depotline-tenant-id": "7d1f" };
const CANDIDATES = candidatesOf(DEPOT);
const plan = (query: string, context: JsonObject = TENANT) =>
  planOf(decide({ query, context, candidates: CANDIDATES }));

describe("a service whose name is part of every path", () => {
  it.each([
    ["delete the shelf A-17 in DepotLine", "deleteShelf", { ...TENANT, shelfId: "A-17" }],
    ["list the shelves in DepotLine", "listShelves", {}],
  ])("%s", (query, operation, args) =>
    expect(plan(query)).toEqual({ operation, arguments: args, objections: [] }),
  );
});

describe("headers", () => {
  it("take no words that nothing assigns to them", () =>
    expect(plan("list 20 shelves of the workspace").arguments).not.toHaveProperty("DepotLine-Version"));

  it("keep the value of the context", () =>
    expect(plan("delete DepotLine shelf A-17").arguments).toEqual({ ...TENANT, shelfId: "A-17" }));
});

describe("the contents of a thing", () => {
  it.each(["what's on shelf A-17?", "Was steht auf dem Shelf A-17?", "co je na polici A-17?"])(
    "%s",
    (query) =>
      expect(plan(query)).toMatchObject({ operation: "listShelfItems", arguments: { shelfId: "A-17" } }),
  );
});

describe("a body that repeats the resource of the path", () => {
  it("gets its id", () =>
    expect(plan('create the item "Rope" on shelf A-17')).toEqual({
      operation: "createItem",
      arguments: { ...TENANT, shelfId: "A-17", title: "Rope", shelf: { id: "A-17" } },
      objections: [],
    }));
});

describe("a write without required arguments", () => {
  it.each(["delete the file", "move the file /a/b.txt to another folder"])("is not complete: %s", (query) =>
    expect(plan(query).objections).toContain("missing"),
  );

  it("is sent with both paths", () =>
    expect(plan("move /a/b.txt to /c/b.txt")).toMatchObject({
      operation: "moveFile",
      arguments: { from_path: "/a/b.txt", to_path: "/c/b.txt" },
    }));
});

describe("days of the week", () => {
  it.each([
    ["plan a shift for Ada from Monday to Friday", ["mon", "tue", "wed", "thu", "fri"]],
    ["plan a shift for Ada on weekends", ["sat", "sun"]],
    ["plan a shift for Ada, Fri-Mon", ["fri", "sat", "sun", "mon"]],
  ])("%s", (query, days) => expect(plan(query).arguments).toMatchObject({ days }));
});

describe("values that an argument cannot take", () => {
  it.each([
    ["give shelf A-17 40 crates", "price"],
    ["new phone for shelf A-17: +44 20 7946 0958", "fax"],
    ['change shelf A-17, "oak, long and dark"', "row"],
  ])("%s: no %s", (query, name) => expect(plan(query).arguments ?? {}).not.toHaveProperty(name));

  it("an order number is no surname", () =>
    expect(plan("refund the order of Mrs Larsen").arguments ?? {}).not.toHaveProperty("order_no"));
});

describe("a new value of a record", () => {
  it("is an update", () =>
    expect(plan("new phone for shelf A-17: +44 20 7946 0958")).toMatchObject({
      operation: "updateShelf",
      arguments: { shelfId: "A-17", phone: "+44 20 7946 0958" },
    }));
});

describe("regions", () => {
  it("become codes", () => expect(plan("shelves in Germany").arguments).toMatchObject({ regionCode: "DE" }));
});

describe("several services", () => {
  const OTHER = {
    openapi: "3.1.0",
    info: { title: "Quaylog API", version: "1" },
    servers: [{ url: "https://quaylog.example" }],
    paths: { "/notes": { get: { operationId: "listNotes", summary: "List notes", ...ok } } },
  };

  it("no other service than the named one is called", () => {
    const decision = decide({
      query: "delete the shelf A-17 in Quaylog",
      context: TENANT,
      candidates: candidatesOf(DEPOT, OTHER),
    });
    expect(decision?.ranked.map(({ candidate }) => candidate.operation_id) ?? []).not.toContain(
      "deleteShelf",
    );
  });
});
