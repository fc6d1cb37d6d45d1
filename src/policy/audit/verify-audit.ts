import {
  type AuditFault,
  type AuditHead,
  type AuditRow,
  type ChainCheck,
  createChainCheck,
} from "./verify-chain.ts";

/** Source of the audit log: `list_audit_chains` and `read_audit_chain`. */
export interface AuditSource {
  listChains(after: string | null, limit: number): Promise<AuditHead[]>;
  readChain(user_id: string, after: number, limit: number): Promise<AuditRow[]>;
}

export interface AuditReport {
  rows: number;
  /** Heads of the valid chains, to be stored elsewhere. */
  heads: AuditHead[];
  /** The first invalid row of each other chain. */
  faults: AuditFault[];
}

export interface VerifyOptions {
  /** Verifies only this user's chain. */
  user_id?: string;
  /** Heads from an earlier verification. */
  kept?: readonly AuditHead[];
  onProgress?: (rows: number, chains: number) => void;
  chainsAtOnce?: number;
  rowsAtOnce?: number;
}

/** Reads every chain and verifies it row by row, including rows that are added meanwhile. */
export async function verifyAudit(source: AuditSource, options: VerifyOptions = {}): Promise<AuditReport> {
  const { kept = [], chainsAtOnce = 500 } = options;
  const report: AuditReport = { rows: 0, heads: [], faults: [] };
  const missing = new Set(kept.map(({ user_id }) => user_id));
  let before: string | null = null;
  for (;;) {
    const chains = await source.listChains(before, chainsAtOnce);
    for (const head of chains) {
      missing.delete(head.user_id);
      if (options.user_id === undefined || options.user_id === head.user_id)
        await verifyOne(source, { head, before }, options, report);
      before = head.user_id;
    }
    if (chains.length < chainsAtOnce) break;
  }
  for (const { user_id, seq } of kept) {
    if (missing.delete(user_id))
      report.faults.push({ user_id, seq: 1, what: `the whole chain was removed: you kept row ${seq} of it` });
  }
  return report;
}

async function verifyOne(
  source: AuditSource,
  { head, before }: { head: AuditHead; before: string | null },
  { kept = [], onProgress, rowsAtOnce = 5000 }: VerifyOptions,
  report: AuditReport,
): Promise<void> {
  const { user_id } = head;
  const check = createChainCheck(
    user_id,
    kept.filter((one) => one.user_id === user_id),
  );
  let known = head;
  for (;;) {
    const from = report.rows;
    await readOn(source, check, rowsAtOnce, () =>
      onProgress?.(from + check.last.seq, report.heads.length + 1),
    );
    if (check.fault || check.last.seq <= known.seq) break;
    // Rows were added after the head was read. They are valid if the head has advanced as well.
    const now = (await source.listChains(before, 500)).find((one) => one.user_id === user_id);
    if (now === undefined || now.seq <= known.seq) break;
    known = now;
    if (check.last.seq === known.seq) break;
  }
  const fault = check.finish(known);
  report.rows += check.last.seq;
  if (fault) report.faults.push(fault);
  else report.heads.push(check.last);
}

/**
 * Each page starts with the last row of the previous one, so that a second row with that number is found.
 */
async function readOn(
  source: AuditSource,
  check: ChainCheck,
  limit: number,
  onPage: () => void,
): Promise<void> {
  for (;;) {
    const rows = await source.readChain(check.last.user_id, Math.max(check.last.seq - 1, 0), limit + 1);
    const isRepeated = rows[0]?.[0] === check.last.seq && rows[0]?.[2] === check.last.hash;
    if (!check.take(isRepeated ? rows.slice(1) : rows)) return;
    onPage();
    if (rows.length <= limit) return;
  }
}
