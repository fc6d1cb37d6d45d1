import { once } from "node:events";
import type { ServerOptions } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDataRows } from "../../scripts/lib/test-data.ts";
import type { Json } from "../../src/base/json.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { readPkcs12 } from "../../src/calling/credentials/read-pkcs12.ts";
import type { Resolve } from "../../src/calling/egress/guard-url.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import type { Credential } from "../../src/contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest } from "../../src/contract/ports.ts";
import { catchError } from "./catch-error.ts";
import { executeOperation } from "./execute-operation.ts";
import { FAULT_OUTCOMES, GATEWAY_FAULTS, OWN_FAULTS } from "./fault-outcomes.ts";
import { type FaultServer, startFaultServer } from "./fault-server.ts";
import { answerJson, startLoopback } from "./loopback-server.ts";
import { issue, packPkcs12 } from "./make-certificates.ts";
import { operation } from "./operation.ts";
import { startBlackhole } from "./start-blackhole.ts";

/**
 * What `upstream_faults.jsonl` lists besides FAULT_OUTCOMES (send-request.test.ts, and on Deno deno.test.ts), each as a
 * real fault with its outcome as error codes of this gateway: what the file calls 502 and 504 is API_ERROR with a reason.
 */
/** Files that ran earlier in this process may leave connections that are about to close. */
const SOCKETS_OF_OTHERS = countSockets();

const CANARY = "canary-9f8e7d6c5b4a";
const LIMITS = { totalMs: 4000, connectMs: 300, dnsMs: 200, backoffMs: 2 };
const table: string[] = [];

function fault(label: string, outcome: string, run: () => Promise<void>): void {
  table.push(label);
  it(`${label}: ${outcome}`, run);
}

let faults: FaultServer;
let sender: ClosableSender;
beforeAll(async () => {
  faults = await startFaultServer();
  sender = allowing([faults.port]);
});
afterAll(async () => {
  await sender.close();
  await faults.close();
});

function allowing(ports: number[], more: { resolve?: Resolve; ca?: string[] } = {}): ClosableSender {
  const hosts = ["127.0.0.1", "localhost", "api.test"];
  const allow = hosts.flatMap((host) => ports.map((port) => ({ host, port })));
  return createSender({ allow, allowHttp: true }, { limits: LIMITS, ...more });
}

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

/** The error of a send and how long it took. */
async function failure(own: ClosableSender, sent: OutgoingRequest) {
  const started = performance.now();
  const error = await catchError(() => own.send(sent));
  await own.close();
  return { error, ms: performance.now() - started };
}

describe("upstream faults before a request is sent", () => {
  const counted = (answer: () => ReturnType<Resolve>) => {
    const seen = { lookUps: 0 };
    const resolve: Resolve = () => {
      seen.lookUps++;
      return answer();
    };
    return { seen, resolve };
  };
  const post = (port: number, scheme = "http") =>
    request(`${scheme}://api.test:${port}/?api_key=${CANARY}`, { method: "POST" });

  fault("connect-refused", "API_ERROR connection within a second, a POST tried again", async () => {
    const closed = createTcpServer();
    await once(closed.listen(0, "127.0.0.1"), "listening");
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const { seen, resolve } = counted(async () => [{ address: "127.0.0.1", family: 4 }]);
    const { error, ms } = await failure(allowing([port], { resolve }), post(port));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection" } });
    expect([seen.lookUps, ms < 1000]).toEqual([3, true]);
  });

  fault(
    "connect-blackhole",
    "API_ERROR timeout at the connect timeout, long before the deadline",
    async () => {
      const hole = await startBlackhole();
      const { error, ms } = await failure(allowing([hole.port]), request(`http://127.0.0.1:${hole.port}/`));
      hole.close();
      expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "timeout" } });
      expect(ms).toBeLessThan(LIMITS.totalMs / 2);
    },
  );

  fault("dns-nxdomain", "API_ERROR connection; EAI_AGAIN is tried again", async () => {
    for (const [code, lookUps] of [
      ["ENOTFOUND", 1],
      ["EAI_AGAIN", 3],
    ] as const) {
      const { seen, resolve } = counted(() => Promise.reject(Object.assign(new Error(code), { code })));
      const { error } = await failure(allowing([80], { resolve }), post(80));
      expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection", dns: "failed" } });
      expect(seen.lookUps).toBe(lookUps);
    }
  });

  fault("dns-hang", "API_ERROR timeout at the resolver's own limit", async () => {
    const resolve: Resolve = () => new Promise(() => {});
    const { error, ms } = await failure(allowing([80], { resolve }), post(80));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "timeout" } });
    expect(ms).toBeLessThan(LIMITS.totalMs / 2);
  });

  fault("error-with-secret-url", "a code, never the text of the error", async () => {
    const text = `getaddrinfo ENOTFOUND https://api.test/?api_key=${CANARY}`;
    const { resolve } = counted(() => Promise.reject(Object.assign(new Error(text), { code: "ENOTFOUND" })));
    const { error } = await failure(allowing([80], { resolve }), post(80));
    expect(JSON.stringify([error.message, error.details])).not.toContain(CANARY);
  });
});

