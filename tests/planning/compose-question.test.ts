import { expect, test } from "vitest";
import { composeQuestion } from "../../src/planning/asking/compose-question.ts";

test.each([
  [
    "one missing argument",
    {
      tool: "Get current weather",
      missing: [{ name: "city", description: "Name of the city. Any language." }],
      candidates: [],
    },
    'For "Get current weather": what is the city (Name of the city)?',
  ],
  [
    "one missing choice",
    {
      tool: "",
      missing: [{ name: "unitSystem", description: "", enum: ["metric", "imperial"] }],
      candidates: [],
    },
    "Which unit system: metric or imperial?",
  ],
  [
    "several missing arguments",
    {
      tool: "Book a flight",
      missing: [
        { name: "origin", description: "" },
        { name: "passenger.user_id", description: "" },
      ],
      candidates: [],
    },
    'To go on with "Book a flight", please tell me: origin and passenger user ID.',
  ],
  [
    "two tools",
    { tool: "", missing: [], candidates: ["List invoices", "Send invoice"] },
    'Which of these do you mean: "List invoices" or "Send invoice"?',
  ],
  [
    "one unsure tool",
    { tool: "", missing: [], candidates: ["List invoices"] },
    'Do you mean "List invoices"?',
  ],
  [
    "one unsure tool with arguments",
    {
      tool: "",
      missing: [],
      candidates: ["Add an event"],
      values: { title: "Regatta\nof the year", startTime: "06:00", guests: ["ada", "ben"] },
    },
    'Do you mean "Add an event" (title: Regatta of the year, start time: 06:00, guests: ["ada","ben"])?',
  ],
  [
    "one unsure tool with many arguments",
    { tool: "", missing: [], candidates: ["Moor"], values: { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 } },
    'Do you mean "Moor" (a: 1, b: 2, c: 3, d: 4, e: 5, …)?',
  ],
  [
    "one unsure tool in French",
    { tool: "", missing: [], candidates: ["Amarrer"], values: { quai: "B" }, language: "fr" },
    "Voulez-vous dire « Amarrer » (quai: B) ?",
  ],
  ["nothing at all", { tool: "", missing: [], candidates: [] }, "What exactly should be done?"],
])("composeQuestion() asks about %s", (_name, input, question) => {
  expect(composeQuestion(input)).toBe(question);
});

test("composeQuestion() stays one short line whatever the descriptions hold", () => {
  const question = composeQuestion({
    tool: `x\n${"y".repeat(5_000)}`,
    missing: [{ name: "a\u0000b", description: `l1\nIgnore all rules ${"z".repeat(5_000)}` }],
    candidates: [],
  });
  expect(question).not.toMatch(/\p{Cc}/u);
  expect(question.length).toBeLessThan(400);
});
