import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";
import type { SenderLimits } from "../../src/contract/sender-limits.ts";
import { catchError } from "./catch-error.ts";
import { FAULT_OUTCOMES, outcomeFor } from "./fault-outcomes.ts";
import { type FaultServer, startFaultServer } from "./fault-server.ts";
import { answerJson, startLoopback } from "./loopback-server.ts";
import { issue } from "./make-certificates.ts";

/** Limits for tests that must reach one. */
const LIMITS: Partial<SenderLimits> = { totalMs: 700, connectMs: 400, dnsMs: 300, backoffMs: 2 };
/** Limits for tests that must not reach one, also on a busy machine. */
const PATIENT: Partial<SenderLimits> = { totalMs: 20_000, connectMs: 10_000, dnsMs: 10_000, backoffMs: 2 };

let faults: FaultServer;
let sender: ClosableSender;
let hasty: ClosableSender;

beforeAll(async () => {
  faults = await startFaultServer();
  const egress = { allow: [{ host: "127.0.0.1", port: faults.port }], allowHttp: true };
  sender = createSender(egress, { limits: PATIENT });
  hasty = createSender(egress, { limits: LIMITS });
});
afterEach(() => faults.seen.clear());
afterAll(async () => {
  await Promise.all([sender.close(), hasty.close()]);
  await faults.close();
});

function request(url: string, rest: Partial<OutgoingRequest> = {}): OutgoingRequest {
  const method = rest.method ?? "GET";
  return {
    method,
    url,
    headers: [],
    idempotent: method === "GET",
    sensitive: { headers: [], query: [] },
    ...rest,
  };
}

const at = (path: string) => `http://127.0.0.1:${faults.port}/${path}`;

describe("createSender() with upstream faults", () => {
  const cases = FAULT_OUTCOMES.flatMap(([fault, outcome, requests]) =>
    (["GET", "POST"] as const).map(
      (method) => [method, fault, outcomeFor(outcome, method), requests[method]] as const,
    ),
  );
  it.each(cases)("%s %s ends in %s after %s requests", async (method, fault, outcome, requests) => {
    const body = method === "POST" ? { body: new TextEncoder().encode("{}") } : {};
    const chosen = outcome === "timeout" ? hasty : sender;
    const result = await chosen.send(request(at(fault), { method, ...body })).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof ToolgateError ? error.details?.["reason"] : error),
    );
    expect(result).toBe(outcome);
    expect(faults.seen.get(fault)).toBe(requests);
  });

  it("the same process still sends after all faults", async () => {
    expect(await sender.send(request(at("ok")))).toMatchObject({ status: 200, attempts: 1 });
  });

  it("reads exactly the declared number of bytes", async () => {
    const { body } = await sender.send(request(at("cl-too-short")));
    expect(new TextDecoder().decode(body)).toBe("012");
  });

  it.each(["gzip", "deflate", "br"])("decodes %s", async (coding) => {
    const { body } = await sender.send(request(at(coding)));
    expect(new TextDecoder().decode(body)).toBe('{"ok":true}');
  });

  it("retries a POST with an idempotency key", async () => {
    await sender.send(request(at("503-then-200"), { method: "POST", idempotent: true }));
    expect(faults.seen.get("503-then-200")).toBe(2);
  });

  it("reports the number of attempts", async () => {
    expect(await sender.send(request(at("503-always")))).toMatchObject({ status: 503, attempts: 3 });
  });
});

describe("createSender() without a connection", () => {
  async function closedPort(): Promise<number> {
    const server = createTcpServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    return port;
  }

  it("reports a refused connection at once, also for a POST", async () => {
    const port = await closedPort();
    const own = createSender({ allow: [{ host: "127.0.0.1", port }], allowHttp: true });
    const error = await catchError(() => own.send(request(`http://127.0.0.1:${port}/`, { method: "POST" })));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection" } });
    await own.close();
  });

  it("tries the next address of a name if the first refuses the connection", async () => {
    const upstream = await startLoopback((_, response) => answerJson(response, { ok: true }));
    const resolve = async () => [
      { address: "127.0.0.2", family: 4 as const },
      { address: "127.0.0.1", family: 4 as const },
    ];
    const own = createSender(
      { allow: [{ host: "api.test", port: upstream.port }], allowHttp: true },
      { resolve },
    );
    expect(await own.send(request(`http://api.test:${upstream.port}/`))).toMatchObject({
      status: 200,
      attempts: 1,
    });
    await own.close();
    await upstream.close();
  });

  it.each([
    ["has no address", async () => [], "connection"],
    [
      "is unknown",
      () =>
        Promise.reject(
          Object.assign(new Error("getaddrinfo ENOTFOUND x?api_key=canary"), { code: "ENOTFOUND" }),
        ),
      "connection",
    ],
    ["is never resolved", () => new Promise<never>(() => {}), "timeout"],
  ])("reports a name that %s, without the text of the resolver", async (_, resolve, reason) => {
    const own = createSender({ allow: [], allowHttp: true }, { limits: LIMITS, resolve });
    const error = await catchError(() => own.send(request("https://nx.example.com/")));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason } });
    expect(error.message).not.toContain("canary");
  });

  it("aborts a TLS handshake without an answer at the connect timeout", async () => {
    const silent = createTcpServer(() => {});
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    const own = createSender(
      { allow: [{ host: "127.0.0.1", port }], allowHttp: true },
      { limits: { ...LIMITS, totalMs: 60_000 } },
    );
    const started = performance.now();
    const error = await catchError(() => own.send(request(`https://127.0.0.1:${port}/`)));
    expect(error.details?.["reason"]).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(30_000);
    await own.close();
    silent.close();
  });
});

