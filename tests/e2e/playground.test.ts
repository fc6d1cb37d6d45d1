import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings, type Look, overhang, press, shoot, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback(({ method, url }, response) => {
    if (method === "POST") return answerJson(response, { sent: true }, 201);
    if (url.startsWith("/customers/"))
      return answerJson(response, { id: 7, name: "ABC Corp", address: { city: "Brno" } });
    return answerJson(response, {
      orders: [
        { id: 1, state: "paid", total: 20 },
        { id: 2, state: "open", total: 35 },
      ],
    });
  });
  ui = await startUi({ upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const shop = () => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1", description: "Orders and customers" },
  servers: [{ url: api.url }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        summary: "List all orders",
        responses: { "200": { description: "ok" } },
      },
    },
    "/customers/{customer_id}": {
      get: {
        operationId: "getCustomer",
        summary: "Get a customer by id",
        parameters: [
          {
            name: "customer_id",
            in: "path",
            required: true,
            schema: { type: "integer" },
            description: "The customer's id",
          },
        ],
        responses: { "200": { description: "ok" } },
      },
    },
    "/reminders": {
      post: {
        operationId: "sendReminder",
        summary: "Send a payment reminder",
        requestBody: {
          content: {
            "application/json": { schema: { type: "object", properties: { order: { type: "integer" } } } },
          },
        },
        responses: { "201": { description: "sent" } },
      },
    },
  },
});

