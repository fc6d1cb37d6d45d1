import { deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/base/json.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { createRedactor, redactJson } from "../../src/calling/redaction/redact.ts";
import { echoesPart } from "../../src/calling/redaction/redact-error.ts";
import type { HttpOperation } from "../../src/contract/http-operation.ts";
import type { IncomingResponse, Sender } from "../../src/contract/ports.ts";
import { describeCall } from "../../src/kernel/record-step.ts";
import type { SharedContext } from "../../src/kernel/shared-context.ts";
import { describeOutcome } from "../../src/plugins/tool-call.ts";
import { catchError } from "../calling/catch-error.ts";
import { executeOperation } from "../calling/execute-operation.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const SECRETS = [
  "sk_live_51HabcXYZ0987654321",
  "correct horse battery staple",
  'p@ss/w0rd+äž=&"<x>\\',
  "0123456789abcdef0123456789abcdef",
];

const bytes = (text: string) => Buffer.from(text);
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");
const hex = (text: string) => bytes(text).toString("hex");
const each = (text: string, write: (character: string) => string, joint = "") =>
  Array.from(text, write).join(joint);
const fold = (text: string, width: number, end: string) =>
  text.replace(new RegExp(`.{${width}}(?=.)`, "gu"), `$&${end}`);

const octal = (text: string) =>
  [...bytes(text)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
const base32 = (text: string) =>
  (
    [...bytes(text)]
      .map((byte) => byte.toString(2).padStart(8, "0"))
      .join("")
      .match(/.{1,5}/g) ?? []
  )
    .map((bits) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(bits.padEnd(5, "0"), 2)])
    .join("");
const unicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
const fullWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0);

