import { describe, expect, it } from "vitest";
import { isFilterCase, judge, readSuite } from "../../../scripts/bench/json-path.ts";
import type { Json } from "../../../src/base/json.ts";
import {
  extractPath,
  generalizePath,
  type NodePath,
  suggestPath,
  toResult,
} from "../../../src/calling/templates/extract-path.ts";
import { PathError } from "../../../src/calling/templates/parse-path.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";
import { hostileTexts } from "./hostile-values.ts";

const WEATHER: Json = { current: { temp_c: 7, condition: { text: "Light rain", icon: "x.png" } } };
const ITEMS: Json = {
  data: { items: [{ name: "a", tags: [1, 2] }, { name: "b", "odd key": null }, { name: "c" }] },
  constructor: 5,
};

function reasonOf(document: Json, path: string): string {
  try {
    return `took ${JSON.stringify(extractPath(document, path))}`;
  } catch (error) {
    if (error instanceof PathError) return error.reason;
    throw error;
  }
}

describe("extractPath() and toResult()", () => {
  it.each<[string, Json, Json]>([
    ["current.condition.text", WEATHER, "Light rain"],
    ["$.current.condition.text", WEATHER, "Light rain"],
    ["$['current'][\"condition\"].text", WEATHER, "Light rain"],
    ["data.items[0].name", ITEMS, "a"],
    ["data.items[-1].name", ITEMS, "c"],
    ["data.items[*].name", ITEMS, ["a", "b", "c"]],
    ["data.items.*.name", ITEMS, ["a", "b", "c"]],
    ["data.items[0,2].name", ITEMS, ["a", "c"]],
    ["data.items[:2].name", ITEMS, ["a", "b"]],
    ["data.items[::-1].name", ITEMS, ["c", "b", "a"]],
    ["data.items[1]['odd key']", ITEMS, null],
    ["data.items[0]['name','tags']", ITEMS, ["a", [1, 2]]],
    ["$..name", ITEMS, ["a", "b", "c"]],
    ["..tags[1]", ITEMS, [2]],
    ["[1].x", [0, { x: "y" }], "y"],
    ["constructor", ITEMS, 5],
    ["", ITEMS, ITEMS],
    ["$", 0, 0],
    [" $ ", [false], [false]],
    ["a", { a: false }, false],
  ])("%s: the value of a definite path, a list otherwise", (path, document, expected) => {
    expect(toResult(extractPath(document, path))).toEqual(expected);
  });

  it.each<[string, Json, string, string[]]>([
    ["current.condition.txt", WEATHER, "current.condition", ["text", "icon"]],
    ["current.temp_c.x", WEATHER, "current.temp_c", []],
    ["currant", WEATHER, "", ["current"]],
    ["data.items[7].name", ITEMS, "data.items", ["3 items"]],
    ["data.items[*].nome", ITEMS, "data.items[*]", ["name", "tags"]],
    ["data['no such']", ITEMS, "data", ["items"]],
    ["toString", ITEMS, "", ["data", "constructor"]],
  ])("%s matches nothing: says how far it came and what is there", (path, document, at, available) => {
    const { matches, missing } = extractPath(document, path);
    expect(matches).toEqual([]);
    expect(missing).toMatchObject({ at, available });
  });

  it("lists at most 30 keys of 80 characters", () => {
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}${"k".repeat(1000)}`, 1]));
    const { missing } = extractPath(wide, "nope");
    expect(missing?.available).toHaveLength(30);
    expect(missing?.available.every((key) => key.length <= 81)).toBe(true);
  });

  it.each([
    ["a filter", "$[?(@.a)]", "eval_disabled"],
    ["a filter in a place never reached", "nope[?@.a>1]", "eval_disabled"],
    ["a script", "$[(@.length-1)]", "eval_disabled"],
    ["two descents", "$..a..b", "too_many_descents"],
    ["the parent sign", "a^", "unsupported"],
    ["a placeholder", "data.{{x}}", "placeholder_in_path"],
    ["257 characters", "a".repeat(257), "path_too_long"],
    ["an open bracket", "data[0", "bad_path"],
    ["an open quote", "data['x", "bad_path"],
    ["a number as a name", "data.0", "bad_path"],
    ["two dots at the end", "data..", "bad_path"],
    ["an integer no reader has exactly", "$[9007199254740992]", "bad_path"],
  ])("refuses %s", (_, path, reason) => expect(reasonOf(ITEMS, path)).toBe(reason));

  it("treats names with a special meaning in the library literally", () => {
    for (const name of [
      "^",
      "~",
      "*",
      "`",
      "``a",
      "'",
      '"',
      "\\",
      "a'b",
      "a,b",
      "@string()",
      "..",
      "$",
      "?(x",
      "",
    ]) {
      const document = { [name]: { deep: 1 }, other: 2 };
      if (name === "?(x") expect(reasonOf(document, "$['?(x']")).toBe("eval_disabled");
      else expect(extractPath(document, `$[${JSON.stringify(name)}].deep`).matches, name).toEqual([1]);
    }
  });

  it("rejects a path that would multiply a document without evaluating it", () => {
    const long: Json = Array.from({ length: 20_000 }, () => 0);
    const spent = startCpuClock();
    expect(reasonOf(long, `$[${Array(120).fill("*").join(",")}]`)).toBe("too_many_matches");
    const big: Json = [[["x".repeat(90_000)]]];
    const union = `[${Array(40).fill("0").join(",")}]`;
    expect(reasonOf(big, `$${union}${union}`)).toBe("too_many_matches");
    expect(reasonOf(long, "$..*")).toBe("too_many_matches");
    expect(spent()).toBeLessThan(1000);
  });

  it("extracts from 100 KB of small objects in well under a second", () => {
    const rows: Json = Array.from({ length: 5000 }, (_, id) => ({ id, a: { b: [id] } }));
    const spent = startCpuClock();
    expect(extractPath(rows, "$..b[0]").matches).toHaveLength(5000);
    expect(extractPath(rows, "$[*].a.b[*]").matches).toHaveLength(5000);
    expect(spent()).toBeLessThan(1000);
  });

  it("returns a result or throws a PathError for every malicious text in bounded time", () => {
    const spent = startCpuClock();
    for (const text of hostileTexts(2000)) {
      for (const path of [text, `$${text}`, `data.items[${text}]`, `$['${text}']`, `$..${text}`]) {
        expect(() => reasonOf(ITEMS, path), JSON.stringify(path)).not.toThrow();
      }
    }
    expect(spent()).toBeLessThan(5000);
    expect(Reflect.get(globalThis, "__canary")).toBeUndefined();
  });

  it("refuses 5,000 levels without running out of stack", () => {
    let nested: Json = 1;
    for (let n = 0; n < 5000; n++) nested = [nested];
    expect(reasonOf(nested, "$..a")).toBe("too_deep");
  });
});

