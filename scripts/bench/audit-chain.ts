import { verifyAudit } from "../../src/approvals/verify-audit.ts";
import { readAuditOverHttp } from "../lib/audit-source.ts";
import { type Figure, figure } from "./figure.ts";
import { openBenchStack } from "./open-stack.ts";

const ROWS = 100_000;
/** Rows per statement: one transaction sees every older head. */
const BATCH = 1_000;
const CHANGED = 73_111;

/** Time to append 100,000 rows to one account's audit chain, to verify them over the Data API, and to find a changed one. */
export async function* auditChainBench(): AsyncGenerator<Figure> {
  const { stack, user_id } = await openBenchStack();
  try {
    const verify = () => verifyAudit(readAuditOverHttp(stack.url, stack.secretKey), { user_id });
    let started = performance.now();
    for (let done = 0; done < ROWS; done += BATCH)
      await stack.sql(
        `select private.append_audit(jsonb_build_object('user_id', $1::text, 'trace_id', gen_random_uuid(), 'phase', 'outcome',
          'side_effect', 'write', 'operation_id', 'zaslatPřílohu', 'method', 'POST', 'url', 'https://api.example.com/' || g,
          'http_status', 200, 'duration_ms', g * 0.37)) from generate_series(1, $2::int) g`,
        [user_id, BATCH],
      );
    yield figure("audit-chain", "appending 100,000 rows", performance.now() - started, "ms");

    started = performance.now();
    const whole = await verify();
    yield figure("audit-chain", "verifying 100,000 rows", performance.now() - started, "ms");
    if (whole.rows !== ROWS || whole.faults.length > 0) throw new Error(JSON.stringify(whole));

    await stack.sql("alter table public.audit_log disable trigger user");
    await stack.sql(
      "update public.audit_log set http_status = http_status + 1 where user_id = $1 and seq = $2",
      [user_id, CHANGED],
    );
    await stack.sql("alter table public.audit_log enable trigger user");
    started = performance.now();
    const { faults } = await verify();
    yield figure("audit-chain", "finding one changed row of 100,000", performance.now() - started, "ms");
    if (faults.length !== 1 || faults[0]?.seq !== CHANGED) throw new Error(JSON.stringify(faults));
  } finally {
    await stack.stop();
  }
}
