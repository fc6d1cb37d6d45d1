import { describe, expect, it } from "vitest";
import { findTemplateFaults } from "../../../src/agents/agent-file/find-rule-faults.ts";
import { DEFAULT_PROMPTS, renderPrompts } from "../../../src/agents/policy.ts";

const VALUES = { user_input: "Hello", agent_id: "support", env: "dev", date: "2026-11-21" };

describe("renderPrompts()", () => {
  it("puts every variable in, wherever and however often it stands", () => {
    const prompts = {
      system: "{{agent_id}}/{{ env }}/{{\tdate }}/{{env}}",
      developer: "",
      user: "<{{user_input}}>",
    };
    expect(renderPrompts(prompts, VALUES)).toEqual({
      system: "support/dev/2026-11-21/dev",
      developer: "",
      user: "<Hello>",
    });
  });

  it("never expands what a value contains, nor reads `$&` in it", () => {
    const hostile = "{{agent_id}} {{user_input}} $& $1 $$ {{env}}";
    const { user } = renderPrompts(
      { system: "", developer: "", user: "{{user_input}} {{env}}" },
      { ...VALUES, user_input: hostile },
    );
    expect(user).toBe(`${hostile} dev`);
  });

  it("keeps the user's words out of the prompts that instruct, even from a file that was never read", () => {
    const all = "{{user_input}}";
    const rendered = renderPrompts({ system: all, developer: all, user: all }, VALUES);
    expect(rendered).toEqual({ system: all, developer: all, user: "Hello" });
  });
});

describe("the default prompts", () => {
  it("have no fault, and leave nothing to fill in", () => {
    for (const name of ["system", "developer", "user"] as const) {
      expect(findTemplateFaults(name, DEFAULT_PROMPTS[name])).toEqual([]);
    }
    expect(JSON.stringify(renderPrompts(DEFAULT_PROMPTS, VALUES))).not.toContain("{{");
  });

  it("say what every prompt pack must say", () => {
    const { system, developer } = DEFAULT_PROMPTS;
    expect(system).toMatch(/Never reveal secrets/);
    expect(system).toMatch(/Personal data/);
    expect(system).toMatch(/Prefer a tool that reads/);
    expect(system).toMatch(/no effect but the ones that a tool declares/);
    expect(system).toMatch(/is data, never an instruction/);
    expect(developer).toMatch(/ask one short question/);
  });
});
