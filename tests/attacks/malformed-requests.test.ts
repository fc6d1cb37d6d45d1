import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

let toolgate: Toolgate;
let token: string;

beforeAll(async () => {
  toolgate = await startToolgate();
  token = (await toolgate.newPerson()).token;
});
afterAll(() => toolgate.stop());

const PATHS = [
  "/",
  "/functions/v1/connectors",
  "/functions/v1/mcp",
  "/rest/v1/tools",
  "/auth/v1/user",
  "/connections/callback?state=x&code=y",
  "/docs",
  "/toolgate.json",
];

/** Who: anyone with a raw socket. Attempt: a header that no program of ours sends. Expected: no failure of ours. */
const HEADERS: [attempt: string, headers: string[]][] = [
  ["a host with a user", ["Host: a@b"]],
  ["an unclosed IPv6 host", ["Host: [::1"]],
  ["a host of other bytes", ["Host: \xff"]],
  ["an impossible port", ["Host: localhost:999999"]],
  ["a port just as impossible", ["Host: localhost:65536"]],
  ["a broken origin", ["Host: localhost", "Origin: http://["]],
  ["an origin with a user", ["Host: localhost", "Origin: http://a@b"]],
  ["a broken Forwarded", ["Host: localhost", 'Forwarded: for="[";host=a@b;proto=\xff']],
  ["a broken forwarded host", ["Host: localhost", "X-Forwarded-Host: [", "X-Forwarded-Proto: javascript"]],
  ["a broken forwarded address", ["Host: localhost", "X-Forwarded-For: \xff,,,"]],
  ["a broken token", ["Host: localhost", "Authorization: Bearer \xff"]],
  ["an unsigned token", ["Host: localhost", "Authorization: Bearer eyJhbGciOiJub25lIn0.e30."]],
  ["a broken trace", ["Host: localhost", "traceparent: \xff", "baggage: %"]],
  ["a broken range", ["Host: localhost", "Range: bytes=-,5-1"]],
  ["a private schema", ["Host: localhost", "Accept-Profile: private"]],
];

describe("a malformed header", () => {
  it.each(HEADERS)("%s: no path answers with 5xx", async (_, headers) => {
    const statuses = await Promise.all(
      PATHS.flatMap((path) => ["GET", "OPTIONS"].map((method) => send(method, path, headers))),
    );
    expect(statuses.filter((status) => !(status >= 200 && status < 500))).toEqual([]);
  });
});

/** Who: an account. Attempt: a path that is not UTF-8. Expected: no failure of ours. */
const TARGETS: [attempt: string, path: string][] = [
  ["a table", "/rest/v1/%ff"],
  ["a table, unfinished", "/rest/v1/%"],
  ["a function of the database", "/rest/v1/rpc/%ff"],
  ["a NUL", "/rest/v1/%00"],
  ["Auth", "/auth/v1/%ff"],
  ["an id", "/functions/v1/connectors/%ff"],
  ["a page", "/%ff"],
  ["the API reader", "/docs/%ff"],
  ["raw bytes", "/rest/v1/\xff"],
];

describe("a malformed path", () => {
  it.each(TARGETS)("of %s: no method answers with 5xx", async (_, path) => {
    const headers = ["Host: localhost", `Authorization: Bearer ${token}`, "Content-Type: application/json"];
    const statuses = await Promise.all(
      ["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => send(method, path, headers)),
    );
    expect(statuses.filter((status) => !(status >= 200 && status < 500))).toEqual([]);
  });
});

/** The status of a request that `fetch` would not send; NaN if there is no answer. */
function send(method: string, path: string, headers: string[]): Promise<number> {
  const { hostname, port } = new URL(toolgate.stack.url);
  const key = `apikey: ${toolgate.stack.publishableKey}`;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...headers,
    key,
    "Content-Length: 0",
    "Connection: close",
    "",
    "",
  ];
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(lines.join("\r\n"), "latin1"));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? Number.NaN)));
  });
}
