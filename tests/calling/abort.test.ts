import { getEventListeners } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";
import { catchError } from "./catch-error.ts";
import { type Loopback, startLoopback } from "./loopback-server.ts";

let upstream: Loopback;
let sender: ClosableSender;
/** Number of requests whose connection was closed before the response. */
let brokenOff = 0;

beforeAll(async () => {
  upstream = await startLoopback(({ url }, response) => {
    if (url === "/ok") return response.end("{}");
    if (url === "/later") return response.writeHead(503, { "retry-after": "20" }).end();
    response.once("close", () => brokenOff++);
    if (url === "/half") response.write("half of it");
  });
  sender = createSender({
    allow: [
      { host: "127.0.0.1", port: upstream.port },
      { host: "api.test", port: upstream.port },
    ],
    allowHttp: true,
  });
});
afterAll(async () => {
  await sender.close();
  await upstream.close();
});

function request(path: string, method = "GET"): OutgoingRequest {
  return {
    method,
    url: `${upstream.url}${path}`,
    headers: [],
    idempotent: true,
    sensitive: { headers: [], query: [] },
  };
}

describe("createSender().send() with a signal", () => {
  it.each(["/silent", "/half"])(
    "gives up a call to %s at once and tears the connection down",
    async (path) => {
      const [before, closed, caller] = [upstream.received.length, brokenOff, new AbortController()];
      const sending = catchError(() => sender.send(request(path, "POST"), { signal: caller.signal }));
      await vi.waitFor(() => expect(upstream.received).toHaveLength(before + 1));
      caller.abort(new Error("reason with a canary"));
      const error = await sending;
      expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection", aborted: true } });
      expect(JSON.stringify([error.message, error.details, String(error.cause)])).not.toContain("canary");
      await vi.waitFor(() => expect(brokenOff).toBe(closed + 1));
      expect(upstream.received).toHaveLength(before + 1);
    },
  );

  it("sends nothing if the signal is already aborted", async () => {
    const before = upstream.received.length;
    const error = await catchError(() => sender.send(request("/ok"), { signal: AbortSignal.abort() }));
    expect(error.details).toEqual({ reason: "connection", aborted: true });
    expect(upstream.received).toHaveLength(before);
  });

  it("reports a timeout if the signal is a timeout", async () => {
    const error = await catchError(() =>
      sender.send(request("/silent"), { signal: AbortSignal.timeout(50) }),
    );
    expect(error.details).toEqual({ reason: "timeout", aborted: true });
  });

  it("aborts the pause of a Retry-After and does not retry", async () => {
    const [before, caller] = [upstream.received.length, new AbortController()];
    const sending = catchError(() => sender.send(request("/later"), { signal: caller.signal }));
    await vi.waitFor(() => expect(upstream.received).toHaveLength(before + 1));
    caller.abort();
    expect((await sending).details).toEqual({ reason: "connection", aborted: true });
    expect(upstream.received).toHaveLength(before + 1);
  });

  it("aborts while a name is resolved", async () => {
    const caller = new AbortController();
    const own = createSender({ allow: [], allowHttp: true }, { resolve: () => new Promise(() => {}) });
    const slow = { ...request("/"), url: "https://slow.example.com/" };
    const sending = catchError(() => own.send(slow, { signal: caller.signal }));
    caller.abort();
    expect((await sending).details).toEqual({ reason: "connection", aborted: true });
    await own.close();
  });

  it("leaves no listener on a shared signal and does not abort other calls", async () => {
    const caller = new AbortController();
    for (let n = 0; n < 20; n++) await sender.send(request("/ok"), { signal: caller.signal });
    expect(getEventListeners(caller.signal, "abort")).toHaveLength(0);
    const other = sender.send(request("/ok"));
    caller.abort();
    expect(await other).toMatchObject({ status: 200, attempts: 1 });
  });
});

describe("createSender().send() with secrets in path or body", () => {
  const secret = { headers: [], query: [], elsewhere: true };

  it("rejects plain http", async () => {
    const open = { ...request("/"), url: "http://api.example.com/", sensitive: secret };
    const error = await catchError(() => sender.send(open));
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { reason: "scheme" } });
  });

  it("does not send the body to another origin", async () => {
    const first = await startLoopback((_, response) =>
      response.writeHead(307, { location: `${upstream.url}/ok` }).end(),
    );
    const allow = [first.port, upstream.port].map((port) => ({ host: "127.0.0.1", port }));
    const own = createSender({ allow, allowHttp: true });
    const before = upstream.received.length;
    const post = { ...request("/", "POST"), url: first.url, body: new Uint8Array([1]), sensitive: secret };
    const error = await catchError(() => own.send(post));
    expect(error.details?.["reason"]).toBe("redirect_blocked:cross_origin");
    expect(upstream.received).toHaveLength(before);
    await Promise.all([own.close(), first.close()]);
  });

  it("returns no path that may contain a secret", async () => {
    expect((await sender.send({ ...request("/ok"), sensitive: secret })).url).toBe(`${upstream.url}/***`);
  });
});
