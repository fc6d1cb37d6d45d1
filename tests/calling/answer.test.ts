import { describe, expect, it } from "vitest";
import { isJsonObject, type Json } from "../../src/base/json.ts";
import { parseRetryAfter } from "../../src/calling/egress/repeat-request.ts";
import { createRedactor, redactJson } from "../../src/calling/redaction/redact.ts";
import { apiMessage, checkStatus } from "../../src/calling/response/check-status.ts";
import { readAnswer, toFinalData } from "../../src/calling/response/read-result.ts";
import { startCpuClock } from "../start-cpu-clock.ts";
import { catchError } from "./catch-error.ts";

function answer(body: string | Uint8Array, type?: string, status = 200): Json {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
  return readAnswer({
    status,
    headers,
    body: bytes,
    url: "https://api.example.com/",
    duration_ms: 1,
    attempts: 1,
  });
}

describe("readAnswer()", () => {
  it.each([
    ["JSON", '{"a":[1,null]}', "application/json; charset=utf-8", { a: [1, null] }],
    ["+json", "[1]", "application/problem+json", [1]],
    ["a JSON scalar", '"x"', "application/json", "x"],
    ["JSON under text/plain", ' {"a":1}', "text/plain", { a: 1 }],
    ["JSON under no type", "[1]", undefined, [1]],
    ["JSON under octet-stream", "[1]", "application/octet-stream", [1]],
    ["text that only begins like JSON", "{not json", "text/plain", "{not json"],
    ["text that is a number stays text", "42", "text/plain", "42"],
    ["text", "žluť", "text/plain", "žluť"],
    ["text without a type", "hello", undefined, "hello"],
    ["XML", "<a>1</a>", "application/xml", "<a>1</a>"],
    ["SVG", "<svg/>", "image/svg+xml", "<svg/>"],
    ["CSV", "a;b", "text/csv", "a;b"],
    ["an image", new Uint8Array([137, 80, 0]), "image/png", { content_type: "image/png", base64: "iVAA" }],
    ["bytes without a type", new Uint8Array([0, 255]), undefined, { content_type: "", base64: "AP8=" }],
    [
      "a PDF",
      new Uint8Array([37, 80, 68, 70, 255]),
      "application/pdf",
      { content_type: "application/pdf", base64: "JVBERv8=" },
    ],
    ["nothing", "", "application/json", null],
    ["nothing without a type", "", undefined, null],
    ["a blank JSON body", "\r\n", "application/json", null],
    ["JSON lines", '{"a":1}\n{"a":2}\n', "application/x-ndjson", [{ a: 1 }, { a: 2 }]],
    ["broken JSON lines as text", '{"a":1}\n{"a":', "application/x-ndjson", '{"a":1}\n{"a":'],
    ["Latin-1 text", new Uint8Array([0xe9]), "text/plain; charset=iso-8859-1", "é"],
    ["windows-1250 text", new Uint8Array([0x9e]), 'text/plain; charset="windows-1250"', "ž"],
    ["an unknown charset as UTF-8", "ž", "text/plain; charset=klingon", "ž"],
    ["UTF-8 JSON that claims Latin-1", '"ž"', "application/json; charset=iso-8859-1", "ž"],
    [
      "Latin-1 JSON that says so",
      new Uint8Array([0x22, 0xe9, 0x22]),
      "application/json; charset=iso-8859-1",
      "é",
    ],
    [
      "UTF-16 JSON with a byte order mark",
      new Uint8Array([0xff, 0xfe, 0x22, 0, 0x7e, 1, 0x22, 0]),
      "application/json",
      "ž",
    ],
    ["JSON with a UTF-8 byte order mark", "\ufeff[1]", "application/json", [1]],
    ["invalid UTF-8 in JSON, replaced", new Uint8Array([0x22, 0xff, 0x22]), "application/json", "\ufffd"],
    ["duplicate keys: the last wins", '{"a":1,"a":2}', "application/json", { a: 2 }],
  ] as [string, string | Uint8Array, string | undefined, Json][])("reads %s", (_, body, type, expected) => {
    expect(answer(body, type)).toEqual(expected);
  });

  it.each([
    ["an HTML page that says it is JSON", "<html>"],
    ["NaN", '{"a":NaN}'],
    ["a cut document", '{"a":'],
    ["200 KB of brackets", "[".repeat(200_000)],
    ["50,000 levels", "[".repeat(50_000) + "]".repeat(50_000)],
  ])("refuses %s", async (_, body) => {
    const error = await catchError(() => answer(body, "application/json"));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "invalid_response" } });
  });

  it("does not count brackets inside strings as nesting", () => {
    expect(answer(JSON.stringify(`${"[".repeat(1000)}\\"`), "application/json")).toHaveLength(1002);
  });

  it("keeps __proto__ as an ordinary key, also after redaction", () => {
    const value = redactJson(
      answer('{"__proto__":{"polluted":true}}', "application/json"),
      createRedactor(["secret-value"]),
    );
    expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":true}}');
    expect(isJsonObject(value) && Object.hasOwn(value, "__proto__")).toBe(true);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("toFinalData()", () => {
  it.each([
    [{ a: 1 }, { a: 1 }],
    [[1], { result: [1] }],
    ["x", { result: "x" }],
    [null, { result: null }],
    [0, { result: 0 }],
  ] as [Json, Json][])("%j → %j", (value, expected) => {
    expect(toFinalData(value)).toEqual(expected);
  });
});

describe("checkStatus()", () => {
  it.each([200, 201, 204, 299, 304])("lets %s pass", (status) => {
    expect(() => checkStatus({ status, headers: {} }, null)).not.toThrow();
  });

  it.each([
    [401, "AUTH_FAILED", undefined],
    [403, "AUTH_FAILED", undefined],
    [400, "API_ERROR", "status"],
    [404, "API_ERROR", "status"],
    [429, "API_ERROR", "status"],
    [500, "API_ERROR", "status"],
    [302, "API_ERROR", "status"],
  ])("turns %s into %s", async (http_status, code, reason) => {
    const error = await catchError(() =>
      checkStatus({ status: http_status, headers: {} }, { message: "no" }),
    );
    expect(error.code).toBe(code);
    expect(error.details).toEqual({
      http_status,
      api_message: "no",
      ...(reason === undefined ? {} : { reason }),
    });
  });

  it("returns the API's Retry-After if it is valid", async () => {
    const error = await catchError(() =>
      checkStatus({ status: 429, headers: { "retry-after": "17" } }, null),
    );
    expect(error.headers).toEqual({ "retry-after": "17" });
    const odd = await catchError(() =>
      checkStatus({ status: 429, headers: { "retry-after": "1\r\nx" } }, null),
    );
    expect(odd.headers).toBeUndefined();
  });
});

describe("apiMessage()", () => {
  it.each([
    ["RFC 9457", { title: "Out of credit", detail: "Your balance is 30." }, "Your balance is 30."],
    ["OAuth2", { error: "invalid_client", error_description: "Unknown client" }, "Unknown client"],
    ["Google", { error: { code: 404, message: "Not found", status: "NOT_FOUND" } }, "Not found"],
    ["JSON:API", { errors: [{ status: "422", detail: "is invalid" }] }, "is invalid"],
    ["GraphQL", { errors: [{ message: "no field" }] }, "no field"],
    ["a bare error", { error: "nope" }, "nope"],
    ["TMDB", { status_code: 34, status_message: "not found" }, "not found"],
    ["text", " plain\n text ", "plain text"],
    ["an HTML page", "<!DOCTYPE html><html>", undefined],
    ["nothing", null, undefined],
    ["an object without a message", { a: 1 }, undefined],
  ] as [string, Json, string | undefined][])("finds the message in %s", (_, value, expected) =>
    expect(apiMessage(value)).toBe(expected),
  );

  it("truncates a long message", () => expect(apiMessage({ message: "a".repeat(5000) })).toHaveLength(500));
});

describe("createRedactor()", () => {
  const SECRET = 'c4n4ry/+= &"<sécret\\>\n';
  const redact = createRedactor([SECRET]);
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const escapeHtml = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  it.each([
    ["plain", SECRET.trim()],
    ["percent-encoded", encodeURIComponent(SECRET)],
    ["percent-encoded in lower case", encodeURIComponent(SECRET).toLowerCase()],
    ["form-encoded", new URLSearchParams({ a: SECRET }).toString().slice(2)],
    ["percent-encoded twice", encodeURIComponent(encodeURIComponent(SECRET))],
    ["JSON-escaped", JSON.stringify(SECRET).slice(1, -1)],
    ["HTML-escaped", escapeHtml(SECRET)],
    ["upper case", SECRET.toUpperCase()],
    ["base64", base64(SECRET)],
    ["base64 after one character", base64(`x${SECRET}`)],
    ["base64 after two", base64(`xy${SECRET}z`)],
    ["a Basic header", `Basic ${base64(`user:${SECRET}`)}`],
    ["base64url", Buffer.from(`u:${SECRET}`).toString("base64url")],
    [
      "partly encoded",
      new URL(`http://x/?a=${SECRET.trim().replaceAll("&", "%26").replaceAll("+", "%2B")}`).href,
    ],
  ])("masks a secret %s", (_, text) => {
    const shown = redact(`before ${text} after`);
    expect(shown).toContain("***");
    expect(shown).toMatch(/^before .*after$/s);
    expect(shown).not.toMatch(/c4n4ry|s%C3%A9cret|YzRuNHJ5|M0bjRyeS|jNG40cnk/i);
  });

  it("masks the longest of overlapping secrets", () => {
    expect(createRedactor(["abcdefgh", "abcdefghijkl"])("x abcdefghijkl y")).toBe("x *** y");
  });

  it.each([
    ["a short secret as a word", "abcd", "id abcd, abcdef, xabcd", "id ***, abcdef, xabcd"],
    ["not one of three characters", "abc", "abc", "abc"],
    ["not an empty one", "", "abc", "abc"],
    ["a long one inside a word", "abcdefgh", "xabcdefghy", "x***y"],
    ["characters that mean something to RegExp", "a.*(b)[c]$^|\\", "a.*(b)[c]$^|\\ axxxb", "*** axxxb"],
    ["characters beyond the BMP", "pass😀word", "pass😀word", "***"],
  ])("masks %s", (_, secret, text, expected) => expect(createRedactor([secret])(text)).toBe(expected));

  it("masks keys, nested values and numbers", () => {
    const value = { secret12345: [{ a: "x secret12345 y" }], n: 98765432 };
    expect(redactJson(value, createRedactor(["secret12345", "98765432"]))).toEqual({
      "***": [{ a: "x *** y" }],
      n: "***",
    });
  });

  it("redacts 100 KB with 20 secrets in under a second", () => {
    const many = createRedactor(Array.from({ length: 20 }, (_, n) => `secret/${n}+${"x".repeat(n)}=`));
    const text = "secret/secre".repeat(8500);
    const spent = startCpuClock();
    expect(many(text)).toBe(text);
    expect(spent()).toBeLessThan(500);
  });
});

describe("parseRetryAfter()", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  it.each([
    ["2", 2000],
    ["0", 0],
    ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["1000000000", 1e12],
    ["abc", null],
    ["-5", null],
    ["1.5", null],
    ["", null],
    ["2026-01-01", null],
    [undefined, null],
  ] as [string | undefined, number | null][])("%s → %s ms", (value, expected) =>
    expect(parseRetryAfter(value, now)).toBe(expected),
  );
});
