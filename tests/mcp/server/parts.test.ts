import { describe, expect, it } from "vitest";
import { ToolgateError } from "../../../src/contract/errors.ts";
import { checkOrigin } from "../../../src/http/mcp.ts";
import { readCursor, writeCursor } from "../../../src/mcp/server/cursor.ts";
import { describeQuestion } from "../../../src/mcp/server/describe-question.ts";
import { CATALOGUE_TOOLS } from "../../../src/mcp/server/list-tools.ts";
import { readUri, writeUri } from "../../../src/mcp/server/resources.ts";
import { acquireStream } from "../../../src/mcp/server/serve-changes.ts";
import {
  issueSessionId,
  type McpCaller,
  readElicitationModes,
  readSessionId,
} from "../../../src/mcp/server/session.ts";
import { failureResult, toResult } from "../../../src/mcp/server/to-result.ts";

const APPROVAL = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const HOME = "https://tools.example.com";
const LOCAL = "http://127.0.0.1:54321";

describe("which questions a client's user can be asked", () => {
  it.each([
    [undefined, false, false],
    [{}, false, false],
    [{ elicitation: {} }, true, false],
    [{ elicitation: { form: {} } }, true, false],
    [{ elicitation: { url: {} } }, false, true],
    [{ elicitation: { form: {}, url: {} } }, true, true],
    [{ elicitation: "yes" }, false, false],
    ["nonsense", false, false],
  ])("%j", (capabilities, form, url) => {
    const ways = readElicitationModes(capabilities);
    expect(ways).toEqual({ form, url });
    expect(readSessionId(issueSessionId(ways))).toEqual(ways);
  });

  it.each(["", "x", `${APPROVAL}.q`, `${APPROVAL}.f'; drop table`, `${APPROVAL}`])(
    "%j is no session id of ours",
    (id) => expect(readSessionId(id)).toBeNull(),
  );
});

