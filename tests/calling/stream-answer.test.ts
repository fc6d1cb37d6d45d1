import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { parseEgressAllow } from "../../src/calling/egress/guard-address.ts";
import { createSender } from "../../src/calling/egress/send-request.ts";
import { createSenderFetch } from "../../src/calling/egress/wrap-sender.ts";
import type { OutgoingRequest, SendOptions } from "../../src/contract/ports.ts";
import type { SenderLimits } from "../../src/contract/sender-limits.ts";
import { catchError } from "./catch-error.ts";
import { type Answer, type Loopback, startLoopback } from "./loopback-server.ts";

const running: Loopback[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(answer: Answer, limits: Partial<SenderLimits> = {}) {
  const server = await startLoopback(answer);
  running.push(server);
  const allow = parseEgressAllow(new URL(server.url).host);
  const sender = createSender({ allow, allowHttp: true }, { limits: { backoffMs: 1, ...limits } });
  const request = (path: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
    method: "GET",
    url: server.url + path,
    headers: [],
    idempotent: true,
    sensitive: { headers: [], query: [] },
    ...more,
  });
  return { server, sender, request };
}

/** Records the calls of `onChunk`; `enough` ends the reading after this number of bytes. */
function record(enough = Number.POSITIVE_INFINITY) {
  const told: { status: number; text: string }[] = [];
  let bytes = 0;
  const onChunk: SendOptions["onChunk"] = (chunk, { status }) => {
    bytes += chunk.byteLength;
    told.push({ status, text: new TextDecoder().decode(chunk) });
    return bytes >= enough;
  };
  return { told, onChunk };
}

describe("send() with onChunk", () => {
  it("passes the head before the body, then each chunk on arrival", async () => {
    const { told, onChunk } = record();
    const { sender, request } = await start((_, response) => {
      response.writeHead(200).flushHeaders();
      const steps = setInterval(() => {
        if (told.length === 1) response.write("one ");
        if (told.length === 2) {
          clearInterval(steps);
          response.end("two");
        }
      }, 1);
    });
    const { body } = await sender.send(request("/"), { onChunk });
    expect(told.map(({ text }) => text)).toEqual(["", "one ", "two"]);
    expect(new TextDecoder().decode(body)).toBe("one two");
  });

  it.each([
    ["plain", false],
    ["compressed", true],
  ])("stops reading a %s body if onChunk returns true", async (_, isCompressed) => {
    const { told, onChunk } = record(1);
    const text = Array.from({ length: 50_000 }, (_, i) => i * 7919).join();
    const { sender, request } = await start((_, response) => {
      const head = isCompressed ? { "content-encoding": "gzip" } : {};
      response.writeHead(200, head);
      const bytes = isCompressed ? gzipSync(text) : Buffer.from(text);
      response.write(bytes.subarray(0, 20_000));
    });
    const { body } = await sender.send(request("/"), { onChunk });
    expect(told).toHaveLength(2);
    expect(text.startsWith(new TextDecoder().decode(body))).toBe(true);
  });

  it("does not pass redirects and responses that are retried", async () => {
    let tries = 0;
    const { sender, request } = await start(({ url }, response) => {
      if (url === "/old") return response.writeHead(302, { location: "/new" }).end("moved");
      return ++tries < 3 ? response.writeHead(503).end("busy") : response.writeHead(200).end("here");
    });
    const { told, onChunk } = record();
    const { attempts } = await sender.send(request("/old"), { onChunk });
    expect(attempts).toBe(3);
    expect(told).toEqual([
      { status: 200, text: "" },
      { status: 200, text: "here" },
    ]);
  });

  it("passes the last response if no retry is left", async () => {
    const { sender, request } = await start((_, response) => response.writeHead(503).end("busy"));
    const { told, onChunk } = record();
    expect((await sender.send(request("/"), { onChunk })).status).toBe(503);
    expect(told.map(({ text }) => text).join("")).toBe("busy");
  });

  it("does not retry after a chunk was passed", async () => {
    const { server, sender, request } = await start((_, response) => {
      response.writeHead(200).write("half");
      setImmediate(() => response.destroy());
    });
    const { onChunk } = record();
    const error = await catchError(() => sender.send(request("/"), { onChunk }));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection" } });
    expect(server.received).toHaveLength(1);
  });

  it("applies the default size limit, or a given one", async () => {
    const { sender, request } = await start((_, response) => response.end("x".repeat(3_000)), {
      maxBytes: 1_000,
    });
    const { onChunk } = record();
    expect(await catchError(() => sender.send(request("/"), { onChunk }))).toMatchObject({
      details: { reason: "too_large" },
    });
    expect((await sender.send(request("/"), { onChunk, maxBytes: 5_000 })).body).toHaveLength(3_000);
  });

  it("aborts an open stream at the deadline", async () => {
    const { sender, request } = await start((_, response) => response.writeHead(200).write("and then"), {
      totalMs: 200,
    });
    const { onChunk } = record();
    expect(await catchError(() => sender.send(request("/"), { onChunk }))).toMatchObject({
      details: { reason: "timeout" },
    });
  });
});

describe("createSenderFetch()", () => {
  it("resolves with the head of the response and streams the body", async () => {
    let isRead = false;
    const { server, sender } = await start(({ method, headers, body }, response) => {
      response.writeHead(201, { "x-method": method, "x-type": String(headers["content-type"]) });
      response.write(body);
      const steps = setInterval(() => {
        if (!isRead) return;
        clearInterval(steps);
        response.end(" and the end");
      }, 1);
    });
    const carry = createSenderFetch({ sender });
    const response = await carry(server.url, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "the start",
    });
    expect([response.status, response.headers.get("x-method"), response.headers.get("x-type")]).toEqual([
      201,
      "POST",
      "text/plain",
    ]);
    isRead = true;
    expect(await response.text()).toBe("the start and the end");
  });

  it.each([204, 304])("returns a %i without a body", async (status) => {
    const { server, sender } = await start((_, response) => response.writeHead(status).end());
    const response = await createSenderFetch({ sender })(server.url);
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it("fails with the sender's error before and after the head", async () => {
    const { server, sender } = await start(
      ({ url }, response) => {
        if (url === "/large") return response.end("x".repeat(3_000));
        return response.writeHead(302, { location: "http://127.0.0.2/" }).end();
      },
      { maxBytes: 1_000 },
    );
    const carry = createSenderFetch({ sender });
    expect(await catchError(() => carry(`${server.url}/away`))).toMatchObject({ code: "EGRESS_BLOCKED" });
    const large = await carry(`${server.url}/large`);
    expect(await catchError(() => large.text())).toMatchObject({ details: { reason: "too_large" } });
  });

  it("closes the connection if the body is cancelled or the signal aborts", async () => {
    let gone = 0;
    const { server, sender } = await start((_, response) => {
      response.on("close", () => gone++);
      response.writeHead(200).write("and then");
    });
    const carry = createSenderFetch({ sender });
    await (await carry(server.url)).body?.cancel();
    const stop = new AbortController();
    const second = await carry(server.url, { signal: stop.signal });
    stop.abort();
    expect(await catchError(() => second.text())).toMatchObject({ details: { aborted: true } });
    await expect.poll(() => gone).toBe(2);
  });

  it("lets the caller mark the secrets of a request", async () => {
    const { server, sender } = await start(({ headers }, response) => response.end(headers["x-key"]));
    const carry = createSenderFetch({
      sender,
      prepare: (request) => ({ ...request, headers: [...request.headers, ["x-key", "k"]] }),
    });
    expect(await (await carry(server.url)).text()).toBe("k");
  });
});
