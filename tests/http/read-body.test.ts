import { Type } from "@sinclair/typebox";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/base/json.ts";
import { settingsEndpoints } from "../../src/contract/api/settings.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import { nullable } from "../../src/contract/shape.ts";
import { checkShape } from "../../src/http/read-body.ts";

function faultsOf(shape: Parameters<typeof checkShape>[0], value: Json): unknown {
  try {
    checkShape(shape, value);
    return [];
  } catch (error) {
    return error instanceof ToolgateError ? error.details?.["errors"] : error;
  }
}

describe("checkShape()", () => {
  const settings = settingsEndpoints.change.body;

  it.each<[what: string, value: Json, pointer: string, message: RegExp]>([
    ["a limit below its range", { limits: { call_ms: 500 } }, "/limits/call_ms", /greater or equal to 1000$/],
    [
      "a limit above its range",
      { limits: { calls_per_min: 1e9 } },
      "/limits/calls_per_min",
      /equal to 100000$/,
    ],
    ["a limit of another type", { limits: { call_ms: "fast" } }, "/limits/call_ms", /^Expected integer$/],
    ["a word that is not allowed", { environment: "test" }, "/environment", /^must be one of prod, null$/],
  ])("explains %s", (_, value, pointer, message) => {
    expect(faultsOf(settings, value)).toEqual([{ pointer, message: expect.stringMatching(message) }]);
  });

  it("accepts null where it is allowed", () => {
    expect(faultsOf(settings, { limits: { call_ms: null }, environment: null })).toEqual([]);
  });

  it("names the member inside an object that may be null", () => {
    const shape = Type.Object({ at: nullable(Type.Object({ line: Type.Integer() })) });
    expect(faultsOf(shape, { at: { line: "1" } })).toEqual([
      { pointer: "/at/line", message: "Expected integer" },
    ]);
  });
});
