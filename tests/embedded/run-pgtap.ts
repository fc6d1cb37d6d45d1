import type { PGlite } from "@electric-sql/pglite";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { DatabaseFault } from "../../supabase/embedded/database/stack-database.ts";
import { withFaults } from "../../supabase/embedded/database/to-fault.ts";

/**
 * Runs one pgTAP script as the migrations' owner, in a transaction that is rolled back (its own `begin` and
 * `rollback`, which `supabase test db` needs, are dropped).
 * @returns the failed TAP lines, missing tests of the plan, or the error that ended it; empty if all passed
 */
export async function runPgtap(
  database: StackDatabase & { pglite: PGlite },
  script: string,
): Promise<string[]> {
  const driver = database.pglite;
  const body = script.replace(/^\s*(begin|rollback|commit)\s*;/gim, "");
  return database.exclusive(async () => {
    await driver.exec("set session authorization postgres; begin");
    try {
      const results = await withFaults(() => driver.exec(body));
      return judge(results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)).map(String)));
    } catch (error) {
      if (error instanceof DatabaseFault) return [`${error.message} (${error.code})`];
      throw error;
    } finally {
      await driver.exec("rollback");
      await driver.exec("set session authorization supabase_admin");
    }
  });
}

/** The failures of a script, from the texts that it returned. TAP 13: `1..n`, `ok i - …`, `not ok i - …`; `# TODO` failures are expected ones. */
export function judge(values: string[]): string[] {
  const lines = values.flatMap((value) => value.split("\n"));
  const planned = lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find((count) => count !== undefined);
  const ran = lines.filter((line) => /^(not )?ok \d/.test(line)).length;
  const failed = lines.filter((line) => /^not ok/.test(line) && !/# TODO/i.test(line));
  if (planned === undefined) return [...failed, "no plan was printed"];
  return Number(planned) === ran ? failed : [...failed, `planned ${planned} tests but ran ${ran}`];
}
