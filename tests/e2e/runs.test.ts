import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings, type Look, overhang, press, shoot, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
/** Requests that reached the API. */
let received = 0;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) => {
    received++;
    if (url === "/fails") answerJson(response, { message: "out of order" }, 503);
    else answerJson(response, { ok: true });
  });
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
  const { page, problems, person, client } = await ui.newPersonsPage(look);
  await connect(client, {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/orders": operation("listOrders", "List all orders"),
      "/fails": operation("readMachine", "Read the broken machine"),
      "/letters": { post: operation("sendLetter", "Send a letter").get },
    },
  });
  const ask = (user_query: string) =>
    client.call("POST", "/functions/v1/agent-query", { user_query, conversation_id: "c" });
  return { page, problems, person, client, ask };
}

const lines = (page: Page) => page.getByRole("list", { name: "Runs" }).getByRole("link");
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

describe("a question rule", () => {
  it("is made on the page of a run that found nothing, answers the question from then on, and is deleted in the settings", async () => {
    const { page, problems, ask } = await open();
    const question = "Show the shopping basket mountain";
    expect((await ask(question)).body).toMatchObject({ status: "FAILURE" });
    await page.goto(`${ui.url}/runs`);
    await lines(page).click();
    await page.getByRole("button", { name: "Always choose an operation" }).click();
    const dialog = page.getByRole("dialog", { name: "Always choose an operation" });
    await expect.poll(() => dialog.getByLabel("Words").inputValue()).toContain("basket mountain");
    await dialog.getByLabel("Words").fill("basket mountain");
    await dialog.getByLabel("Find an operation").fill("orders");
    await expect
      .poll(() => dialog.getByLabel("Operation", { exact: true }).textContent())
      .toContain("listOrders");
    await dialog
      .getByLabel("Operation", { exact: true })
      .selectOption({ label: "List all orders (listOrders)" });
    await shoot(page, "question-rule");
    await expectNoSeriousFindings(page);
    await dialog.getByRole("button", { name: "Create rule" }).click();
    await page.getByText("Such questions are now answered by List all orders").waitFor();
    expect((await ask(question)).body).toMatchObject({ status: "SUCCESS" });
    await page.goto(`${ui.url}/settings`);
    const rules = page.getByRole("list", { name: "Question rules" });
    await rules.getByText("“basket mountain”").waitFor();
    await expectNoSeriousFindings(page);
    await rules.getByRole("button", { name: "Delete the rule for “basket mountain”" }).click();
    await page.getByText("None. Open a run").waitFor();
    expect((await ask(question)).body).toMatchObject({ status: "FAILURE" });
    expect(problems).toEqual([]);
  });
});

