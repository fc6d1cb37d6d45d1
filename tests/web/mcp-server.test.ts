import { describe, expect, it } from "vitest";
import { placeFailure } from "../../web/src/features/connectors/mcp/new/place-failure.ts";
import { checkDraft, EMPTY_DRAFT, toServer } from "../../web/src/features/connectors/mcp/new/server-draft.ts";
import { writeDefinition } from "../../web/src/features/connectors/mcp/tools/write-definition.ts";
import { ApiFailure } from "../../web/src/lib/api-failure.ts";

const URL = "https://mcp.example.com/mcp";

describe("the draft of a server", () => {
  it.each([
    ["nothing", "", false],
    ["a host", "mcp.example.com", false],
    ["another scheme", "ftp://mcp.example.com", false],
    ["a port that is none", "http://mcp.example.com:99999", false],
    ["https", URL, true],
    ["http", "http://127.0.0.1:3001/mcp", true],
    ["blanks around", ` ${URL} `, true],
  ])("an address is judged: %s", (_, url, isRight) => {
    expect(Object.keys(checkDraft({ ...EMPTY_DRAFT, url }))).toEqual(isRight ? [] : ["url"]);
  });

  it("a header's name is validated only if it is sent", () => {
    const draft = { ...EMPTY_DRAFT, url: URL, header: "X Key" };
    expect(checkDraft(draft)).toEqual({});
    expect(Object.keys(checkDraft({ ...draft, authType: "api-key" }))).toEqual(["header"]);
  });

  it("sends only the non-empty secrets of the chosen method", () => {
    const secrets = { username: "ada", password: "", client_id: "left over" };
    const draft = { ...EMPTY_DRAFT, url: ` ${URL}`, authType: "username-password" as const };
    expect(toServer(draft, secrets)).toEqual({
      url: URL,
      auth: { type: "username-password" },
      secrets: { username: "ada" },
      trust_hints: false,
    });
  });

  it("sends the header, or the scopes as a list", () => {
    expect(toServer({ ...EMPTY_DRAFT, url: URL, authType: "api-key", header: " X-Key " }, {}).auth).toEqual({
      type: "api-key",
      header: "X-Key",
    });
    const oauth = { ...EMPTY_DRAFT, url: URL, authType: "oauth2-client-credentials" as const };
    expect(toServer({ ...oauth, scopes: " a  b " }, {}).auth).toEqual({
      type: "oauth2-client-credentials",
      scopes: ["a", "b"],
    });
  });
});

describe("placeFailure()", () => {
  const fail = (code: string, details: Record<string, unknown> = {}) =>
    new ApiFailure(code, "Said.", { details });

  it("a connection failure belongs to the address", () => {
    expect(placeFailure(fail("EGRESS_BLOCKED"), "none")).toEqual({ url: "Said." });
    expect(placeFailure(fail("API_ERROR", { stage: "tls" }), "none")).toEqual({ url: "Said." });
  });

  it("rejected credentials belong to the authentication; missing ones are requested", () => {
    expect(placeFailure(fail("AUTH_FAILED"), "bearer-token")).toEqual({ auth: "Said." });
    expect(placeFailure(fail("AUTH_FAILED"), "none").auth).toMatch(/Choose a method/);
  });

  it("faults belong to the field of their pointer", () => {
    const errors = ["/url", "/auth/header", "/auth/type", "/secrets/token", "/other"].map((pointer) => ({
      pointer,
      message: `is wrong: ${pointer}`,
    }));
    expect(placeFailure(fail("INVALID_REQUEST", { errors }), "api-key")).toEqual({
      url: "Is wrong: /url",
      header: "Is wrong: /auth/header",
      auth: "Is wrong: /auth/type",
      secrets: { token: "Is wrong: /secrets/token" },
      whole: "Is wrong: /other",
    });
  });

  it("a fault without a field is shown alone", () => {
    expect(placeFailure(fail("RATE_LIMITED"), "none")).toEqual({ whole: "Said." });
  });
});

describe("writeDefinition()", () => {
  it("is the same for a schema with its keys in another order", () => {
    const a = { input_schema: { type: "object", properties: { b: { type: "string" }, a: {} } } };
    const b = { input_schema: { properties: { a: {}, b: { type: "string" } }, type: "object" } };
    expect(writeDefinition(a)).toBe(writeDefinition(b));
  });

  it("keeps the order of lists and the lines of texts, and shows hidden characters", () => {
    const text = writeDefinition({
      title: "Mail",
      description: "Line one\nline\u202e two",
      input_schema: { enum: ["b", "a"] },
    });
    expect(text).toBe(
      'Title:\nMail\n\nDescription:\nLine one\nline\\u202e two\n\nInput:\n{\n  "enum": [\n    "b",\n    "a"\n  ]\n}',
    );
  });

  it("reports a different output or hint", () => {
    const before = { input_schema: {}, annotations: { readOnlyHint: true } };
    expect(writeDefinition(before)).not.toBe(
      writeDefinition({ ...before, annotations: { readOnlyHint: false } }),
    );
    expect(writeDefinition({ ...before, output_schema: {} })).toContain("Output:\n{}");
  });
});
