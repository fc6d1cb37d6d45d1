import { expect, test } from "vitest";
import { writeLargeDocument } from "../../../scripts/lib/write-large-document.ts";
import type { JsonObject } from "../../../src/base/json.ts";
import {
  type CompileProgress,
  compileOperations,
  compileSlice,
} from "../../../src/catalogue/openapi/compile/compile-operations.ts";

const LIMIT = 40_000;

/** Compiles all slices of a document; the state between them is serialized as JSON. */
function compileInSlices(document: JsonObject) {
  const slices = [];
  let progress: CompileProgress | null = null;
  do {
    const slice = compileSlice(document, progress, { limit: LIMIT });
    slices.push(slice);
    progress = slice.next === null ? null : (JSON.parse(JSON.stringify(slice.next)) as CompileProgress);
  } while (progress !== null);
  return slices;
}

function makeDocument(): JsonObject {
  const document = JSON.parse(writeLargeDocument(120_000)) as JsonObject & {
    paths: Record<string, JsonObject>;
  };
  const get = (extra: JsonObject) => ({ get: { responses: { "200": { description: "OK" } }, ...extra } });
  // Names that slices would use twice, a pattern that is reported once, a missing path item.
  Object.assign(document.paths, {
    "/twice": get({ operationId: "create_order0" }),
    "/a/b": get({}),
    "/a-b": get({}),
    "/p": get({
      parameters: [{ name: "p", in: "query", schema: { type: "string", pattern: "(a+)\\1" } }],
    }),
    "/gone": { $ref: "#/components/pathItems/none" },
  });
  document["x-auth-type"] = "custom";
  document["x-required-secrets"] = [{ secret_id: "unused", description: "Unused", vault_key_name: "unused" }];
  const entries = Object.entries(document.paths);
  const item = get({
    parameters: [{ name: "q", in: "query", schema: { type: "string", pattern: "(a+)\\1" } }],
  });
  document.paths = Object.fromEntries([["/first", item], ["/a_b", get({})], ...entries]);
  return document;
}

test("compileSlice() returns the same as compileOperations() in slices", () => {
  const document = makeDocument();
  const { tools, skipped, warnings } = compileOperations(document);
  const slices = compileInSlices(document);

  expect(slices.length).toBeGreaterThan(3);
  expect(slices.flatMap((slice) => slice.tools)).toEqual(tools);
  expect(slices.flatMap((slice) => slice.skipped)).toEqual(skipped);
  expect(slices.flatMap((slice) => slice.warnings)).toEqual(warnings);
  expect(warnings.some(({ message }) => message.includes("unused"))).toBe(true);
  expect(skipped).toHaveLength(1);
});
