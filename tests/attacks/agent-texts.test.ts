import { describe, expect, test } from "vitest";
import { readAgentFile } from "../../src/agents/agent-file/read-agent-file.ts";
import { readFaults } from "../agents/agent-file/read-faults.ts";

const HEAD = "agent_id: a\ntools:\n";
const TOO_MANY = "The file has more than 20000 values: an agent file lists 500 tools at most.";

/** Who: a person, or a program with `tools:write`, who checks or stores an agent file of at most 256 KiB. */
const ATTEMPTS: [attempt: string, text: string, line: number][] = [
  ["a list of 40,000 short values", HEAD + "  - x\n".repeat(40_000), 19_997],
  ["the same as JSON", `{"agent_id":"a","tools":[${Array(80_000).fill("1")}]}`, 1],
  ["empty objects", `tools: [${"{},".repeat(80_000)}]`, 1],
  ["tools with few members", HEAD + "  - {name: a, side_effect: read}\n".repeat(7_900), 3_335],
  ["fields", Array.from({ length: 18_000 }, (_, i) => `field${i}: 1\n`).join(""), 10_000],
  ["documents", "---\n".repeat(60_000), 1],
];

describe("a text of very many values is refused with one error, before its parts are checked", () => {
  test.each(ATTEMPTS)("%s", (_, text, line) => {
    expect(text.length).toBeLessThan(256 * 1024);
    const { code, errors } = readFaults(text);
    expect({ code, errors }).toMatchObject({
      code: "INVALID_SYNTAX",
      errors: [{ pointer: "", message: TOO_MANY }],
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.line).toBe(line);
  });
});

test("500 tools with every member are read", () => {
  const tools = Array.from(
    { length: 500 },
    (_, i) =>
      `  - {name: tool_${i}, tool_id: ${crypto.randomUUID()}, side_effect: read, rate_limit_per_min: 5}\n`,
  );
  expect(readAgentFile(HEAD + tools.join("")).file.tools).toHaveLength(500);
});
