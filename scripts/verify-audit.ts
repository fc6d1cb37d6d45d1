import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type AuditHead,
  type AuditReport,
  type AuditSource,
  verifyAudit,
} from "../src/approvals/verify-audit.ts";
import { readAuditFromPostgres, readAuditOverHttp } from "./lib/audit-source.ts";
import { bold, dim, green, progressLine, red } from "./terminal.ts";

/** `npm run verify-audit`: recomputes the hash chains of the audit log, outside the database. */
const USAGE = `Usage: npm run verify-audit [-- --url URL --key KEY] [--user ID] [--head USER:SEQ:HASH]…

  --url    where Toolgate's Data API is (SUPABASE_URL, else the stack of npm start, at PORT)
  --key    its secret key (SUPABASE_SECRET_KEY, else the one in DATA_DIR, .data)
  --user   only the chain of this person
  --head   a head that you kept: notices a chain that was rewritten as a whole

Instead of --url: DATABASE_URL, for an own Postgres. Exits 1 when a chain is not whole.`;

const options = readArguments();
const source = await openSource();
let progress = "";
const running = progressLine(() => `Verifying ${progress}…`);
try {
  const started = performance.now();
  const report = await verifyAudit(source.audit, {
    kept: options.kept,
    ...(options.user !== undefined && { user_id: options.user }),
    onProgress: (rows, chains) => {
      progress = `${rows} rows, ${chains} chains `;
    },
  });
  running.done();
  print(report, (performance.now() - started) / 1000);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
} catch (error) {
  running.done();
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  quit(`The audit log could not be read: ${error instanceof Error ? error.message : error}${cause}`);
} finally {
  await source.close();
}

function print({ rows, heads, faults }: AuditReport, seconds: number): void {
  for (const { user_id, seq, what } of faults)
    console.log(`${red("✗")} ${bold(user_id)} row ${bold(String(seq))}: ${what}`);
  const chains = heads.length + faults.length;
  const figures = `${rows} rows in ${chains} chain${chains === 1 ? "" : "s"}, ${seconds.toFixed(1)} s`;
  if (faults.length === 0) console.log(`${green("✓")} the audit log is whole ${dim(figures)}`);
  else console.log(`${faults.length} of ${figures}: not whole`);
  if (heads.length === 0) return;
  console.log(dim("\nKeep these heads elsewhere. With --head they show later that nothing was rewritten:"));
  for (const { user_id, seq, hash } of heads) console.log(`${user_id}:${seq}:${hash}`);
}

async function openSource(): Promise<{ audit: AuditSource; close(): Promise<void> }> {
  const databaseUrl = options.url === undefined ? process.env["DATABASE_URL"]?.trim() : undefined;
  if (databaseUrl) {
    const audit = readAuditFromPostgres(databaseUrl);
    return { audit, close: audit.close };
  }
  const url =
    options.url ??
    (process.env["SUPABASE_URL"]?.trim() || `http://127.0.0.1:${process.env["PORT"] || 54321}`);
  const key = options.key ?? (process.env["SUPABASE_SECRET_KEY"]?.trim() || (await keyOfFolder()));
  return { audit: readAuditOverHttp(url.replace(/\/+$/, ""), key), close: async () => undefined };
}

async function keyOfFolder(): Promise<string> {
  const folder = process.env["DATA_DIR"]?.trim() || ".data";
  if (!existsSync(join(folder, "keys.json"))) {
    return quit(`There is no ${join(folder, "keys.json")}. Name the secret key with --key, or DATA_DIR.`);
  }
  // Loaded only here, because its library takes a second.
  const { readKeys } = await import("../supabase/embedded/read-keys.ts");
  return (await readKeys(folder, {})).secretKey;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: "string" },
        key: { type: "string" },
        user: { type: "string" },
        head: { type: "string", multiple: true },
      },
    });
    return { ...values, kept: (values.head ?? []).map(parseHead) };
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function parseHead(text: string): AuditHead {
  const [, user_id, seq, hash] = /^([\da-f-]{36}):(\d+):([\da-f]{64})$/.exec(text) ?? [];
  if (user_id === undefined || hash === undefined)
    return quit(`--head is user:seq:hash, as verify-audit prints it, not ${JSON.stringify(text)}.`);
  return { user_id, seq: Number(seq), hash };
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
