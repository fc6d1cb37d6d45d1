import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Files, serveFiles } from "../integration/imports/serve-files.ts";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let files: Files;
let ui: Ui;
beforeAll(async () => {
  files = await serveFiles();
  ui = await startUi({ upstreams: [files.url] });
});
afterAll(async () => {
  await ui?.close();
  await files?.close();
});

describe("importing an API", () => {
  it("by the address of its documentation: found, chosen, reviewed, connected", async () => {
    files.put("/docs", '<html><link rel="service-desc" href="/ferries.json"></html>', {
      "content-type": "text/html",
    });
    files.put(
      "/ferries.json",
      JSON.stringify({
        openapi: "3.0.3",
        info: { title: "Ferries", version: "2" },
        paths: {
          "/boats": {
            get: {
              operationId: "listBoats",
              summary: "List boats",
              responses: { "200": { description: "ok" } },
            },
            post: {
              operationId: "addBoat",
              summary: "Add a boat",
              responses: { "200": { description: "ok" } },
            },
          },
        },
      }),
    );
    const { page, problems } = await ui.open("/connectors/new");
    await page.getByRole("textbox", { name: "What do you want to connect?" }).fill(`${files.url}/docs`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("2 operations, 1 of them writes; no authentication.").waitFor();
    expect(await page.getByLabel("Base URL").inputValue()).toBe(files.url);
    await page.getByText("Show the 2 operations").click();
    await page.getByText("List boats").waitFor();
    await expectNoSeriousFindings(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await shoot(page, "import-review");
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await page.getByRole("heading", { name: "Ferries", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it("by curl commands", async () => {
    const { page } = await ui.open("/connectors/new");
    await page
      .getByRole("textbox", { name: "What do you want to connect?" })
      .fill(`curl ${files.url}/boats?limit=1\ncurl -X POST ${files.url}/boats --json '{"name":"Anna"}'`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("curl commands (2)").waitFor();
    await page.getByText("2 operations, 1 of them writes; no authentication").waitFor();
  });
});
