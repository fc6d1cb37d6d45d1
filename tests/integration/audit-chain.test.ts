import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditOverHttp } from "../../scripts/lib/audit-source.ts";
import { verifyAudit } from "../../src/approvals/verify-audit.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/** Several pages of the Data API. `npm run bench audit-chain` does the same with 100,000 rows. */
const ROWS = 5_000;
const BIG = userOf(0);

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
  await append(BIG, ROWS);
});
afterAll(() => toolgate?.stop());

function userOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** Appends rows like the functions, some with non-ASCII texts, a thousand per statement, so that one transaction sees every older head. */
async function append(user_id: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1_000) {
    await toolgate.stack.sql(
      `select private.append_audit(jsonb_build_object('user_id', $1::text, 'trace_id', gen_random_uuid(), 'phase', 'outcome',
        'side_effect', 'write', 'operation_id', 'zaslatPřílohu', 'method', 'POST', 'url', 'https://api.example.com/' || g,
        'http_status', 200, 'duration_ms', g * 0.37)) from generate_series(1, $2::int) g`,
      [user_id, Math.min(1_000, count - done)],
    );
  }
}

/** An attack of the database owner, whom the triggers do not stop. */
async function tamper(statement: string, parameters: string[] = []): Promise<void> {
  await toolgate.stack.sql("alter table public.audit_log disable trigger user");
  try {
    await toolgate.stack.sql(statement, parameters);
  } finally {
    await toolgate.stack.sql("alter table public.audit_log enable trigger user");
  }
}

const verify = (user_id?: string) => {
  const source = readAuditOverHttp(toolgate.stack.url, toolgate.stack.secretKey);
  return verifyAudit(source, user_id === undefined ? {} : { user_id });
};

async function runCommand(...args: string[]) {
  const { url, secretKey } = toolgate.stack;
  const script = resolve(import.meta.dirname, "../../scripts/verify-audit.ts");
  const child = spawn(
    process.execPath,
    ["--import", "tsx", script, "--url", url, "--key", secretKey, ...args],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

describe("the audit log's verifier", () => {
  it(`finds nothing in ${ROWS} rows as they were written`, async () => {
    const report = await verify(BIG);
    expect(report).toMatchObject({ rows: ROWS, faults: [], heads: [{ user_id: BIG, seq: ROWS }] });
  });

  it("finds one changed column among them, and nothing once it is as before", async () => {
    const change = (by: string) =>
      tamper(
        `update public.audit_log set http_status = http_status + ${by} where user_id = $1 and seq = 3111`,
        [BIG],
      );
    await change("1");
    const { faults } = await verify(BIG);
    expect(faults).toMatchObject([{ user_id: BIG, seq: 3_111, what: expect.stringContaining("changed") }]);
    await change("-1");
    expect((await verify(BIG)).faults).toEqual([]);
  });

  it("finds one removed row among them", async () => {
    await tamper("delete from public.audit_log where user_id = $1 and seq = 4998", [BIG]);
    expect((await verify(BIG)).faults).toMatchObject([
      { user_id: BIG, seq: 4_998, what: expect.stringContaining("removed") },
    ]);
  });

  const of = "where user_id = $1";
  it.each<[string, string[], number, string]>([
    ["a removed tail", [`delete from public.audit_log ${of} and seq > 15`], 16, "removed from the end"],
    ["a removed head row", [`delete from private.audit_heads ${of}`], 20, "head was removed"],
    [
      "a tail and its head set back without computing the hash",
      [`delete from public.audit_log ${of} and seq > 15`, `update private.audit_heads set seq = 15 ${of}`],
      15,
      "another hash",
    ],
    [
      "two rows that changed places",
      [
        `update public.audit_log set seq = seq + 100 ${of} and seq in (7, 8)`,
        `update public.audit_log set seq = 115 - seq ${of} and seq in (107, 108)`,
      ],
      7,
      "changed",
    ],
    [
      "a row written past the trigger",
      [
        `insert into public.audit_log (user_id, trace_id, phase, side_effect, seq, prev_hash, hash)
          select user_id, trace_id, phase, side_effect, 21, hash, hash from public.audit_log ${of} and seq = 20`,
      ],
      21,
      "changed",
    ],
    [
      "a changed row whose hash was computed anew",
      [
        `update public.audit_log set url = 'https://other.example/' ${of} and seq = 9`,
        `update public.audit_log a set hash = private.audit_hash(a) ${of} and seq = 9`,
      ],
      10,
      "does not follow row 9",
    ],
    [
      "a row of somebody else's",
      [`update public.audit_log set user_id = '${userOf(99)}' ${of} and seq = 20`],
      20,
      "removed",
    ],
    [
      "a changed time",
      [`update public.audit_log set created_at = created_at - interval '1 ms' ${of} and seq = 1`],
      1,
      "changed",
    ],
    ["no rows at all", [`delete from public.audit_log ${of}`], 1, "rows 1 to 20 were removed"],
  ])("finds %s", async (_, statements, seq, what) => {
    const user_id = crypto.randomUUID();
    await append(user_id, 20);
    for (const statement of statements) await tamper(statement, [user_id]);
    expect((await verify(user_id)).faults).toMatchObject([
      { user_id, seq, what: expect.stringContaining(what) },
    ]);
  });

  it("the command names the first wrong row and exits 1; prints heads that notice a rewritten chain later", async () => {
    const user_id = userOf(5);
    await append(user_id, 5);
    const whole = await runCommand("--user", user_id);
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining("5 rows in 1 chain")]);
    const head = new RegExp(`^${user_id}:5:[0-9a-f]{64}$`, "m").exec(whole.output)?.[0] ?? "";
    await tamper("delete from public.audit_log where user_id = $1", [user_id]);
    await tamper("delete from private.audit_heads where user_id = $1", [user_id]);
    await append(user_id, 5);
    expect((await runCommand("--user", user_id)).code, "rewritten by somebody who owns the database").toBe(0);
    const kept = await runCommand("--user", user_id, "--head", head);
    expect([kept.code, kept.output]).toEqual([1, expect.stringMatching(/row 5: the chain was rewritten/)]);
    expect((await runCommand("--head", "me:1:x")).code).toBe(2);
  });

  it("notices a table that was emptied", async () => {
    await expect(toolgate.stack.sql("truncate public.audit_log")).rejects.toThrow("append-only");
    await tamper("truncate public.audit_log");
    const { faults, heads } = await verify();
    expect(heads).toEqual([]);
    expect(faults).toContainEqual({
      user_id: BIG,
      seq: 1,
      what: `rows 1 to ${ROWS} were removed from the end`,
    });
  });
});
