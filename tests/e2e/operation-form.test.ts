import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { bookings } from "./bookings.ts";
import { expectGoodLook, type PersonsPage, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let second: Loopback;
let ui: Ui;
const received: { method: string; body: string }[] = [];
beforeAll(async () => {
  api = await startLoopback(({ method, body, url }, response) => {
    received.push({ method, body: String(body) });
    if (url === "/bookings?room=Taken") {
      response.setHeader("retry-after", "30");
      return answerJson(response, { message: "occupied", until: ["2027-01-01"] }, 409);
    }
    if (method === "DELETE") return void response.writeHead(204, { "x-request-id": "r-9" }).end();
    response.setHeader("x-request-id", "r-7");
    response.setHeader("x-session-token", "must-not-be-shown");
    answerJson(response, method === "POST" ? { id: 5 } : [{ id: 5, room: "Oak" }]);
  });
  second = await startLoopback((_, response) => answerJson(response, { from: "second" }));
  ui = await startUi({ upstreams: [api.url, second.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
  await second?.close();
});

const ORDER = {
  operationId: "placeOrder",
  summary: "Place an order",
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: {
            lines: {
              type: "array",
              items: {
                type: "object",
                required: ["sku"],
                properties: { sku: { type: "string" }, amount: { type: "integer", minimum: 1 } },
              },
            },
          },
        },
      },
    },
  },
};

async function openOperation({ page, client }: PersonsPage, operation: string, more: object = {}) {
  const id = await connect(client, { ...bookings(api.url), ...more });
  await page.goto(`${ui.url}/connectors/${id}?operation=${operation}`);
  const form = page.getByRole("region", { name: "Try it" });
  await form.waitFor();
  received.length = 0;
  return { id, form };
}

const json = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "Arguments as JSON" });

it("fields of every kind and the JSON stay in step; a write shows what it sends, and is sent once after a confirmation", async () => {
  const opened = await ui.newPersonsPage();
  const { page, problems } = opened;
  const { form } = await openOperation(opened, "bookRoom");
  await form.getByLabel("room").selectOption("Maple");
  await form.getByLabel("day").fill("2026-12-24");
  await form.getByLabel("seats").fill("12");
  await form.getByLabel("email").fill("anna@example.test");
  await form.getByRole("button", { name: "Add guests" }).click();
  await form.getByRole("textbox", { name: "guests 1" }).fill("Anna, of Brno");
  await expect
    .poll(async () => JSON.parse((await json(page).textContent()) || "{}"))
    .toMatchObject({
      room: "Maple",
      day: "2026-12-24",
      seats: 12,
      contact: { email: "anna@example.test" },
      guests: ["Anna, of Brno"],
    });
  await expectGoodLook(page, "operation-form");
  await page.locator(".cm-content").first().waitFor();
  await json(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(
    '{"room":"Oak","day":"2026-12-25","seats":3,"catering":true,"guests":["Bo","Cy"],"contact":{"email":"b@example.test"}}',
  );
  await expect.poll(() => form.getByLabel("room").inputValue()).toBe("Oak");
  expect(await form.getByRole("textbox", { name: "guests 2" }).inputValue()).toBe("Cy");
  expect(await form.getByLabel("seats").inputValue()).toBe("3");

  await form.getByRole("button", { name: "Review and send" }).click();
  const asked = page.getByRole("alertdialog", { name: "Send this request?" });
  await asked.getByText("b@example.test").first().waitFor();
  expect(received).toEqual([]);
  await expectGoodLook(page, "operation-confirm");
  await asked.getByRole("button", { name: "Cancel" }).click();
  expect(received).toEqual([]);
  await form.getByRole("button", { name: "Review and send" }).click();
  await asked.getByRole("button", { name: "Send", exact: true }).click();
  await form.getByTestId("response").getByText("200").waitFor();
  expect(received.map(({ method }) => method)).toEqual(["POST"]);
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ room: "Oak", guests: ["Bo", "Cy"] });
  expect(problems).toEqual([]);
});