describe("the confidence of a run", () => {
  it("is shown with the threshold of its agent, in English and Czech", async () => {
    const { page, problems, client } = await open();
    const agent = [
      "agent_id: bold",
      "description: Lists orders",
      "confidence_threshold: 0.6",
      "tools:",
      "  - name: listOrders",
      "    side_effect: read",
    ].join("\n");
    const stored = await client.call("PUT", "/functions/v1/agents/bold", agent, {
      "content-type": "text/yaml",
    });
    expect(stored.status, JSON.stringify(stored.body)).toBeLessThan(300);
    const { body } = await client.call<{ status: string; trace_id: string }>(
      "POST",
      "/functions/v1/agent-query",
      { user_query: "List all orders", conversation_id: "c", agent_id: "bold" },
    );
    expect(body).toMatchObject({ status: "SUCCESS" });
    await page.goto(`${ui.url}/runs/${body.trace_id}`);
    await page.getByText("The call is made at 60% or more. Below that, Toolgate asks.").first().waitFor();
    await page.evaluate(() => localStorage.setItem("toolgate.language", "cs"));
    await page.reload();
    await page.getByText("Volání se provede od 60 %. Pod touto hranicí se Toolgate zeptá.").first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe("the evaluation set", () => {
  it("gets questions from runs, asks them again without sending anything, and shows what has changed", async () => {
    const { page, problems, ask } = await open();
    await ask("List all orders");
    await page.goto(`${ui.url}/runs`);
    await lines(page).click();
    await page.getByRole("button", { name: "Add to evaluation set" }).click();
    await page.getByText("Added to the evaluation set").waitFor();
    await page.goto(`${ui.url}/runs?part=evaluation`);
    const rows = page.getByRole("list", { name: "Evaluation set" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(1);
    const before = received;
    await page.getByRole("button", { name: "Check all" }).click();
    await page.getByText("1 of 1 as expected").waitFor();
    await rows.getByText("As expected", { exact: true }).waitFor();
    expect(received).toBe(before);
    await expectNoSeriousFindings(page);
    await shoot(page, "evaluation-set");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export JSON Lines" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await download.path(), "utf8")) as object;
    expect(saved).toMatchObject({ question: "List all orders", operation_id: "listOrders", arguments: {} });
    await chooseAlways(page, "all orders", "readMachine");
    await page.goto(`${ui.url}/runs?part=evaluation`);
    await page.getByRole("button", { name: "Check all" }).click();
    await page.getByText("0 of 1 as expected").waitFor();
    await rows.getByText("Other operation: Read the broken machine").waitFor();
    await rows.getByRole("button", { name: "Remove “List all orders”" }).click();
    await page.getByText("No questions yet").waitFor();
    expect(problems).toEqual([]);
  });

  async function chooseAlways(page: Page, words: string, operation: string): Promise<void> {
    await page.goto(`${ui.url}/runs`);
    await lines(page).last().click();
    await page.getByRole("button", { name: "Always choose an operation" }).click();
    const dialog = page.getByRole("dialog", { name: "Always choose an operation" });
    await dialog.getByLabel("Words").fill(words);
    await dialog.getByLabel("Find an operation").fill("machine");
    await expect
      .poll(() => dialog.getByLabel("Operation", { exact: true }).textContent())
      .toContain(operation);
    await dialog
      .getByLabel("Operation", { exact: true })
      .selectOption({ label: `Read the broken machine (${operation})` });
    await dialog.getByRole("button", { name: "Create rule" }).click();
    await page.getByText("Such questions are now answered by").waitFor();
  }
});

describe("unanswered questions", () => {
  it("are listed once each, can be dismissed and restored, and leave the list when they are answered", async () => {
    const { page, problems, ask } = await open({ width: 390 });
    for (const question of [
      "Fold the paper swans",
      "fold  the PAPER swans",
      "List all orders",
      "xyzzy plugh",
    ])
      await ask(question);
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(4);
    await page.getByRole("link", { name: "Unanswered questions" }).click();
    const rows = page.getByRole("list", { name: "Unanswered questions" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: /paper swans.*asked 2 times/is }).waitFor();
    await expectNoSeriousFindings(page);
    expect(await overhang(page)).toBe(0);
    await shoot(page, "runs-unanswered");
    await rows.filter({ hasText: "xyzzy" }).getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await press(page, "radio", "Dismissed");
    await rows.filter({ hasText: "xyzzy" }).getByRole("button", { name: "Restore" }).click();
    await page.getByText("No dismissed questions.").waitFor();
    await press(page, "radio", "Open");
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: "xyzzy" }).getByRole("link", { name: "Open the run" }).click();
    await page.getByRole("heading", { name: "Run", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("runs", () => {
  it("shows each run as it ends, also one without a call, filters by address, and opens its page", async () => {
    const { page, problems, ask } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await ask("xyzzy plugh");
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(3);
    await page.getByRole("link", { name: /xyzzy plugh.*No matching tool/ }).waitFor();
    await ask("List all orders");
    await expect.poll(() => lines(page).count()).toBe(4);
    await press(page, "radio", "Failed");
    await expect.poll(() => lines(page).count()).toBe(2);
    await page.getByLabel("Search questions").fill("MACHINE broken");
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await lines(page).textContent()).toContain("API error");
    expect([param(page, "status"), param(page, "q")]).toEqual(["failed", "MACHINE broken"]);
    const address = page.url();
    await page.reload();
    await expect.poll(() => lines(page).count()).toBe(1);
    await lines(page).click();
    await page.waitForURL((at) => at.pathname.startsWith("/runs/"));
    await page.getByRole("heading", { name: "Run", level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => param(page, "q")).toBe("MACHINE broken");
    await page.getByLabel("Search questions").fill("100 %");
    await page.getByText("No runs match.").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => lines(page).count()).toBe(4);
    const copied = await ui.newPage();
    await copied.page.goto(address);
    await copied.page.waitForURL((at) => at.pathname === "/sign-in");
    expect(problems).toEqual([]);
  });

  it("filters by source, connector and operation", async () => {
    const { page, ask } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(2);
    await page.getByLabel("Operation", { exact: true }).selectOption("listOrders");
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.getByLabel("Connector", { exact: true }).selectOption("Shop");
    await page.getByLabel("Source", { exact: true }).selectOption("Playground");
    await expect.poll(() => param(page, "source")).toBe("playground");
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.getByLabel("Source", { exact: true }).selectOption("MCP");
    await page.getByText("No runs match.").waitFor();
  });

  it("splits its figures by connector and agent, and a press on one filters list and figures", async () => {
    const { page, ask, problems } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(2);
    const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
    await row("listOrders 1 0").waitFor();
    await press(page, "radio", "Agents");
    await row("No agent 2 1").waitFor();
    await press(page, "radio", "Connectors");
    await row("Shop 2 1").getByRole("button", { name: "Shop" }).click();
    await expect.poll(() => param(page, "connector")).toMatch(/^[0-9a-f-]{36}$/);
    await page.goto(`${ui.url}/runs?agent=nobody`);
    await page.getByText("No runs match.").waitFor();
    await page.getByRole("heading", { name: "Calls and errors over time" }).waitFor();
    expect(await row("listOrders").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("shows the tokens of the model if a run used any", async () => {
    const { page, person, ask, problems } = await open();
    await ask("List all orders");
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.getByRole("row", { name: /^listOrders 1 0/ }).waitFor();
    expect(await page.getByText("Tokens").count()).toBe(0);
    await ui.toolgate.stack.sql(
      "update traces set input_tokens = 1200, output_tokens = 34 where user_id = (select id from auth.users where email = $1)",
      [person.email],
    );
    await page.reload();
    await page.getByRole("row", { name: /^listOrders 1 0 .* 1,234$/ }).waitFor();
    await page.getByRole("heading", { name: "Tokens of the model over time" }).waitFor();
    await shoot(page, "runs-tokens");
    await lines(page).first().click();
    await page.getByText("1,200 tokens in, 34 out").waitFor();
    expect(problems).toEqual([]);
  });

  it("is reached at the former addresses, which keep their parameters", async () => {
    const { page } = await open();
    await page.goto(`${ui.url}/activity?range=7d&tool=listOrders&status=failed`);
    await page.getByRole("heading", { name: "Runs", level: 1 }).waitFor();
    expect([
      new URL(page.url()).pathname,
      param(page, "range"),
      param(page, "operation"),
      param(page, "status"),
    ]).toEqual(["/runs", "7d", "listOrders", "failed"]);
    const id = crypto.randomUUID();
    await page.goto(`${ui.url}/traces/${id}?span=abc`);
    await page.getByRole("heading", { name: "Run not found" }).waitFor();
    expect([new URL(page.url()).pathname, param(page, "span")]).toEqual([`/runs/${id}`, "abc"]);
  });

  it("tells a run from its question to its answer in this order, and repeats a read", async () => {
    const { page, problems, ask } = await open();
    await ask("List all orders");
    await page.goto(`${ui.url}/runs`);
    await lines(page).first().click();
    const titles = page.getByRole("heading", { level: 2 });
    await expect
      .poll(() => titles.allTextContents())
      .toEqual(["Question", "Choice of operation", "listOrders", "Answer", "Steps", "Audit log"]);
    const call = page.getByRole("region", { name: "listOrders" });
    expect(await call.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Request",
      "Approval",
      "Response",
    ]);
    await call.getByText("200", { exact: true }).waitFor();
    await page.getByRole("definition").getByText("Playground", { exact: true }).waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "run");
    const first = new URL(page.url()).pathname;
    await page.getByRole("button", { name: "Run again" }).click();
    await page.waitForURL((at) => at.pathname.startsWith("/runs/") && at.pathname !== first);
    await page.getByRole("region", { name: "listOrders" }).getByText("200", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Open the operation" }).waitFor();
    await page.getByRole("link", { name: "Open in playground" }).click();
    await page.waitForURL((at) => at.pathname === "/playground" && at.searchParams.has("trace"));
    await page.getByText("List all orders").first().waitFor();
    expect(problems).toEqual([]);
  });

  it("shows the request and the response of a call that failed", async () => {
    const { page, ask } = await open();
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/runs`);
    await lines(page).first().click();
    const call = page.getByRole("region", { name: "readMachine" });
    await call
      .getByText(/\/fails$/)
      .first()
      .waitFor();
    await call.getByText("503", { exact: true }).first().waitFor();
    await call.getByText("Request, secrets masked").waitFor();
    await call.getByText("Result", { exact: true }).click();
    await call.getByLabel("Result").getByText("out of order").waitFor();
    await expectNoSeriousFindings(page);
  });

  it("does not repeat a write, and nothing that was not sent", async () => {
    const { page, ask } = await open();
    await ask("Send a letter");
    await ask("xyzzy plugh");
    await page.goto(`${ui.url}/runs`);
    await expect.poll(() => lines(page).count()).toBe(2);
    for (const question of ["Send a letter", "xyzzy plugh"]) {
      await page.getByRole("link", { name: new RegExp(question) }).click();
      await page.getByRole("link", { name: "Open in playground" }).waitFor();
      expect(await page.getByRole("button", { name: "Run again" }).count()).toBe(0);
      await page.goBack();
    }
  });

  it("exports what the filters select as CSV", async () => {
    const { page, ask } = await open();
    await ask("List all orders");
    await ask("Read the broken machine");
    await page.goto(`${ui.url}/runs?status=ok`);
    await expect.poll(() => lines(page).count()).toBe(1);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    const [head, row, end] = text.split("\r\n");
    expect(head?.split(",").slice(0, 3)).toEqual(["started_at", "source", "user_query"]);
    expect(row).toMatch(/playground,List all orders,listOrders,read,SUCCESS,.*\/orders,200/);
    expect(end).toBe("");
  });

  it("stays smooth with 2,000 runs, the last is reachable, and new ones wait while somebody reads below", async () => {
    const { page, person, ask } = await open();
    const [user] = await ui.toolgate.stack.sql<{ id: string }>("select id from auth.users where email = $1", [
      person.email,
    ]);
    await ui.toolgate.stack.sql(
      `insert into traces (trace_id, user_id, conversation_id, source, operation_ids, connector_ids, side_effects, user_query, status, steps, started_at, duration_ms)
       select gen_random_uuid(), $1::uuid, 'c', 'mcp', '{call}', '{}', '{read}', 'question ' || n, 'SUCCESS', '[]', now() - make_interval(secs => 2000 - n), n % 97
       from generate_series(1, 2000) n`,
      [user?.id ?? ""],
    );
    await page.goto(`${ui.url}/runs`);
    await lines(page).first().waitFor();
    expect(await page.getByRole("list", { name: "Runs" }).getByRole("listitem").count()).toBeLessThan(80);
    const toEnd = async () => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      return page.getByRole("list", { name: "Runs" }).locator('[aria-posinset="2000"]').count();
    };
    await expect.poll(toEnd, { timeout: 60_000, interval: 150 }).toBe(1);
    await ask("List all orders");
    await page.getByRole("button", { name: "1 new. Show" }).click();
    await expect.poll(() => lines(page).first().textContent()).toContain("List all orders");
  }, 120_000);

  for (const width of [1280, 390, 360]) {
    it(`looks right and has no serious finding, at ${width} px, in light and dark`, async () => {
      const { page, ask } = await open({ width });
      for (let i = 0; i < 4; i++) await ask(i === 2 ? "Read the broken machine" : "List all orders");
      await ask(`xyzzy ${"plugh".repeat(40)}`);
      await page.goto(`${ui.url}/runs?range=1h`);
      await expect.poll(() => lines(page).count()).toBe(5);
      await page.locator(".uplot").first().waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, `runs-${width}`);
    });
  }
});
