import { expect, it } from "vitest";
import { startCpuClock } from "../../start-cpu-clock.ts";
import { readFaults } from "./read-faults.ts";

const SIZE = 256 * 1024;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");
const letter = (index: number) => String.fromCharCode(97 + index);

/** Texts below the size limit that would be expensive for a naive implementation. */
const HOSTILE: [what: string, text: string][] = [
  ["open lists", "[".repeat(SIZE)],
  ["open objects", "{".repeat(SIZE)],
  ["lists in lists", "- ".repeat(SIZE / 2)],
  ["complex keys", "? ".repeat(SIZE / 2)],
  [
    "a billion laughs",
    lines(
      9,
      (i) =>
        `${letter(i)}: &${letter(i)} [${"x,".repeat(9)}${i === 0 ? "" : `*${letter(i - 1)},`.repeat(9)}]`,
    ),
  ],
  ["an alias to itself", "agent_id: &a [*a]"],
  ["many aliases", `- &a 1\n${"- *a\n".repeat(40_000)}`],
  ["many fields", lines(18_000, (i) => `field${i}: 1`)],
  ["many misspelt fields", lines(9_000, (i) => `confidence_threshold_${i}: 1`)],
  ["many documents", "---\n".repeat(SIZE / 4)],
  ["only comments", "#\n".repeat(SIZE / 2)],
  ["only spaces", " ".repeat(SIZE)],
  ["only empty lines", "\n".repeat(SIZE)],
  ["a quoted text of empty lines", `agent_id: '${"\n".repeat(SIZE - 20)}`],
  ["many tools", `agent_id: a\ntools:\n${lines(6_000, () => "  - {name: x, side_effect: y}")}`],
  ["many variables", `agent_id: a\ntools: []\nprompts: {system: "${"{{ x".repeat(4_900)}"}`],
  ["braces", `agent_id: a\ntools: []\nprompts: {system: "${"{".repeat(19_000)}"}`],
  ["a field name of 250,000 characters", `${"a".repeat(SIZE - 100)}: 1`],
  [
    "a tool's name of 250,000 characters",
    `agent_id: a\ntools: [{name: ${"a".repeat(SIZE - 100)}, side_effect: read}]`,
  ],
];

it.each(HOSTILE)("a hostile file is rejected quickly and with a short answer: %s", (_, text) => {
  const spent = startCpuClock();
  const { code, errors } = readFaults(text);
  // Far more than linear work takes on any machine, and far less than quadratic work.
  expect(spent()).toBeLessThan(20_000);
  expect(code).toMatch(/^INVALID_/);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(errors).length).toBeLessThan(60_000);
});
