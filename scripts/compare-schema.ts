import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Migration, readMigrations } from "../supabase/embedded/database/migrations/apply-migrations.ts";
import type { SchemaFact } from "./lib/read-schema.ts";
import { diffSchemas, formatSchema, readMigratedSchema } from "./lib/snapshot-schema.ts";

/**
 * `npm run compare-schema`: proves that the migrations here make the schema that those of another revision made, except
 * for the changes that scripts/schema-changes.json states. Both are applied to an empty PGlite and, with TEST_DATABASE_URL,
 * to empty databases of that Postgres; what they make must also be the same on both, and equal the committed snapshot.
 */
const ROOT = resolve(import.meta.dirname, "..");
const MIGRATIONS = "supabase/migrations";

interface Changes {
  /** The revision whose migrations are compared. */
  from: string;
  /** Functions that left `public` for another schema, by that schema. */
  moved: Record<string, string[]>;
  /** Facts that are new. */
  added: string[];
  /** Functions whose messages were reworded: of these, texts are left out of the comparison. */
  reworded: string[];
}

const changes = JSON.parse(readFileSync(resolve(ROOT, "scripts/schema-changes.json"), "utf8")) as Changes;
const server = process.env["TEST_DATABASE_URL"]?.trim() || undefined;
const old = readRevision(process.argv[2] ?? changes.from);
const current = readMigrations(ROOT);
const snapshot = readFileSync(resolve(ROOT, "supabase/schema.snapshot.txt"), "utf8");

let failed = false;
for (const where of server === undefined ? [undefined] : [undefined, server]) {
  const name = where === undefined ? "PGlite" : "Postgres";
  const before = formatSchema((await readMigratedSchema(old, where)).map(moveFunctions).map(leaveOutTexts));
  const facts = await readMigratedSchema(current, where);
  const after = formatSchema(facts.map(leaveOutTexts));
  const stated = new Set(changes.added.map((line) => `+ ${line}`));
  const differences = diffSchemas(before, after).filter((line) => !stated.has(line));
  report(
    `${name}: ${old.length} migrations before, ${current.length} now, ${after.split("\n").length - 1} facts`,
    differences,
  );
  report(`${name}: the snapshot`, diffSchemas(snapshot, formatSchema(facts)));
}
if (server === undefined) console.log("Postgres was left out: TEST_DATABASE_URL is not set.");
process.exitCode = failed ? 1 : 0;

function report(what: string, differences: string[]): void {
  failed ||= differences.length > 0;
  console.log(`${differences.length === 0 ? "equal    " : "different"} ${what}`);
  for (const line of differences) console.log(`  ${line}`);
}

function moveFunctions({ line, body }: SchemaFact): SchemaFact {
  const move = (text: string) =>
    text.replace(/\bpublic\.(\w+)(?=\()/g, (whole, name: string) => {
      const schema = Object.keys(changes.moved).find((one) => changes.moved[one]?.includes(name));
      return schema === undefined ? whole : `${schema}.${name}`;
    });
  return { line: move(line), ...(body !== undefined && { body: move(body) }) };
}

function leaveOutTexts({ line, body }: SchemaFact): SchemaFact {
  const isReworded = changes.reworded.some((name) => line.startsWith(`function ${name}(`));
  if (body === undefined || !isReworded) return { line, ...(body !== undefined && { body }) };
  return { line, body: body.replace(/'(?:[^']|'')*'/g, "''") };
}

/** @throws Error when git does not have the revision, as in a clone without history */
function readRevision(revision: string): Migration[] {
  const files = git("ls-tree", "--name-only", `${revision}:${MIGRATIONS}`).trim().split("\n").sort();
  return files.flatMap((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) return [];
    return [{ version, name, script: git("show", `${revision}:${MIGRATIONS}/${file}`) }];
  });
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64e6 });
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed: ${stderr.trim()}`);
  return stdout;
}
