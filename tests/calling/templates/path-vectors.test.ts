import { describe, expect, it } from "vitest";
import { readDataRows } from "../../../scripts/lib/test-data.ts";
import type { Json } from "../../../src/base/json.ts";
import { extractPath } from "../../../src/calling/templates/extract-path.ts";
import { PathError } from "../../../src/calling/templates/parse-path.ts";

interface Vector {
  label: string;
  path: string;
  json: Json;
  expect: { value?: Json[]; reject?: string; assert?: string };
}

/** Deviations: an empty path returns the whole answer, and the short form needs no `$`. */
const OURS: Record<string, Json[]> = { "empty-path": [], "no-dollar": [] };
const VECTORS = readDataRows<Vector>("security/jsonpath_vectors.jsonl");

describe("JSONPath vectors", () => {
  for (const { label, path, json, expect: wanted } of VECTORS) {
    if (label === "dos-cache") continue;
    it(label, () => {
      const outcome = run(documentOf(json), path);
      if (label in OURS)
        expect(outcome).toEqual([label === "empty-path" ? json : (json as { items: Json }).items]);
      else if (wanted.reject === "path_too_long_or_eval")
        expect(["path_too_long", "eval_disabled"]).toContain(outcome);
      else expect(outcome).toEqual(wanted.reject ?? wanted.value);
      expect(Reflect.get(globalThis, "__canary")).toBeUndefined();
    });
  }

  it("dos-cache: 20,000 different paths do not leak memory", () => {
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 20_000; i++) extractPath({ a: 1 }, `$.name${i}`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
  });
});

function run(document: Json, path: string): Json {
  try {
    return extractPath(document, path).matches;
  } catch (error) {
    if (error instanceof PathError) return error.reason;
    throw error;
  }
}

/** `@nest:N`: N nested objects; `@raw:`: the rest is JSON text. */
function documentOf(json: Json): Json {
  if (typeof json !== "string") return json;
  if (json.startsWith("@raw:")) return JSON.parse(json.slice("@raw:".length)) as Json;
  const levels = /^@nest:(\d+)$/.exec(json)?.[1];
  if (levels === undefined) return json;
  let nested: Json = 1;
  for (let i = 0; i < Number(levels); i++) nested = { a: nested };
  return nested;
}
