import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleDocument } from "../../supabase/embedded/sample/sample-document.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { bookings } from "./bookings.ts";
import {
  expectGoodLook,
  expectNoSeriousFindings,
  type Look,
  press,
  shoot,
  startUi,
  type Ui,
} from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback(({ method, url }, response) =>
    method === "POST" ? answerJson(response, { booked: true }, 201) : answerJson(response, { called: url }),
  );
  ui = await startUi({ upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const BOOKING = "Please book the frobnicate room Oak on 2026-12-01 for 12 people with catering";

/** The mark of a value in the words of a request. */
const CITY = { name: /^in Vienna ?: value of city$/ };

async function open(look: Look = {}, environment?: "prod") {
  const { page, problems, client } = await ui.newPersonsPage(look);
  if (environment) await client.call("PATCH", "/functions/v1/settings", { environment });
  await connect(client, sampleDocument(api.url));
  await connect(client, bookings(api.url));
  await page.goto(`${ui.url}/playground`);
  return { page, problems, client };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

/** One choice of a question. */
const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Possible operations" }).getByRole("article", { name });

/** The bodies of the questions that a page sends. */
function listenToQuestions(page: Page): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/agent-query"))
      asked.push(JSON.parse(request.postData() ?? "{}"));
  });
  return asked;
}

describe("a question that needs more information", () => {
  it("shows a card for each choice with the understood values; a complete choice runs on a click anywhere on its card", async () => {
    const { page, problems } = await open();
    const asked = listenToQuestions(page);
    await ask(page, "city Brno");
    const current = card(page, "Get the current weather of a city");
    await current.getByText("Brno").waitFor();
    await current.getByText("getCurrentWeather").waitFor();
    await current.getByText("read", { exact: true }).waitFor();
    await expectGoodLook(page, "choices");
    await current.click({ position: { x: 12, y: 12 } });
    await page.getByRole("region", { name: "Chosen tool" }).getByText("getCurrentWeather").waitFor();
    expect(api.received.at(-1)?.url).toBe("/v1/current.json?city=Brno");
    expect(asked.at(-1)).toMatchObject({ user_query: "city Brno", arguments: { city: "Brno" } });
    expect(problems).toEqual([]);
  });

  it("has a field of the right type for each missing argument; Enter does not send a write", async () => {
    const { page } = await open();
    await ask(page, "Book a room");
    const book = card(page, "Book a meeting room");
    await book.getByText("This operation changes data.").waitFor();
    const send = book.getByRole("button", { name: "Review request" });
    await book.getByText("This operation changes data.").waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await book.getByLabel("day").getAttribute("type")).toBe("date");
    await book.getByLabel("day").fill("2026-12-01");
    await book.getByLabel("room").selectOption("Birch");
    await book.getByLabel("seats").fill("many");
    await book.getByText("Enter a whole number.").waitFor();
    await book.getByLabel("seats").fill("12");
    await book.getByLabel("guests").fill("Anna, Bob");
    await press(page, "switch", "catering");
    await book.getByLabel("contact.email").fill("desk@example.com");
    await book.getByLabel("contact.email").press("Enter");
    await expectNoSeriousFindings(page);
    await shoot(page, "choices-fields");
    const before = api.received.length;
    await send.click();
    await page.getByRole("button", { name: "Approve and send" }).click();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("bookRoom").waitFor();
    expect(api.received.length).toBe(before + 1);
    expect(JSON.parse(api.received.at(-1)?.body ?? "")).toEqual({
      day: "2026-12-01",
      room: "Birch",
      seats: 12,
      guests: ["Anna", "Bob"],
      catering: true,
      contact: { email: "desk@example.com" },
    });
  });

  it("can run as a dry run, as the switch is set at that time", async () => {
    const { page } = await open();
    await ask(page, "city Brno");
    const current = card(page, "Get the current weather of a city");
    await current.waitFor();
    await page.getByText("Scope, context, options").click();
    await press(page, "switch", "Dry run: show the request without sending it");
    const before = api.received.length;
    await current.getByRole("button", { name: "Show the request" }).click();
    await page.getByText("Dry run: nothing was sent.").waitFor();
    expect(api.received.length).toBe(before);
  });

  it("can be answered in words in the same conversation; a new question starts another one", async () => {
    const { page } = await open();
    const asked = listenToQuestions(page);
    await ask(page, "city Brno");
    await card(page, "Get the current weather of a city").waitFor();
    const answer = page.getByLabel("Your answer");
    expect(await answer.inputValue()).toBe("");
    await answer.fill("the second one");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("getForecast").waitFor();
    await page.getByRole("button", { name: "New question" }).click();
    const question = page.getByLabel("Question", { exact: true });
    await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await question.inputValue()).toBe("");
    await ask(page, "List all notes");
    await page.getByRole("region", { name: "Chosen tool" }).getByText("listNotes").waitFor();
    const ids = asked.map(({ conversation_id }) => conversation_id);
    expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
  });

  it("a chosen write waits for its approval, and is sent once after it", async () => {
    const { page } = await open({}, "prod");
    await ask(page, BOOKING);
    const book = card(page, "Book a meeting room");
    await book.getByLabel("guests").fill("Anna");
    await book.getByLabel("contact.email").fill("desk@example.com");
    const before = api.received.length;
    await book.getByRole("button", { name: "Review request" }).click();
    await page.getByRole("heading", { name: "Approval required" }).waitFor();
    expect(await book.count()).toBe(0);
    expect(api.received.length).toBe(before);
    await page.getByRole("button", { name: "Approve and send" }).click();
    await page.getByRole("region", { name: "Chosen tool" }).getByText("bookRoom").waitFor();
    expect(JSON.parse(api.received.at(-1)?.body ?? "")).toMatchObject({ room: "Oak", guests: ["Anna"] });
  });

  it("a failed choice stays, with the entered values", async () => {
    const { page } = await open();
    await ask(page, BOOKING);
    const book = card(page, "Book a meeting room");
    await book.getByLabel("guests").fill("Anna");
    await book.getByLabel("contact.email").fill("nobody");
    await book.getByRole("button", { name: "Review request" }).click();
    await page.getByRole("alert").getByText("INVALID_ARGUMENTS").waitFor();
    expect(await book.getByLabel("guests").inputValue()).toBe("Anna");
  });
});

