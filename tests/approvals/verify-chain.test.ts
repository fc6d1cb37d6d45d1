import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type AuditHead,
  type AuditRow,
  createChainCheck,
  verifyAudit,
} from "../../src/approvals/verify-audit.ts";

const USER = "00000000-0000-4000-8000-00000000000a";
const OTHER = "00000000-0000-4000-8000-00000000000b";

function makeChain(length: number, user_id = USER, url = "https://api.example.com/"): AuditRow[] {
  const rows: AuditRow[] = [];
  let prev_hash = "";
  for (let seq = 1; seq <= length; seq++) {
    const text = JSON.stringify({ seq, url: `${url}${seq}?příliš`, user_id, prev_hash });
    const hash = sha256(text);
    rows.push([seq, prev_hash, hash, text]);
    prev_hash = hash;
  }
  return rows;
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

function headOf(rows: AuditRow[], user_id = USER): AuditHead {
  const last = rows.at(-1);
  return { user_id, seq: last?.[0] ?? 0, hash: last?.[2] ?? "" };
}

function check(rows: AuditRow[], head: AuditHead, kept: AuditHead[] = []) {
  const chain = createChainCheck(USER, kept);
  chain.take(rows);
  return chain.finish(head);
}

const WHOLE = makeChain(20);
const row = (seq: number): AuditRow => WHOLE[seq - 1] ?? WHOLE[0] ?? [0, "", "", ""];
const without = (...seqs: number[]) => WHOLE.filter(([seq]) => !seqs.includes(seq));
const replaced = (seq: number, by: AuditRow) => WHOLE.map((one) => (one[0] === seq ? by : one));
/** An attack by someone who can recompute the hashes. */
function rehashed(seq: number): AuditRow {
  const text = row(seq)[3].replace("example.com", "example.org");
  return [seq, row(seq)[1], sha256(text), text];
}

describe("createChainCheck()", () => {
  it("accepts a valid chain, an empty one, and one with an earlier head", () => {
    expect(check(WHOLE, headOf(WHOLE))).toBeNull();
    expect(check([], headOf([]))).toBeNull();
    expect(check(WHOLE, headOf(WHOLE), [headOf(WHOLE.slice(0, 7))])).toBeNull();
  });

  it.each<[string, AuditRow[], AuditHead, number, string]>([
    [
      "a changed column",
      replaced(8, [8, row(8)[1], row(8)[2], `${row(8)[3]} `]),
      headOf(WHOLE),
      8,
      "was changed",
    ],
    ["a changed row with a new hash", replaced(8, rehashed(8)), headOf(WHOLE), 9, "does not follow row 8"],
    ["a changed last row with a new hash", replaced(20, rehashed(20)), headOf(WHOLE), 20, "another hash"],
    ["a removed row", without(8), headOf(WHOLE), 8, "row 8 was removed"],
    ["several removed rows", without(8, 9, 10), headOf(WHOLE), 8, "rows 8 to 10 were removed"],
    ["a removed first row", without(1), headOf(WHOLE), 1, "row 1 was removed"],
    ["a removed tail", WHOLE.slice(0, 15), headOf(WHOLE), 16, "rows 16 to 20 were removed from the end"],
    ["all rows removed", [], headOf(WHOLE), 1, "rows 1 to 20 were removed"],
    ["a removed head", WHOLE, headOf([]), 20, "head was removed"],
    ["a head set back", WHOLE, headOf(WHOLE.slice(0, 15)), 16, "not in the head"],
    [
      "a row that is there twice",
      [...WHOLE.slice(0, 8), rehashed(8), ...WHOLE.slice(8)],
      headOf(WHOLE),
      8,
      "there twice",
    ],
    [
      "two rows that changed places",
      replaced(8, [8, row(9)[1], row(9)[2], row(9)[3]]),
      headOf(WHOLE),
      8,
      "does not follow row 7",
    ],
    [
      "a row of somebody else",
      replaced(1, makeChain(1, OTHER)[0] ?? row(1)),
      headOf(WHOLE),
      1,
      "another row",
    ],
  ])("names the first wrong row after %s", (_, rows, head, seq, what) => {
    expect(check(rows, head)).toMatchObject({ user_id: USER, seq, what: expect.stringContaining(what) });
  });

  it("detects a completely rewritten chain only with a head stored elsewhere", () => {
    const rewritten = makeChain(20, USER, "https://other.example/");
    expect(check(rewritten, headOf(rewritten))).toBeNull();
    const kept = [headOf(WHOLE.slice(0, 12))];
    expect(check(rewritten, headOf(rewritten), kept)).toMatchObject({
      seq: 12,
      what: expect.stringContaining("rewritten"),
    });
    const cut = WHOLE.slice(0, 10);
    expect(check(cut, headOf(cut), kept)).toMatchObject({
      seq: 11,
      what: expect.stringContaining("rows 11 to 12"),
    });
  });
});

describe("verifyAudit()", () => {
  const source = (chains: Map<string, AuditRow[]>, heads: AuditHead[]) => ({
    listChains: async (after: string | null, limit: number) =>
      heads.filter(({ user_id }) => after === null || user_id > after).slice(0, limit),
    readChain: async (user_id: string, after: number, limit: number) =>
      (chains.get(user_id) ?? []).filter(([seq]) => seq > after).slice(0, limit),
  });

  it("reads page by page and finds a duplicate row between two pages", async () => {
    for (const at of [4, 5, 6]) {
      const rows = [...WHOLE.slice(0, at), rehashed(at), ...WHOLE.slice(at)];
      const report = await verifyAudit(source(new Map([[USER, rows]]), [headOf(WHOLE)]), { rowsAtOnce: 5 });
      expect(report.faults).toMatchObject([{ seq: at, what: expect.stringContaining("twice") }]);
    }
    const report = await verifyAudit(source(new Map([[USER, WHOLE]]), [headOf(WHOLE)]), { rowsAtOnce: 5 });
    expect(report).toEqual({ rows: 20, heads: [headOf(WHOLE)], faults: [] });
  });

  it("reports the faults of all chains, and a chain that was removed completely", async () => {
    const other = makeChain(3, OTHER);
    const chains = new Map([
      [USER, without(2)],
      [OTHER, other],
    ]);
    const heads = [headOf(WHOLE), headOf(other, OTHER)];
    const gone = { user_id: "00000000-0000-4000-8000-00000000000c", seq: 7, hash: "0".repeat(64) };
    const report = await verifyAudit(source(chains, heads), { chainsAtOnce: 1, kept: [gone] });
    expect(report.faults).toMatchObject([
      { user_id: USER, seq: 2 },
      { user_id: gone.user_id, what: expect.stringContaining("you kept row 7") },
    ]);
    expect(report.heads).toEqual([headOf(other, OTHER)]);
  });

  it("checks rows that are added meanwhile and reports no fault", async () => {
    const heads = [headOf(WHOLE.slice(0, 10))];
    const growing = source(new Map([[USER, WHOLE.slice(0, 12)]]), heads);
    const report = await verifyAudit({
      ...growing,
      listChains: async (after, limit) => {
        const listed = await growing.listChains(after, limit);
        heads[0] = headOf(WHOLE.slice(0, 12));
        return listed;
      },
    });
    expect(report).toMatchObject({ rows: 12, faults: [] });
    const beyond = await verifyAudit(
      source(new Map([[USER, WHOLE.slice(0, 12)]]), [headOf(WHOLE.slice(0, 10))]),
    );
    expect(beyond.faults, "the head never moved").toMatchObject([{ seq: 11 }]);
  });
});
