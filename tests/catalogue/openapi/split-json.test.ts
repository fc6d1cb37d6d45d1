import { describe, expect, test } from "vitest";
import { writeLargeDocument } from "../../../scripts/lib/write-large-document.ts";
import type { JsonObject } from "../../../src/base/json.ts";
import { JsonJoin, splitJson } from "../../../src/catalogue/openapi/parse/split-json.ts";

const DOCUMENTS: [string, JsonObject][] = [
  ["nothing", {}],
  ["an empty object at each level", { paths: { "/a": {}, "/b": { get: {} } }, components: {} }],
  ["a large document", JSON.parse(writeLargeDocument(300_000)) as JsonObject],
  ["names like numbers, which objects sort", { paths: { b: { x: 1 }, "2": { y: "z".repeat(40) }, "1": {} } }],
  [
    "a value longer than several parts",
    { info: { title: "t", description: "é😀".repeat(5_000) }, paths: {} },
  ],
  [
    "a list longer than several parts",
    { tags: Array.from({ length: 3_000 }, (_, n) => ({ name: `n${n}` })) },
  ],
  [
    "a name longer than a part",
    { paths: { [`/${"x".repeat(3_000)}`]: { get: { a: 1 } }, "/b": { get: {} } } },
  ],
  [
    "quotes, commas and braces in names",
    { 'a","b': { "{,": { "}": [1, { c: "," }] } }, "\\": { '"': null } },
  ],
  [
    "entries deeper than the cuts",
    { a: { b: { c: { d: { e: { f: "x".repeat(900) }, g: 1 } }, h: 2 } }, i: 3 },
  ],
];

describe("splitJson()", () => {
  test.each(DOCUMENTS)("%s: its parts are the text of JSON.stringify", (_, document) => {
    for (const size of [2, 50, 1_000, 1_000_000]) {
      expect([...splitJson(document, size)].map(({ text }) => text).join("")).toBe(JSON.stringify(document));
    }
  });

  test.each(DOCUMENTS)("%s: is whole again after JsonJoin", (_, document) => {
    for (const size of [2, 50, 1_000, 1_000_000]) {
      const parts = [...splitJson(document, size)];
      const join = new JsonJoin();
      for (const [index, part] of parts.entries()) join.add(part, index === parts.length - 1);
      expect(JSON.stringify(join.document)).toBe(JSON.stringify(document));
    }
  });

  test("no part exceeds twice the size plus one short entry", () => {
    for (const [, document] of DOCUMENTS)
      for (const { text } of splitJson(document, 4_000)) expect(text.length).toBeLessThan(8_000 + 4_000);
  });

  test("no part ends inside a surrogate pair", () => {
    for (const { text } of splitJson({ info: { description: "😀".repeat(1_000) } }, 51))
      expect(text).not.toMatch(/[\uD800-\uDBFF]$/);
  });
});
