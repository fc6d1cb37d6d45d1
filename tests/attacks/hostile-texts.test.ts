import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { secretValue } from "../../src/calling/credentials/place-secret.ts";
import { readCurlCommands } from "../../src/catalogue/import/read-curl-commands.ts";
import { recogniseText } from "../../src/catalogue/import/recognise-text.ts";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { validateConnector } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { findChangingVerb } from "../../src/language/find-changing-verb.ts";
import { splitSentences } from "../../src/memory/match-question.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

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
  [
    "an uploader",
    "the address of a server",
    (text) => compileOperations(documentOf([], `https://api.example.com/${text}v1`)),
    ["/", ".", "#", "{a}", "{"],
  ],
  [
    "an uploader",
    "the host and path of Swagger 2.0",
    (text) => annotate({ swagger: "2.0", host: `a.example.com${text}!`, basePath: `/v1${text}!`, paths: {} }),
    ["/", ".", ":"],
  ],
  [
    "an uploader",
    "the name of a parameter",
    (text) => compileOperations(documentOf([{ name: `a${text}b`, in: "query", schema: { type: "string" } }])),
    ["_", "-", "[]", " "],
  ],
  [
    "an uploader",
    "a curl command with an end",
    (text) => readCurlCommands(`curl https://api.example.com/ ${text}!`),
    [";", "#", "\n"],
  ],
  [
    "a page",
    "a text that may be a document",
    (text) => recogniseText(`${text}\t{]`, { url: "https://a.example.com/", server: null }).catch(() => null),
    ["\n", "\t", " \n"],
  ],
  ["an owner", "a secret", (text) => secretValue({ key: `${text}!` }, "key"), ["\n", "\r", "\r\n"]],
  ["a person", "a passage of the memory", splitSentences, [" ", "\t", "\n", ". ", "a ", "\u3002"]],
];

function readPatterns(patterns: string[]): unknown {
  const parameters = patterns.map((pattern, n) => ({
    name: `p${n}`,
    in: "query",
    schema: { type: "string", pattern },
  }));
  const document = documentOf(parameters);
  return [validateConnector(document), compileOperations(document)];
}

function documentOf(parameters: JsonObject[], url = "https://api.example.com"): JsonObject {
  const get = { operationId: "find", parameters, responses: { 200: { description: "OK" } } };
  const info = { title: "Long", version: "1" };
  return { openapi: "3.1.0", info, servers: [{ url }], paths: { "/find": { get } } };
}

for (const [who, reads, read, parts] of READERS) {
  describe(`${who} sends ${reads} of very many parts`, () => {
    test.each(parts)("%j: it does not block the process", async (part) => {
      const spent = startCpuClock();
      await read(part.repeat(LENGTH / part.length));
      expect(spent()).toBeLessThan(LIMIT_MS);
    });
  });
}
