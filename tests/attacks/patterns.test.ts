import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { compilePattern } from "../../src/base/patterns/compile-pattern.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { createShell } from "../../src/workspace/vendored-shell.ts";

const validate = createArgumentValidator();

/** Who: an agent that calls a tool. What it may choose: the arguments, and so their length. */
const EVASIONS: [attempt: string, pattern: string, text: string][] = [
  ["131 arbitrary characters", "^[a-z]+-[a-z]+-[a-z]+$", "!".repeat(131)],
  ["a million characters", "^[a-z]+-[a-z]+-[a-z]+$", `${"a".repeat(500_000)}-${"b".repeat(500_000)}`],
  ["a nested repetition", "^(?:[a-z]+\\.)+[a-z]+$", "a.b; rm -rf /"],
  ["alternatives that repeat", "^(?:a|b|c)+$", "abcx"],
  ["a pattern of six repetitions", "^\\w+ \\w+ \\w+ \\w+ \\w+ \\w+$", "a b c"],
  [
    "a pattern longer than 512 characters",
    `^(?:${Array.from({ length: 200 }, (_, n) => `code${n}`).join("|")})$`,
    "code200",
  ],
  ["a second line behind a valid one", "^[a-z]+$", "abc\nX-Admin: 1"],
  ["a look-ahead that must fail", "^(?!.*\\.\\.)[\\w./]+$", "a/../../etc/passwd"],
  ["a pattern that is valid without the u flag only", "^[a-z]+\\@[a-z]+$", "nobody"],
  ["a text too long for a reference back", "^(\\w+)-\\1$", `${"a".repeat(5_000)}-b`],
  ["a text too long for the engine", "^(?:[a-z]{1,20}:){1,50}$", "a:".repeat(200_000)],
];

describe("an argument that violates its pattern", () => {
  test.each(EVASIONS)("%s is rejected", (_, pattern, text) => {
    const schema = { type: "object", properties: { a: { type: "string", pattern } } };
    expect(validate(schema, { a: text })).toHaveLength(1);
  });

  test("a name that is too long for a name pattern is rejected", () => {
    const schema = { type: "object", patternProperties: { "^(\\w+)-\\1$": { type: "number" } } };
    expect(validate(schema, { [`${"a".repeat(5_000)}-`]: "x" })[0]?.message).toContain(
      "too long to be checked",
    );
  });

  test("many texts that take two seconds together are rejected, not checked partially", () => {
    const items = { type: "string", pattern: "^(?:[a-z]{1,30}:){1,30}$" };
    const schema = { type: "object", properties: { list: { type: "array", items } } };
    const list = Array.from({ length: 90_000 }, () => "a:".repeat(15));
    expect(validate(schema, { list })[0]?.message).toContain("too much text");
  });
});

/** `q` is a filter: a text, or another filter in one of `kinds` members. */
const filterOf = (kinds: number): JsonObject => ({
  anyOf: [
    { type: "string" },
    ...Array.from({ length: kinds }, (_, n) => ({
      properties: { and: { $ref: "#/$defs/q" }, [`x${n}`]: {} },
      required: ["and"],
    })),
  ],
});

/** Who: an agent that calls a tool. What it may choose: large arguments beside one that violates the schema. */
describe("arguments that exceed the limits of the check", () => {
  const defs = {
    q: filterOf(3),
    a: { $ref: "#/$defs/b" },
    b: { $ref: "#/$defs/c" },
    c: { $ref: "#/$defs/d" },
    d: { $ref: "#/$defs/e" },
    e: { $ref: "#/$defs/f" },
    f: { type: "string" },
    loop: { $ref: "#/$defs/loop" },
  };
  const nest = (depth: number, name: string) => {
    let value: Json = "x";
    for (let level = 0; level < depth; level++) value = { [name]: value };
    return value;
  };
  const schema: JsonObject = {
    type: "object",
    properties: {
      role: { enum: ["user"] },
      name: { type: "string", pattern: "^[a-z]+$" },
      items: { type: "array", items: { $ref: "#/$defs/a" } },
      filter: { $ref: "#/$defs/q" },
      loop: { $ref: "#/$defs/loop" },
    },
    $defs: defs,
  };

  test.each<[attempt: string, args: JsonObject]>([
    ["a list of 99,000 items", { items: Array.from({ length: 99_000 }, () => "x") }],
    ["a filter that is nested 15 deep", { filter: nest(15, "and") }],
    ["a filter that is nested 90 deep", { filter: nest(90, "and") }],
    ["a field whose schema refers to itself", { loop: 1 }],
  ])("%s: a field that violates its enum or its pattern is not accepted", (_, args) => {
    expect(validate(schema, { role: "admin", ...args })).not.toEqual([]);
    expect(validate(schema, { name: "a; rm -rf /", ...args })).not.toEqual([]);
  });

  test("ordinary sizes are checked completely", () => {
    const args = { role: "user", items: Array.from({ length: 20_000 }, () => "x"), filter: nest(8, "and") };
    expect(validate(schema, args)).toEqual([]);
  });
});

