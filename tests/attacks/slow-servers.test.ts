import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { startRawServer } from "../mcp/client/raw-server.ts";

/*
 * Who: the servers of one account that accept requests and never answer. What they try: to occupy the worker, which also
 * indexes the uploads of other accounts. Expected: others do not wait.
 */

/** Milliseconds until another user's upload can be used; the servers are given 10 to 30 seconds. */
const LIMIT_MS = 6_000;

let hangs = false;
let mcp: Loopback;
let otherMcp: Loopback;
let receiver: Loopback;
let toolgate: Toolgate;
let attacker: Awaited<ReturnType<Toolgate["newPerson"]>>;
let other: typeof attacker;

beforeAll(async () => {
  mcp = await startRawServer(() => hangs, [{ name: "add", inputSchema: { type: "object" } }]);
  otherMcp = await startRawServer(undefined, [{ name: "add", inputSchema: { type: "object" } }]);
  receiver = await startLoopback(() => {});
  toolgate = await startToolgate({ upstreams: [mcp.url, otherMcp.url, receiver.url] });
  [attacker, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
  await upload("warm");
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([mcp?.close(), otherMcp?.close(), receiver?.close()]);
});

async function upload(title: string): Promise<void> {
  const operation = { operationId: title, summary: title, responses: { 200: { description: "OK" } } };
  await connect(other.client, {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: receiver.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { "/x": { get: operation } },
  });
}

async function connectMcp({ client }: typeof attacker, url: string): Promise<void> {
  const made = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", { url });
  await waitForActive(client, made.body.connector_id);
}

/** Five servers that are due for a look, and hang. */
async function connectHanging(): Promise<void> {
  hangs = false;
  for (let n = 0; n < 5; n++) await connectMcp(attacker, `${mcp.url}/${n}`);
  hangs = true;
  await toolgate.stack.sql("update public.mcp_servers set next_look_at = now() - interval '1 hour'");
}

const ROWS: [server: string, prepare: () => Promise<unknown>, seen: () => Loopback][] = [
  ["five MCP servers", connectHanging, () => mcp],
  [
    "the receiver of 20 notifications",
    async () => {
      await attacker.client.call("PUT", "/functions/v1/approvals/webhook", { url: receiver.url });
      await toolgate.stack.sql(
        `insert into private.webhook_deliveries (user_id, webhook_id, event, data)
         select user_id, webhook_id, 'approval.created', '{}' from private.webhooks, generate_series(1, 20)`,
      );
    },
    () => receiver,
  ],
];

describe("servers that never answer", () => {
  test.each(ROWS)("%s: another user's upload is indexed", async (_, prepare, seen) => {
    await prepare();
    const before = seen().received.length;
    // Wakes the worker, which sends the requests that hang.
    await upload(crypto.randomUUID());
    await expect.poll(() => seen().received.length, { timeout: 15_000 }).toBeGreaterThan(before);
    const started = performance.now();
    await upload(crypto.randomUUID());
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
  });

  test("five MCP servers that are due for longer: another user's server is listed with the first", async () => {
    await connectMcp(other, otherMcp.url);
    await connectHanging();
    const own = await toolgate.stack.sql(
      `update public.mcp_servers set next_look_at = now() where url = '${otherMcp.url}' returning 1`,
    );
    expect(own).toHaveLength(1);
    const [before, ownBefore] = [mcp.received.length, otherMcp.received.length];
    await upload(crypto.randomUUID());
    // The looks of the test before may still hang.
    await expect.poll(() => otherMcp.received.length, { timeout: 90_000 }).toBeGreaterThan(ownBefore);
    const hanging = mcp.received.slice(before).filter(({ body }) => body.includes('"initialize"'));
    expect(hanging.length).toBeLessThan(5);
  });
});
