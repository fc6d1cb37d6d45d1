import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import process from "node:process";
import { connect } from "../toolgate-client.ts";
import type { ProviderFigures } from "./expiring-provider.ts";
import { type Figure, figure } from "./figure.ts";
import { type BenchStack, openBenchStack } from "./open-stack.ts";

/** Seconds that an access token lives. */
const LIFE_S = 6;
const CONNECTIONS = 12;
const PARALLEL = 4;
/** Calls of all processes between two kills, on average. Not a time: a slow machine must be able to start its processes again. */
const CALLS_PER_KILL = 200;
const CLIENT = { client_id: "bench", client_secret: "bench" };

/**
 * Refresh under load: several processes call an API with tokens that expire, and are killed (SIGKILL) at random and replaced. On
 * PGlite, or on the Postgres of `DATABASE_URL`. `npm run bench refresh:8x10000`: 8 processes with 10,000 calls each.
 */
export async function* refreshBench(processes = 4, calls = 1_000): AsyncGenerator<Figure> {
  const provider = await startProvider();
  const bench = await openBenchStack([new URL(provider.url).host]);
  try {
    const env = await prepare(bench, provider);
    const started = performance.now();
    const { outcomes, kills } = await keepCalling(env, processes, calls);
    const seconds = (performance.now() - started) / 1000;
    const figures = await provider.figures();
    const [state] = await bench.stack.sql<{ lost: number; generations: number }>(
      `select count(*) filter (where c.status <> 'ACTIVE')::int as lost, sum(g.generation - 1)::int as generations
       from public.connections c join private.connection_grants g on g.connection_id = c.connection_id`,
    );
    const expiries = state?.generations ?? 0;
    const failed = [...outcomes].filter(([outcome]) => outcome !== "200");
    const count = (metric: string, value: number, unit: string) => figure("refresh", metric, value, unit);
    yield count(`${processes} processes × ${calls} calls, ${CONNECTIONS} connections`, seconds, "s");
    yield count("calls", figures.calls, "calls");
    yield count("processes killed", kills, "kills");
    yield count("lost grants", (state?.lost ?? CONNECTIONS) + figures.revoked, "grants");
    yield count("tokens refreshed", expiries, "expiries");
    // A holder that was killed before it stored the answer refreshes once more: these are not part of the ratio.
    yield count("refreshes per expiry", (figures.refreshes - figures.repeated) / expiries, "refreshes");
    yield count("refreshes repeated after a kill", figures.repeated, "refreshes");
    yield count("expired tokens used", figures.expired, "calls");
    if (figures.expired > 0) yield count("latest use after the expiry", figures.latest, "ms");
    yield count("unknown tokens used", figures.unknown, "calls");
    for (const [outcome, times] of failed) yield count(`calls that ended with ${outcome}`, times, "calls");
  } finally {
    await bench.stack.stop();
    provider.stop();
  }
}

interface Provider {
  url: string;
  figures(): Promise<ProviderFigures>;
  stop(): void;
}

async function startProvider(): Promise<Provider> {
  const child = fork(resolve(import.meta.dirname, "expiring-provider.ts"), [String(LIFE_S)], {
    execArgv: ["--import", "tsx"],
  });
  const [url] = await once(child, "message");
  return {
    url: String(url),
    async figures() {
      child.send("figures");
      const [figures] = await once(child, "message");
      return figures as ProviderFigures;
    },
    stop: () => void child.kill(),
  };
}

/** Connects the accounts. @returns the environment of the processes */
async function prepare({ stack, client, user_id }: BenchStack, { url }: Provider) {
  const connectorId = await connect(client, writeDocument(url), CLIENT);
  const names = Array.from({ length: CONNECTIONS }, (_, index) => `account-${index}`);
  for (const name of names) {
    const begun = await client.call<{ authorize_url: string }>("POST", "/functions/v1/connections", {
      connector_id: connectorId,
      name,
    });
    const provided = await fetch(begun.body.authorize_url, { redirect: "manual" });
    await fetch(provided.headers.get("location") ?? "", { redirect: "manual" });
  }
  const [tool] = await stack.sql<{ definition: string }>(
    "select definition::text as definition from public.tools where connector_id = $1",
    [connectorId],
  );
  return {
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secretKey }),
    EGRESS_ALLOW: new URL(url).host,
    TOOLGATE_ENV: "dev",
    USER_ID: user_id,
    CONNECTOR_ID: connectorId,
    DEFINITION: tool?.definition ?? "",
    CONNECTIONS: names.join(","),
    PARALLEL: String(PARALLEL),
  };
}

/** Runs the processes until all calls are made; a killed one is replaced by one that makes the rest of its calls. */
async function keepCalling(env: Record<string, string>, processes: number, calls: number) {
  const outcomes = new Map<string, number>();
  const alive = new Set<ChildProcess>();
  let kills = 0;
  let total = 0;
  let nextKill = CALLS_PER_KILL;
  function killSometimes() {
    if (total < nextKill) return;
    nextKill = total + CALLS_PER_KILL * (0.5 + Math.random());
    const [victim] = [...alive].sort(() => Math.random() - 0.5);
    if (victim?.kill("SIGKILL")) kills += 1;
  }
  async function makeCalls(): Promise<void> {
    for (let left = calls; left > 0; ) {
      const child = spawn(
        process.execPath,
        ["--import", "tsx", resolve(import.meta.dirname, "refresh-caller.ts")],
        {
          env: { ...process.env, ...env, CALLS: String(left) },
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      let rest = "";
      let done = 0;
      child.stdout.on("data", (chunk) => {
        // Killed only while it calls, not while it starts.
        alive.add(child);
        const lines = `${rest}${chunk}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) outcomes.set(line, (outcomes.get(line) ?? 0) + 1);
        done += lines.length;
        total += lines.length;
        killSometimes();
      });
      const [code] = await once(child, "close");
      alive.delete(child);
      if (code !== 0 && code !== null) throw new Error(`A process of the bench ended with ${code}.`);
      left = code === 0 ? 0 : left - done;
    }
  }
  try {
    await Promise.all(Array.from({ length: processes }, makeCalls));
  } finally {
    for (const child of alive) child.kill("SIGKILL");
  }
  return { outcomes, kills };
}

function writeDocument(url: string): object {
  const flow = { authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token`, scopes: {} };
  return {
    openapi: "3.1.0",
    info: { title: "Expiring", version: "1" },
    servers: [{ url }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
    components: { securitySchemes: { account: { type: "oauth2", flows: { authorizationCode: flow } } } },
    security: [{ account: [] }],
    paths: { "/things": { get: { operationId: "listThings", responses: { 200: { description: "OK" } } } } },
  };
}
