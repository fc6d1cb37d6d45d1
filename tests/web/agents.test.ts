import { describe, expect, it } from "vitest";
import { readAgentFile } from "../../src/agents/agent-file/read-agent-file.ts";
import { withDefaults } from "../../src/agents/policy.ts";
import type { AgentToolChoice } from "../../web/src/features/agents/api.ts";
import { suggestInAgentFile } from "../../web/src/features/agents/complete/suggest-in-agent-file.ts";
import { readAgentText } from "../../web/src/features/agents/editor/read-agent-text.ts";
import { writeTemplate } from "../../web/src/features/agents/editor/write-template.ts";
import { setField, setTool } from "../../web/src/features/agents/form/edit-agent-text.ts";
import { describeDuration } from "../../web/src/features/agents/picture/describe-duration.ts";
import { resolveAgent } from "../../web/src/features/agents/picture/resolve-agent.ts";

const TOOLS: AgentToolChoice[] = [
  { operation_id: "shop.create_order", name: "Create an order", side_effect: "write", source: "connector" },
  { operation_id: "find_customer", name: "find_customer", side_effect: "read", source: "custom" },
  { operation_id: "yes: no", name: "yes: no", side_effect: "read", source: "custom" },
];
const suggest = suggestInAgentFile(TOOLS);

/** The completions at the `|` of a text. */
function offered(marked: string): string[] | null {
  const offset = marked.indexOf("|");
  const found = suggest(marked.replace("|", ""), offset);
  return found ? found.choices.map(({ label }) => label) : null;
}

/** The text after the completion with this label was accepted. */
function taken(marked: string, label: string): string {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const found = suggest(text, offset);
  const choice = found?.choices.find((one) => one.label === label);
  if (!found || !choice) throw new Error(`${label} is not offered`);
  return text.slice(0, found.from) + (choice.insert ?? choice.label) + text.slice(offset);
}

describe("suggestInAgentFile()", () => {
  const names = TOOLS.map(({ operation_id }) => operation_id);
  it.each([
    ["values of an enum", "env: |", ["dev", "prod"]],
    ["values that have begun", "approval:\n  mode: ma|", ["auto", "manual"]],
    ["fields of a map below its key", "approval:\n  |", ["mode", "approver_group", "expires_after_s"]],
    ["fields that are not there yet", "memory:\n  |\n  short_term_ttl_s: 5", ["short_term_ttl_minutes"]],
    ["fields of the map it left", "prompts:\n  user: >\n    a\n\n    b\n  |\n  system: x", ["developer"]],
    [
      "fields of a list's item",
      "tools:\n  - name: a\n    |",
      ["tool_id", "side_effect", "rate_limit_per_min"],
    ],
    [
      "fields of a list at its key's column",
      "tools:\n- name: a\n  |\n- name: b\n  side_effect: read",
      ["tool_id", "side_effect", "rate_limit_per_min"],
    ],
    ["the first field of an item", "scrub:\n  rules:\n    - na|", ["name", "pattern", "flags"]],
    ["tools", "tools:\n  - name: |", names],
    [
      "tools after other items",
      "tools:\n  - name: a\n    side_effect: read\n  # none\n  - name: fi|\n",
      names,
    ],
    ["tools behind the effect", "tools:\n  - side_effect: read\n    name: |", names],
    ["nothing for the name of a rule", "scrub:\n  rules:\n    - name: |", null],
    ["nothing in running text", "prompts:\n  user: >\n    en|", null],
    ["nothing in a comment", "env: dev # e|", null],
    ["nothing below an unknown key", "other:\n  e|", null],
    ["nothing in JSON", '{\n  "e|"\n}', null],
  ])("offers %s", (_, text, expected) => {
    expect(offered(text)).toEqual(expected);
  });

  it("offers what the whole file lacks, and says what is required", () => {
    expect(offered("agent_id: x\nlimits:\n  calls_per_min: 1\n|\ntools: []")).toEqual([
      "description",
      "env",
      "gateway",
      "approval",
      "confidence_threshold",
      "memory",
      "prompts",
      "scrub",
    ]);
    const required = suggest("", 0)?.choices.filter(({ detail }) => detail === "required");
    expect(required?.map(({ label }) => label)).toEqual(["agent_id", "tools"]);
  });

  it.each([
    [
      "a tool, with its effect",
      "tools:\n  - name: sh|",
      "shop.create_order",
      "tools:\n  - name: shop.create_order\n    side_effect: write",
    ],
    [
      "a tool whose effect is there",
      "tools:\n  - name: |\n    side_effect: write",
      "find_customer",
      "tools:\n  - name: find_customer\n    side_effect: write",
    ],
    [
      "a tool whose name YAML would misread",
      "tools:\n  - name: |",
      "yes: no",
      'tools:\n  - name: "yes: no"\n    side_effect: read',
    ],
    ["a map", "app|", "approval", "approval:\n  "],
    ["a list of maps", "to|", "tools", "tools:\n  - name: "],
    ["a prompt", "prompts:\n  s|", "system", "prompts:\n  system: |\n    "],
    ["a field that has its colon", "en|: dev", "env", "env: dev"],
  ])("completes %s", (_, before, label, after) => {
    expect(taken(before, label)).toBe(after);
  });
});

