import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listPluginTools } from "../../../scripts/lib/list-plugin-tools.ts";
import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import { checkAgent } from "../../../src/agents/check-agent/check-agent.ts";
import { checkTools } from "../../../src/agents/check-agent/check-tools.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "agents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SUPPORT = readFileSync(resolve(ROOT, "agents/support.yaml"), "utf8");
const TICKET = {
  operation_id: "jira.create_issue",
  side_effect: "write" as const,
  input_schema: { type: "object" },
};

describe("the tools of plugins", () => {
  it("have schemas, declare their effects and hold nothing of one environment", () => {
    const tools = listPluginTools();
    expect(tools.map(({ operation_id }) => operation_id)).toContain("kb.search");
    expect(checkTools(tools)).toEqual([]);
  });
});

describe("agents/support.yaml", () => {
  it("has no fault, no warning and no finding, in dev and in prod", () => {
    const { file, warnings } = readAgentFile(SUPPORT);
    expect(warnings).toEqual([]);
    for (const environment of ["dev", "prod"] as const) {
      const groups = new Map([["support-leads", 2]]);
      expect(
        checkAgent(file, [...listPluginTools(), TICKET], { text: SUPPORT, environment, groups }),
      ).toEqual([]);
    }
  });
});

describe("npm run check-agents", () => {
  it("passes with the shipped agents, and says what only a server knows", () => {
    const { status, stdout } = run();
    expect(stdout).toContain("agents/support.yaml");
    expect(stdout).toContain("jira.create_issue not checked");
    expect(status).toBe(0);
  });

  it("fails with file, line and column, and never shows the secret", () => {
    const file = join(folder, "bad.yaml");
    writeFileSync(file, SUPPORT.replace("A customer writes:", "Key: sk-proj-Ab12Cd34Ef56Gh78Ij90"));
    const { status, stdout } = run(file);
    expect(stdout).toContain(`${file}:38:10 error`);
    expect(stdout).not.toContain("Ab12Cd34");
    expect(status).toBe(1);
  });

  it("checks against a list of tools", () => {
    const tools = join(folder, "tools.json");
    writeFileSync(tools, JSON.stringify([{ ...TICKET, side_effect: "execute" }]));
    const { status, stdout } = run("agents/support.yaml", "--tools", tools);
    expect(stdout).toContain("No tool is called `kb.search`");
    expect(stdout).toContain("`jira.create_issue` has the effect `execute`");
    expect(status).toBe(1);
  });

  it("explains a file that is not there, and a wrong option, with exit code 2", () => {
    expect(run("agents/none.yaml")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("cannot be read"),
    });
    expect(run("--env", "test")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--env is dev or prod"),
    });
  });
});

function run(...args: string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/check-agents.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
}