async function open(look: Look = {}, environment?: "prod") {
  const { page, problems, person, client } = await ui.newPersonsPage(look);
  if (environment) await client.call("PATCH", "/functions/v1/settings", { environment });
  await connect(client, shop());
  await page.goto(`${ui.url}/playground`);
  return { page, problems, person };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

describe("the playground", () => {
  it("shows the answer, the chosen tool, the confidence and the run, which its link opens again", async () => {
    const { page, problems } = await open();
    await page.getByRole("button", { name: /List all orders/ }).click();
    await page.keyboard.press("Tab");
    await page.getByLabel("Question", { exact: true }).press("ControlOrMeta+Enter");
    await page.getByRole("cell", { name: "paid" }).or(page.getByText("paid")).first().waitFor();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("listOrders").waitFor();
    const meter = page.getByRole("meter").first();
    expect(Number(await meter.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(75);
    const steps = page.getByRole("listbox", { name: "Steps" });
    await steps.waitFor();
    expect(await steps.getByRole("option").count()).toBe(3);
    await steps.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "listOrders" }).getByText("Read operation").waitFor();
    expect(new URL(page.url()).searchParams.get("span")).toBeTruthy();
    await expectNoSeriousFindings(page);
    await shoot(page, "playground-answer");
    const { pathname, search } = new URL(page.url());
    await page.goto(`${ui.url}/settings`);
    await page.goto(`${ui.url}${pathname}${search}`);
    await page.getByRole("region", { name: "listOrders" }).getByText("Read operation").waitFor();
    await page
      .getByRole("link", { name: /List all orders/ })
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  it("asks for missing arguments in fields, and runs the choice with them", async () => {
    const { page } = await open();
    await ask(page, "Get the customer");
    await page.getByRole("heading", { name: "More information needed" }).waitFor();
    await page.getByLabel("customer_id").fill("7");
    await shoot(page, "playground-clarify");
    await page.getByRole("button", { name: "Run this" }).click();
    await page.getByText("ABC Corp").waitFor();
    expect(api.received.at(-1)?.url).toBe("/customers/7");
  });

  it("a dry run shows the exact request and sends nothing; context data and scope are applied", async () => {
    const { page } = await open();
    const before = api.received.length;
    await page.getByText("Scope, context, options").click();
    await page.getByRole("button", { name: "Add a value" }).click();
    await page.getByLabel("Name", { exact: true }).fill("customer_id");
    await page.getByLabel("Value: customer_id").fill("42");
    await press(page, "checkbox", "Shop");
    await press(page, "switch", "Dry run: show the request without sending it");
    await ask(page, "Get the customer by id");
    await page.getByText("Dry run: nothing was sent.").waitFor();
    await page.getByText(`${api.url}/customers/42`).first().waitFor();
    expect(api.received.length).toBe(before);
    await page.reload();
    expect(await page.getByLabel("Value: customer_id").inputValue()).toBe("42");
  });

  it("explains what to do when no tool matches", async () => {
    const { page } = await open();
    await ask(page, "xyzzy plugh quux");
    await page.getByRole("heading", { name: "No matching tool" }).waitFor();
    await page.getByRole("link", { name: "Create a tool" }).waitFor();
    await expectNoSeriousFindings(page);
  });

  it("a write waits for approval: the exact request is shown, Approve has no focus, and approving sends it once", async () => {
    const { page } = await open({}, "prod");
    const before = api.received.filter(({ method }) => method === "POST").length;
    await ask(page, "Send a payment reminder");
    await page.getByRole("heading", { name: "Approval required" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toContain("Approve");
    await shoot(page, "playground-approval");
    await page.getByRole("button", { name: "Approve and send" }).click();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("sendReminder").waitFor();
    expect(api.received.filter(({ method }) => method === "POST").length).toBe(before + 1);
  });

  it("shows a write before it is sent, even where approvals are automatic", async () => {
    const { page } = await open();
    const sent = () => api.received.filter(({ method }) => method === "POST").length;
    const before = sent();
    await ask(page, "Send a payment reminder");
    await page.getByRole("heading", { name: "Approval required" }).waitFor();
    expect(sent()).toBe(before);
    await page.getByRole("button", { name: "Approve and send" }).click();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("sendReminder").waitFor();
    expect(sent()).toBe(before + 1);
  });

  it("keeps the question and its answer over a reload and the back button, and asks an older one again", async () => {
    const { page } = await open();
    await ask(page, "List all orders");
    await page.getByText("paid").first().waitFor();
    await page.reload();
    await page.getByText("paid").first().waitFor();
    expect(await page.getByRole("textbox", { name: "Question" }).inputValue()).toBe("List all orders");
    await page.getByRole("textbox", { name: "Question" }).fill("Get customer 7");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("ABC Corp").first().waitFor();
    await page.goBack();
    await page.getByText("paid").first().waitFor();
    await page.getByRole("button", { name: "Ask again" }).click();
    expect(await page.getByRole("textbox", { name: "Question" }).inputValue()).toBe("List all orders");
  });

  it("shows the recorded answer of a run that this tab did not make", async () => {
    const { page, person } = await open();
    const { body } = await ui.toolgate
      .as(await person.token())
      .call<{ trace_id: string }>("POST", "/functions/v1/agent-query", {
        user_query: "List all orders",
        conversation_id: "elsewhere",
      });
    await page.goto(`${ui.url}/playground?trace=${body.trace_id}`);
    await page.getByText("From the stored run", { exact: false }).waitFor();
    await page.getByText("paid").first().waitFor();
  });

  it("does not send a question while the context is invalid", async () => {
    const { page } = await open();
    await page.getByText("Scope, context, options").click();
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    await page.getByRole("textbox", { name: "Context" }).fill('{"customer_id": ');
    await page.getByLabel("Question", { exact: true }).fill("Get the customer");
    await page.getByText("Correct it before asking.", { exact: false }).waitFor();
    expect(await page.getByRole("button", { name: "Ask", exact: true }).isDisabled()).toBe(true);
    await page.getByLabel("Question", { exact: true }).press("ControlOrMeta+Enter");
    expect(await page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
  });

  it("renders few of the 2,000 steps of a run, and the last one is reachable", async () => {
    const { page, person } = await open();
    const id = crypto.randomUUID();
    const [user] = await ui.toolgate.stack.sql<{ id: string }>("select id from auth.users where email = $1", [
      person.email,
    ]);
    const steps = Array.from({ length: 2_000 }, (_, i) => ({
      id: crypto.randomUUID(),
      kind: "tool_call",
      input: { operation_id: `step${i}` },
      output: { sent: true, method: "GET" },
      started_at: new Date(1_700_000_000_000 + i * 10).toISOString(),
      duration_ms: 10,
    }));
    await ui.toolgate.stack.sql(
      "insert into traces (trace_id, user_id, conversation_id, source, operation_ids, connector_ids, side_effects, user_query, status, steps, started_at, duration_ms) values ($1, $2, 'c', 'playground', '{}', '{}', '{}', 'many', 'SUCCESS', $3::jsonb, now(), 1)",
      [id, user?.id ?? "", JSON.stringify(steps)],
    );
    await page.goto(`${ui.url}/playground?trace=${id}`);
    const list = page.getByRole("listbox", { name: "Steps" });
    await list.waitFor();
    expect(await list.getByRole("option").count()).toBeLessThan(60);
    await list.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "step1999" }).waitFor();
    await page.getByLabel("Search steps").fill("step1234");
    await expect.poll(() => list.getByRole("option").count()).toBe(1);
  });

  for (const width of [1280, 360]) {
    it(`looks right and has no serious finding, at ${width} px, in light and dark`, async () => {
      const { page } = await open({ width });
      await ask(page, "List all orders");
      await page.getByRole("listbox", { name: "Steps" }).waitFor();
      await page.getByRole("listbox", { name: "Steps" }).getByRole("option").nth(1).click();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "playground");
    });
  }
});
