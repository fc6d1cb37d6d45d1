import { describe, expect, it } from "vitest";
import { DEFAULT_PROMPTS, withDefaults } from "../../../src/agents/policy.ts";
import type { AgentFile } from "../../../src/contract/agent-file.ts";

const FILE: AgentFile = { agent_id: "a", tools: [{ name: "kb.search", side_effect: "read" }] };

describe("withDefaults()", () => {
  it("fills in everything", () => {
    expect(withDefaults(FILE, "dev")).toEqual({
      agent_id: "a",
      description: null,
      env: "dev",
      gateway: { base_url: null, timeout_ms: 60_000 },
      approval: { mode: "auto", approver_group: null, expires_after_s: 86_400 },
      confidence_threshold: 0.75,
      memory: { short_term_ttl_s: 3_600 },
      limits: { calls_per_min: null },
      tools: [{ name: "kb.search", side_effect: "read", rate_limit_per_min: null }],
      prompts: DEFAULT_PROMPTS,
      scrub: { off: [], rules: [] },
    });
  });

  it("keeps the file's values, including zero", () => {
    const file: AgentFile = {
      ...FILE,
      confidence_threshold: 0,
      prompts: { system: "" },
      gateway: { base_url: "https://t.example.com//" },
    };
    expect(withDefaults(file, "dev")).toMatchObject({
      confidence_threshold: 0,
      prompts: { ...DEFAULT_PROMPTS, system: "" },
      gateway: { base_url: "https://t.example.com" },
    });
  });

  it.each<
    [
      server: "dev" | "prod",
      env: "dev" | "prod" | undefined,
      mode: "auto" | "manual" | undefined,
      then: string,
    ]
  >([
    ["dev", undefined, undefined, "dev auto"],
    ["dev", "dev", undefined, "dev auto"],
    ["dev", "dev", "manual", "dev manual"],
    ["dev", "prod", undefined, "prod manual"],
    ["prod", undefined, undefined, "prod manual"],
    ["prod", undefined, "auto", "prod manual"],
    ["prod", "dev", "auto", "prod manual"],
    ["prod", "prod", "manual", "prod manual"],
  ])("on a %s server a file with env %s and mode %s runs as %s", (server, env, mode, then) => {
    const file: AgentFile = { ...FILE, ...(env && { env }), ...(mode && { approval: { mode } }) };
    const resolved = withDefaults(file, server);
    expect(`${resolved.env} ${resolved.approval.mode}`).toBe(then);
  });
});
