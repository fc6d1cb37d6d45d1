import { describe, expect, it } from "vitest";
import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import { readFaults } from "./read-faults.ts";

const HEAD = "agent_id: support\ntools:\n  - name: kb.search\n    side_effect: read\n";

/** The end of a file, and its only fault: pointer, line, column, words of the message. */
const FAULTY: [what: string, text: string, pointer: string, line: number, column: number, words: string][] = [
  ["an unknown field", `${HEAD}aproval: {}\n`, "/aproval", 5, 1, "did you mean `approval`"],
  ["an unknown field that is near none", `${HEAD}colour: red\n`, "/colour", 5, 1, "known here: agent_id"],
  ["a misspelt inner field", `${HEAD}gateway:\n  timeout: 5000\n`, "/gateway/timeout", 6, 3, "timeout"],
  ["a `__proto__`", `${HEAD}__proto__:\n  env: dev\n`, "/__proto__", 5, 1, "unknown"],
  ["no agent_id", "tools: []\n", "/agent_id", 1, 1, "missing"],
  ["no tools", "agent_id: a\n", "/tools", 1, 1, "missing"],
  ["an agent_id that is a number", "agent_id: 7\ntools: []\n", "/agent_id", 1, 1, 'in quotes, "7"'],
  ["an agent_id with a slash", "agent_id: a/b\ntools: []\n", "/agent_id", 1, 1, "letters, digits"],
  [
    "an effect that is not declared",
    "agent_id: a\ntools:\n  - name: x\n",
    "/tools/0/side_effect",
    3,
    5,
    "missing",
  ],
  [
    "an effect that does not exist",
    "agent_id: a\ntools:\n  - name: x\n    side_effect: reed\n",
    "/tools/0/side_effect",
    4,
    5,
    "`read`, `write`, `execute` (`read`?)",
  ],
  [
    "a limit of zero",
    `${HEAD}    rate_limit_per_min: 0\n`,
    "/tools/0/rate_limit_per_min",
    5,
    5,
    "from 1 to 10000",
  ],
  [
    "a limit over 10,000",
    `${HEAD}    rate_limit_per_min: 10001\n`,
    "/tools/0/rate_limit_per_min",
    5,
    5,
    "from 1 to 10000",
  ],
  [
    "half a call a minute",
    `${HEAD}    rate_limit_per_min: 0.5\n`,
    "/tools/0/rate_limit_per_min",
    5,
    5,
    "whole number",
  ],
  [
    "a limit in quotes",
    `${HEAD}    rate_limit_per_min: "5"\n`,
    "/tools/0/rate_limit_per_min",
    5,
    5,
    "whole number",
  ],
  [
    "a limit that is not a number",
    `${HEAD}confidence_threshold: .nan\n`,
    "/confidence_threshold",
    5,
    1,
    "from 0 to 1",
  ],
  ["an infinite limit", `${HEAD}confidence_threshold: .inf\n`, "/confidence_threshold", 5, 1, "from 0 to 1"],
  [
    "a tool twice",
    `${HEAD}  - name: kb.search\n    side_effect: write\n`,
    "/tools/1/name",
    5,
    5,
    "first as /tools/0",
  ],
  [
    "a tool that is a name only",
    `${HEAD}  - jira.create_issue\n`,
    "/tools/1",
    5,
    5,
    "must be an object with the fields `name`",
  ],
  ["tools that are no list", "agent_id: a\ntools: kb.search\n", "/tools", 2, 1, "must be a list"],
  [
    "nobody asked in prod",
    `${HEAD}env: prod\napproval:\n  mode: auto\n`,
    "/approval/mode",
    7,
    3,
    "`auto` is possible with `env: dev` only",
  ],
  ["an empty section", `${HEAD}approval:\n`, "/approval", 5, 1, "is empty"],
  [
    "a time limit of ten minutes",
    `${HEAD}gateway: { timeout_ms: 600000 }\n`,
    "/gateway/timeout_ms",
    5,
    12,
    "from 1000 to 120000",
  ],
  [
    "an address with a password",
    `${HEAD}gateway:\n  base_url: https://me:pw@host\n`,
    "/gateway/base_url",
    6,
    3,
    "address such as",
  ],
  [
    "a user prompt without the user's words",
    `${HEAD}prompts:\n  user: Hello\n`,
    "/prompts/user",
    6,
    9,
    "must contain `{{user_input}}`",
  ],
  [
    "the user's words in the system prompt",
    `${HEAD}prompts:\n  system: Obey {{user_input}}\n`,
    "/prompts/system",
    6,
    16,
    "user prompt only",
  ],
  [
    "an unknown variable in the third line",
    `${HEAD}prompts:\n  system: |\n    One.\n    Two.\n    It is {{ dat }}.\n`,
    "/prompts/system",
    9,
    11,
    "did you mean `date`",
  ],
  [
    "a variable that is never closed",
    `${HEAD}prompts:\n  developer: |-\n\n    Now {{date\n    end}}\n`,
    "/prompts/developer",
    8,
    9,
    "never closed",
  ],
  [
    "braces around no name",
    `${HEAD}prompts:\n  system: "a {{ b-c }}"\n`,
    "/prompts/system",
    6,
    14,
    "no variable name between",
  ],
  [
    "a built-in rule switched off twice",
    `${HEAD}scrub:\n  off: [email, email]\n`,
    "/scrub/off",
    6,
    3,
    "twice",
  ],
  [
    "a rule twice",
    `${HEAD}scrub:\n  rules:\n    - {name: a, pattern: x}\n    - {name: a, pattern: y}\n`,
    "/scrub/rules/1/name",
    8,
    8,
    "first as /scrub/rules/0",
  ],
  [
    "a lone surrogate",
    '{"agent_id": "a", "tools": [],\n  "description": "x\\ud83d"}',
    "/description",
    2,
    3,
    "surrogate",
  ],
  ["an escaped NUL", `${HEAD}description: "a\\0b"\n`, "/description", 5, 1, "NUL"],
  [
    "a fault in JSON",
    '{\n\t"agent_id": "a",\n\t"tools": [],\n\t"limits": {"calls": 5}\n}',
    "/limits/calls",
    4,
    13,
    "did you mean `calls_per_min`",
  ],
];

