import { describe, expect, test } from "vitest";
import { parseQuery } from "../../src/catalogue/search/parse-query.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { MAX_VALUES } from "../../src/planning/reading/read-values.ts";
import { candidatesOf, openSmallApi, type SmallOperation } from "../planning/small-api.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

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

const SHELF = openSmallApi("Shelf", [
  [
    "POST",
    "/boxes",
    "createBox",
    "Create a box",
    {
      label: { type: "string" },
      size: { type: "integer" },
      due: { type: "string", format: "date" },
      kind: { type: "string", enum: ["small", "large", "extra large", "not urgent"] },
      tags: { type: "array", items: { type: "string" } },
      email: { type: "string", format: "email" },
    },
    ["label"],
  ],
  ["GET", "/boxes", "listBoxes", "List boxes", { label: { type: "string" } }, []],
  [
    "POST",
    "/messages",
    "sendMessage",
    "Send a message to a person",
    { to: { type: "string" }, text: { type: "string" } },
    ["to", "text"],
  ],
]);

/** Milliseconds of CPU for one request. Those that took seconds take a tenth of it or less now. */
const MAX_CPU = 700;

/**
 * Who: any account, or the author of an agent's input. What they may choose: one word of the length of a request, or
 * thousands of short ones. The other accounts of the process wait while it is read.
 */
const STALLING: [attempt: string, query: string][] = [
  ["a ligature that folds into four words, which exhausted the memory", `Create a box ${repeat("ﷺ")}`],
  ["letters that fold into two", `Create a box ${repeat("ǆ")}`],
  ["letters that fold into two ASCII letters", `Create a box ${repeat("ﬁ")}`],
  ["sharp s", `Create a box ${repeat("ß")}`],
  ["a script without spaces", `Create a box ${repeat("中")}`],
  ["kana", `Create a box ${repeat("ア")}`],
  ["syllables of Hangul", `Create a box ${repeat("한")}`],
  ["Cyrillic letters", `Create a box ${repeat("ж")}`],
  ["Arabic letters", `Send a message to Bob saying ${repeat("ا")}`],
  ["letters of two scripts", `Create a box ${repeat("中a")}`],
  ["names of recipients", `Create a box ${repeat("to Bob ")}`],
  ["titles", `Create a box ${repeat("Dr. ")}`],
  ["short words", `Create a box ${repeat("dva ")}`],
  ["words with underscores", `Create a box ${repeat("a_b ")}`],
  ["short words of Chinese", `Create a box ${repeat("你好 ")}`],
  ["units", `Create a box ${repeat("m²")}`],
  ["single letters between apostrophes", `Send a message to Bob saying ${repeat("a'")}`],
  ["single letters on lines", `Send a message to Bob saying ${repeat("a\n")}`],
  ["parts of a path", `Send a message to Bob saying ${repeat("a/")}`],
];

describe("a request of one long word, or of many short ones", () => {
  test.each(STALLING)("%s: takes a fraction of a second", (_, query) => {
    SHELF("Create a box called Ann");
    const cpu = startCpuClock();
    SHELF(query);
    expect(cpu()).toBeLessThan(MAX_CPU);
  });

  const WORD = "qv".repeat(150);
  const HAN = "\u4e2d\u6587".repeat(200);
  const BASE64 = "ACVKb5S53gMoTXKXvOEG".repeat(30);

  const PASSED_ON: [what: string, query: string, wanted: string][] = [
    ["a quoted word", `Create a box labelled "${WORD}"`, WORD],
    ["a quoted text without spaces", `Create a box labelled "${HAN}"`, HAN],
    ["a word after its argument", `Create a box labelled ${WORD}`, WORD],
    ["a text without spaces after its argument", `Create a box with the label ${HAN}`, HAN],
    ["a name", `Create a box called ${WORD}`, WORD],
    ["base64 in quotes", `Create a box labelled "${BASE64}"`, BASE64],
    ["a message", `Send a message to Bob saying ${WORD}`, WORD],
    ["a message with a colon", `Send a message to Bob: ${HAN}`, HAN],
    ["an address", `Send a message to Bob saying https://a.example/${WORD}`, `https://a.example/${WORD}`],
  ];

  test.each(PASSED_ON)("%s reaches the call unchanged", (_, query, wanted) => {
    expect(Object.values(SHELF(query)?.ranked[0]?.filling.arguments ?? {})).toContain(wanted);
  });

  const KEYS: [attempt: string, key: string][] = [
    [
      "characters without spaces",
      Array.from({ length: 100_000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7_919) % 20_000))).join(
        "",
      ),
    ],
    ["words in camel case", "aB".repeat(500_000)],
    ["words with underscores", "a_".repeat(500_000)],
  ];

  test.each(KEYS)("a key of the context of %s takes a fraction of a second", (_, key) => {
    const candidates = candidatesOf({
      openapi: "3.1.0",
      info: { title: "Shelf", version: "1" },
      servers: [{ url: "https://api.example.com" }],
      paths: {
        "/boxes": {
          post: {
            operationId: "createBox",
            summary: "Create a box",
            requestBody: {
              content: {
                "application/json": {
                  schema: { type: "object", properties: { label: { type: "string" } }, required: ["label"] },
                },
              },
            },
          },
        },
      },
    });
    const cpu = startCpuClock();
    const context = { [key]: { id: 1 }, label: WORD };
    parseQuery("create a box", context);
    const decision = decide({ query: "create a box", context, candidates });
    expect(cpu()).toBeLessThan(MAX_CPU);
    expect(decision?.ranked[0]?.filling.arguments).toEqual({ label: WORD });
  });
});