/** Who: the author of a document. What the author may choose: the patterns. */
const COSTLY: [attempt: string, pattern: string, text: string][] = [
  ["a nested repetition", "^(a+)+$", `${"a".repeat(50_000)}!`],
  ["a repeated group with a repetition", "(a*){8}b", "a".repeat(50_000)],
  ["twelve optional runs", `^${"a{0,8}".repeat(12)}$`, "a".repeat(97)],
  ["counts that multiply to a billion", "((a{1000}){1000}){1000}", "a".repeat(50_000)],
  ["a nested repetition with a look-ahead", "^((?=a)a+)+$", `${"a".repeat(50_000)}!`],
  ["a nested repetition with a reference back", "^(a)(\\1+)+$", `${"a".repeat(50_000)}!`],
  ["an automaton of a million states", "[01]*1[01]{20}$", "01".repeat(20_000)],
];

describe("an expensive pattern", () => {
  test.each(COSTLY)("%s terminates", (_, pattern, text) => {
    const schema = { type: "object", properties: { a: { type: "string", pattern } } };
    expect(validate(schema, { a: text }).length).toBeLessThanOrEqual(1);
  });

  test("ten thousand large patterns are not compiled", () => {
    const names = Array.from({ length: 2_900 }, (_, n) => [
      `p${n}`,
      { pattern: `^(?:[a-z]{1,900}${n}){1}$` },
    ]);
    const schema: JsonObject = { type: "object", properties: Object.fromEntries(names) };
    expect(validate(schema, { p0: "!" })).toHaveLength(1);
  });
});

/** Who: a user who may run commands in a workspace. What they may choose: names of files, texts and patterns. */
describe("a pattern in a shell command", () => {
  const name = "a".repeat(60);
  const glob = `${"*a".repeat(20)}*b`;
  const COMMANDS: [attempt: string, command: string][] = [
    ["a glob of folders", `touch ${name}; ls ${glob}`],
    ["a glob of other characters", `touch ${name}; ls ${"?(a)*".repeat(15)}b`],
    ["a glob behind **", `shopt -s globstar; touch ${name}; ls **/${glob}`],
    ["extended globs in each other", `shopt -s extglob; touch ${name}; ls +(+(a))b`],
    ["case", `case ${name} in ${glob}) echo y;; esac`],
    ["[[ == ]]", `[[ ${name} == ${glob} ]]`],
    ["[[ =~ ]]", `[[ ${name}! =~ ^(a+)+$ ]]`],
    ["a parameter's prefix", `x=${name}; echo \${x##${glob}}`],
    ["a replacement in a parameter", `x=${name}; echo \${x//${glob}/y}`],
    ["find -name", `touch ${name}; find / -name '${glob}'`],
    ["find -iname", `touch ${name}; find / -iname '${glob}'`],
    ["find -regex", `touch ${name}; find / -regex '^(/?a+)+b'`],
    ["rg -g", `touch ${name}; rg -g '${glob}' x`],
    ["rg --iglob", `touch ${name}; rg --iglob '${glob}' x`],
    ["grep --include", `touch ${name}; grep -r --include='${glob}' x .`],
    ["grep -E", `echo ${name}! | grep -E '^(a+)+$'`],
    ["grep -P", `echo ${name}! | grep -P '^(a+)+$'`],
    ["sed", `echo ${name}! | sed -E 's/^(a+)+$/x/'`],
    ["awk", `echo ${name}! | awk '/^(a+)+$/'`],
    ["jq", `echo '"${name}!"' | jq 'test("^(a+)+$")'`],
    ["rg", `echo ${name}! | rg '^(a+)+$'`],
  ];
  const newShell = () =>
    createShell({
      cwd: "/",
      env: {},
      defenseInDepth: false,
      executionLimitProfile: "hardened",
      executionLimits: {},
    });

  test.each(COMMANDS)("%s terminates", async (_, command) => {
    expect((await newShell().exec(command, {})).stdout).not.toContain("y\n");
  });

  test.each([
    ["*.md", "a.md b.md"],
    ["[ab].*", "a.md b.md b.txt"],
    ["?.txt", "b.txt"],
    ["{a,b}.md", "a.md b.md"],
    [".*rc", ".arc"],
    ["[!a].md", "b.md"],
    ["@(a|c).md", "a.md"],
    ["*(x)yz*", "xxyz"],
    ["č*", "čaj"],
  ])("the glob %s has the same matches as before", async (glob, expected) => {
    const command = `shopt -s extglob; mkdir /w; cd /w; touch a.md b.md b.txt .arc xxyz čaj; echo $(ls -d ${glob})`;
    expect((await newShell().exec(command, {})).stdout.trim()).toBe(expected);
  });
});

