import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestCall } from "../../src/approvals/describe-approval.ts";
import type { JsonObject } from "../../src/base/json.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import { previewRequest } from "../../src/calling/request/preview-request.ts";
import type { PropertyEncoding } from "../../src/contract/http-operation.ts";
import { operation } from "./operation.ts";

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function previewForm(value: JsonObject, encoding: Record<string, PropertyEncoding> = {}) {
  const body = {
    contentType: "multipart/form-data",
    required: true,
    mode: "whole",
    argument: "body",
    encoding,
  } as const;
  return previewRequest(buildRequest(operation({ method: "POST", body }), { body: value }));
}

function previewBytes(contentType: string | null, body: string | Uint8Array) {
  return previewRequest({
    method: "POST",
    url: "https://api.example.com/",
    headers: contentType === null ? [] : [["content-type", contentType]],
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
    idempotent: false,
    sensitive: { headers: [], query: [] },
  }).body;
}

describe("previewRequest() of JSON", () => {
  it.each([
    ["as its value", '{ "amount": 5, "to": "a: \\"b\\": 1" }', { amount: 5, to: 'a: "b": 1' }],
    ["as text with a repeated member", '{"amount":1000000,"amount":5}', '{"amount":1000000,"amount":5}'],
    ["as text with a long number", '{"id":12345678901234567890}', '{"id":12345678901234567890}'],
    ["as text with a number that is too large", "[1e999]", "[1e999]"],
  ])("is shown %s", (_, sent, shown) => {
    expect(previewBytes("application/json", sent)).toEqual(shown);
  });
});

describe("previewRequest() of a form", () => {
  it("lists every part: texts unchanged, JSON as its value, files by name, type, size and digest", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "recipient"];
    const texts = Object.fromEntries(names.map((name) => [name, `${name}@evil.example`]));
    const png = new Uint8Array([137, 80, 78, 71, 0, 13, 10, 45, 45]);
    const { body } = previewForm(
      {
        ...texts,
        tag: ["jeden", "dvě\r\n--toolgate-"],
        about: { n: 1 },
        scan: Buffer.from(png).toString("base64"),
      },
      { scan: { contentType: "image/png" } },
    );
    expect(body).toMatchObject({
      parts: [
        ...names.map((name) => ({ name, value: `${name}@evil.example` })),
        { name: "tag", value: "jeden" },
        { name: "tag", value: "dvě\r\n--toolgate-" },
        { name: "about", content_type: "application/json", value: { n: 1 } },
        { name: "scan", filename: "scan", content_type: "image/png", bytes: 9, sha256: sha256(png) },
      ],
    });
  });

  it("shows the start and end of a long text without lone surrogates, with its length and digest", () => {
    const text = `${"a".repeat(1_999)}😀${"b".repeat(5_000)}😀${"c".repeat(1_999)}`;
    const [part] = (previewForm({ text }).body as unknown as { parts: { value: string }[] }).parts;
    expect(part).toEqual({
      name: "text",
      value: `${"a".repeat(1_999)} [… 5004 characters …] ${"c".repeat(1_999)}`,
      characters: 9_002,
      sha256: sha256(text),
    });
  });

  it("shows an empty form without parts", () => {
    expect(previewForm({}).body).toMatchObject({ parts: [] });
  });

  const part = (head: string, value: string) => `--x\r\n${head}\r\n\r\n${value}\r\n`;
  it.each([
    [
      "text before the first part",
      `to=evil\r\n${part('Content-Disposition: form-data; name="a"', "b")}--x--\r\n`,
    ],
    ["text after the last part", `${part('Content-Disposition: form-data; name="a"', "b")}--x--\r\nto=evil`],
    [
      "a part with a second name",
      `${part('Content-Disposition: form-data; name="a"; name="to"', "b")}--x--\r\n`,
    ],
    [
      "a part with a header of its own",
      `${part('X-To: evil\r\nContent-Disposition: form-data; name="a"', "b")}--x--\r\n`,
    ],
    ["lines ended by line feeds", '--x\nContent-Disposition: form-data; name="a"\n\nb\n--x--\n'],
    ["no end", part('Content-Disposition: form-data; name="a"', "b")],
  ])("shows an ambiguous form as text: %s", (_, text) => {
    expect(previewBytes("multipart/form-data; boundary=x", text)).toBe(text);
  });
});

describe("previewRequest() of other bodies", () => {
  it.each([
    ["a type nobody knows", "application/x-order", "to=a@b.c", "to=a@b.c"],
    ["no type", null, "to=a@b.c", "to=a@b.c"],
    [
      "bytes",
      "image/png",
      new Uint8Array([137, 0, 255]),
      { content_type: "image/png", bytes: 3, sha256: sha256(new Uint8Array([137, 0, 255])) },
    ],
  ])("shows texts, and the size and digest of other bodies: %s", (_, type, bytes, shown) => {
    expect(previewBytes(type, bytes)).toEqual(shown);
  });
});

describe("digestCall() of a form", () => {
  const digest = (value: JsonObject) =>
    digestCall(
      { tool: { tool_id: "t", side_effect: "write" }, arguments: {} } as unknown as Parameters<
        typeof digestCall
      >[0],
      previewForm(value),
      { key_id: null, agent_id: null },
    );

  it("is the same for the same form with another boundary", async () => {
    expect(await digest({ to: "a@b.c" })).toBe(await digest({ to: "a@b.c" }));
  });

  const long = (middle: string) => ({ to: `${"a".repeat(4_000)}${middle}${"a".repeat(4_000)}` });
  it.each([
    ["another value", { to: "a@b.c" }, { to: "a@b.d" }],
    ["another name", { to: "a@b.c" }, { bcc: "a@b.c" }],
    ["the middle of a long text", long("b"), long("c")],
    ["what looks like a boundary", { to: "a@b.c" }, { to: `a@b.c; boundary=toolgate-${"0".repeat(36)}` }],
  ])("differs for %s", async (_, approved, sent) => {
    expect(await digest(sent)).not.toBe(await digest(approved));
  });
});
