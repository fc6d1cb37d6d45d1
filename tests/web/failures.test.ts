import { describe, expect, it } from "vitest";
import { ApiFailure, asFailure, readFailure } from "../../web/src/lib/api-failure.ts";
import { readRows } from "../../web/src/lib/call-function.ts";

describe("asFailure()", () => {
  it.each([
    ["fetch in Chrome", new TypeError("Failed to fetch"), "OFFLINE"],
    [
      "supabase-js without an answer",
      { message: "TypeError: Failed to fetch", name: "AuthRetryableFetchError" },
      "OFFLINE",
    ],
    ["Firefox", new Error("NetworkError when attempting to fetch resource."), "OFFLINE"],
    ["Safari", new Error("Load failed"), "OFFLINE"],
    [
      "an error page of a proxy",
      new SyntaxError(`Unexpected token '<', "<html>" is not valid JSON`),
      "UNAVAILABLE",
    ],
    ["a failure of the API", new ApiFailure("NOT_FOUND", "No such tool."), "NOT_FOUND"],
    ["another error", new Error("Something else"), "INTERNAL"],
  ])("says what happened: %s", (_, error, code) => {
    const failure = asFailure(error);
    expect(failure.code).toBe(code);
    if (code !== "INTERNAL" && code !== "NOT_FOUND") expect(failure.message).toMatch(/^The server /);
  });
});

it("readRows() reports a server that is down in words", async () => {
  const answer = {
    data: null,
    status: 0,
    error: { message: "TypeError: Failed to fetch", code: "", details: "stack", hint: "" },
  };
  await expect(readRows(Promise.resolve(answer))).rejects.toMatchObject({
    code: "OFFLINE",
    message: "The server could not be reached.",
  });
});

it.each([502, 503, 504])("readFailure() explains %i of a proxy", async (status) => {
  const failure = await readFailure(new Response("<html>Bad gateway</html>", { status }));
  expect(failure).toMatchObject({ code: "UNAVAILABLE", status });
});
