import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readInitdb } from "../../supabase/embedded/database/pglite/initdb-cache.ts";
import { createMigratedCache } from "../../supabase/embedded/database/pglite/migrated-cache.ts";
import { startPgliteThread } from "../../supabase/embedded/database/pglite/start-pglite-thread.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { makeProject } from "./make-project.ts";

/** The steps of a start, and a result of the started database. */
async function start(dataDir: string, projectDir = resolve(import.meta.dirname, "../..")) {
  const steps: string[] = [];
  const stack = await startStack({
    projectDir,
    port: 0,
    host: "127.0.0.1",
    dataDir,
    env: { TOOLGATE_ENV: "dev" },
    log: () => undefined,
    progress: (step) => steps.push(step),
  });
  try {
    const [counted] = await stack.sql(
      `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
        (select count(*)::int from auth.users) as users, (select count(*)::int from vault.secrets) as secrets, current_user::text as role`,
    );
    await stack.sql("select vault.create_secret('value of this start', 'name')");
    const [secret] = await stack.sql("select decrypted_secret from vault.decrypted_secrets");
    return { steps, counted, secret: secret?.["decrypted_secret"] };
  } finally {
    await stack.stop();
  }
}

describe("the cache of a migrated database", () => {
  it("starts databases in memory with all migrations, without data and with their own vault key", async () => {
    const first = await start("memory://");
    const second = await start("memory://");
    expect(second.steps).not.toContain("applying migrations");
    expect(second.counted).toEqual(first.counted);
    expect(second.counted).toMatchObject({ users: 0, secrets: 0 });
    expect(second.secret).toBe("value of this start");
  });

  it("is not used for a database in a folder", async () => {
    const project = makeProject();
    try {
      await start("memory://", project.dir);
      expect((await start(project.dataDir, project.dir)).steps).toContain("applying migrations");
    } finally {
      project.remove();
    }
  });

  it("keeps archives of other migrations, which another process may be about to read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "toolgate-"));
    const [one, other] = ["one", "other"].map((name) =>
      createMigratedCache([{ version: "1", name, script: "" }], folder),
    );
    const thread = await startPgliteThread({
      folder: undefined,
      archive: readInitdb(),
      onEnd: () => undefined,
    });
    try {
      await one?.store(thread);
      await other?.store(thread);
      expect(one?.read()?.length).toBeGreaterThan(1_000_000);
    } finally {
      await thread.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("reports an unusable archive to whoever opens it, and not as the end of an open database", async () => {
    const onEnd = vi.fn();
    const archive = new TextEncoder().encode("no tar file");
    await expect(startPgliteThread({ folder: undefined, archive, onEnd })).rejects.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(onEnd).not.toHaveBeenCalled();
  });
});