/** Attacker: an upstream that received the secret and returns it to the caller, in any encoding. */
const ENCODINGS: [attempt: string, write: (secret: string) => string][] = [
  ["plain", (s) => s],
  ["in hexadecimal", hex],
  ["in upper-case hexadecimal", (s) => hex(s).toUpperCase()],
  ["in hexadecimal with colons", (s) => hex(s).replace(/..(?=.)/g, "$&:")],
  ["in hexadecimal with blanks", (s) => hex(s).replace(/..(?=.)/g, "$& ")],
  ["as \\x escapes", (s) => hex(s).replace(/../g, "\\x$&")],
  ["as 0x bytes", (s) => hex(s).replace(/../g, "0x$&, ")],
  ["with every letter percent-encoded", (s) => hex(s).replace(/../g, "%$&")],
  ["percent-encoded twice, every letter", (s) => hex(s).replace(/../g, "%25$&")],
  [
    "with every other letter percent-encoded",
    (s) => Array.from(s, (c, i) => (i % 2 ? c : hex(c).replace(/../g, "%$&"))).join(""),
  ],
  ["as decimal entities", (s) => each(s, (c) => `&#${c.codePointAt(0)};`)],
  ["as hexadecimal entities", (s) => each(s, (c) => `&#x${c.codePointAt(0)?.toString(16)};`)],
  ["as padded entities", (s) => each(s, (c) => `&#0000${c.codePointAt(0)};`)],
  ["as \\u escapes", (s) => each(s, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)],
  ["reversed", (s) => Array.from(s).reverse().join("")],
  ["spaced", (s) => each(s, (c) => c, " ")],
  ["spaced with dashes", (s) => each(s, (c) => c, "-")],
  ["one character a line", (s) => each(s, (c) => c, "\n")],
  ["reversed and spaced", (s) => Array.from(s).reverse().join(" ")],
  ["in groups of four", (s) => fold(s, 4, " ")],
  ["folded", (s) => fold(s, 7, "\r\n    ")],
  ["in base64", base64],
  ["in base64url", (s) => bytes(s).toString("base64url")],
  ["in base64, folded", (s) => fold(base64(`user:${s}:more`), 8, "\n")],
  ["in base64, folded with CRLF and escaped as JSON", (s) => fold(base64(`user:${s}:more`), 8, "\\r\\n")],
  ["in base64 twice", (s) => base64(base64(s))],
  ["in base64 twice, after other text", (s) => base64(base64(`key=${s}`))],
  ["in base64 three times", (s) => base64(base64(base64(s)))],
  ["in base64, folded, in base64", (s) => base64(fold(base64(s), 16, "\n"))],
  ["gzip in base64", (s) => base64(gzipSync(`{"key":${JSON.stringify(s)}}`))],
  ["gzip in base64url", (s) => gzipSync(s).toString("base64url")],
  ["zlib in base64", (s) => base64(deflateSync(s))],
  ["reversed in base64", (s) => base64(Array.from(s).reverse().join(""))],
  ["in hexadecimal in base64", (s) => base64(hex(s))],
  ["percent-encoded three times", (s) => [1, 2, 3].reduce((text) => encodeURIComponent(text), s)],
  ["in base64, percent-encoded", (s) => encodeURIComponent(`Basic ${base64(`user:${s}`)}`)],
  ["in base64 with entities", (s) => base64(s).replace(/[+/=]/g, (c) => `&#${c.charCodeAt(0)};`)],
  ["as \\u escapes in JSON in JSON", (s) => JSON.stringify(each(s, unicodeEscape)).slice(1, -1)],
  ["as JSON in JSON in JSON", (s) => [1, 2].reduce((text) => JSON.stringify(text).slice(1, -1), s)],
  ["as \\u{…} escapes", (s) => each(s, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`)],
  ["as %u escapes", (s) => each(s, unicodeEscape).replaceAll("\\", "%")],
  ["as entities without semicolons", (s) => each(s, (c) => `&#${c.codePointAt(0)}`)],
  ["as escaped entities", (s) => each(s, (c) => `&amp;#${c.codePointAt(0)};`)],
  ["as octal escapes", octal],
  ["as octal escapes in part", (s) => s.replace(/[a-z_]/g, octal)],
  ["as short octal escapes", (s) => octal(s).replaceAll("\\0", "\\")],
  ["as \\o{…} escapes", (s) => octal(s).replace(/\d+/g, "o{$&}")],
  ["as \\x{…} escapes", (s) => each(s, (c) => `\\x{${c.codePointAt(0)?.toString(16)}}`)],
  ["as CSS escapes", (s) => each(s, (c) => `\\${c.codePointAt(0)?.toString(16)} `)],
  ["as long CSS escapes", (s) => each(s, (c) => `\\${c.codePointAt(0)?.toString(16).padStart(6, "0")}`)],
  ["as decimal numbers", (s) => [...bytes(s)].join(" ")],
  ["as decimal numbers with commas", (s) => [...bytes(s)].join(", ")],
  ["as octal numbers", (s) => [...bytes(s)].map((byte) => byte.toString(8).padStart(3, "0")).join(" ")],
  ["as octal numbers with a prefix", (s) => [...bytes(s)].map((byte) => `0o${byte.toString(8)}`).join(", ")],
  ["as binary numbers", (s) => [...bytes(s)].map((byte) => byte.toString(2).padStart(8, "0")).join(" ")],
  ["in base32", base32],
  ["in base32 of lower case", (s) => base32(s).toLowerCase()],
  ["as quoted-printable", (s) => hex(s).toUpperCase().replace(/../g, "=$&")],
  ["in full-width letters", (s) => s.replace(/[!-~]/g, fullWidth)],
  ["with zero-width characters", (s) => each(s, (c) => c, "\u200b")],
];

describe("a secret in an upstream's answer", () => {
  for (const secret of SECRETS) {
    const redact = createRedactor([secret, "another secret"]);
    test.each(ENCODINGS)(`%s: ${secret.slice(0, 7)}…`, (_, write) => {
      const text = write(secret);
      const shown = redactJson({ before: "x", echo: `[ ${text} ]`, after: 1 }, redact);
      expect(shown).toMatchObject({ before: "x", after: 1 });
      expect(JSON.stringify(shown)).toContain("***");
      expect(JSON.stringify(shown)).not.toContain(JSON.stringify(text).slice(1, -1));
    });
  }

  test.each<[string, Json]>([
    ["in the letters of a list", Array.from("sk_live_51HabcXYZ0987654321")],
    ["as a buffer of Node.js in JSON", { type: "Buffer", data: [...bytes("sk_live_51HabcXYZ0987654321")] }],
    ["in lines of base64", base64("key=sk_live_51HabcXYZ0987654321").match(/.{1,8}/g) ?? []],
    ["in pieces of hexadecimal", hex("sk_live_51HabcXYZ0987654321").match(/../g) ?? []],
    ["with markup inside", 'sk_live_<b class="x">51HabcXYZ09</b>87654321'],
    ["in the codes of a list of lists", [...bytes("sk_live_51HabcXYZ0987654321")].map((byte) => [byte])],
    ["in octal texts", [...bytes("sk_live_51HabcXYZ0987654321")].map((byte) => byte.toString(8))],
    ["in codes by position", Object.fromEntries(bytes("sk_live_51HabcXYZ0987654321").entries())],
    ["in numbered pieces", ["sk_live_51", "HabcXYZ0", "987654321"].map((part, index) => ({ index, part }))],
    ["in a key and its value", { sk_live_51Habc: "XYZ0987654321" }],
    ["in two fields", { first: "sk_live_51Habc", second: "XYZ0987654321" }],
    ["in three objects", [{ part: "sk_live_" }, { part: "51HabcXYZ" }, { part: "0987654321" }]],
  ])("%s", (_, echo) => {
    const shown = JSON.stringify(redactJson({ echo, other: "stays" }, createRedactor(SECRETS)));
    expect(shown).not.toMatch(
      /51Habc|0987654321|87654321|"5",|115,107|:115|\[115|"163"|"c2tf|"a2V5PXNr"|"73","6b"/,
    );
    expect(shown).toContain("***");
    expect(shown).toContain("stays");
  });

  test.each<[string, string]>([
    ["backslashes", "\\"],
    ["backslashes and digits", "\\12"],
    ["opening brackets", "<a"],
    ["numbers", "12 "],
    ["letters of base32", "ABCDEFGH"],
  ])("is searched for among many %s in a time that does not grow with their square", (_, part) => {
    const spent = startCpuClock();
    redactJson({ echo: part.repeat(300_000 / part.length) }, createRedactor(SECRETS));
    expect(spent()).toBeLessThan(5_000);
  });

  const SECRET = SECRETS[0] ?? "";
  test.each<[string, Json]>([
    ["a part that decompresses to half a megabyte", base64(gzipSync("x".repeat(520_000)))],
    ["the same with zlib", base64(deflateSync("x".repeat(520_000)))],
    ["many smaller parts", Array(60).fill(base64(gzipSync("x".repeat(9_000))))],
    ["many parts that only begin like compressed ones", Array(3_000).fill(`H4sI${"A".repeat(24)}`)],
    [
      "the same in one text",
      Array(3_000)
        .fill(`H4sI${"A".repeat(24)}`)
        .join(" "),
    ],
  ])("compressed, after %s", (_, before) => {
    const echoes = [gzipSync(SECRET), deflateSync(SECRET)].map(base64);
    const shown = redactJson({ before, echoes, nested: echoes.map(base64) }, createRedactor(SECRETS));
    expect(shown).toMatchObject({ echoes: ["***", "***"], nested: ["***", "***"] });
  });

  test("as a number that has lost its last digits", () => {
    const answer = JSON.parse('{"account":12345678901234567893}') as Json;
    expect(redactJson(answer, createRedactor(["12345678901234567893"]))).toEqual({ account: "***" });
  });

  test("ordinary answers are not changed", () => {
    const answer = {
      text: "A correct answer about a horse, a battery and staple food. 0123456789 is a number.",
      image: base64(Uint8Array.from({ length: 30_000 }, (_, n) => (n * 7919) % 251)),
      packed: base64(gzipSync("nothing to see")),
      report: base64(gzipSync("one line of a report\n".repeat(20_000))),
      hex: "0123456789abcdef".repeat(1),
      lines: "one\ntwo\nthree\n".repeat(100),
      escaped: '100%25 \\u00e1 &amp;#225; a=3D1 ｆｕｌｌ\u200b ½ {\\"a\\":1}',
      bytes: [1, 2, 3, 115, 107, 95, 108, 105, 118, 101],
      digits: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "1"],
    };
    expect(redactJson(answer, createRedactor(SECRETS))).toEqual(answer);
  });
});

const OPERATION: HttpOperation = {
  kind: "http",
  method: "GET",
  server: { url: "https://api.example.com", variables: {} },
  path: "/",
  parameters: [],
  credentials: [{ type: "api-key", secret: "key", in: "header", name: "x-key" }],
  accepts: [],
};

describe("a part of a secret in an upstream's answer", () => {
  const KEY = "sk_live_51HabcXYZ0987654321";
  const call = (body: string, status = 200) => {
    const answer = {
      status,
      headers: { "content-type": "application/json" },
      body: bytes(body),
      url: "https://api.example.com/",
      duration_ms: 1,
      attempts: 1,
    } as unknown as IncomingResponse;
    const sender: Sender = { send: async () => answer };
    return executeOperation(
      { operation: OPERATION, args: {}, secrets: { key: KEY } },
      { sender, tokens: createTokenSource(sender, createMemoryTokenCache()) },
    );
  };

  test.each([
    ["its beginning", KEY.slice(0, 14)],
    ["its end", KEY.slice(-13)],
    ["its middle, spaced", Array.from(KEY.slice(8, 22)).join(" ")],
    ["all but its last character", KEY.slice(0, -1)],
    ["its beginning in capitals", KEY.slice(0, 14).toUpperCase()],
  ])("%s: is not stored in the trace", async (_, part) => {
    const outcome = await call(JSON.stringify({ hint: `key ${part}…` }));
    expect(outcome.echoes).toBe(true);
    const traced = describeCall({
      payload: {
        called: {
          outcome: describeOutcome(outcome.preview, true, outcome.response, outcome.echoes),
          request: null,
          result: outcome.result,
        },
      },
    } as unknown as SharedContext);
    expect(JSON.stringify(traced)).not.toContain(part);
    expect(traced).toMatchObject({
      sent: true,
      http_status: 200,
      result: expect.stringContaining("withheld"),
    });
  });

  test("in an error's message: is removed from the error, which is stored in the trace", async () => {
    const error = await catchError(() =>
      call(JSON.stringify({ message: `Invalid key ${KEY.slice(0, 16)}` }), 403),
    );
    expect(JSON.stringify([error.message, error.details])).not.toContain(KEY.slice(0, 12));
    expect(error.details?.["api_message"]).toContain("withheld");
  });

  test("an answer without a secret is traced", async () => {
    expect((await call('{"hint":"keys begin with sk_live_"}')).echoes).toBeUndefined();
  });

  test.each([
    ["half of a short secret", "hunter2hunter", "hunter2", true],
    ["a third of it", "hunter2hunter", "hunt", false],
    ["a secret of six characters", "abcdef", "abcdef", false],
  ])("%s", (_, secret, text, expected) => expect(echoesPart({ text }, [secret])).toBe(expected));
});
