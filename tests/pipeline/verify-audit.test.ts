import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedDatabase, serveDatabase } from "../../scripts/lib/serve-database.ts";
import { runScript } from "./run-script.ts";

const USER = "00000000-0000-4000-8000-00000000000a";

describe("npm run verify-audit with DATABASE_URL", () => {
  let served: ServedDatabase;
  beforeAll(async () => {
    served = await serveDatabase(process.cwd(), { migrate: true });
    await served.database.query(
      `select private.append_audit(jsonb_build_object('user_id', $1::text, 'trace_id', gen_random_uuid(), 'phase', 'outcome',
        'side_effect', 'write', 'duration_ms', g * 0.37)) from generate_series(1, 200) g`,
      [USER],
    );
  });
  afterAll(() => served?.stop());
  const run = () => runScript("verify-audit", [], { DATABASE_URL: served.url });

  it("reads Postgres itself, and names the first wrong row", async () => {
    const whole = await run();
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining("200 rows in 1 chain")]);
    await served.database.query("alter table public.audit_log disable trigger user");
    await served.database.query("update public.audit_log set duration_ms = 1 where seq in (57, 91)");
    const changed = await run();
    expect([changed.code, changed.output]).toEqual([
      1,
      expect.stringContaining(`${USER} row 57: the row was changed`),
    ]);
  });

  it("says what to do without a key, and when nobody answers", async () => {
    const empty = { DATABASE_URL: "", SUPABASE_SECRET_KEY: "", DATA_DIR: "/nowhere/at-all" };
    const keyless = await runScript("verify-audit", [], empty);
    expect([keyless.code, keyless.output]).toEqual([
      2,
      expect.stringMatching(/Name the secret key with --key/),
    ]);
    const silent = await runScript(
      "verify-audit",
      ["--url", "http://127.0.0.1:1", "--key", "sb_secret_x"],
      empty,
    );
    expect([silent.code, silent.output]).toEqual([2, expect.stringContaining("could not be read")]);
  });
});
