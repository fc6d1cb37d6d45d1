import { sha256 } from "../base/sha256.ts";

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

interface VerifyOptions {
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

/**
 * The last row of a user's chain. The database stores it separately from the rows; it can also be stored
 * elsewhere.
 */
export interface AuditHead {
  user_id: string;
  seq: number;
  hash: string;
}

/** A row of `read_audit_chain`; `text` is the hashed text. */
export type AuditRow = [seq: number, prev_hash: string, hash: string, text: string];

interface AuditFault {
  user_id: string;
  /** The first invalid row. */
  seq: number;
  what: string;
}

interface ChainCheck {
  /** The last valid row; `seq` 0 if there is none. */
  readonly last: AuditHead;
  readonly fault: AuditFault | null;
  /** Checks the next rows in order. @returns whether all rows so far are valid */
  take(rows: readonly AuditRow[]): boolean;
  /** Called after the last row. @param head the stored head, read after the rows */
  finish(head: AuditHead): AuditFault | null;
}

/**
 * Verifies one chain row by row and stops at the first invalid row. Each row's hash is the SHA-256 of its
 * text, which contains the hash of the previous row (a hash chain as in RFC 9162 §2, without the tree).
 *
 * @param kept earlier heads of this chain: if a row now has a different hash, the chain was rewritten up
 * to it
 */
export function createChainCheck(user_id: string, kept: readonly AuditHead[] = []): ChainCheck {
  const keptHashes = new Map(kept.map(({ seq, hash }) => [seq, hash]));
  let last: AuditHead = { user_id, seq: 0, hash: "" };
  let fault: AuditFault | null = null;
  const fail = (seq: number, what: string) => {
    fault = { user_id, seq, what };
    return fault;
  };

  return {
    get last() {
      return last;
    },
    get fault() {
      return fault;
    },
    take(rows) {
      for (const row of rows) {
        const what = fault ? null : (findRowFault(last, row) ?? findKeptFault(keptHashes, row));
        if (what !== null) fail(Math.min(row[0], last.seq + 1), what);
        if (fault) return false;
        last = { user_id, seq: row[0], hash: row[2] };
      }
      return true;
    },
    finish(head) {
      if (fault) return fault;
      if (head.seq === 0 && last.seq > 0) return fail(last.seq, "the chain's head was removed");
      if (head.seq > last.seq) {
        return fail(last.seq + 1, `${rowsFrom(last.seq + 1, head.seq)} removed from the end`);
      }
      if (head.seq < last.seq)
        return fail(head.seq + 1, `${rowsFrom(head.seq + 1, last.seq)} not in the head`);
      if (head.hash !== last.hash)
        return fail(last.seq, "the chain's head has another hash: the row or the head was changed");
      const lost = kept.find(({ seq }) => seq > last.seq);
      return lost === undefined
        ? null
        : fail(
            last.seq + 1,
            `${rowsFrom(last.seq + 1, lost.seq)} removed: the head you kept is row ${lost.seq}`,
          );
    },
  };
}

function findRowFault(last: AuditHead, [seq, prev_hash, hash, text]: AuditRow): string | null {
  const expected = last.seq + 1;
  if (seq > expected) return `${rowsFrom(expected, seq - 1)} removed: row ${seq} comes next`;
  if (seq < expected) return "the row was inserted: its number is there twice";
  if (sha256(text) !== hash) return "the row was changed: its hash does not fit what it holds";
  if (prev_hash !== last.hash) {
    return last.seq === 0
      ? "the row is not the first one of its chain"
      : `the row does not follow row ${last.seq}: one of both was changed or exchanged`;
  }
  return isOwnText(text, { user_id: last.user_id, seq, prev_hash }) ? null : "what was hashed is another row";
}

function findKeptFault(kept: ReadonlyMap<number, string>, [seq, , hash]: AuditRow): string | null {
  const known = kept.get(seq);
  return known === undefined || known === hash
    ? null
    : "the chain was rewritten up to here: the row is not the head you kept";
}

function isOwnText(text: string, row: { user_id: string; seq: number; prev_hash: string }): boolean {
  const held: unknown = JSON.parse(text);
  if (typeof held !== "object" || held === null) return false;
  return Object.entries(row).every(([name, value]) => Reflect.get(held, name) === value);
}

function rowsFrom(from: number, to: number): string {
  return from === to ? `row ${from} was` : `rows ${from} to ${to} were`;
}
