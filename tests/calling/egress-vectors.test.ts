import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { isIP } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readDataRows } from "../../scripts/lib/test-data.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { type EgressPolicy, isPublicAddress } from "../../src/calling/egress/guard-address.ts";
import { guardUrl, type Resolve } from "../../src/calling/egress/guard-url.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { guardOrigin } from "../../src/calling/request/build-request.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";
import { issue } from "./make-certificates.ts";
import { type Reroute, rerouteConnections } from "./reroute-connections.ts";

interface Vector {
  label: string;
  url: string;
  expect: "block" | "allow";
  reason?: string;
  dns?: string[][] | "timeout";
  redirects?: string[];
  mode?: string;
  headers?: Record<string, string>;
  assert?: string;
}

interface ListRow {
  id: string;
  input: string;
  kind: "url" | "ip";
  expect: "block" | "allow";
  ip_class?: string;
  mechanical_reasons: string[];
}

const PUBLIC = "93.184.216.34";
/** Allows http, so that the rows are not rejected for their scheme. `deny` is for the row that calls Toolgate itself. */
const POLICY: EgressPolicy = { allow: [], allowHttp: true, deny: [".functions.supabase.co"] };
const CANARY = "canary-5f2b9c71";

const vectors = readDataRows<Vector>("security/ssrf_vectors.jsonl");
const lists = readDataRows<ListRow>("security/ssrf_public_lists.jsonl");

let answers: string[] = [];
const received: { host: string; text: string }[] = [];
const authority = issue({ name: "Test authority", isAuthority: true });

function answer(request: IncomingMessage, response: ServerResponse): void {
  received.push({
    host: request.headers.host ?? "",
    text: JSON.stringify([request.url, request.rawHeaders]),
  });
  const [status = "200", ...location] = (answers.length > 1 ? answers.shift() : answers[0])?.split(" ") ?? [];
  response.writeHead(Number(status), location.join(" ") === "" ? {} : { location: location.join(" ") });
  response.end("{}");
}

const plain = createServer(answer);
const secure = createTlsServer(
  { ...issue({ name: "all hosts", hosts: hostsOf(vectors, lists) }, authority) },
  answer,
);
let reroute: Reroute;
let sender: ClosableSender;

beforeAll(async () => {
  for (const server of [plain, secure]) await once(server.listen(0, "127.0.0.1"), "listening");
  const [http, https] = [plain, secure].map((server) => (server.address() as AddressInfo).port);
  reroute = rerouteConnections({ http: http ?? 0, https: https ?? 0 });
});

afterEach(async () => {
  await sender?.close();
  reroute.connected.length = 0;
  received.length = 0;
});

afterAll(async () => {
  reroute.restore();
  for (const server of [plain, secure]) {
    server.closeAllConnections();
    await once(server.close(), "close");
  }
});

/** Every host an allowed or redirected https row may reach, for the server's certificate. */
function hostsOf(rows: Vector[], listed: ListRow[]): string[] {
  const urls = [
    ...rows.map(({ url }) => url),
    ...listed.map(({ input }) => input),
    "https://other.vector.test/",
  ];
  const hosts = urls.filter((url) => URL.canParse(url) && url.toLowerCase().startsWith("https:"));
  const names = hosts.map((url) => new URL(url).hostname.replace(/\.$/, "").replace(/^\[|\]$/g, ""));
  return [...new Set(["localhost.test", ...names])].filter((name) => name !== "");
}

function successive(dns: string[][] | "timeout" | undefined): Resolve {
  let call = 0;
  return async () => {
    if (dns === "timeout") return new Promise(() => {});
    const lists = dns ?? [[PUBLIC]];
    const found = lists[Math.min(call++, lists.length - 1)] ?? [];
    return found.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
  };
}

function requestFor(url: string, secret: boolean, headers: Record<string, string> = {}): OutgoingRequest {
  const own: [string, string][] = secret
    ? [
        ["authorization", `Bearer ${CANARY}`],
        ["x-api-key", CANARY],
        ["cookie", `k=${CANARY}`],
      ]
    : [];
  return {
    method: "GET",
    url,
    headers: [...own, ...Object.entries(headers)],
    idempotent: true,
    sensitive: { headers: secret ? ["authorization", "x-api-key", "cookie"] : [], query: [] },
  };
}