describe("upstream faults of TLS", () => {
  const authority = issue({ name: "authority", isAuthority: true });
  const honest = issue({ name: "api.test", hosts: ["api.test"] }, authority);
  const yesterday = new Date(Date.now() - 86_400_000);

  /** Sends a POST to an HTTPS server with the name api.test. Returns the error and the requests that the server received. */
  async function meet(tls: ServerOptions, rest: Partial<OutgoingRequest> = {}) {
    const upstream = await startLoopback((_, response) => answerJson(response, { ok: true }), tls);
    const resolve: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const own = allowing([upstream.port], { resolve, ca: [authority.cert] });
    const sent = request(`https://api.test:${upstream.port}/`, { method: "POST", ...rest });
    const { error } = await failure(own, sent);
    const requests = upstream.received.length;
    await upstream.close();
    return { code: error.code, reason: error.details?.["reason"], requests };
  }
  const REFUSED = { code: "API_ERROR", reason: "connection", requests: 0 };

  const badCertificates: [string, ServerOptions][] = [
    ["tls-expired", issue({ name: "api.test", hosts: ["api.test"], notAfter: yesterday }, authority)],
    ["tls-wrong-host", issue({ name: "other", hosts: ["other.test"] }, authority)],
    ["tls-self-signed", issue({ name: "api.test", hosts: ["api.test"] })],
  ];
  for (const [label, certified] of badCertificates) {
    fault(label, "API_ERROR connection, nothing sent", async () =>
      expect(await meet(certified)).toEqual(REFUSED),
    );
  }

  for (const maxVersion of ["TLSv1.2", "TLSv1.3"] as const) {
    const wanting = {
      ...honest,
      ca: [authority.cert],
      requestCert: true,
      rejectUnauthorized: true,
      maxVersion,
    };
    const title = `API_ERROR connection, nothing sent (${maxVersion})`;
    fault("tls-client-cert-required", title, async () => expect(await meet(wanting)).toEqual(REFUSED));
    fault("tls-client-cert-rejected", title, async () => {
      const stranger = issue({ name: "stranger" });
      const tls = readPkcs12(packPkcs12(stranger, "pass", "aes256"), "pass");
      expect(await meet(wanting, { tls })).toEqual(REFUSED);
    });
  }

  fault("tls-handshake-hang", "API_ERROR timeout at the connect timeout", async () => {
    const silent = createTcpServer((socket) => void socket.on("error", () => {}).resume());
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    const { error, ms } = await failure(allowing([port]), request(`https://127.0.0.1:${port}/`));
    silent.close();
    expect(error.details?.["reason"]).toBe("timeout");
    expect(ms).toBeLessThan(LIMITS.totalMs / 2);
  });

  fault("tls-renegotiate-sni", "the name goes into SNI although the address is pinned", async () => {
    const asked: string[] = [];
    const tls: ServerOptions = {
      ...issue({ name: "default", hosts: ["default.test"] }, authority),
      SNICallback: (name, give) => {
        asked.push(name);
        void import("node:tls").then(({ createSecureContext }) => give(null, createSecureContext(honest)));
      },
    };
    const upstream = await startLoopback((_, response) => answerJson(response, {}), tls);
    const resolve: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const own = allowing([upstream.port], { resolve, ca: [authority.cert] });
    expect((await own.send(request(`https://api.test:${upstream.port}/`))).status).toBe(200);
    expect(asked).toEqual(["api.test"]);
    await own.close();
    await upstream.close();
  });
});