describe("a marked request", () => {
  it("shows the role of each word: below it, on focus, and in a legend", async () => {
    const { page } = await open();
    await ask(page, "Show the weather in Vienna for the next 5 days, please");
    const understood = page.getByRole("region", { name: "How the request was understood" });
    const city = understood.getByRole("button", CITY);
    await city.waitFor();
    await understood.getByRole("button", { name: /for the next 5 days ?: value of days/ }).waitFor();
    await understood.getByRole("list", { name: "Legend" }).getByText("ignored").waitFor();
    await page.keyboard.press("Tab");
    await city.focus();
    await page.getByRole("tooltip").getByText("value of city").waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "marks-tooltip");
    await page.getByRole("listbox", { name: "Steps" }).getByRole("option").first().click();
    await page.getByRole("region", { name: "getForecast" }).getByRole("button", CITY).waitFor();
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Open as a page" }).click();
    await page.getByLabel("Question", { exact: true }).getByRole("button", CITY).waitFor();
    await page.getByRole("listbox", { name: "Steps" }).getByRole("option").first().click();
    await page.getByRole("region", { name: "getForecast" }).getByRole("button", CITY).waitFor();
    await expectGoodLook(page, "trace-marks");
  });
});

for (const width of [1280, 360]) {
  it(`a question, a marked answer and a marked approval look right and have no serious finding, at ${width} px, in light and dark`, async () => {
    const { page } = await open({ width }, "prod");
    await ask(page, BOOKING);
    await card(page, "Book a meeting room").waitFor();
    await page.getByRole("button", { name: /frobnicate ?: not understood/ }).waitFor();
    await expectGoodLook(page, "choices-write");
    await page.getByRole("button", { name: "New question" }).click();
    await ask(page, "Show the weather in Vienna for the next 5 days, please");
    await page.getByRole("button", CITY).waitFor();
    await expectGoodLook(page, "marks");
    await page.getByRole("button", { name: "New question" }).click();
    await ask(page, "Cancel booking B-77, please");
    await page.getByRole("link", { name: "Open in Approvals" }).click();
    const approval = page.getByRole("article", { name: "Cancel a booking" });
    await approval.getByRole("button", { name: /^B-77 ?: value of booking_id$/ }).waitFor();
    await expectGoodLook(page, "approval-marks");
  });
}
