import { describe, expect, test } from "vitest";
import { MAX_VALUES } from "../../src/planning/reading/read-values.ts";
import { openSmallApi } from "../planning/small-api.ts";

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
