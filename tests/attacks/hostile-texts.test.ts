import { describe, expect, test } from "vitest";
import { readCurlCommands } from "../../src/catalogue/import/read-curl-commands.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { validateConnector } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { findChangingVerb } from "../../src/language/find-changing-verb.ts";
import { splitSentences } from "../../src/memory/match-question.ts";

/** Texts of 200 KB need milliseconds if the time grows with their length, and minutes if it grows with its square. */
const LENGTH = 200_000;
const LIMIT_MS = 5_000;

const READERS: [who: string, reads: string, read: (text: string) => unknown, parts: string[]][] = [
  [
    "an uploader",
    "a curl command",
    (text) => readCurlCommands(`curl https://api.example.com/ ${text}`),
    ["a ", "-H a:b ", "-d x ", "--x=y ", "'a' ", "\\\n"],
  ],
  [
    "an uploader",
    "the texts of an operation",
    (text) => findChangingVerb({ id: "", path: "", summary: text, description: text }),
    ["@", "--", "a-", "x.", "and delete "],
  ],
  [
    "an uploader",
    "the pattern of a parameter",
    (text) => readPatterns([text]),
    [".", "\\p{L}", "\\s", "a|", "[^a]", "(?=a)", "a{2}"],
  ],
  [
    "an uploader",
    "300 patterns",
    (text) => readPatterns(Array.from({ length: 300 }, (_, n) => text.slice(0, 4_500) + n)),
    [".", "\\p{L}", "\\s", "a|", "[^a]"],
  ],
  ["a person", "a passage of the memory", splitSentences, [" ", "\t", "\n", ". ", "a ", "\u3002"]],
];

function readPatterns(patterns: string[]): unknown {
  const parameters = patterns.map((pattern, n) => ({
    name: `p${n}`,
    in: "query",
    schema: { type: "string", pattern },
  }));
  const get = { operationId: "find", parameters, responses: { 200: { description: "OK" } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Patterns", version: "1" },
    servers: [{ url: "https://api.example.com" }],
    paths: { "/find": { get } },
  };
  return [validateConnector(document), compileOperations(document)];
}

for (const [who, reads, read, parts] of READERS) {
  describe(`${who} sends ${reads} of very many parts`, () => {
    test.each(parts)("%j: it does not block the process", (part) => {
      const started = performance.now();
      read(part.repeat(LENGTH / part.length));
      expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    });
  });
}