describe("upstream faults in the content of the answer", () => {
  const read = (label: string, accepts: string[] = []) =>
    run(label, { accepts }).then(
      ({ result }) => result,
      (error) => error.details?.["reason"] as Json,
    );

  function run(label: string, rest: Parameters<typeof operation>[0] = {}) {
    const server = { url: `http://127.0.0.1:${faults.port}`, variables: {} };
    const tokens = createTokenSource(sender, createMemoryTokenCache());
    return executeOperation(
      { operation: operation({ server, path: `/${label}`, ...rest }), args: {}, secrets: {} },
      { sender, tokens },
    );
  }

  const contents: [label: string, what: string, expected: Json, accepts?: string[]][] = [
    ["gzip-unasked", "decoded", { ok: true }],
    ["utf8-invalid", "U+FFFD in its place", "\ufffd\ufffd"],
    ["utf8-cut-at-cap", "too_large; never a cut text", "too_large"],
    ["utf16-bom", "decoded by its byte order mark", { ok: true }],
    ["charset-lie", "JSON is UTF-8 whatever is said", "žlu"],
    ["json-deep", "invalid_response", "invalid_response"],
    ["json-dup-keys", "the last wins", { a: 2 }],
    ["json-proto", "an ordinary member", JSON.parse('{"__proto__":{"polluted":true}}') as Json],
    ["json-bigint", "the nearest double, as JSON.parse reads it (documented)", { id: 12345678901234567000 }],
    ["json-nan", "invalid_response", "invalid_response"],
    ["ndjson", "a list", [{ a: 1 }, { a: 2 }]],
    ["html-login", "invalid_response where JSON was promised", "invalid_response", ["application/json"]],
    ["binary", "its type and base64", { content_type: "image/png", base64: "iVBORw0KGgo=" }],
    ["content-type-missing", "text", "hello"],
  ];
  for (const [label, what, expected, accepts] of contents) {
    fault(label, what, async () => {
      expect(await read(label, accepts)).toEqual(expected);
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    });
  }

  it("ndjson: truncated lines are returned as text", async () => {
    expect(await read("ndjson-cut")).toBe('{"a":1}\n{"a":');
  });

  it("pipelined-second-response: the second answer is discarded", async () => {
    for (let n = 0; n < 5; n++) {
      expect(textOf(await sender.send(request(at("pipelined-second-response"))))).toBe('{"first":1}');
      expect(textOf(await sender.send(request(at("ok"))))).toBe('{"ok":true}');
    }
  });
});

const at = (label: string) => `http://127.0.0.1:${faults.port}/${label}`;
const textOf = ({ body }: IncomingResponse) => new TextDecoder().decode(body);

