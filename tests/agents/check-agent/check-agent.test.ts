import { describe, expect, it } from "vitest";
import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import { type CheckOptions, checkAgent, readForCheck } from "../../../src/agents/check-agent/check-agent.ts";
import { type CatalogueTool, checkTools } from "../../../src/agents/check-agent/check-tools.ts";
import type { JsonObject } from "../../../src/base/json.ts";
import type { SideEffect } from "../../../src/contract/tool.ts";

const SCHEMA = { type: "object", additionalProperties: false, properties: { query: { type: "string" } } };

function tool(
  operation_id: string,
  side_effect: SideEffect,
  input_schema: JsonObject = SCHEMA,
): CatalogueTool {
  return { operation_id, side_effect, input_schema };
}

function check(text: string, tools: CatalogueTool[], options: CheckOptions = {}) {
  return checkAgent(readAgentFile(text).file, tools, { text, ...options });
}

const FILE = `agent_id: support
tools:
  - name: kb.search
    side_effect: read
  - name: jira.create_issue
    side_effect: write
`;
const TOOLS = [tool("kb.search", "read"), tool("jira.create_issue", "write")];

describe("checkAgent()", () => {
  it("has nothing to say about a sound agent", () => {
    expect(check(FILE, TOOLS)).toEqual([]);
  });

  it("names a tool that does not exist, with the nearest one and its line", () => {
    expect(check(FILE, [tool("kb.search", "read"), tool("jira.create_issues", "write")])).toEqual([
      {
        rule: "unknown-tool",
        level: "warning",
        pointer: "/tools/1/name",
        message: expect.stringContaining("did you mean `jira.create_issues`"),
        line: 5,
        column: 5,
      },
    ]);
  });

  it("suggests from all names where only the named tools were loaded, and is silent where nobody knows all", () => {
    const [finding] = check(FILE, [tool("kb.search", "read")], { names: ["jira.createIssue"] });
    expect(finding?.message).toContain("jira.createIssue");
    expect(check(FILE, [tool("kb.search", "read")], { partial: true })).toEqual([]);
  });

  it.each<[own: SideEffect, declared: SideEffect, sound: boolean]>([
    ["read", "read", true],
    ["read", "write", true],
    ["read", "execute", true],
    ["write", "read", false],
    ["write", "write", true],
    ["write", "execute", true],
    ["execute", "read", false],
    ["execute", "write", false],
    ["execute", "execute", true],
  ])("a %s tool declared as %s: sound is %s", (own, declared, sound) => {
    const findings = check(`agent_id: a\ntools: [{name: x, side_effect: ${declared}}]\n`, [tool("x", own)]);
    expect(findings.map(({ rule, level, pointer }) => [rule, level, pointer])).toEqual(
      sound ? [] : [["side-effect", "error", "/tools/0/side_effect"]],
    );
  });

  it("of two operations with one name the file says which", () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const catalogue = [
      { ...tool("x", "read"), tool_id: first },
      { ...tool("x", "write"), tool_id: second },
    ];
    const text = (more: string) => `agent_id: a\ntools: [{name: x, side_effect: read${more}}]\n`;
    expect(check(text(""), catalogue)[0]).toMatchObject({ rule: "ambiguous-tool", level: "error" });
    expect(check(text(`, tool_id: ${second}`), catalogue)[0]?.message).toContain("the effect `write`");
    expect(check(text(`, tool_id: ${first}`), catalogue)).toEqual([]);
  });

  it.each<[what: string, schema: CatalogueTool["input_schema"], words: string]>([
    ["no schema", null, "no schema"],
    ["`true`", true, "no object"],
    ["a list", { type: "array" }, "not `object`"],
    ["no type", {}, "not `object`"],
    ["an unknown type", { type: "object", properties: { a: { type: "text" } } }, "invalid schema"],
    ["a required that is no list", { type: "object", required: "a" }, "invalid schema"],
    ["an older dialect", { $schema: "http://json-schema.org/draft-07/schema#", type: "object" }, "2020-12"],
    ["a loose reference", { type: "object", properties: { a: { $ref: "#/$defs/gone" } } }, "#/$defs/gone"],
    [
      "a reference to elsewhere",
      { type: "object", allOf: [{ $ref: "https://x.example/s" }] },
      "leads nowhere",
    ],
  ])("a named tool whose schema is %s is an error", (_, input_schema, words) => {
    const findings = check(FILE, [
      { ...tool("kb.search", "read"), input_schema },
      tool("jira.create_issue", "write"),
    ]);
    expect(findings).toEqual([
      {
        rule: "schema",
        level: "error",
        pointer: "/tools/0/name",
        message: expect.stringContaining(words),
        line: 3,
        column: 5,
      },
    ]);
  });

  it("a schema with definitions, anchors and a dialect is sound", () => {
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { a: { $ref: "#/$defs/a~1b" }, b: { $ref: "#node" } },
      $defs: { "a/b": { type: "string" }, c: { $anchor: "node", type: "object" } },
    };
    expect(
      check("agent_id: a\ntools: [{name: x, side_effect: read}]\n", [tool("x", "read", schema)]),
    ).toEqual([]);
  });

  it("writes in prod want an approver group, and the group wants members", () => {
    const [alone] = check(`${FILE}env: prod\n`, TOOLS);
    expect(alone).toMatchObject({ rule: "approver-group", level: "warning", pointer: "/approval" });
    expect(check(FILE, TOOLS, { environment: "prod" })).toHaveLength(1);
    const grouped = `${FILE}env: prod\napproval:\n  approver_group: leads\n`;
    expect(check(grouped, TOOLS)).toEqual([]);
    expect(check(grouped, TOOLS, { groups: new Map([["leads", 2]]) })).toEqual([]);
    for (const groups of [new Map([["leads", 0]]), new Map<string, number>()]) {
      expect(check(grouped, TOOLS, { groups })).toMatchObject([
        { rule: "approver-group", pointer: "/approval/approver_group", line: 9, column: 3 },
      ]);
    }
    expect(check("agent_id: a\nenv: prod\ntools: [{name: kb.search, side_effect: read}]\n", TOOLS)).toEqual(
      [],
    );
  });

  it("finds secrets in every prompt and in the description, at their line and column", () => {
    const text = `agent_id: a
description: Ask jan@firma.cz for more
tools: []
prompts:
  system: |
    You are an agent.

    The key is sk-proj-Ab12Cd34Ef56Gh78Ij90.
  developer: "Read /etc/hosts"
  user: '{{user_input}} on localhost'
`;
    const places = check(text, []).map(({ rule, pointer, line, column }) => [rule, pointer, line, column]);
    expect(places).toEqual([
      ["personal-data", "/description", 2, 18],
      ["secret", "/prompts/system", 8, 16],
      ["path", "/prompts/developer", 9, 20],
      ["address", "/prompts/user", 10, 28],
    ]);
  });

  it("without the text it has no lines, and finds the same", () => {
    const { file } = readAgentFile(FILE);
    expect(checkAgent(file, [])).toHaveLength(2);
    expect(checkAgent(file, [])[0]).not.toHaveProperty("line");
  });
});

