import { describe, expect, it } from "vitest";
import { restoreFailure, storeFailure } from "../../src/approvals/stored-answer.ts";
import { type ErrorCode, ToolgateError } from "../../src/contract/errors.ts";

describe("storeFailure() and restoreFailure()", () => {
  it.each([
    ["with details", { details: { reason: "timeout", http_status: 504 } }],
    ["without", {}],
  ])("bring a failure back %s", (_, more) => {
    const failure = new ToolgateError("API_ERROR", "The API did not answer.", more);
    const back = restoreFailure(JSON.parse(JSON.stringify(storeFailure(failure))));
    expect(back).toBeInstanceOf(ToolgateError);
    expect([back.code, back.message, back.details]).toEqual([failure.code, failure.message, failure.details]);
  });

  it("store only what Postgres can store", () => {
    const failure = new ToolgateError("API_ERROR", "a\0b", { details: { body: "half \uD800" } });
    expect(storeFailure(failure)).toEqual({
      code: "API_ERROR",
      message: "a\uFFFDb",
      details: { body: "half \uFFFD" },
    });
  });

  it("restore a failure with an unknown code as a failure", () => {
    const stored = { code: "GONE_SINCE" as ErrorCode, message: "It failed.", details: null };
    expect(restoreFailure(stored)).toMatchObject({ code: "INTERNAL", message: "It failed." });
  });
});