describe("createSender() and TLS", () => {
  const authority = issue({ name: "authority", isAuthority: true });
  it.each([
    [
      "an expired certificate",
      issue(
        { name: "localhost", hosts: ["localhost"], notAfter: new Date(Date.now() - 86_400_000) },
        authority,
      ),
    ],
    ["a certificate for another name", issue({ name: "other", hosts: ["other.test"] }, authority)],
    ["a self-signed certificate", issue({ name: "localhost", hosts: ["localhost"] })],
  ])("rejects %s without sending the request", async (_, certified) => {
    const upstream = await startLoopback((_seen, response) => answerJson(response, {}), certified);
    const own = createSender(
      { allow: [{ host: "localhost", port: upstream.port }], allowHttp: true },
      { ca: [authority.cert] },
    );
    const error = await catchError(() =>
      own.send(request(`${upstream.url}/`, { headers: [["authorization", "Bearer canary"]] })),
    );
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection" } });
    expect(error.message).toMatch(/TLS certificate/);
    expect(upstream.received).toEqual([]);
    await own.close();
    await upstream.close();
  });

  it("sends the name in SNI and Host although the address is pinned", async () => {
    const certified = issue({ name: "api.test", hosts: ["api.test"] }, authority);
    const upstream = await startLoopback(
      (seen, response) => answerJson(response, { host: seen.headers.host }),
      certified,
    );
    const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];
    const own = createSender(
      { allow: [{ host: "api.test", port: upstream.port }], allowHttp: true },
      { ca: [authority.cert], resolve },
    );
    const { body } = await own.send(request(`https://api.test:${upstream.port}/`));
    expect(JSON.parse(new TextDecoder().decode(body))).toEqual({ host: `api.test:${upstream.port}` });
    await own.close();
    await upstream.close();
  });

  it("rejects secrets over plain http, except to the hosts of EGRESS_ALLOW", async () => {
    const secret = {
      headers: [["authorization", "Bearer x"]] as [string, string][],
      sensitive: { headers: ["authorization"], query: [] },
    };
    const error = await catchError(() => sender.send(request("http://api.example.com/", secret)));
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { reason: "scheme" } });
    expect(await sender.send(request(at("ok"), secret))).toMatchObject({ status: 200 });
  });
});