it("an invalid value is marked; a request can be previewed and copied; the answer has status, headers, time, size and views", async () => {
  const opened = await ui.newPersonsPage();
  const { page } = opened;
  const { form } = await openOperation(opened, "bookRoom");
  await form.getByLabel("seats").fill("many");
  await form.getByText("This is not a valid value.").waitFor();

  const { form: list } = await openOperation(opened, "listBookings");
  await list.getByRole("button", { name: "Preview request" }).click();
  await list.getByRole("button", { name: "fetch" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`fetch("${api.url}/bookings"`);
  await list.getByRole("button", { name: "n8n node" }).click();
  const node = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
    nodes: { type: string; parameters: { url: string } }[];
  };
  expect(node.nodes).toMatchObject([{ type: "n8n-nodes-base.httpRequest" }]);
  expect(node.nodes[0]?.parameters.url).toMatch(/\/functions\/v1\/tools\/[0-9a-f-]{36}\/run$/);
  expect(received).toEqual([]);

  await list.getByRole("button", { name: "Send", exact: true }).click();
  const response = list.getByTestId("response");
  await response.getByText(/200.* · [\d.]+ m?s · \d+ B/).waitFor();
  await response.getByText(/response headers/).click();
  await response.getByText("r-7").waitFor();
  expect(await page.content()).not.toContain("must-not-be-shown");
  await response.getByText("Table", { exact: true }).click();
  await response.getByRole("columnheader", { name: "room" }).waitFor();
  await response.getByText("Raw", { exact: true }).click();
  await response.getByText('"room": "Oak"').waitFor();
  await expectGoodLook(page, "operation-response");
});

it("a value that the schema refuses is marked at its field, also deep inside, until it is edited", async () => {
  const opened = await ui.newPersonsPage();
  const { page } = opened;
  const { form } = await openOperation(opened, "placeOrder", {
    paths: { "/orders": { post: { ...ORDER, responses: { "200": { description: "ok" } } } } },
  });
  await form.getByRole("button", { name: "Add lines" }).click();
  const line = form.getByRole("group", { name: "lines 1" });
  const sku = line.getByLabel("sku");
  await line.getByLabel("amount").fill("0");
  await form.getByRole("button", { name: "Review and send" }).click();
  await line.getByText("missing required field sku").waitFor();
  expect(await sku.getAttribute("aria-invalid")).toBe("true");
  expect(await line.getByLabel("amount").getAttribute("aria-invalid")).toBe("true");
  await expectGoodLook(page, "operation-refused");
  await sku.fill("A-1");
  expect(await line.getByText("missing required field sku").count()).toBe(0);
  expect(received).toEqual([]);
});

it("an answer with a failing status shows its status, headers, time, size and body", async () => {
  const opened = await ui.newPersonsPage();
  const { page } = opened;
  const { form } = await openOperation(opened, "findBookings", {
    paths: {
      "/bookings": {
        get: {
          operationId: "findBookings",
          summary: "Find bookings",
          parameters: [{ name: "room", in: "query", required: true, schema: { type: "string" } }],
          responses: { "200": { description: "ok" } },
        },
      },
    },
  });
  await form.getByLabel("room").fill("Taken");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await form.getByText("The API answered with status 409: occupied").waitFor();
  const response = form.getByTestId("response");
  await response.getByText(/409.* · [\d.]+ m?s · \d+ B/).waitFor();
  await response.getByText("2027-01-01").waitFor();
  await response.getByText(/response headers/).click();
  await response.getByText("retry-after").waitFor();
  await expectGoodLook(page, "operation-failed");
});

it("success without a body shows its status; an earlier call is listed, and its arguments can be used again", async () => {
  const opened = await ui.newPersonsPage({ width: 360 });
  const { page } = opened;
  const { form } = await openOperation(opened, "cancelBooking");
  const id = form.getByLabel("booking_id", { exact: false }).first();
  await id.fill("b-41");
  await form.getByRole("button", { name: "Review and send" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send", exact: true }).click();
  await form.getByText("Done: the API answered with status 204 and no body.").waitFor();
  await id.fill("other");
  await form.getByText("Latest call").click();
  await form.getByRole("button", { name: "Use its arguments" }).click();
  await expect.poll(() => id.inputValue()).toBe("b-41");
  await expectGoodLook(page, "operation-phone");
});

it("the server is chosen among those of the document", async () => {
  const opened = await ui.newPersonsPage();
  const { page } = opened;
  const servers = [{ url: api.url }, { url: second.url, description: "Staging" }];
  const { form } = await openOperation(opened, "listBookings", { servers });
  await page.getByLabel("Server").selectOption(second.url);
  await page.getByText("Server changed").waitFor();
  await expect
    .poll(async () => {
      await form.getByRole("button", { name: "Preview request" }).click();
      return form.getByTestId("response").textContent();
    })
    .toContain(new URL(second.url).host);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await form.getByText("second").first().waitFor();
});
