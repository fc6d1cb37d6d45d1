import { describe, expect, it } from "vitest";
import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import { withDefaults } from "../../../src/agents/policy.ts";
import { resolveAgent } from "../../../web/src/features/agents/picture/resolve-agent.ts";
import { readFaults } from "./read-faults.ts";

const HEAD = "agent_id: support\ntools: [{ name: kb.search, side_effect: read }]\n";

describe("an agent file with minutes and seconds", () => {
  const text = `${HEAD}gateway:\n  timeout_seconds: 20\nmemory:\n  short_term_ttl_minutes: 30\n`;

  it("is converted to the stored units", () => {
    const { file, warnings } = readAgentFile(text);
    expect(warnings).toEqual([]);
    expect(file.gateway).toEqual({ timeout_ms: 20_000 });
    expect(file.memory).toEqual({ short_term_ttl_s: 1_800 });
    expect(withDefaults(file, "prod")).toMatchObject({
      gateway: { timeout_ms: 20_000 },
      memory: { short_term_ttl_s: 1_800 },
    });
  });

  it("is shown with the same values by the editor, which has the draft as written", () => {
    const draft = {
      agent_id: "a",
      tools: [],
      gateway: { timeout_seconds: 20 },
      memory: { short_term_ttl_minutes: 30 },
    };
    expect(resolveAgent(draft, "dev")).toMatchObject({ timeout_ms: 20_000, short_term_ttl_s: 1_800 });
  });

  it("keeps the other fields of a section", () => {
    const { file } = readAgentFile(
      `${HEAD}gateway: { base_url: "https://toolgate.example.com", timeout_seconds: 5 }\n`,
    );
    expect(file.gateway).toEqual({ base_url: "https://toolgate.example.com", timeout_ms: 5_000 });
  });

  it.each([
    ["gateway: { timeout_seconds: 0 }", "/gateway/timeout_seconds", "from 1 to 120"],
    ["gateway: { timeout_seconds: 121 }", "/gateway/timeout_seconds", "from 1 to 120"],
    ["memory: { short_term_ttl_minutes: 43201 }", "/memory/short_term_ttl_minutes", "from 1 to 43200"],
    ["gateway: { timeout_seconds: 5, timeout_ms: 5000 }", "/gateway/timeout_seconds", "keep one"],
    [
      "memory: { short_term_ttl_s: 60, short_term_ttl_minutes: 1 }",
      "/memory/short_term_ttl_minutes",
      "keep one",
    ],
  ])("%s is refused", (line, pointer, words) => {
    const { errors } = readFaults(`${HEAD}${line}\n`);
    expect(errors).toEqual([expect.objectContaining({ pointer, message: expect.stringContaining(words) })]);
  });
});