/** Where RE2 and ECMA-262 read a pattern differently, no text may pass that ECMA-262 rejects. */
describe("a pattern that RE2 reads differently", () => {
  test.each<[what: string, pattern: string, rejected: string]>([
    ["script extensions", "^\\P{scx=Latin}$", "\u00b7"],
    ["script extensions in a set", "^[^\\p{Script_Extensions=Latin}]$", "\u00b7"],
    ["script extensions in a repeated group", "^(?:\\P{scx=Latin}a){1,3}$", "\u00b7a"],
    ["a bracket in a set before a dot", "^[[].$", "[\r"],
    ["a bracket in a set before another set", "^[[][a]$", "[[a]"],
    ["a named group and its reference", "^(?<n>a|b)\\k<n>$", "ak<n>"],
    ["a named reference", "^(?<n>a|b)\\k<n>$", "ab"],
  ])("%s: %s", (_, pattern, rejected) => {
    const compiled = compilePattern(pattern);
    expect([new RegExp(pattern, "u").test(rejected), compiled?.test(rejected)]).toEqual([false, false]);
  });

  test("a named reference accepts what it refers to", () => {
    expect(compilePattern("^(?<n>a|b)\\k<n>$")?.test("bb")).toBe(true);
  });

  test.each(["^\\p{^L}+$", "^\\pL+$", "^\\p{IsLatin}+$", "^\\k<n>$"])(
    "%s is not part of ECMA-262: reported",
    (pattern) => {
      expect(compilePattern(pattern)?.limitation).toContain("not part of ECMA-262");
    },
  );

  test.each(["^\\p{L}\\-\\_\\:$", "^[\\p{L}\\d\\-]+\\-$", "^\\u{41}\\@$"])(
    "%s has needless escapes only: not reported",
    (pattern) => {
      expect(compilePattern(pattern)?.limitation).toBeNull();
    },
  );
});

describe("the report of an upload", () => {
  test.each([
    ["a look-ahead in a repetition", "^(?:[a-z]|-(?=[a-z]))+$", "without its look-arounds"],
    ["a reference back", "^(\\w+)-\\1$", "texts of up to 4472 characters"],
    ["a pattern that needs the u flag gone", "^a{,2}\\h$", "are not checked against it"],
    ["a negated property of other engines", "^\\p{^L}+$", "are not checked against it"],
    ["a property without braces", "^\\pL+$", "are not checked against it"],
    ["an unknown property", "^\\p{IsLatin}+$", "are not checked against it"],
    ["a reference to a group that does not exist", "^\\k<n>$", "are not checked against it"],
    ["script extensions in a nested repetition", "^(?:\\P{scx=Latin}+)+$", "no bounded cost"],
  ])("names %s", (_, pattern, limitation) => {
    const { warnings, tools } = compileOperations(documentWith(pattern));
    expect(warnings.filter(({ message }) => message.includes(limitation))).toHaveLength(1);
    expect(warnings[0]?.pointer).toBe("/paths/~1a/get");
    expect(tools).toHaveLength(2);
  });

  test("does not mention a pattern that is checked as written", () => {
    expect(compileOperations(documentWith("^(?=.*\\d)[a-z\\d]{8,200}$")).warnings).toEqual([]);
  });

  test("removes a needless escape and checks the pattern", () => {
    const { tools, warnings } = compileOperations(documentWith("^[a-z]+\\@x$"));
    expect(tools[0]?.input_schema).toMatchObject({ properties: { q: { pattern: "^[a-z]+@x$" } } });
    expect(warnings).toEqual([]);
  });
});

function documentWith(pattern: string): JsonObject {
  const operation = {
    parameters: [{ name: "q", in: "query", schema: { type: "string", pattern } }],
    responses: {},
  };
  return {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    servers: [{ url: "https://api.example.com" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { "/a": { get: operation }, "/b": { get: operation } },
  };
}