describe("the question about an approval", () => {
  const failure = (details: object, code: "APPROVAL_REQUIRED" | "CONFLICT" = "APPROVAL_REQUIRED") =>
    new ToolgateError(code, "It must be approved.", { details: { ...details } });
  const all = { form: true, url: true };
  const withPage = failure({ approval_id: APPROVAL, summary: "Pay 1.", approval_url: "https://t.example/a" });
  const withoutPage = failure({ approval_id: APPROVAL, summary: "Pay 1." });

  it.each([
    ["a page, where the client can open one", withPage, all, "url", "page"],
    ["words, where it cannot", withPage, { form: true, url: false }, "url", "elsewhere"],
    ["words, where nobody said where Toolgate's pages are", withoutPage, all, "url", "elsewhere"],
    ["a choice, where the client's word counts", withPage, all, "client", "here"],
    [
      "none for a client without forms whose word counts",
      withPage,
      { form: false, url: true },
      "client",
      undefined,
    ],
    ["none for a client that cannot ask", withPage, { form: false, url: false }, "url", undefined],
    ["none for another failure", failure({ approval_id: APPROVAL }, "CONFLICT"), all, "url", undefined],
    ["none without an approval", failure({}), all, "url", undefined],
    ["none for a success", null, all, "url", undefined],
  ] as const)("is %s", (_, error, ways, approvals, kind) => {
    expect(describeQuestion(error, ways, approvals)?.kind).toBe(kind);
  });

  it("shows the request in printable characters in the form, and says what is omitted", () => {
    const request = {
      method: "POST",
      url: "https://api.example.com/pay",
      headers: { authorization: "***" },
      body: { to: "a\u202eb", note: "x".repeat(3_000) },
    };
    const details = { approval_id: APPROVAL, summary: "Pay 1.", request };
    const [asked, line, body = ""] =
      describeQuestion(failure(details), all, "client")?.params.message.split(/\n+/) ?? [];
    expect(asked).toBe("Pay 1. May this be done?");
    expect(line).toBe("POST https://api.example.com/pay");
    expect(body).toMatch(
      /^\{"body":\{"to":"a\\u202eb","note":"x+… \(\d+ characters more: Toolgate shows them/,
    );
    expect(body.length).toBeLessThan(2_200);
  });
});

describe("cursors", () => {
  it("round-trip positions with any characters", () => {
    const place = ["čeština/🙂", 7] as const;
    expect(readCursor(writeCursor(place), ["text", "integer"])).toEqual(place);
    const segment = [APPROVAL, 0] as const;
    expect(readCursor(writeCursor(segment), ["uuid", "integer"])).toEqual(segment);
  });

  it.each([
    "",
    "!",
    "bnVsbA",
    writeCursor(["x"]),
    writeCursor([1, "x"]),
    writeCursor(["a\0b", 1]),
    writeCursor(["\ud800", 1]),
    writeCursor(["x", 1.5]),
    writeCursor(["x", -1]),
    writeCursor(["x", 1.5e300]),
  ])("%j is refused", (cursor) => {
    expect(() => readCursor(cursor, ["text", "integer"])).toThrow(/cursor/);
  });

  it("reject a text in place of an id", () => {
    expect(() => readCursor(writeCursor(["x", 1]), ["uuid", "integer"])).toThrow(/cursor/);
  });
});

describe("resource URIs", () => {
  it.each(["plain", "with space/and slash", "čeština?#%", "{x}"])("round-trip %j", (name) => {
    const place = { site_id: name, kind: "instructions" as const, name };
    expect(readUri(writeUri(place))).toEqual(place);
  });

  it.each([
    "",
    "file:///x",
    "toolgate://sites/a/other/b",
    "toolgate://sites/a/documents/b/c",
    "toolgate://sites/%/documents/b",
    "toolgate://sites/%00/instructions/b",
    "toolgate://sites/a/instructions/b%00",
  ])("%j is none", (uri) => expect(readUri(uri)).toBeNull());
});

describe("checkOrigin()", () => {
  const check = (publicUrl: string, headers: Record<string, string>) => () =>
    checkOrigin(new Headers(headers), { publicUrl, webUrl: "https://pages.example.com/toolgate" });

  it.each([
    [HOME, {}],
    [HOME, { origin: HOME }],
    [HOME, { origin: "https://pages.example.com" }],
    [LOCAL, { host: "anything.example" }],
    [LOCAL, { origin: "http://localhost:6274", host: "localhost:54321" }],
    [LOCAL, { origin: "http://[::1]:6274", host: "[::1]:54321" }],
  ])("at %s with %j: yes", (home, headers) => {
    expect(check(home, headers as Record<string, string>)).not.toThrow();
  });

  it.each([
    [HOME, { origin: "https://evil.example" }],
    [HOME, { origin: "null" }],
    [HOME, { origin: "http://localhost:6274" }],
    [HOME, { origin: "https://tools.example.com.evil.example" }],
    [LOCAL, { origin: "http://evil.example:54321", host: "evil.example:54321" }],
    [LOCAL, { origin: "http://localhost:6274", host: "evil.example:54321" }],
    [LOCAL, { origin: "http://localhost:6274", host: "127.0.0.1", "x-forwarded-host": "evil.example" }],
    [LOCAL, { origin: "http://127.0.0.1.evil.example" }],
  ])("at %s with %j: no", (home, headers) => {
    expect(check(home, headers as Record<string, string>)).toThrow(/may not call.+TOOLGATE_WEB_URL/);
  });
});

describe("results", () => {
  it.each([
    [{ a: 1 }, { a: 1 }],
    [[1], { result: [1] }],
    ["text", { result: "text" }],
    [null, { result: null }],
  ])("%j is structured as %j", (value, structured) => {
    expect(toResult(value).structuredContent).toEqual(structured);
  });

  it("an upstream's structured content is returned next to its content blocks", () => {
    const content = [{ type: "image", data: "AAAA", mimeType: "image/png" }];
    const result = toResult({ content, structuredContent: { a: 1 } });
    expect(result).toMatchObject({ content, structuredContent: { a: 1 } });
  });

  it("a failure is the FAILURE object, as text and structured", () => {
    const result = failureResult(new ToolgateError("NOT_FOUND", "No."));
    expect(result.isError).toBe(true);
    expect(JSON.parse((result.content[0] as { text: string }).text)).toEqual(result.structuredContent);
  });
});

describe("the tools of catalogue mode", () => {
  it("have descriptions of a few hundred tokens", () => {
    // About four bytes are a token.
    expect(JSON.stringify(CATALOGUE_TOOLS).length / 4).toBeLessThan(500);
  });
});

describe("change streams", () => {
  const caller = { caller: { key_id: "k", user_id: "u" } } as McpCaller;

  it("are limited to twenty per caller; closing one frees it once", () => {
    const open = Array.from({ length: 20 }, () => acquireStream(caller));
    expect(() => acquireStream(caller)).toThrow(/20 streams/);
    open[0]?.();
    open[0]?.();
    open.push(acquireStream(caller));
    expect(() => acquireStream(caller)).toThrow(/20 streams/);
    for (const close of open) close();
    acquireStream(caller)();
  });
});