/** Runs a row like a call and returns its outcome. */
async function run(row: Vector): Promise<{ blocked: boolean; reason: string; status?: number }> {
  answers =
    row.redirects ??
    (row.label === "dns-rebind-between-retries"
      ? ["503"]
      : row.label === "dns-rebind-token-endpoint"
        ? ["401"]
        : ["200"]);
  answers = [...answers];
  sender = createSender(POLICY, {
    ca: [authority.cert],
    resolve: successive(row.dns),
    limits: { dnsMs: 100, totalMs: 5000, backoffMs: 1 },
  });
  const secret = row.mode === "secret_attached" || row.redirects !== undefined;
  try {
    if (row.mode?.startsWith("pinned:") === true)
      guardOrigin(guardUrl(row.url, POLICY), `https://${row.mode.slice("pinned:".length)}`);
    if (row.label === "dns-rebind-token-endpoint") {
      const tokens = createTokenSource(sender, createMemoryTokenCache());
      await tokens.get({ token_url: row.url, client_id: "id", client_secret: CANARY, scopes: [] });
    }
    const { status } = await sender.send(requestFor(row.url, secret, row.headers));
    return { blocked: false, reason: "", status };
  } catch (thrown) {
    if (!(thrown instanceof ToolgateError)) throw thrown;
    // A name without an address is not blocked, but results in API_ERROR. Nothing is sent.
    const failed = thrown.code === "API_ERROR" && /dns|timeout/.test(JSON.stringify(thrown.details));
    return {
      blocked: thrown.code === "EGRESS_BLOCKED" || failed,
      reason: failed ? "dns_failed" : String(thrown.details?.["reason"]),
    };
  }
}

describe("the SSRF vectors", () => {
  it("contain rows of both kinds", () => {
    expect(vectors.length).toBeGreaterThan(100);
    expect(lists.length).toBeGreaterThan(200);
  });
});

describe("ssrf_vectors.jsonl, end to end", () => {
  const blocked = vectors.filter(
    (row) =>
      row.expect === "block" && !["redir-cross-origin-auth", "redir-missing-location"].includes(row.label),
  );
  it.each(blocked.map((row) => [row.label, row] as const))(
    "%s is refused and nothing reaches a forbidden address",
    async (_, row) => {
      const outcome = await run(row);
      expect(outcome.blocked, JSON.stringify(outcome)).toBe(true);
      for (const place of reroute.connected)
        expect(place).toMatch(new RegExp(`^${PUBLIC.replaceAll(".", "\\.")}:`));
      if (row.redirects === undefined && !row.label.startsWith("dns-rebind"))
        expect(reroute.connected).toEqual([]);
    },
  );

  // A single label is rejected even if the runtime's IDNA check accepts invalid punycode.
  const alsoRight: Record<string, string[]> = { "punycode-invalid": ["host_denied"] };
  it.each(blocked.map((row) => [row.label, row] as const))(
    "%s is refused for the right reason",
    async (_, row) => {
      const { reason } = await run(row);
      expect([row.reason, ...(alsoRight[row.label] ?? [])]).toContain(reason);
    },
  );

  it("redir-cross-origin-auth: follows without credentials", async () => {
    const row = vectors.find(({ label }) => label === "redir-cross-origin-auth") as Vector;
    await run({ ...row, redirects: [...(row.redirects ?? []), "200"] });
    expect(received.map(({ host }) => host)).toEqual(["start.vector.test", "other.vector.test"]);
    expect(received[0]?.text).toContain(CANARY);
    expect(received[1]?.text).not.toContain(CANARY);
  });

  it("redir-missing-location: returns the 302 unchanged after one request", async () => {
    const row = vectors.find(({ label }) => label === "redir-missing-location") as Vector;
    expect((await run(row)).status).toBe(302);
    expect(received).toHaveLength(1);
  });

  it.each(vectors.filter((row) => row.expect === "allow").map((row) => [row.label, row] as const))(
    "%s is sent to the address that was checked",
    async (_, row) => {
      expect(await run(row)).toMatchObject({ blocked: false, status: 200 });
      expect(reroute.connected.length).toBeGreaterThan(0);
      for (const place of reroute.connected) expect(isPublicAddress(place.replace(/:\d+$/, ""))).toBe(true);
    },
  );
});

describe("ssrf_public_lists.jsonl", () => {
  const urls = lists.filter(({ kind }) => kind === "url");
  it.each(urls.map((row) => [row.id, row.input, row] as const))(
    "%s %s gets its verdict end to end",
    async (_, __, row) => {
      // The addresses of these names in the original suites.
      const dns = row.mechanical_reasons.includes("name-needs-dns-or-denylist")
        ? [["127.0.0.1"]]
        : [[PUBLIC]];
      const { blocked } = await run({ label: row.id, url: row.input, expect: row.expect, dns });
      expect(blocked).toBe(row.expect === "block");
      if (blocked) expect(reroute.connected).toEqual([]);
    },
  );

  // ssrf_vectors.jsonl contradicts this list ("only 2000::/3 is allocated global unicast"); the stricter rule applies.
  const contradictory = (row: ListRow) => row.expect === "allow" && row.ip_class === "unassigned-v6";
  const addresses = lists.filter((row) => row.kind === "ip" && !contradictory(row));
  it.each(addresses.map((row) => [row.id, row.input, row] as const))(
    "%s isPublicAddress(%s) gives its verdict",
    (_, __, row) => {
      expect(isPublicAddress(row.input)).toBe(row.expect === "allow");
    },
  );

  it("blocks addresses that one list allows but that are unassigned in the other", () => {
    const rows = lists.filter(contradictory);
    expect(rows.map(({ input }) => isPublicAddress(input))).toEqual(rows.map(() => false));
  });
});
