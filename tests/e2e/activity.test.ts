import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings, type Look, overhang, press, shoot, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) =>
    url === "/fails"
      ? answerJson(response, { message: "out of order" }, 503)
      : answerJson(response, { ok: true }),
  );
  ui = await startUi({ upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const operation = (operationId: string, summary: string) => ({
  get: { operationId, summary, responses: { "200": { description: "ok" } } },
});

async function open(look: Look = {}) {
  const { page, problems } = await ui.newPage(look);
  const person = await ui.newUser(page);
  const client = ui.toolgate.as(await person.token());
  await connect(client, {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/orders": operation("listOrders", "List all orders"),
      "/fails": operation("readMachine", "Read the broken machine"),
    },
  });
  const ask = (user_query: string) =>
    client.call("POST", "/functions/v1/agent-query", { user_query, conversation_id: "c" });
  return { page, problems, person, ask };
}

const lines = (page: Page) => page.getByRole("list", { name: "Calls" }).getByRole("link");

describe("activity", () => {
  it("shows each call as it is made, filters by address, and opens its detail and trace", async () => {
    const { page, problems, ask } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/activity`);
    await expect.poll(() => lines(page).count()).toBe(2);
    await ask("List all orders");
    await expect.poll(() => lines(page).count()).toBe(3);
    await press(page, "radio", "Failed");
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await lines(page).textContent()).toContain("API_ERROR");
    const address = page.url();
    expect(new URL(address).searchParams.get("status")).toBe("failed");
    await page.reload();
    await expect.poll(() => lines(page).count()).toBe(1);
    await lines(page).click();
    const drawer = page.getByRole("dialog", { name: "Call" });
    await drawer.getByText("readMachine").waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "activity-call");
    await drawer.getByRole("link", { name: "Open the trace" }).click();
    await page.getByRole("listbox", { name: "Steps" }).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get("status")).toBe("failed");
    const copied = await ui.newPage();
    await copied.page.goto(address);
    await copied.page.waitForURL((at) => at.pathname === "/sign-in");
    expect(problems).toEqual([]);
  });

  it("exports what the filters select as CSV", async () => {
    const { page, ask } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/activity?status=ok`);
    await expect.poll(() => lines(page).count()).toBe(1);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    const [head, row, end] = text.split("\r\n");
    expect(head?.split(",").slice(0, 3)).toEqual(["created_at", "operation_id", "side_effect"]);
    expect(row).toContain("listOrders");
    expect(end).toBe("");
  });

  it("stays smooth with 10,000 calls, the last is reachable, and new ones wait while somebody reads below", async () => {
    const { page, person, ask } = await open();
    const [user] = await ui.toolgate.stack.sql<{ id: string }>("select id from auth.users where email = $1", [
      person.email,
    ]);
    await ui.toolgate.stack.sql(
      `insert into audit_log (user_id, trace_id, phase, operation_id, side_effect, method, url, http_status, duration_ms, created_at)
       select $1::uuid, gen_random_uuid(), 'outcome', 'call' || n, 'read', 'GET', 'https://api.example.com/' || n, 200, n % 97, now() - make_interval(secs => 10000 - n)
       from generate_series(1, 10000) n`,
      [user?.id ?? ""],
    );
    await page.goto(`${ui.url}/activity`);
    await lines(page).first().waitFor();
    expect(await page.getByRole("list", { name: "Calls" }).getByRole("listitem").count()).toBeLessThan(80);
    const toEnd = async () => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      return page.getByRole("list", { name: "Calls" }).locator('[aria-posinset="10000"]').count();
    };
    await expect.poll(toEnd, { timeout: 30_000, interval: 150 }).toBe(1);
    await ask("List all orders");
    await page.getByRole("button", { name: "1 new. Show" }).click();
    await expect.poll(() => lines(page).first().textContent()).toContain("listOrders");
  });

  for (const width of [1280, 360]) {
    it(`looks right and has no serious finding, at ${width} px, in light and dark`, async () => {
      const { page, ask } = await open({ width });
      for (let i = 0; i < 4; i++) await ask(i === 2 ? "Read the broken machine" : "List all orders");
      await ask("xyzzy plugh");
      await page.goto(`${ui.url}/activity?range=1h`);
      await expect.poll(() => lines(page).count()).toBe(4);
      await page.locator(".uplot").first().waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "activity");
    });
  }
});