describe("writeTemplate()", () => {
  it("is a valid file that allows nothing", () => {
    const { file, warnings } = readAgentFile(writeTemplate(["my-agent", "my-agent-2"]));
    expect(file.agent_id).toBe("my-agent-3");
    expect(file.tools).toEqual([]);
    expect(warnings.length).toBe(1);
  });
});

describe("the form of an agent writes its text", () => {
  const TEXT = `# What it may do
agent_id: clerk # its name

approval:
  mode: manual # a person

tools:
  # notes
  - name: find_customer # reads
    side_effect: read
`;
  const order = { operation_id: "shop.create_order", name: "", side_effect: "write", source: "connector" };
  it("changes one field and keeps every comment, the order and the layout", () => {
    expect(setField(TEXT, ["approval", "mode"], "auto")).toBe(TEXT.replace("manual", "auto"));
    expect(setField(TEXT, ["limits", "calls_per_min"], 5)).toBe(`${TEXT}limits:\n  calls_per_min: 5\n`);
    expect(setField(TEXT, ["tools", 0, "side_effect"], "write")).toBe(
      TEXT.replace("side_effect: read", "side_effect: write"),
    );
  });
  it("removes a field, and the map that it leaves empty", () => {
    const limited = setField(TEXT, ["limits", "calls_per_min"], 5) ?? "";
    expect(setField(limited, ["limits", "calls_per_min"], undefined)).toBe(TEXT);
  });
  it("adds and removes tools", () => {
    const added = setTool(TEXT, order, true);
    expect(added).toBe(`${TEXT}  - name: shop.create_order\n    side_effect: write\n`);
    expect(setTool(added ?? "", order, true)).toBe(added);
    expect(setTool(added ?? "", order, false)).toBe(TEXT);
    expect(setTool("agent_id: a\ntools: []\n", order, true)).toBe(
      "agent_id: a\ntools:\n  - name: shop.create_order\n    side_effect: write\n",
    );
    expect(setTool("agent_id: a\n", order, true)).toContain("- name: shop.create_order");
  });
  it("keeps lists at their key's column, and long texts as blocks", () => {
    const flat = "agent_id: a\ntools:\n- name: b\n  side_effect: read\n";
    expect(setField(flat, ["description"], "x")).toBe(`${flat}description: x\n`);
    const prompt = setField(TEXT, ["prompts", "system"], "One.\nTwo.") ?? "";
    expect(prompt).toContain("prompts:\n  system: |-\n    One.\n    Two.\n");
    expect(readAgentText(prompt)?.file.prompts).toEqual({ system: "One.\nTwo." });
    expect(setField(prompt, ["prompts", "system"], "One: 1")).toContain('system: "One: 1"');
  });
  it("leaves a text alone that is not YAML", () => {
    expect(setField("tools: [", ["agent_id"], "a")).toBeNull();
    expect(setTool("- a list", order, true)).toBeNull();
  });
});

describe("resolveAgent()", () => {
  it.each([
    "agent_id: a\ntools: []",
    "agent_id: a\nenv: prod\ntools: []",
    "agent_id: a\nenv: dev\napproval: {mode: auto, approver_group: g, expires_after_s: 90}\ngateway: {timeout_ms: 5000}\nconfidence_threshold: 0\nmemory: {short_term_ttl_s: 1}\nlimits: {calls_per_min: 3}\ntools: []",
  ])("shows what the server does: %s", (text) => {
    const read = readAgentText(text);
    const { file } = readAgentFile(text);
    expect(read?.file).toEqual(file);
    for (const server of ["dev", "prod"] as const) {
      const { env, approval, gateway, confidence_threshold, memory, limits } = withDefaults(file, server);
      expect(resolveAgent(file, server)).toMatchObject({
        env,
        mode: approval.mode,
        group: approval.approver_group,
        expires_after_s: approval.expires_after_s,
        timeout_ms: gateway.timeout_ms,
        threshold: confidence_threshold,
        short_term_ttl_s: memory.short_term_ttl_s,
        calls_per_min: limits.calls_per_min,
      });
    }
  });
});

describe("readAgentText()", () => {
  it("reports the place of agent_id, and returns nothing for an invalid file", () => {
    expect(readAgentText("# about\n\nagent_id:   x\ntools: []")?.idPlace).toEqual({ line: 3, column: 13 });
    for (const text of ["", "- a", "a: [", "just words"]) expect(readAgentText(text)).toBeNull();
  });
});

describe("describeDuration()", () => {
  it.each([
    [86_400, "1 day"],
    [7_200, "2 hours"],
    [90, "90 seconds"],
    [60, "1 minute"],
    [0.5, "0.5 seconds"],
  ])("says %s s as %s", (seconds, text) => expect(describeDuration(seconds)).toBe(text));
});
