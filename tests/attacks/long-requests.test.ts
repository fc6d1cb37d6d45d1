import { describe, expect, test } from "vitest";
import { decide } from "../../src/planning/deciding/decide.ts";
import { MAX_VALUES } from "../../src/planning/reading/read-values.ts";
import { candidatesOf, openSmallApi, type SmallOperation } from "../planning/small-api.ts";

/** Maximum length of a request. */
const LENGTH = 8_000;
const repeat = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const ask = openSmallApi("Shelf", [
  [
    "POST",
    "/boxes",
    "createBox",
    "Create a box",
    { label: { type: "string" }, size: { type: "integer" } },
    ["label"],
  ],
  [
    "GET",
    "/boxes",
    "listBoxes",
    "List boxes",
    { label: { type: "string" }, max_size: { type: "integer" } },
    [],
  ],
]);

/** Who: an agent or the author of its input. What they may choose: the words of a request. Reading it must stay bounded. */
const REQUESTS: [attempt: string, query: string][] = [
  ["codes in two parts, which took 18 seconds", repeat("AB 12 ")],
  ["amounts, which took 13 seconds", repeat("5 EUR ")],
  ["numbers", repeat("12 ")],
  ["quoted letters", repeat('"a" ')],
  ["fields with colons", repeat("a: b ")],
  ["times of day", repeat("at 8:30 ")],
];

describe("a request with thousands of values", () => {
  test.each(REQUESTS)(
    "%s: a limited number is read, and no argument is filled with a part of them",
    (_, query) => {
      const decision = ask(query);
      expect(decision?.request.reading.values.length ?? 0).toBeLessThanOrEqual(MAX_VALUES);
      for (const { filling } of decision?.ranked ?? []) expect(filling.arguments).toEqual({});
    },
  );
});

const WORDS =
  "order invoice customer payment status create update delete list name date amount city weather".split(" ");
const word = (i: number) => WORDS[i % WORDS.length] ?? "";

/** An operation with 150 arguments, of which two thirds list 60 values that repeat the words of a request. */
const WIDE: SmallOperation[] = Array.from({ length: 12 }, (_, i) => [
  "POST",
  `/orders${i}`,
  `createOrder${i}`,
  `Create order with customer and amount number ${i}`,
  Object.fromEntries(
    Array.from({ length: 150 }, (_, j) => [
      `${word(j)}_${word(j * 3)}_${j}`,
      j % 3 === 0
        ? { type: "string", description: WORDS.join(" ") }
        : {
            type: "string",
            enum: Array.from({ length: 60 }, (_, k) => `${word(k)} ${word(k * 5 + j)} ${k}`),
          },
    ]),
  ),
  [],
]);

/**
 * Who: the owner of a document and its caller, one account. What they may choose: both sides of every comparison. Each of
 * these took 10 to 28 seconds.
 */
const LONG: [attempt: string, query: string][] = [
  ["words of the listed values", `create order with ${"payment status order invoice ".repeat(250)}`],
  ["times", `create order date ${"next monday at 5 pm ".repeat(300)}`],
  ["combining accents", "create order \u00e9\u0301".repeat(300)],
  ["postponements", "create order, then ".repeat(250)],
  ["names, amounts and dates", "create order with customer name Bob and amount 12 on 2024-01-01 ".repeat(60)],
  ["hyphens", `create order ${"a-".repeat(3_000)}`],
  ["apostrophes", `create order '${"it's ".repeat(1_200)}`],
  ["negations", `create order ${"not ".repeat(1_000)}x`],
  ["names", `create order for ${"Anna Novak and ".repeat(400)}`],
];

describe("a long request over operations with many arguments and listed values", () => {
  const askWide = openSmallApi("Wide", WIDE);

  test.each(LONG)("%s: few operations are compared, and nothing is filled", (_, query) => {
    const decision = askWide(query);
    expect(decision?.ranked.length ?? 0).toBeLessThanOrEqual(2);
    for (const { filling } of decision?.ranked ?? []) expect(filling.arguments).toEqual({});
  });

  test("its length does not make a write unrivalled", () => {
    const more = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`zq${i}`, { type: "string", format: "uuid" }]),
    );
    const parameters = [{ name: "code", in: "path", required: true, schema: { type: "string" } }];
    const closing = (operationId: string, needed: object = {}) => ({
      operationId,
      summary: "Close a crate",
      parameters,
      requestBody: {
        content: {
          "application/json": {
            schema: { type: "object", properties: { ...needed, ...more }, required: Object.keys(needed) },
          },
        },
      },
    });
    const yard = (title: string, paths: object) => ({
      openapi: "3.1.0",
      info: { title, version: "1" },
      servers: [{ url: "https://api.example.com" }],
      paths,
    });
    const candidates = candidatesOf(
      yard("North", {
        "/crates/{code}/close": { post: closing("closeCrate") },
        // No alternative without its date.
        "/crates/{code}/close-by": {
          post: closing("closeCrateBy", { until: { type: "string", format: "date" } }),
        },
      }),
      yard("South", { "/crates/{code}/close": { post: closing("closeCrate") } }),
    );
    const short = decide({ query: "close crate K-77", context: {}, candidates });
    expect([short?.ranked.length, short?.objections]).toEqual([3, ["twin"]]);
    const query = `${"hello ".repeat(600)}close crate K-77`;
    const long = decide({ query, context: {}, candidates });
    expect([long?.ranked.length, long?.objections]).toEqual([2, ["twin"]]);
  });

  test("a short request still chooses among thousands of listed values", () => {
    const regions = Array.from({ length: 4_000 }, (_, i) => `region-${i}`);
    const askRegions = openSmallApi("Regions", [
      [
        "GET",
        "/forecasts",
        "listForecasts",
        "List forecasts",
        { region: { type: "string", enum: regions } },
        ["region"],
      ],
    ]);
    expect(askRegions("list the forecasts for region-3210")?.ranked[0]?.filling.arguments).toEqual({
      region: "region-3210",
    });
  });
});