describe("suggestPath()", () => {
  const odd: Json = {
    "odd key": [{ "a.b": 1, "it's": 2, 'q"q': 3, "": 4, "0": 5, ž: 6, "\\": 7, "]": 8, __proto_: { x: 9 } }],
    plain: { deep_er: [[1, [2]], null, false] },
  };

  it("suggests a path that selects exactly the given node", () => {
    for (const [node, value] of walk(odd)) {
      const path = suggestPath(node);
      expect(toResult(extractPath(odd, path)), path).toEqual(value);
    }
  });

  it("uses the short form where possible", () => {
    expect(suggestPath(["data", "items", 0, "name"])).toBe("data.items[0].name");
    expect(suggestPath([0, "odd key"])).toBe('[0]["odd key"]');
    expect(suggestPath([])).toBe("");
  });

  it("generalizes to all items of the innermost list", () => {
    expect(generalizePath(["data", "items", 0, "name"])).toBe("data.items[*].name");
    expect(generalizePath(["a", 1, "b", 2])).toBe("a[1].b[*]");
    expect(generalizePath(["a", "b"])).toBeNull();
    expect(toResult(extractPath(ITEMS, generalizePath(["data", "items", 1, "name"]) ?? ""))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });
});

function* walk(value: Json, at: NodePath = []): Generator<[NodePath, Json]> {
  yield [at, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* walk(child as Json, [...at, Array.isArray(value) ? Number(key) : key]);
}

describe("the compliance suite of RFC 9535", () => {
  /** Paths are trimmed. */
  const TRIMMED = ["basic, no leading whitespace", "basic, no trailing whitespace"];
  const judged = readSuite().map((one) => {
    const spent = startCpuClock();
    return { one, verdict: judge(one), ms: spent() };
  });

  it("every case without a filter matches the RFC, except for surrounding spaces", () => {
    const others = judged.filter(({ one, verdict }) => !isFilterCase(one) && verdict !== "right");
    expect(others.map(({ one }) => one.name)).toEqual(TRIMMED);
  });

  it("every filter is rejected and none is ignored", () => {
    const filters = judged.filter(({ one }) => isFilterCase(one));
    expect(filters.length).toBeGreaterThan(300);
    expect(
      filters.filter(({ one, verdict }) => verdict !== (one.invalid_selector ? "right" : "refused")),
    ).toEqual([]);
  });

  it("no invalid selector crashes it or takes longer than 100 ms", () => {
    const invalid = judged.filter(({ one }) => one.invalid_selector);
    expect(invalid.length).toBeGreaterThan(200);
    expect(invalid.filter(({ verdict, ms }) => verdict === "crashed" || ms > 100)).toEqual([]);
  });
});