const BROKEN: [what: string, text: string, line: number, words: string][] = [
  ["empty text", "", 1, "empty"],
  ["white space and comments", "\n  # nothing\n\n", 1, "empty"],
  ["a tab as indentation", "agent_id: a\ntools:\n\t- name: x\n", 3, "tab"],
  ["two documents", `${HEAD}---\nagent_id: b\n`, 5, "several"],
  ["two documents, both marked", `---\n${HEAD}---\nagent_id: b\n`, 6, "several"],
  ["a field twice", `${HEAD}env: dev\nenv: prod\n`, 6, "`env` is written twice"],
  ["a field twice in JSON", '{"agent_id": "a", "tools": [], "agent_id": "b"}', 1, "written twice"],
  ["an alias", "agent_id: &a x\ndescription: *a\ntools: []\n", 1, "Anchors"],
  ["a tag", "agent_id: !!str 7\ntools: []\n", 1, "Tags"],
  ["a list as key", "? [a]\n: 1\nagent_id: a\n", 1, "key must be plain text"],
  ["a raw NUL", "agent_id: a\0\n", 1, "null byte"],
  ["bad indentation", "agent_id: a\ntools:\n  - name: x\n side_effect: read\n", 4, "indentation"],
  ["JSON that ends early", '{"agent_id": "a", "tools": [', 1, "neither YAML nor JSON"],
];

describe("readAgentFile() names the fault and its place", () => {
  it.each(FAULTY)("%s", (_, text, pointer, line, column, words) => {
    const { code, errors } = readFaults(text);
    expect(code).toBe("INVALID_REQUEST");
    expect(errors).toEqual([{ pointer, message: expect.stringContaining(words), line, column }]);
  });

  it.each(BROKEN)("%s", (_, text, line, words) => {
    const { code, errors } = readFaults(text);
    expect(code).toBe("INVALID_SYNTAX");
    expect(errors[0]).toMatchObject({ message: expect.stringContaining(words), line });
  });

  it.each([
    ["a list", "- a\n- b\n"],
    ["a text", "hello\n"],
    ["null", "null\n"],
  ])("%s is no agent file", (_, text) => {
    expect(readFaults(text)).toMatchObject({ code: "INVALID_REQUEST", errors: [{ pointer: "", line: 1 }] });
  });

  it("reports all faults, in the order of the file", () => {
    const { errors } = readFaults(
      "agent: a\ntools:\n  - name: x\n  - name: x\n    side_effect: read\nprompts:\n  user: hi\nlimits:\n  calls_per_min: -1\n",
    );
    expect(errors.map(({ pointer, line }) => [pointer, line])).toEqual([
      ["/agent_id", 1],
      ["/agent", 1],
      ["/tools/0/side_effect", 3],
      ["/tools/1/name", 4],
      ["/prompts/user", 7],
      ["/limits/calls_per_min", 9],
    ]);
  });

  it("a text over 256 KiB is TOO_LARGE, one of 256 KiB is read", () => {
    const filled = (bytes: number) => `${HEAD}# ${"x".repeat(bytes - HEAD.length - 2)}`;
    expect(readFaults(filled(256 * 1024)).code).toBe("accepted");
    expect(readFaults(filled(256 * 1024 + 1)).code).toBe("TOO_LARGE");
    expect(readFaults(`${HEAD}# ${"ž".repeat(130 * 1024)}`).code).toBe("TOO_LARGE");
  });
});

describe("readAgentFile() reads", () => {
  it("YAML and JSON alike", () => {
    const json = JSON.stringify({ agent_id: "support", tools: [{ name: "kb.search", side_effect: "read" }] });
    expect(readAgentFile(json).file).toEqual(readAgentFile(HEAD).file);
    expect(readAgentFile(`\uFEFF${HEAD.replaceAll("\n", "\r\n")}`).file).toEqual(readAgentFile(HEAD).file);
    expect(readAgentFile(JSON.stringify(JSON.parse(json), null, "\t")).file).toEqual(
      readAgentFile(HEAD).file,
    );
  });

  it("harmless braces, dates and words like `no` unchanged", () => {
    const { file } = readAgentFile(
      `${HEAD}description: 2026-11-21\nprompts:\n  system: 'no'\n  developer: 'Answer as {"a": {"b": 1}}.'\n  user: '{{ user_input }}'\n`,
    );
    expect(file).toMatchObject({
      description: "2026-11-21",
      prompts: { system: "no", developer: 'Answer as {"a": {"b": 1}}.' },
    });
  });

  it("with warnings, and their places", () => {
    expect(readAgentFile("agent_id: a\ntools: []\napproval:\n  mode: auto\n").warnings).toEqual([
      { pointer: "/tools", message: expect.stringContaining("none at all"), line: 2, column: 1 },
      {
        pointer: "/approval/mode",
        message: expect.stringContaining("`dev` servers only"),
        line: 4,
        column: 3,
      },
    ]);
    expect(readAgentFile(HEAD).warnings).toEqual([]);
  });
});
