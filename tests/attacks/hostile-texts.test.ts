import { describe, expect, test } from "vitest";
import { readCurlCommands } from "../../src/catalogue/import/read-curl-commands.ts";
import { findChangingVerb } from "../../src/language/find-changing-verb.ts";

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
];

for (const [who, reads, read, parts] of READERS) {
  describe(`${who} sends ${reads} of very many parts`, () => {
    test.each(parts)("%j: it does not block the process", (part) => {
      const started = performance.now();
      read(part.repeat(LENGTH / part.length));
      expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    });
  });
}
