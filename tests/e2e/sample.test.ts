import { afterAll, beforeAll, expect, it } from "vitest";
import { shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi({ demo: true, sample: true });
});
afterAll(() => ui?.close());

it("the sample API brings a newcomer from an empty account to a first answer, without the internet", async () => {
  const { page, problems } = await ui.newPage();
  await page.goto(`${ui.url}/connectors`);
  await page.getByRole("button", { name: "Open the demo account" }).click();
  await page.getByRole("link", { name: "Use a sample" }).click();
  await page.getByText("5 operations, 1 of them writes").waitFor();
  await shoot(page, "sample-document");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByText("Active. Agents can use it now.").waitFor();

  await page.goto(`${ui.url}/playground`);
  await page.getByLabel("Question", { exact: true }).fill("What is the current weather in Brno?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await shoot(page, "sample-answer");
  await page.getByText("temp_c").first().waitFor();
  await shoot(page, "sample-answer");
  expect(problems).toEqual([]);
});

it("a dropped file is read in the same way as a chosen file", async () => {
  const { page } = await ui.open("/connectors/new");
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["curl https://dropped.invalid/here"], "dropped.txt"));
    return data;
  });
  const target = page.getByRole("region", { name: /Drop a file here/ });
  await target.dispatchEvent("drop", { dataTransfer: dropped });
  await page
    .getByText(/dropped\.invalid/)
    .first()
    .waitFor();
  await page.getByText("1 operation; no authentication").waitFor();
});
