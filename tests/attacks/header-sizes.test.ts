import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_HEADER_BYTES } from "../../src/calling/egress/api-error.ts";
import { exceptionFor } from "../../src/calling/egress/guard-address.ts";
import { createSender } from "../../src/calling/egress/send-request.ts";
import { catchError } from "../calling/catch-error.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";

let api: Loopback;
const sender = () =>
  createSender({ allow: [exceptionFor(api.url)], allowHttp: true }, { limits: { maxRetries: 0 } });

beforeAll(async () => {
  api = await startLoopback((request, response) => {
    const { length = "0", count = "1" } = Object.fromEntries(
      new URL(request.url ?? "", api.url).searchParams,
    );
    for (let i = 0; i < Number(count); i++) response.setHeader(`x-${i}`, "v".repeat(Number(length)));
    response.end("{}");
  });
});
afterAll(() => api.close());

const send = (headers: [string, string][], query = "") =>
  sender().send({
    method: "GET",
    url: `${api.url}/?${query}`,
    headers,
    body: new Uint8Array(),
    idempotent: true,
    sensitive: { headers: [], query: [] },
  });

const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, i): [string, string] => [`x-${i}`, "v".repeat(length)]);

describe("headers of a request", () => {
  it.each<[attempt: string, headers: [string, string][]]>([
    ["one long header", many(1, MAX_HEADER_BYTES)],
    ["many long headers", many(150, 200)],
    ["several headers below the limit of one", many(5, 4_000)],
  ])("%s: not sent, and the error says why", async (_, headers) => {
    const error = await catchError(() => send(headers));
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { reason: "header_denied" } });
    expect(String(error)).toMatch(/The headers of the request have \d+ bytes; the limit is 16384/);
    expect(api.received).toEqual([]);
  });
});

describe("headers of a response", () => {
  it.each<[attempt: string, query: string]>([
    ["one long header", `length=${MAX_HEADER_BYTES}`],
    ["several long headers", "count=150&length=200"],
  ])("%s: the error says why", async (_, query) => {
    const error = await catchError(() => send([], query));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "invalid_response" } });
    expect(String(error)).toContain("the headers of its response have more than 16384 bytes");
  });

  it("of too great a number: the error says so", async () => {
    expect(String(await catchError(() => send(many(250, 1))))).toContain(
      "The request has 252 headers; the limit is 200",
    );
    const error = await catchError(() => send([], "count=1500&length=1"));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "invalid_response" } });
    expect(String(error)).toContain("its response has more than 200 headers");
  });

  it("below the limit are read", async () => {
    expect((await send(many(3, 4_000), "count=150&length=60")).status).toBe(200);
  });
});
