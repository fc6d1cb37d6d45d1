import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUpMessages } from "../../src/memory/retention.ts";
import { createDatabase } from "../../src/platform/supabase/database.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate?.stop());

const SITE = "retention";
const NOW = new Date("2026-11-21T12:00:00.000Z");
const CUTOFF = "2026-10-22T12:00:00.000Z";

async function addMessages(rows: string): Promise<void> {
  await toolgate.stack.sql(
    `insert into chat_messages (user_id, site_id, role, message, timestamp, terms) select 'u', '${SITE}', 'user', x.message, x.at, '{}' from (${rows}) x (message, at)`,
  );
}

async function count(condition = "true"): Promise<number> {
  const [row] = await toolgate.stack.sql<{ n: number }>(
    `select count(*)::int as n from chat_messages where ${condition}`,
  );
  return row?.n ?? -1;
}

describe("the 30 days of a message", () => {
  it("of 10,000 messages exactly the older half is deleted while others are stored; a repetition finds nothing", async () => {
    const { client } = await toolgate.newPerson();
    await client.call("POST", "/functions/v1/sites", { site_id: SITE });
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "workflow",
      scopes: ["memory:write"],
    });
    const key = toolgate.as(made.body.key);
    await addMessages(
      `select case when i % 2 = 0 then 'old' else 'new' end,
        timestamptz '${CUTOFF}' + case when i % 2 = 0 then -1 else 1 end * make_interval(mins => i) - case when i % 2 = 0 then interval '1 millisecond' else interval '0' end
       from generate_series(1, 10000) i`,
    );
    // The moment itself is not yet too old.
    await addMessages(`values ('exact', timestamptz '${CUTOFF}')`);
    const database = createDatabase({
      supabaseUrl: toolgate.stack.url,
      secretKey: toolgate.stack.secretKey,
    });
    let isRunning = true;
    const cleaning = cleanUpMessages(database, null, NOW).finally(() => {
      isRunning = false;
    });
    let stored = 0;
    while (isRunning) {
      const said = { user_id: "u", site_id: SITE, role: "user", message: "during" };
      expect((await key.call("POST", "/chat-messages", said)).status).toBe(201);
      stored += 1;
    }
    expect(await cleaning).toEqual({ deleted: 5_000, cutoff: CUTOFF, retention_days: 30 });
    expect(stored).toBeGreaterThan(1);
    expect(await count("message = 'old'")).toBe(0);
    expect(await count()).toBe(5_001 + stored);
    expect(await cleanUpMessages(database, null, NOW)).toMatchObject({ deleted: 0 });
  });

  it("the endpoint cleans a caller's own sites; with the service key all of them", async () => {
    const [mine, theirs] = [await toolgate.newPerson(), await toolgate.newPerson()];
    for (const [{ client }, site_id] of [
      [mine, "mine"],
      [theirs, "theirs"],
    ] as const) {
      await client.call("POST", "/functions/v1/sites", { site_id });
      await toolgate.stack.sql(
        "insert into chat_messages (user_id, site_id, role, message, timestamp, terms) values ('u', $1, 'user', 'old', now() - interval '31 days', '{}')",
        [site_id],
      );
    }
    const path = "/chat-messages/cleanup";
    expect((await mine.client.call("DELETE", path)).body).toMatchObject({ deleted: 1, retention_days: 30 });
    expect(await count("site_id = 'theirs'")).toBe(1);
    const service = await toolgate.as(toolgate.stack.secretKey).call("DELETE", path);
    expect(service).toMatchObject({ status: 200, body: { deleted: expect.any(Number) } });
    expect(await count("site_id = 'theirs'")).toBe(0);
    expect((await toolgate.as(null).call("DELETE", path)).status).toBe(401);
    expect((await toolgate.as(toolgate.stack.publishableKey).call("DELETE", path)).status).toBe(401);
  });

  it("the daily job runs once a day, from three o'clock on", async () => {
    const run = async () =>
      (await toolgate.stack.sql("select service.run_retention(1000) as more"))[0]?.["more"];
    const old =
      "insert into chat_messages (user_id, site_id, role, message, timestamp, terms) values ('u', 'mine', 'user', 'old', now() - interval '40 days', '{}')";
    await toolgate.stack.sql(old);
    await toolgate.stack.sql(
      "update private.settings set value = to_jsonb(now()) where key = 'retention_done'",
    );
    await run();
    expect(await count("message = 'old'"), "today's is done").toBe(1);
    await toolgate.stack.sql(
      "update private.settings set value = to_jsonb(now() - interval '1 day') where key = 'retention_done'",
    );
    const [clock] = await toolgate.stack.sql<{ hour: number }>(
      "select extract(hour from now() at time zone 'utc')::int as hour",
    );
    expect(await run()).toBe(false);
    expect(await count("message = 'old'")).toBe((clock?.hour ?? 0) < 3 ? 1 : 0);
  });
});
