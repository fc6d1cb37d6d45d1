import { afterAll, beforeAll, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import {
  type Answer,
  askLast,
  askSend,
  INVOICE,
  type PolicySetting,
  startPolicySetting,
} from "../integration/policy-setting.ts";

const READ = { name: "findLastInvoice", side_effect: "read" };
const WRITE = { name: "sendInvoiceByEmail", side_effect: "write" };

/** A new conversation without an open question. */
const NEW = {
  get conversation_id() {
    return crypto.randomUUID();
  },
  user_context_data: {},
};
const MAIL = { to: "direct@example.com", invoice: INVOICE };

let setting: PolicySetting;
let owner: ToolgateClient;
/** Its writes wait for an approval. */
let careful: ToolgateClient;
/** One call a minute. */
let limited: ToolgateClient;
/** May only read. */
let reader: ToolgateClient;
let ids: Map<string, string>;

beforeAll(async () => {
  setting = await startPolicySetting("dev");
  owner = setting.owner;
  await setting.putAgent({ agent_id: "careful", approval: { mode: "manual" }, tools: [READ, WRITE] });
  await setting.putAgent({ agent_id: "reader", tools: [READ] });
  careful = await setting.newKey({ agent_id: "careful" });
  limited = await setting.newKey({ rate_limit_per_min: 1 });
  reader = await setting.newKey({ agent_id: "reader" });
  const { database } = setting.toolgate.stack;
  const rows = await database.query<{ tool_id: string; operation_id: string }>(
    "select tool_id, operation_id from public.tools",
  );
  ids = new Map(rows.map(({ tool_id, operation_id }) => [operation_id, tool_id]));
  await countReads(database);
});
afterAll(() => setting.stop());

/**
 * Counts how often the connector's secret is decrypted. A sequence: what is rolled back later was decrypted all the same. Stable,
 * like the function that it wraps: the view would open every row for each look-up otherwise.
 */
async function countReads(database: PolicySetting["toolgate"]["stack"]["database"]): Promise<void> {
  await database.query("create sequence vault.reads");
  await database.query(`create function vault.count_read(id uuid, name text, sealed bytea) returns text
    language plpgsql stable security definer set search_path = '' as $$
    begin
      if name like '%/' || '${setting.connector_id}' || '/%' then
        perform nextval('vault.reads');
      end if;
      return vault._open(id, sealed);
    end $$`);
  await database.query(`create or replace view vault.decrypted_secrets as
    select id, name, description, secret, vault.count_read(id, name, secret) as decrypted_secret, created_at, updated_at
    from vault.secrets`);
}

const run = (client: ToolgateClient, name: string, args: object, more: object = {}) =>
  client.call<Answer>("POST", `/functions/v1/tools/${ids.get(name)}/run`, { arguments: args, ...more });

async function decided(to: string, decision: "approve" | "reject", more: object = {}): Promise<string> {
  const { approval_id } = (await askSend(careful, to)).body.technical_details;
  const path = `/functions/v1/approvals/${approval_id}`;
  const { status } = await owner.call("POST", path, { decision, ...more });
  if (status !== 200) throw new Error(`The approval was not decided: ${status}`);
  return approval_id;
}

/** Secrets that one request decrypts; the connector has one. */
async function readsOf(ask: () => Promise<unknown>): Promise<number> {
  const { database } = setting.toolgate.stack;
  const count = async () => {
    const [row] = await database.query<{ n: string }>(
      "select case when is_called then last_value else 0 end as n from vault.reads",
    );
    return Number(row?.n);
  };
  const before = await count();
  await ask();
  return (await count()) - before;
}

type Ask = (approval_id: string) => Promise<{ status: number; body: Answer }>;
const cases: [outcome: string, ask: Ask, code: string, reads: number, approval?: () => Promise<string>][] = [
  [
    "a question: an argument is missing",
    () => askLast(owner, { ...NEW, user_query: "Find the last invoice" }),
    "CLARIFICATION_NEEDED",
    0,
  ],
  [
    "a question: the tool is named, an argument is missing",
    () => askLast(owner, { ...NEW, tool: READ.name, arguments: {} }),
    "CLARIFICATION_NEEDED",
    0,
  ],
  [
    "nothing fits",
    () => askLast(owner, { ...NEW, user_query: "Paint the fence green" }),
    "CONNECTOR_NOT_FOUND",
    0,
  ],
  ["a dry run", () => askLast(owner, { dry_run: true }), "SUCCESS", 0],
  ["a dry run of a write", () => askSend(careful, "dry@example.com", { dry_run: true }), "SUCCESS", 0],
  ["a tool that the agent's file does not list", () => run(reader, WRITE.name, MAIL), "FORBIDDEN", 0],
  ["arguments that do not fit", () => run(owner, READ.name, { company: 7, x: 1 }), "INVALID_ARGUMENTS", 0],
  ["an approval that waits", () => askSend(careful, "waits@example.com"), "APPROVAL_REQUIRED", 0],
  [
    "an approval that waits, of a tool run directly",
    () => run(careful, WRITE.name, MAIL),
    "APPROVAL_REQUIRED",
    0,
  ],
  [
    "an approval that was rejected",
    (approval_id) => askSend(careful, "rejected@example.com", { approval_id }),
    "APPROVAL_REJECTED",
    0,
    () => decided("rejected@example.com", "reject"),
  ],
  [
    "an approval of another call",
    (approval_id) => askSend(careful, "another@example.com", { approval_id }),
    "APPROVAL_REQUIRED",
    0,
    () => decided("one@example.com", "approve"),
  ],
  ["a read", () => askLast(owner), "SUCCESS", 1],
  ["a tool run directly", () => run(owner, READ.name, { company_name: "ABC Corp" }), "SUCCESS", 1],
  ["a call within the limit: with the gate's yes", () => askLast(limited), "SUCCESS", 1],
  ["a call beyond the limit", () => askLast(limited), "RATE_LIMITED", 0],
  ["a write that needs no approval", () => askSend(owner, "now@example.com"), "SUCCESS", 1],
  [
    "an approved write",
    (approval_id) => askSend(careful, "approved@example.com", { approval_id }),
    "SUCCESS",
    1,
    () => decided("approved@example.com", "approve"),
  ],
  [
    "an approval that is used already",
    (approval_id) => askSend(careful, "used@example.com", { approval_id }),
    "APPROVAL_REJECTED",
    0,
    async () => {
      const approval_id = await decided("used@example.com", "approve");
      await askSend(careful, "used@example.com", { approval_id });
      return approval_id;
    },
  ],
  [
    "the answer of a call that the approver had carried out",
    (approval_id) => askSend(careful, "carried@example.com", { approval_id }),
    "SUCCESS",
    0,
    () => decided("carried@example.com", "approve", { execute: true }),
  ],
];

it.each(cases)("%s: decrypts no more than what is sent", async (_, ask, code, reads, approval) => {
  const approval_id = (await approval?.()) ?? "";
  let answer: { status: number; body: Answer } | undefined;
  const seen = await readsOf(async () => {
    answer = await ask(approval_id);
  });
  const { status, error_code } = answer?.body ?? {};
  const told = answer?.status === 200 && error_code === undefined ? "SUCCESS" : (error_code ?? status);
  expect([told, seen]).toEqual([code, reads]);
});

it("what is sent is what was approved, but for the secret", async () => {
  const waits = await askSend(careful, "same@example.com");
  const { approval_id, request } = waits.body.technical_details as unknown as {
    approval_id: string;
    request: { url: string; headers: object; body: object };
  };
  await owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
  expect((await askSend(careful, "same@example.com", { approval_id })).status).toBe(200);
  expect(request.headers).toMatchObject({ "x-invoicing-key": "***" });
  expect(setting.api.mails.at(-1)).toMatchObject(request.body);
});
