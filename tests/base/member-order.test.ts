import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { applyMemberOrder, findMemberOrder } from "../../src/base/member-order.ts";

const object = (...names: string[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, {}])),
});
/** The order of members in `jsonb`: by length, then by bytes. */
const asStored = (schema: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
      : value,
  ) as JsonObject;

describe("findMemberOrder() and applyMemberOrder()", () => {
  it.each([
    ["inside an argument", { properties: { x: object("b", "a") } }, ["/properties/x"]],
    ["in lists and alternatives", { items: { anyOf: [object("a"), object("bb", "a")] } }, ["/items/anyOf/1"]],
    [
      "with odd names",
      { properties: { "a/b~c%41": object("b", "__proto__", "a") } },
      ["/properties/a~1b~0c%41"],
    ],
    [
      "of a property named like a keyword",
      { properties: { properties: object("b", "a") } },
      ["/properties/properties"],
    ],
    ["in shared schemas", { $defs: { Node: object("value", "id") } }, ["/$defs/Node"]],
    ["that the database keeps", { properties: { x: object("a", "b", "aa") } }, []],
    ["of the arguments themselves", object("b", "a"), []],
    ["in data", { properties: { x: { default: object("b", "a"), enum: [object("b", "a")] } } }, []],
  ])("restore the order %s", (_, schema: JsonObject, pointers) => {
    const order = findMemberOrder(schema);
    expect(Object.keys(order)).toEqual(pointers);
    const restored = findMemberOrder(applyMemberOrder(asStored(schema), order));
    expect(restored).toEqual(order);
  });

  it("are limited: a schema with thousands of properties keeps the order of the database", () => {
    const many = object(...Array.from({ length: 5_000 }, (_, i) => `p${5_000 - i}`));
    expect(findMemberOrder({ properties: { many, few: object("b", "a") } })).toEqual({
      "/properties/few": ["b", "a"],
    });
  });

  it("ignore an order of schemas that no longer exist", () => {
    const schema = { properties: { x: object("a", "b") } };
    const order = {
      "/properties/y": ["b"],
      "/properties/x/properties/a/items": ["c"],
      "/properties/x": ["b", "gone"],
    };
    expect(JSON.stringify(applyMemberOrder(schema, order))).toBe(
      JSON.stringify({ properties: { x: object("b", "a") } }),
    );
  });
});
