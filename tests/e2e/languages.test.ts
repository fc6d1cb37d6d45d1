import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSeriousFindingsInTheme } from "./axe.ts";
import { overhang, shoot, startUi, type Ui } from "./open-ui.ts";

const ROUTES = [
  "/",
  "/connectors",
  "/connectors/new",
  "/connectors/new?kind=mcp",
  "/connectors/new?kind=openapi",
  "/tools",
  "/tools/new",
  "/memory",
  "/playground",
  "/chat",
  "/approvals",
  "/approvals?part=groups",
  "/approvals?part=notifications",
  "/runs/2f1c3a5e-0000-4000-8000-000000000000",
  "/runs",
  "/agents",
  "/agents/new",
  "/mcp",
  "/api-keys",
  "/settings",
];
/** Frequent English words that are no Czech words. */
const ENGLISH = /\b(?:the|is|are|of|and|with|for|you|your|this|that|not|can)\b/i;

let ui: Ui;
let sentences: string[];
beforeAll(async () => {
  [ui, sentences] = await Promise.all([startUi(), readEnglishSentences()]);
});
afterAll(() => ui?.close());

/** The texts of two or more words that the UI has in English. */
async function readEnglishSentences(): Promise<string[]> {
  const folder = resolve(import.meta.dirname, "../../web/src/text/en");
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value === "string" && value.includes(" ") && ENGLISH.test(value)) found.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".ts")) walk({ ...(await import(pathToFileURL(resolve(folder, name)).href)) });
  return found;
}

/** Everything a reader sees or a screen reader says, without what is marked as English: names and texts that the server sends. */
async function textOf(page: Page): Promise<string[]> {
  const [shown, foreign, spoken] = await Promise.all([
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are not shown
    page.locator("body").innerText(),
    page.locator("body [lang=en]").allInnerTexts(),
    page.evaluate(() =>
      [...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
        ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
      ),
    ),
  ]);
  const ignored = new Set(foreign.flatMap((text) => text.split("\n")).map((line) => line.trim()));
  const lines = [...shown.split("\n"), ...spoken, await page.title()].map((line) => line.trim());
  return lines.filter((line) => line !== "" && !ignored.has(line));
}

describe.each([1280, 360])("a Czech browser at %i px", (width) => {
  it("shows every page in Czech, accessible and without overflow", async () => {
    const { page, problems } = await ui.newPersonsPage({ width, locale: "cs-CZ" });
    const found: string[] = [];
    for (const path of ROUTES) {
      await page.goto(`${ui.url}${path}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      const lines = await textOf(page);
      const english = lines.filter(
        (line) => sentences.some((sentence) => line.includes(sentence)) || ENGLISH.test(line),
      );
      found.push(...english.map((line) => `${path}: ${line}`));
      await expectNoSeriousFindingsInTheme(page);
      expect([path, await overhang(page)]).toEqual([path, 0]);
      await shoot(page, `czech${path.replaceAll(/[/?=]/g, "-")}`);
    }
    expect(found).toEqual([]);
    expect(await page.locator("html").getAttribute("lang")).toBe("cs");
    expect(problems).toEqual([]);
  });
});

describe("messages of the server", () => {
  it("an error is in Czech", async () => {
    const { page } = await ui.open("/connectors/00000000-0000-4000-8000-000000000000", { locale: "cs-CZ" });
    const alert = page.getByRole("alert").filter({ hasText: "NOT_FOUND" }).first();
    await alert.getByText("Konektor s tímto ID nemáte.").waitFor();
    expect(await alert.locator("[lang=en]").count()).toBe(0);
  });

  it("faults of a document are in Czech, with their values and places", async () => {
    const { page } = await ui.open("/connectors/new?kind=openapi", { locale: "cs-CZ" });
    await page.locator(".cm-content").first().waitFor();
    await page.getByRole("textbox", { name: "Dokument OpenAPI" }).click();
    const document = { openapi: "3.1.0", info: { title: "Lodě", version: "1" }, paths: {} };
    await page.keyboard.insertText(JSON.stringify(document));
    const faults = page.getByRole("region", { name: /chyb/ });
    await faults.getByText("paths neobsahuje žádnou operaci: není co volat.").waitFor();
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are not shown
    expect(await faults.innerText()).not.toMatch(ENGLISH);
    expect(await faults.locator("[lang=en]").count()).toBe(0);
  });

  it("what an import found and changed is in Czech", async () => {
    const { page } = await ui.open("/connectors/new", { locale: "cs-CZ" });
    const document = {
      swagger: "2.0",
      info: { title: "Lodě", version: "1" },
      host: "api.example.com",
      paths: { "/boats/{id}": { post: { parameters: [{ name: "f", in: "formData", type: "file" }] } } },
    };
    await page.getByRole("textbox", { name: "Co chcete připojit?" }).fill(JSON.stringify(document));
    await page.getByRole("button", { name: "Pokračovat" }).click();
    const changes = page.locator("details").filter({ hasText: "Změny a poznámky" });
    await changes.locator("summary").click();
    await changes.getByText("Převedeno z Swagger 2.0 na 3.1.0.").waitFor();
    await changes.getByText("Parametr cesty id deklarován jako text.").waitFor();
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are not shown
    expect(await changes.innerText()).not.toMatch(ENGLISH);
  });
});

describe("the choice of the language", () => {
  it("applies at once, survives a reload, and takes precedence over the browser's language", async () => {
    const { page } = await ui.open("/settings");
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    await page.getByLabel("Language").selectOption({ label: "Čeština" });
    await page.getByRole("heading", { name: "Nastavení", level: 1 }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Nastavení", level: 1 }).waitFor();
    await page.getByLabel("Jazyk").selectOption({ label: "English" });
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  });

  it("is offered before signing in", async () => {
    const { page } = await ui.newPage({ locale: "cs" });
    await page.goto(`${ui.url}/sign-in`);
    await page.getByRole("heading", { name: "Přihlášení", level: 1 }).waitFor();
    await page.getByLabel("Jazyk").selectOption({ label: "English" });
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  });

  it("falls back to English in a browser with other languages", async () => {
    const { page } = await ui.newPage({ locale: "de-DE" });
    await page.goto(`${ui.url}/sign-in`);
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});