describe("upstream faults of redirects and credentials", () => {
  const key: Credential = { type: "api-key", secret: "key", in: "header", name: "x-api-key" };

  /** One operation with a key against a server of its own. */
  async function withKey(
    answer: Parameters<typeof startLoopback>[0],
    credentials: (url: string) => Credential[] = () => [key],
    calls = 1,
  ) {
    const upstream = await startLoopback(answer);
    const own = allowing([upstream.port]);
    const tokens = createTokenSource(own, createMemoryTokenCache());
    const once = () =>
      executeOperation(
        {
          operation: operation({
            method: "POST",
            server: { url: upstream.url, variables: {} },
            path: "/x",
            credentials: credentials(upstream.url),
          }),
          args: {},
          secrets: { key: CANARY, id: "client", secret: CANARY },
        },
        { sender: own, tokens },
      ).then(
        (outcome) => ({ shown: JSON.stringify(outcome), code: "SUCCESS", details: undefined }),
        (error) => ({
          shown: JSON.stringify([error.message, error.details]),
          code: error.code,
          details: error.details,
        }),
      );
    const outcomes = [];
    for (let n = 0; n < calls; n++) outcomes.push(await once());
    const paths = upstream.received.map(({ url }) => url);
    await own.close();
    await upstream.close();
    return { ...(outcomes[0] as (typeof outcomes)[0]), paths };
  }

  fault("redirect-imds", "EGRESS_BLOCKED, zero packets to the target", async () => {
    const error = await catchError(() => sender.send(request(at("redirect-imds"))));
    expect(error).toMatchObject({
      code: "EGRESS_BLOCKED",
      details: { reason: "redirect_blocked:ip_blocked" },
    });
  });

  fault("redirect-cross-origin", "followed without any credential", async () => {
    const other = await startLoopback((_, response) => answerJson(response, {}));
    const first = await startLoopback((_, response) =>
      response.writeHead(302, { location: `${other.url}/there` }).end(),
    );
    const own = allowing([first.port, other.port]);
    const headers: [string, string][] = [["x-api-key", CANARY]];
    const sensitive = { headers: ["x-api-key"], query: [] };
    await own.send(request(first.url, { headers, sensitive }));
    expect(other.received).toHaveLength(1);
    expect(JSON.stringify(other.received)).not.toContain(CANARY);
    await Promise.all([own.close(), first.close(), other.close()]);
  });

  const oauth = (url: string): Credential[] => [
    { type: "oauth2", client_id: "id", client_secret: "secret", token_url: `${url}/token`, scopes: [] },
  ];
  /** A token endpoint, and an API that accepts the given tokens. */
  const authorizing = (
    accepts: (token: string) => boolean,
    grant: object = {},
  ): Parameters<typeof startLoopback>[0] => {
    let issued = 0;
    return ({ url, headers }, response) => {
      if (url === "/token") return answerJson(response, { access_token: `t${++issued}`, ...grant });
      const isValid = accepts(headers.authorization?.replace("Bearer ", "") ?? "");
      return answerJson(response, {}, isValid ? 200 : 401);
    };
  };

  fault("401-once", "one fresh token, then the POST again", async () => {
    const { code, paths } = await withKey(
      authorizing((token) => token === "t2"),
      oauth,
    );
    expect([code, paths]).toEqual(["SUCCESS", ["/token", "/x", "/token", "/x"]]);
  });

  fault("401-always", "AUTH_FAILED after one fresh token", async () => {
    const { code, details, paths } = await withKey(
      authorizing(() => false),
      oauth,
    );
    expect([code, details?.["http_status"]]).toEqual(["AUTH_FAILED", 401]);
    expect(paths).toEqual(["/token", "/x", "/token", "/x"]);
  });

  fault("token-endpoint-500", "AUTH_FAILED, the endpoint's echo masked, the API never called", async () => {
    const { code, shown, paths } = await withKey(
      (_, response) => answerJson(response, { error: CANARY }, 500),
      oauth,
    );
    expect([code, shown.includes(CANARY)]).toEqual(["AUTH_FAILED", false]);
    expect(paths).toEqual(["/token"]);
  });

  fault("token-short-expiry", "never cached below the margin; a number as text counts", async () => {
    for (const [expires_in, tokens] of [
      [1, 2],
      [0, 2],
      [-5, 2],
      ["3600", 1],
    ] as const) {
      const { paths } = await withKey(
        authorizing(() => true, { expires_in }),
        oauth,
        2,
      );
      expect(
        paths.filter((path) => path === "/token"),
        String(expires_in),
      ).toHaveLength(tokens);
    }
  });

  fault("echo-secret-body", "masked in the answer", async () => {
    const { shown } = await withKey(({ headers }, response) => answerJson(response, { you_sent: headers }));
    expect([shown.includes(CANARY), shown.includes("***")]).toEqual([false, true]);
  });

  fault("echo-secret-header", "no header of an answer is passed on; Location is masked", async () => {
    const set = await withKey((_, response) => {
      response.setHeader("set-cookie", CANARY).setHeader("x-echo", CANARY);
      answerJson(response, {});
    });
    expect(set.shown).not.toContain(CANARY);
    const moved = await withKey((_, response) =>
      response.writeHead(302, { location: `http://10.0.0.1/${CANARY}` }).end(),
    );
    expect([moved.code, moved.shown.includes(CANARY)]).toEqual(["EGRESS_BLOCKED", false]);
  });

  fault(
    "echo-secret-encoded",
    "masked as base64 at each offset, percent-encoded and in other case",
    async () => {
      const forms = ["", "x", "xy"].map((before) => Buffer.from(before + CANARY).toString("base64"));
      const percent = [...CANARY].map((character) => `%${character.charCodeAt(0).toString(16)}`).join("");
      const echoes = [...forms, encodeURIComponent(CANARY), CANARY.toUpperCase()];
      const { shown } = await withKey((_, response) => answerJson(response, echoes));
      const core = Buffer.from(CANARY).toString("base64").slice(4, 16);
      expect(shown.match(/\*\*\*/g)?.length).toBeGreaterThanOrEqual(echoes.length);
      expect(shown).not.toMatch(new RegExp(`${CANARY}|${core}|${percent}`, "i"));
    },
  );
});

