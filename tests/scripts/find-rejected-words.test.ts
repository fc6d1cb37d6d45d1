import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findInFile, readRejectedWords } from "../../scripts/lib/find-rejected-words.ts";

const rejected = readRejectedWords(
  readFileSync(resolve(import.meta.dirname, "../../docs/glossary.md"), "utf8"),
);

describe("findInFile()", () => {
  it.each([
    ["a function name", "src/a.ts", "const b = 1;\nexport function mendType() {}", ["src/a.ts:2 mend"]],
    ["a constant", "src/a.ts", "const TOLD_AT = 1;", ["src/a.ts:1 told"]],
    ["an object key", "src/a.ts", "call({ farewell: 1 });", ["src/a.ts:1 farewell"]],
    ["a type's member", "src/a.ts", "interface A { outsider: string }", ["src/a.ts:1 outsider"]],
    ["a line comment", "src/a.ts", "// Nobody asked.", ["src/a.ts:1 nobody"]],
    ["a doc comment", "src/a.ts", "/**\n * The caller is told.\n */", ["src/a.ts:2 told"]],
    ["an error text", "src/a.ts", 'throw new Error("It was told before");', ["src/a.ts:1 told"]],
    ["a template's text", "src/a.ts", "throw new Error(`${a} was told`);", ["src/a.ts:1 told"]],
    [
      "a phrase",
      "src/a.ts",
      "// That comes\n// to nothing.\n/* It comes to nothing. */",
      ["src/a.ts:3 comes to nothing"],
    ],
    [
      "a name in a component",
      "web/src/a.tsx",
      "const a = <B onTell={c} />;\nconst tell = 1;",
      ["web/src/a.tsx:2 tell"],
    ],
    [
      "an example of a document",
      "docs/a.md",
      'One.\n```ts\nconst a = { name: "Tell the time" };\n```\n',
      ["docs/a.md:3 tell"],
    ],
    ["a document", "docs/a.md", "One.\nNobody reads it.", ["docs/a.md:2 nobody"]],
    ["a comment of a test", "tests/a.test.ts", "// Nobody asked.", ["tests/a.test.ts:1 nobody"]],
  ])("finds a rejected word in %s", (_place, file, text, found) => {
    expect(findInFile(file, text, rejected)).toEqual(found);
  });

  it.each([
    ["a longer word", "src/a.ts", "const recommended = intelligible;"],
    ["a value without a blank", "src/a.ts", 'const kinds = ["tell", "mail"];'],
    ["a list of words", "src/a.ts", 'const verbs = "show tell give".split(" ");'],
    ["a regular expression", "src/a.ts", "const a = /^(tell|show)/;"],
    ["a quotation in a comment", "src/a.ts", '// "tell me the price" is a request.'],
    ["a request in a test", "tests/a.test.ts", 'ask("tell me the price");'],
    ["a code block of a document", "docs/a.md", "```\ntell me\n```\n"],
    ["a package's export", "src/a.ts", 'import { tell as say } from "package";'],
  ])("accepts a rejected word in %s", (_place, file, text) => {
    expect(findInFile(file, text, rejected)).toEqual([]);
  });
});

it("readRejectedWords() reads the words and the phrases of the last table", () => {
  expect(
    readRejectedWords(
      '# A\n\n## B\n\n| `no` | x |\n\n## C\n\n| Instead of | Write |\n|---|---|\n| `a`, `B` (of c) | d |\n| "e f" | `g` |\n',
    ),
  ).toEqual({
    words: new Set(["a", "b"]),
    phrases: ["e f"],
  });
});
