import { expect, it } from "vitest";
import { readInitdb } from "../../supabase/embedded/database/pglite/initdb-cache.ts";
import { startPgliteThread } from "../../supabase/embedded/database/pglite/start-pglite-thread.ts";
import { until } from "./make-project.ts";

/** PGlite reads the number of values of a statement as a signed number of 16 bits. */
const TOO_MANY = 32_768;

it("a thread whose session is out of step ends, so that it is started again", async () => {
  let reason = "";
  const thread = await startPgliteThread({
    folder: undefined,
    archive: readInitdb(),
    onEnd: (why) => (reason = why),
  });
  const values = Array.from({ length: TOO_MANY }, (_, i) => `($${i + 1})`).join(",");
  const statement = `select count(*) from (values ${values}) v`;
  // The statement and all later ones return nothing, without an error.
  expect((await thread.query(statement, Array(TOO_MANY).fill("a"))).rows).toEqual([]);
  expect((await thread.query("select 1 as n")).rows).toEqual([]);
  await expect(thread.verify?.()).rejects.toThrow(/database was ended/);
  await until(async () => reason !== "");
  expect(reason).toMatch(/out of step/);
});

it("errors of Postgres and of values do not end it", async () => {
  let reason = "";
  const thread = await startPgliteThread({
    folder: undefined,
    archive: readInitdb(),
    onEnd: (why) => (reason = why),
  });
  await expect(thread.query("select 1 / 0")).rejects.toThrow("division by zero");
  await thread.exec("begin");
  await expect(thread.query("select nothing")).rejects.toThrow("nothing");
  await expect(thread.query("select 1")).rejects.toThrow(/aborted/);
  await thread.exec("rollback");
  await expect(thread.query("select $1::int", ["x"])).rejects.toThrow();
  expect((await thread.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await thread.verify?.();
  expect(reason).toBe("");
  await thread.close();
});