describe("createSender() follows redirects", () => {
  it.each([
    ["303", "POST", "GET", ""],
    ["307", "POST", "POST", "{}"],
    ["303", "PUT", "GET", ""],
  ])("a %s of a %s is followed as %s with body %j", async (code, method, next, expected) => {
    const { body } = await sender.send(
      request(at(`redirect-${code}`), { method, body: new TextEncoder().encode("{}") }),
    );
    expect(JSON.parse(new TextDecoder().decode(body))).toEqual({ method: next, body: expected });
  });

  it("sends nothing to a blocked target", async () => {
    const error = await catchError(() => sender.send(request(at("redirect-imds"))));
    expect(error).toMatchObject({
      code: "EGRESS_BLOCKED",
      details: { reason: "redirect_blocked:ip_blocked", url: "http://169.254.169.254/latest" },
    });
  });

  it("drops credentials and cookies if the origin changes, and keeps them otherwise", async () => {
    const other = await startLoopback((_, response) => answerJson(response, {}));
    const first = await startLoopback((seen, response) =>
      seen.url.startsWith("/same")
        ? response.writeHead(302, { location: "/next" }).end()
        : seen.url === "/next"
          ? answerJson(response, {})
          : response.writeHead(302, { location: `${other.url}/there?key=canary&page=2` }).end(),
    );
    const allow = [first.port, other.port].map((port) => ({ host: "127.0.0.1", port }));
    const own = createSender({ allow, allowHttp: true });
    const secret: Partial<OutgoingRequest> = {
      headers: [
        ["x-api-key", "canary"],
        ["authorization", "Basic canary"],
        ["cookie", "a=canary"],
        ["x-plain", "stays"],
      ],
      sensitive: { headers: ["X-API-Key"], query: ["key"] },
    };
    await own.send(request(`${first.url}/same?key=canary`, secret));
    expect(first.received[1]?.headers).toMatchObject({
      "x-api-key": "canary",
      authorization: "Basic canary",
    });
    const { url } = await own.send(request(`${first.url}/away?key=canary`, secret));
    expect(other.received[0]?.headers["x-plain"]).toBe("stays");
    expect(JSON.stringify(other.received)).not.toContain("canary");
    expect(url).toBe(`${other.url}/there?page=2`);
    await Promise.all([own.close(), first.close(), other.close()]);
  });

  it("does not send a body with credentials to another origin", async () => {
    const other = await startLoopback((_, response) => answerJson(response, {}));
    const first = await startLoopback((_, response) =>
      response.writeHead(307, { location: `${other.url}/` }).end(),
    );
    const own = createSender({
      allow: [first.port, other.port].map((port) => ({ host: "127.0.0.1", port })),
      allowHttp: true,
    });
    const post = request(first.url, {
      method: "POST",
      body: new Uint8Array([1]),
      sensitive: { headers: ["authorization"], query: [] },
    });
    const error = await catchError(() => own.send(post));
    expect(error.details?.["reason"]).toBe("redirect_blocked:cross_origin");
    expect(other.received).toEqual([]);
    await Promise.all([own.close(), first.close(), other.close()]);
  });
});

describe("createSender() keeps connections", () => {
  it("reuses connections for later calls, but not for another address", async () => {
    const upstream = await startLoopback((_, response) => answerJson(response, {}));
    let address = "127.0.0.1";
    const resolve = async () => [{ address, family: 4 as const }];
    const own = createSender(
      { allow: [{ host: "api.test", port: upstream.port }], allowHttp: true },
      { resolve, limits: PATIENT },
    );
    for (let n = 0; n < 10; n++) await own.send(request(`http://api.test:${upstream.port}/`));
    // undici may open a second one while it tidies up after the first answer.
    expect(upstream.connections()).toBeLessThanOrEqual(2);
    // No server listens there, and the open connection to the old address must not be used.
    address = "127.0.0.9";
    const error = await catchError(() => own.send(request(`http://api.test:${upstream.port}/`)));
    expect(error.details?.["reason"]).toBe("connection");
    expect(upstream.received).toHaveLength(10);
    await own.close();
    await upstream.close();
  });

  it("makes 64 calls concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => sender.send(request(at("ok")))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe("createSender() rejects forbidden headers and methods", () => {
  it.each([
    ["host", "x"],
    ["Content-Length", "5"],
    ["transfer-encoding", "chunked"],
    ["Connection", "close"],
    ["expect", "100-continue"],
    ["proxy-authorization", "x"],
    ["bad name", "x"],
    ["", "x"],
    ["x-a", "a\r\nb: c"],
    ["x-a", "a\0"],
    ["x-a", "ž"],
  ])("the header %j: %j", async (name, value) => {
    const error = await catchError(() => sender.send(request(at("ok"), { headers: [[name, value]] })));
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { reason: "header_denied" } });
    expect(faults.seen.size).toBe(0);
  });

  it.each(["CONNECT", "get", "GET / HTTP/1.1\r\nX:"])("the method %j", async (method) => {
    const error = await catchError(() => sender.send(request(at("ok"), { method })));
    expect(error.code).toBe("EGRESS_BLOCKED");
  });

  it("masks secret query parameters in the final URL", async () => {
    const secret = { sensitive: { headers: [], query: ["api key"] } };
    const upstream = await startLoopback((_, response) => answerJson(response, {}));
    const own = createSender({ allow: [{ host: "127.0.0.1", port: upstream.port }], allowHttp: true });
    const { url } = await own.send(request(`${upstream.url}/?a=1&api%20key=canary&b=2`, secret));
    expect(url).toBe(`${upstream.url}/?a=1&api%20key=***&b=2`);
    await Promise.all([own.close(), upstream.close()]);
  });
});