describe("checkTools()", () => {
  it("wants a schema and a declared effect from every registered tool", () => {
    const undeclared = { ...tool("c", "read"), side_effect: undefined as unknown as SideEffect };
    const tools = [tool("a", "read"), { ...tool("b", "write"), input_schema: null }, undeclared];
    expect(checkTools(tools).map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["schema", "/b"],
      ["side-effect", "/c"],
    ]);
  });

  it("reads descriptions as it reads prompts", () => {
    const [finding] = checkTools([{ ...tool("a", "read"), description: "Reads /home/jan/x" }]);
    expect(finding).toMatchObject({ rule: "path", pointer: "/a/description" });
  });
});

describe("readForCheck()", () => {
  it("turns the faults of a file into findings", () => {
    expect(readForCheck("agent_id: a\n")).toEqual({
      file: null,
      findings: [
        { rule: "file", level: "error", pointer: "/tools", message: expect.any(String), line: 1, column: 1 },
      ],
    });
    expect(readForCheck("a: [").findings).toMatchObject([{ rule: "file", level: "error" }]);
    expect(readForCheck(`# ${"x".repeat(300_000)}`).findings).toMatchObject([
      { message: expect.stringContaining("256 KiB") },
    ]);
  });

  it("gives the file and its warnings where there are no faults", () => {
    const { file, findings } = readForCheck("agent_id: a\ntools: []\n");
    expect(file?.agent_id).toBe("a");
    expect(findings).toMatchObject([{ rule: "file", level: "warning", pointer: "/tools" }]);
  });
});