describe("upstream faults over time", () => {
  fault("client-abort", "the call ends at once and its connection is torn down", async () => {
    const caller = new AbortController();
    let torn = false;
    const upstream = await startLoopback((_, response) => {
      response.once("close", () => {
        torn = true;
      });
      caller.abort();
    });
    const own = allowing([upstream.port]);
    const sent = request(upstream.url, { method: "POST" });
    const error = await catchError(() => own.send(sent, { signal: caller.signal }));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection", aborted: true } });
    await expect.poll(() => torn).toBe(true);
    expect(upstream.received).toHaveLength(1);
    await own.close();
    await upstream.close();
  });

  /**
   * The sender has no circuit breaker: it does not know the tenant, an isolate receives only a part of the calls, and limits per
   * minute are counted in Postgres. A failure of one caller never blocks an API for another.
   */
  fault(
    "breaker-open",
    "each call fails by itself; the next one after the API's recovery succeeds",
    async () => {
      const failing = Array.from({ length: 20 }, () =>
        sender.send(request(at("rst-before-headers"), { method: "POST" })),
      );
      const outcomes = await Promise.allSettled(failing);
      expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
      expect(faults.seen.get("rst-before-headers")).toBe(20);
      expect(await sender.send(request(at("ok")))).toMatchObject({ status: 200, attempts: 1 });
    },
  );
});

describe("the process after three rounds of all faults", () => {
  it("still serves, has no open connection and uses no more memory", async () => {
    const own = createSender(
      { allow: [{ host: "127.0.0.1", port: faults.port }], allowHttp: true },
      { limits: { ...LIMITS, totalMs: 700 } },
    );
    const everything = () =>
      Promise.allSettled(
        FAULT_OUTCOMES.flatMap(([label]) =>
          (["GET", "POST"] as const).map((method) => own.send(request(at(label), { method }))),
        ),
      );
    await everything();
    const before = heapUsed();
    for (let round = 0; round < 3; round++) await everything();
    expect(await own.send(request(at("ok")))).toMatchObject({ status: 200, attempts: 1 });
    // Aborted answers are released a little later.
    await expect.poll(() => heapUsed() - before, { timeout: 10_000 }).toBeLessThan(10_000_000);
    await own.close();
    await sender.close();
    await faults.close();
    await expect.poll(countSockets, { timeout: 10_000 }).toBeLessThanOrEqual(SOCKETS_OF_OTHERS);
  }, 30_000);
});

function countSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => /^TCP(Socket|Server)Wrap$/.test(name)).length;
}

/** Bytes after a full collection. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

describe("upstream_faults.jsonl", () => {
  it("contains 90 faults, which are all tested", () => {
    const labels = readDataRows<{ label: string }>("security/upstream_faults.jsonl").map(
      ({ label }) => label,
    );
    const connections = FAULT_OUTCOMES.map(([label]) => label).filter((label) => !OWN_FAULTS.includes(label));
    const covered = new Set([...table, ...connections, ...GATEWAY_FAULTS]);
    expect([...covered].sort()).toEqual(labels.sort());
    expect(covered.size).toBe(90);
  });
});
