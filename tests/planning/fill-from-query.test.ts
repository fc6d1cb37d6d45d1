import { expect, test } from "vitest";
import { type BenchLine, benchArguments } from "../../scripts/bench/arguments.ts";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { fillArguments } from "../../src/planning/fill-arguments.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const flag = { type: "boolean" };
const day = { type: "string", format: "date" };
const address = { type: "string", format: "email" };

function fill(query: string, required: JsonObject, optional: JsonObject = {}, fields?: ToolFields) {
  const schema = {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
  return fillArguments({ schema, query, context: {}, now: NOW, ...(fields && { fields }) });
}

function fieldsOf(method: string, path: string, summary: string): ToolFields {
  return { api: "", operation_id: "", method, path, summary, description: "", tags: [], parameters: [] };
}

type Row = [query: string, required: JsonObject, optional: JsonObject, wanted: JsonObject];

const TYPED: Row[] = [
  ["Send it to ucetni@abccorp.cz", { to: address }, {}, { to: "ucetni@abccorp.cz" }],
  ["Pošli to na adresu ucetni@abccorp.cz.", { recipient: text }, {}, { recipient: "ucetni@abccorp.cz" }],
  [
    "fetch 'https://api.example.com/v1/data?x=1'",
    { url: { type: "string", format: "uri" } },
    {},
    { url: "https://api.example.com/v1/data?x=1" },
  ],
  [
    "show order 550e8400-e29b-41d4-a716-446655440000",
    { order_id: { type: "string", format: "uuid" } },
    {},
    { order_id: "550e8400-e29b-41d4-a716-446655440000" },
  ],
  ["where is 8.8.8.8 located", { ip: text }, {}, { ip: "8.8.8.8" }],
  [
    "text +420 777 123 456 saying see you at five",
    { phone: text, message: text },
    {},
    { phone: "+420 777 123 456", message: "see you at five" },
  ],
];

const NUMBERS: Row[] = [
  ["the user with the ID 7890", { user_id: whole }, {}, { user_id: 7890 }],
  ["show invoice 7", { invoiceId: whole }, {}, { invoiceId: 7 }],
  ["zobraz fakturu s číslem 7", { id: whole }, {}, { id: 7 }],
  [
    "top 5 products under $1,200.50",
    {},
    { limit: whole, max_price: number },
    { limit: 5, max_price: 1200.5 },
  ],
  [
    "orders between 100 and 200 dollars, price included",
    {},
    { min_price: number, max_price: number },
    { min_price: 100, max_price: 200 },
  ],
  ["a table for three people", { people: whole }, {}, { people: 3 }],
  ["set the volume to twenty-five", { volume: whole }, {}, { volume: 25 }],
  ["wait 10 minutes", { timeout: { type: "integer", description: "in seconds" } }, {}, { timeout: 600 }],
  [
    "wait at most 600 seconds",
    { timeout: { type: "integer", description: "in seconds" } },
    {},
    { timeout: 600 },
  ],
  ["What is the product of 3 and 2", { a: whole, b: whole }, {}, { a: 3, b: 2 }],
  [
    "the weather at 37.87 N, 122.27 W",
    { latitude: number, longitude: number },
    {},
    { latitude: 37.87, longitude: -122.27 },
  ],
  ["sort [3, 1, 2]", { array: { type: "array", items: whole } }, {}, { array: [3, 1, 2] }],
];

const DATES: Row[] = [
  ["flights on 5 March 2027", { date: day }, {}, { date: "2027-03-05" }],
  ["lety 5. března 2027", { date: day }, {}, { date: "2027-03-05" }],
  [
    "from April 3rd to April 5th 2027",
    { start_date: day, end_date: day },
    {},
    { start_date: "2027-04-03", end_date: "2027-04-05" },
  ],
  ["flights on March 5", { date: day }, {}, { date: "2027-03-05" }],
  ["what happened yesterday", { date: day }, {}, { date: "2026-11-20" }],
  [
    "meet on 2027-01-02 at 4:30 PM",
    { start: { type: "string", format: "date-time" } },
    {},
    { start: "2027-01-02T16:30:00Z" },
  ],
  [
    "leave on the 20th of June 2027 at 14:00",
    { departure_time: { type: "string", description: "in the format dd/mm/yyyy HH:MM" } },
    {},
    { departure_time: "20/06/2027 14:00" },
  ],
];

const WORDS: Row[] = [
  ["What is the weather in Brno?", { city: text }, {}, { city: "Brno" }],
  ["Jaké je počasí v Brno?", { city: text }, {}, { city: "Brno" }],
  ["Wie ist das Wetter in Berlin?", { city: text }, {}, { city: "Berlin" }],
  ["¿Qué tiempo hace en Madrid?", { city: text }, {}, { city: "Madrid" }],
  ["weather in San Francisco, CA please", { location: text }, {}, { location: "San Francisco, CA" }],
  [
    "a flight from Prague to New York",
    { origin: text, destination: text },
    {},
    { origin: "Prague", destination: "New York" },
  ],
  ["Find the last invoice of ABC Corp", { customer: text }, {}, { customer: "ABC Corp" }],
  ["Najdi poslední fakturu firmy ABC Corp", { customer: text }, {}, { customer: "ABC Corp" }],
  ["My name is Emily", { user_name: text }, {}, { user_name: "Emily" }],
  ["my ticket number is IND4567", { ticket_number: text }, {}, { ticket_number: "IND4567" }],
  ["the password is JD@2023.", { password: text }, {}, { password: "JD@2023" }],
  [
    "the fabric named 'test-de' on node 5",
    { fabricName: text, nodeId: whole },
    {},
    { fabricName: "test-de", nodeId: 5 },
  ],
  ["name: Bob Smith, age=42", { name: text, age: whole }, {}, { name: "Bob Smith", age: 42 }],
  [
    "convert 250 euros to dollars",
    {
      amount: number,
      from_currency: { type: "string", description: "ISO 4217 code" },
      to_currency: { type: "string", description: "ISO 4217 code" },
    },
    {},
    { amount: 250, from_currency: "EUR", to_currency: "USD" },
  ],
  [
    "translate 'good morning' into French",
    { text, target_language: { type: "string", description: "ISO 639-1 code" } },
    {},
    { text: "good morning", target_language: "fr" },
  ],
  [
    "holidays in Germany",
    { country: { type: "string", description: "ISO 3166-1 code" } },
    {},
    { country: "DE" },
  ],
  ["search for the best pizza recipes, please", { query: text }, {}, { query: "best pizza recipes" }],
  [
    "the weather in Boston",
    {
      location: {
        type: "string",
        description: "in the format of 'City, State (abbr)', such as 'San Francisco, CA'",
      },
    },
    {},
    { location: "Boston" },
  ],
];

const CHOICES: Row[] = [
  [
    "orders with status shipped, page 3",
    {},
    { status: { enum: ["pending", "shipped"] }, page: whole },
    { status: "shipped", page: 3 },
  ],
  ["start it in AIR CLEAN mode", { mode: { enum: ["AIR_CLEAN", "COOL"] } }, {}, { mode: "AIR_CLEAN" }],
  ["sort ascending", {}, { sort: { enum: ["ASC", "DESC"] } }, { sort: "ASC" }],
  [
    "report with images, without comments",
    {},
    { include_images: flag, include_comments: flag },
    { include_images: true, include_comments: false },
  ],
  [
    "a bitter lager",
    { taste: { type: "string", description: "such as 'bitter', 'sweet'" } },
    {},
    { taste: "bitter" },
  ],
];

test.each([...TYPED, ...NUMBERS, ...DATES, ...WORDS, ...CHOICES])(
  "fillArguments() reads %j",
  (query, required, optional, wanted) => {
    const filled = fill(query, required, optional);
    expect(filled.arguments).toEqual(wanted);
    expect(filled.missing).toEqual([]);
    expect(filled.confidence).toBeGreaterThanOrEqual(0.5);
  },
);

test("fillArguments() reads owner/name where both stand together in the path", () => {
  const issues = fieldsOf("GET", "/repos/{owner}/{repo}/issues", "List issues of a repository");
  const filled = fill("issues of octocat/hello-world", { owner: text, repo: text }, {}, issues);
  expect(filled.arguments).toEqual({ owner: "octocat", repo: "hello-world" });
});

const ASKED: [query: string, required: JsonObject, optional: JsonObject][] = [
  ["a cleaning team of 3 people", { user_id: whole }, {}],
  ["all releases, but limit to 50", { releaseId: text }, {}],
  ["call me at zipcode 94704", { id: text }, {}],
  [
    "an ironing service",
    { service_id: { type: "integer", description: "1 represents cleaning, 2 represents ironing" } },
    {},
  ],
  ["what happened on 05/04/2027", { date: day }, {}],
  ["write to a@b.cz or c@d.cz", { to: address }, {}],
  ["high or low, I do not mind", { level: { enum: ["high", "low"] } }, {}],
  ["I need one", { count: whole }, {}],
  ["I would like to turn it off", { query: text }, {}],
  ["", { city: text, id: whole, q: text }, {}],
];

test.each(ASKED)("fillArguments() would rather ask than guess from %j", (query, required, optional) => {
  const filled = fill(query, required, optional);
  expect(filled.arguments).toEqual({});
  expect(filled.missing).toEqual(Object.keys(required));
});

// A date without a year is the nearest such day, also in the past.
test.fails("fillArguments() does not take a day that something happened on for one to come", () => {
  expect(fill("what happened on March 5", { date: day }).arguments).not.toEqual({ date: "2027-03-05" });
});

test("fillArguments() does not use the verb of a tool as a value", () => {
  const status = { status: { enum: ["open", "closed"] } };
  const opening = fieldsOf("POST", "/windows", "Open a window");
  expect(fill("open the window now", {}, status, opening).arguments).toEqual({});
  const setting = fieldsOf("PUT", "/windows", "Set the state of a window");
  expect(fill("set the window to closed", status, {}, setting).arguments).toEqual({ status: "closed" });
});

test("fillArguments() invents nothing: every text occurs in the question", () => {
  const rows = [...TYPED, ...WORDS.filter(([, required]) => !JSON.stringify(required).includes("ISO"))];
  for (const [query, required, optional] of rows) {
    const values = Object.values(fill(query, required, optional).arguments).flat();
    for (const value of values) expect(query).toContain(String(value));
  }
});

const REPEATED = [
  "a ",
  "a, ",
  "A, ",
  "1 ",
  "1,",
  "'",
  '"',
  "a@",
  "http://",
  "a/",
  " and ",
  "name: ",
  "3 days ago ",
  "May ",
  "(",
  "+1 ",
  "id of the ",
  "a-",
  "İ",
  "漢",
  "twenty ",
];

test.each(REPEATED)(
  "fillArguments() reads 6,000 characters of %j in less than two seconds of CPU",
  (part) => {
    const spent = startCpuClock();
    fill(
      part.repeat(6_000 / part.length),
      { query: text, city: text, id: whole, items: { type: "array", items: text } },
      { to: day, mode: { enum: ["a", "b"] }, flag, email: address },
    );
    expect(spent()).toBeLessThan(2_000);
  },
);

test("fillArguments() accepts a recursive schema and one that is not an object", () => {
  const node = {
    type: "object",
    properties: { child: { $ref: "#/$defs/Node" }, name: text },
    required: ["name"],
  };
  const schema = {
    type: "object",
    properties: { root: { $ref: "#/$defs/Node" } },
    required: ["root"],
    $defs: { Node: node },
  };
  expect(fillArguments({ schema, query: "name: x", context: {} }).arguments).toEqual({ root: { name: "x" } });
  expect(fillArguments({ schema: { type: "string" }, query: "x", context: {} })).toEqual({
    arguments: {},
    sources: {},
    missing: [],
    confidence: 1,
  });
});

test("fillArguments() on BFCL live-simple gets no worse", async () => {
  const lines: BenchLine[] = [];
  for await (const line of benchArguments()) lines.push(line);
  const value = (metric: string) => lines.find((line) => line.metric === metric)?.value ?? Number.NaN;
  expect(value("exact call")).toBeGreaterThan(36);
  expect(value("wrong value given without asking")).toBeLessThan(48);
});
