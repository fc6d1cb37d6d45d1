import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/calling/redaction/redact.ts";
import { shownHeaders } from "../../src/calling/response/read-result.ts";

const SECRET = "canary-secret-value-1";

/** What an API sends back in its headers, and what callers see of it. */
const ROWS: [actor: string, attempt: string, header: [string, string], expected: string | null][] = [
  ["API", "a session", ["set-cookie", "session=abc; HttpOnly"], null],
  ["API", "its own token", ["x-auth-token", "token-of-the-api"], null],
  ["API", "a header of its own", ["x-internal-host", "db-7.internal"], null],
  ["API", "authentication", ["authorization", "Bearer abc"], null],
  ["API", "the caller's key in an allowed header", ["location", `/x?key=${SECRET}`], "/x?key=***"],
  ["API", "the key in base64", ["etag", Buffer.from(SECRET).toString("base64")], "***"],
  ["API", "a very long value", ["link", "a".repeat(5_000)], "a".repeat(500)],
  ["API", "its type", ["content-type", "application/json"], "application/json"],
  ["API", "its limits", ["x-ratelimit-remaining", "41"], "41"],
  ["API", "the id of the request", ["x-request-id", "r-7"], "r-7"],
];

describe("headers of an answer", () => {
  it.each(ROWS)("%s sends %s", (_actor, _attempt, [name, value], expected) => {
    const shown = shownHeaders({ [name]: value }, createRedactor([SECRET]));
    expect(shown).toEqual(expected === null ? {} : { [name]: expected });
  });
});
