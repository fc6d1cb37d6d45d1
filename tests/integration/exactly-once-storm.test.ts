import process from "node:process";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { type Behaviour, type CountingShop, startCountingShop, writeShopDocument } from "./counting-shop.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

/** Each kind of fault happens to about a dozen of them; TEST_WRITES=10000 searches longer. */
const WRITES = Number(process.env["TEST_WRITES"] ?? 300);
const CALLERS = 60;
const KILLS = 5;
/** Times a key is asked in the storm at most; what is not settled by then is asked afterwards. */
const ATTEMPTS = 4;
const SEED = Number(process.env["TEST_SEED"] ?? Math.floor(Math.random() * 1e9));

interface Write {
  key: string;
  ref: string;
  path: string;
  body: object;
}
interface Reported {
  status: number;
  text: string;
  code: string | undefined;
  reason: unknown;
}

const random = mulberry(SEED);
const chance = (share: number) => random() < share;

let shop: CountingShop;
let toolgate: Toolgate;
let token: string;
let client: ToolgateClient;

beforeAll(async () => {
  console.log(`exactly-once storm: TEST_SEED=${SEED}`);
  shop = await startCountingShop(chooseBehaviour);
  toolgate = await startToolgate({ upstreams: [shop.url], longestPause: 50 });
  ({ token, client } = await toolgate.newPerson());
  // So many failures would open the shop's circuit, which has its own test: here every write is to be tried.
  await toolgate.stack.sql(
    `create function private.never() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await toolgate.stack.sql(
    "create trigger never before insert on private.circuits for each row execute function private.never()",
  );
});
afterAll(async () => {
  await toolgate?.stop();
  await shop?.close();
});

it(`of ${WRITES} writes under faults of everybody none is sent twice, and each ends with its answer or as unknown`, async () => {
  const writes = await planWrites();
  /** Every final answer anybody got, by key. */
  const reported = new Map<string, Set<string>>(writes.map(({ key }) => [key, new Set()]));
  const tally = { asked: 0, aborted: 0, lost: 0, inFlight: 0, kills: 0 };
  let done = 0;

  await forAll(writes, async (write) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const copies = chance(0.25) ? 2 + Math.floor(random() * 3) : 1;
      const answers = await Promise.all(
        Array.from({ length: copies }, async () => {
          const patience = chance(0.3) ? 5 + random() * 400 : null;
          tally.asked += 1;
          const answer = await ask(write, patience);
          if (answer === "aborted") tally.aborted += 1;
          else if (answer === "lost") tally.lost += 1;
          else if (isInFlight(answer)) tally.inFlight += 1;
          else return answer;
          return null;
        }),
      );
      const finals = answers.filter((answer) => answer !== null);
      for (const { text } of finals) reported.get(write.key)?.add(text);
      if (finals.length > 0) break;
      await functionsUp();
    }
    done += 1;
    if (done % Math.floor(WRITES / (KILLS + 1)) === 0 && tally.kills < KILLS) {
      tally.kills += 1;
      killFunctions();
    }
  });

  // Runs whose caller left may still be going on. Leases may be shortened only when no run can hold one any more.
  killFunctions();
  await functionsUp();
  await toolgate.stack.sql("update private.idempotency_keys set lease_until = now() where answer is null");

  const settled = new Map<string, Reported>();
  await forAll(writes, async (write) => {
    const answer = await ask(write, null);
    if (answer === "aborted" || answer === "lost") throw new Error(`${write.key}: ${answer}`);
    settled.set(write.key, answer);
    const again = await ask(write, null);
    expect(again, write.key).toMatchObject({ status: answer.status, text: answer.text });
    reported.get(write.key)?.add(answer.text);
  });

  const outcomes = { success: 0, api_error: 0, unknown: 0 };
  for (const { key, ref } of writes) {
    const answer = settled.get(key);
    const [arrived, executed] = [shop.arrived.get(ref) ?? 0, shop.executed.get(ref) ?? 0];
    const what = JSON.stringify({ key, ref, arrived, executed, answer });
    expect(arrived, what).toBeLessThanOrEqual(1);
    if (answer?.status === 200) {
      outcomes.success += 1;
      expect(executed, what).toBe(1);
    } else if (answer?.code === "API_ERROR") {
      outcomes.api_error += 1;
      expect(arrived, what).toBe(1);
    } else {
      outcomes.unknown += 1;
      expect([answer?.code, answer?.reason], what).toEqual(["CONFLICT", "unknown"]);
    }
    expect([...(reported.get(key) ?? [])], `one answer for ${what}`).toEqual([answer?.text]);
  }
  console.log(JSON.stringify({ ...tally, ...outcomes, arrived: shop.arrived.size }));
  expect(tally.kills).toBe(KILLS);
  expect(outcomes.success).toBeGreaterThan(WRITES / 2);
}, 180_000);

/** Half as questions, half as runs of a tool, of these every second one an idempotent PUT. */
async function planWrites(): Promise<Write[]> {
  const id = await connect(client, writeShopDocument(shop.url));
  const { body } = await client.call<{ operations: { operation_id: string; tool_id: string }[] }>(
    "GET",
    `/functions/v1/connectors/${id}/operations`,
  );
  const toolId = (name: string) => body.operations.find((o) => o.operation_id === name)?.tool_id ?? "";
  const [create, replace] = [toolId("createOrder"), toolId("replaceOrder")];
  return Array.from({ length: WRITES }, (_, n) => {
    const order = { ref: `order-${n}`, product: "chairs" };
    const common = { key: `key-${n}`, ref: order.ref };
    if (n % 2 === 0) {
      const query = { user_query: "Create an order", conversation_id: "storm", user_context_data: order };
      return { ...common, path: "/functions/v1/agent-query", body: query };
    }
    const tool = n % 4 === 1 ? create : replace;
    return { ...common, path: `/functions/v1/tools/${tool}/run`, body: { arguments: order } };
  });
}

/** @param patience milliseconds after which the caller leaves */
async function ask(write: Write, patience: number | null): Promise<Reported | "aborted" | "lost"> {
  const leave = new AbortController();
  const timer = patience === null ? null : setTimeout(() => leave.abort(), patience);
  try {
    const response = await fetch(toolgate.stack.url + write.path, {
      method: "POST",
      signal: leave.signal,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": write.key,
      },
      body: JSON.stringify(write.body),
    });
    const text = await response.text();
    const body = JSON.parse(text) as { error_code?: string; technical_details?: { reason?: unknown } };
    // The gateway's message about a dead process.
    if (body.error_code === "INTERNAL") return "lost";
    // Refused before anything began: too many calls of one account at once.
    if (response.status === 429) return "lost";
    return { status: response.status, text, code: body.error_code, reason: body.technical_details?.reason };
  } catch (error) {
    if (leave.signal.aborted) return "aborted";
    if (error instanceof TypeError) return "lost";
    throw error;
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

function isInFlight({ code, reason }: Reported): boolean {
  return code === "CONFLICT" && reason === "in_flight";
}

function chooseBehaviour(): Behaviour {
  const point = random();
  if (point < 0.05) return "reset_before";
  if (point < 0.1) return "reset_after";
  if (point < 0.15) return "error_before";
  if (point < 0.2) return "error_after";
  return point < 0.35 ? "slow" : "plain";
}

function killFunctions(): void {
  const pid = toolgate.stack.functionsPid();
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

let coming: Promise<void> | null = null;
/** Waits until the functions answer; all callers wait together. */
function functionsUp(): Promise<void> {
  coming ??= expect
    .poll(async () => (await fetch(`${toolgate.stack.url}/healthz`).catch(() => null))?.status, {
      timeout: 30_000,
      interval: 25,
    })
    .toBe(200)
    .finally(() => {
      coming = null;
    });
  return coming;
}

/** So many at once, each taking the next as soon as it is free. */
async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/** Mulberry32: small, seeded, good enough to vary a test. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
