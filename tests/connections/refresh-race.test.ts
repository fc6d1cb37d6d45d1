import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import process from "node:process";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/** Seconds that an access token lives. */
const LIFE = 4;
const PROCESSES = 4;
const PARALLEL = 5;

let server: AuthorizationSetting;
let toolgate: Toolgate;
let env: Record<string, string>;

beforeAll(async () => {
  server = await startAuthorizationSetting(LIFE);
  toolgate = await startToolgate({ upstreams: [server.url] });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  const { client, token } = await toolgate.newPerson();
  const document = {
    ...thingsDocument(server.url),
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
  };
  const connectorId = await connect(client, document, CLIENT);
  const begun = await client.call<{ authorize_url: string }>("POST", "/functions/v1/connections", {
    connector_id: connectorId,
  });
  const callback = await fetch(await server.signIn(begun.body.authorize_url), { redirect: "manual" });
  expect(callback.headers.get("location")).toContain("sign_in=connected");
  const [tool] = await toolgate.stack.sql<{ definition: string }>(
    `select definition::text as definition from public.tools where connector_id = '${connectorId}' limit 1`,
  );
  env = {
    SUPABASE_URL: toolgate.stack.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: toolgate.stack.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: toolgate.stack.secretKey }),
    EGRESS_ALLOW: new URL(server.url).host,
    USER_ID: decodeJwt(token).sub ?? "",
    CONNECTOR_ID: connectorId,
    DEFINITION: tool?.definition ?? "",
  };
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});

interface Caller {
  process: ChildProcess;
  /** What its calls were answered, after it has ended. */
  ended: Promise<string[]>;
}

/** @param time milliseconds for which it calls; 0: one call each */
function startCaller(parallel: number, time: number): Caller {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", resolve(import.meta.dirname, "refreshing-caller.ts")],
    {
      env: { ...process.env, ...env, PARALLEL: String(parallel), TIME: String(time) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  return { process: child, ended: once(child, "close").then(() => output.split("\n").filter(Boolean)) };
}

const generation = async () => {
  const [row] = await toolgate.stack.sql<{ generation: number }>(
    "select generation from private.connection_grants",
  );
  return row?.generation ?? 0;
};

it(`${PROCESSES} processes refresh a token once per expiry, and every call is made with a valid one`, async () => {
  const [before, refreshed] = [await generation(), server.refreshes.length];
  const callers = Array.from({ length: PROCESSES }, () => startCaller(PARALLEL, 2.5 * LIFE * 1000));
  const results = (await Promise.all(callers.map(({ ended }) => ended))).flat();
  const refreshes = server.refreshes.slice(refreshed);
  console.log(`refresh race: ${results.length} calls, ${refreshes.length} refreshes`);
  // oidc-provider revokes the whole grant when a refresh token is used twice.
  expect(new Set(refreshes)).toEqual(new Set([200]));
  expect((await generation()) - before).toBe(refreshes.length);
  expect(refreshes.length).toBeGreaterThanOrEqual(3);
  expect(refreshes.length).toBeLessThanOrEqual(10);
  expect(results.filter((result) => result !== "200")).toEqual([]);
}, 60_000);

it("a process that is killed while it refreshes loses no grant", async () => {
  let held: () => void = () => undefined;
  const isHeld = new Promise<void>((resolveHeld) => {
    held = resolveHeld;
  });
  // The request of the first process never reaches the server's own code.
  server.beforeToken = () => {
    server.beforeToken = () => undefined;
    held();
    return new Promise(() => undefined);
  };
  const refreshed = server.refreshes.length;
  await expire();
  const killed = startCaller(1, 0);
  await isHeld;
  killed.process.kill("SIGKILL");
  await killed.ended;
  const waiting = [startCaller(3, 0), startCaller(3, 0)];
  const ended = Promise.all(waiting.map((caller) => caller.ended));
  // Its lease ends by itself after 20 seconds.
  const [lease] = await toolgate.stack.sql<{ seconds: number }>(
    "select extract(epoch from lease_until - clock_timestamp())::float as seconds from private.connection_grants",
  );
  expect(lease?.seconds).toBeGreaterThan(10);
  await toolgate.stack.sql("update private.connection_grants set lease_until = clock_timestamp()");
  expect((await ended).flat()).toEqual(Array(6).fill("200"));
  // One is enough, unless the second process starts so late that the new token has expired.
  expect(new Set(server.refreshes.slice(refreshed))).toEqual(new Set([200]));
  expect(server.refreshes.length - refreshed).toBeLessThanOrEqual(2);
}, 60_000);

it("a refresh that arrives late neither replaces the newer grant nor ends the connection", async () => {
  const [row] = await toolgate.stack.sql<{ connection_id: string; generation: number; status: string }>(
    "select g.connection_id, g.generation from private.connection_grants g",
  );
  const late = { access_token: "late", refresh_token: "late", expires_in: 60 };
  const [stored] = await toolgate.stack.sql<{ answer: boolean }>(
    "select service.store_refresh($1, $2, $3) as answer",
    [row?.connection_id ?? "", (row?.generation ?? 0) - 1, JSON.stringify(late)],
  );
  expect(stored?.answer).toBe(false);
  await toolgate.stack.sql("select service.fail_refresh($1, gen_random_uuid(), true)", [
    row?.connection_id ?? "",
  ]);
  await expire();
  expect(await startCaller(1, 0).ended).toEqual(["200"]);
});

it("the time until a refreshed token is stored is part of its life", async () => {
  const [row] = await toolgate.stack.sql<{ connection_id: string; generation: number; asked_at: string }>(
    "select connection_id, generation, (now() - interval '50 seconds')::text as asked_at from private.connection_grants",
  );
  const grant = { access_token: "slow", refresh_token: "slow", expires_in: 60, asked_at: row?.asked_at };
  await toolgate.stack.sql("select service.store_refresh($1, $2, $3)", [
    row?.connection_id ?? "",
    row?.generation ?? 0,
    JSON.stringify(grant),
  ]);
  const [left] = await toolgate.stack.sql<{ usable: number; refresh: number; expires: number }>(
    `select extract(epoch from g.usable_until - now())::float as usable, extract(epoch from g.refresh_at - now())::float as refresh,
       extract(epoch from c.expires_at - now())::float as expires
     from private.connection_grants g join public.connections c using (connection_id)`,
  );
  expect(left?.expires).toBeLessThanOrEqual(10);
  expect(left?.usable).toBeLessThanOrEqual(5);
  expect(left?.refresh).toBeLessThanOrEqual(0);
});

function expire() {
  return toolgate.stack.sql("update private.connection_grants set usable_until = now(), refresh_at = now()");
}
