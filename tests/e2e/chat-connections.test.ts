import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { type ScriptedModel, startScriptedModel } from "../integration/scripted-model.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

let server: AuthorizationSetting;
let model: ScriptedModel;
let ui: Ui;
beforeAll(async () => {
  [server, model] = await Promise.all([startAuthorizationSetting(), startScriptedModel()]);
  ui = await startUi({ upstreams: [server.url], env: model.env });
  server.register(`${ui.url}/functions/v1/connections/callback`);
});
afterAll(async () => {
  await ui?.close();
  await Promise.all([model?.stop(), server?.close()]);
});

async function openChat(width?: number) {
  const opened = await ui.newPersonsPage(width === undefined ? {} : { width });
  const made = await opened.client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    thingsDocument(server.url),
  );
  const { connector_id } = made.body;
  await opened.client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets: CLIENT });
  await waitForActive(opened.client, connector_id);
  model.answer = ({ messages }) => {
    const result = messages.findLast(({ role }) => role === "tool")?.content;
    if (result === undefined) return { call: "listThings", arguments: {} };
    return { text: result.includes("alice") ? "You have one thing." : "Please connect your account." };
  };
  await opened.page.goto(`${ui.url}/chat`);
  return { ...opened, connector_id };
}

describe("a question that needs an account", () => {
  it("shows a button to connect the account, and is asked again automatically afterwards", async () => {
    const { page, connector_id } = await openChat();
    await page.getByRole("textbox").first().fill("List my things");
    await page.keyboard.press("Enter");
    const missing = page.getByRole("region", { name: "No account connected" });
    const link = missing.getByRole("link", { name: "Connect account" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toBe(`${ui.url}/connectors/${connector_id}`);
    await expectGoodLook(page, "chat-missing-connection");
    server.who = "alice";
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await missing.getByText("Waiting until the account is connected").waitFor();
    await tab.getByRole("button", { name: "Connect account" }).click();
    await tab.getByText("Account connected").waitFor();
    await page.getByText("You have one thing.").waitFor();
    await missing.waitFor({ state: "detached" });
    expect(server.calls.at(-1)).toMatchObject({ path: "/api/things", account: "alice", status: 200 });
  });

  it("fits a phone", async () => {
    const { page } = await openChat(360);
    await page.getByRole("textbox").first().fill("List my things");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "No account connected" }).waitFor();
    await expectGoodLook(page, "chat-missing-connection-phone");
  });
});
