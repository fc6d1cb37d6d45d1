import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { joinPromptPack } from "../../scripts/lib/join-prompt-pack.ts";
import { readAgentFile } from "../../src/agents/agent-file/read-agent-file.ts";
import { runScript } from "../pipeline/run-script.ts";

const SYSTEM = "# Who you are\n\nYou are {{agent_id}}: be brief.\n\n- never guess\n";
const USER = "A customer writes:\r\n\r\n{{user_input}}\r\n";
const YAML = "# kept\nagent_id: support\ntools: [] # none\nprompts:\n  developer: Look first.\n";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pack-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>, name = "support.yaml"): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, name);
}

describe("Markdown files next to an agent file", () => {
  it("are its prompts, in addition to those of the file", () => {
    const path = write({ "support.yaml": YAML, "support.system.md": SYSTEM, "support.user.md": USER });
    const { text, faults, sources } = joinPromptPack(path, YAML);
    expect(faults).toEqual([]);
    expect([...sources.keys()]).toEqual(["/prompts/system", "/prompts/user"]);
    expect(readAgentFile(text).file.prompts).toEqual({
      developer: "Look first.",
      system: SYSTEM,
      user: USER.replaceAll("\r\n", "\n"),
    });
    expect(text).toContain("# kept");
  });

  it("also belong to a JSON file", () => {
    const json = '{"agent_id": "support", "tools": []}';
    const path = write({ "support.json": json, "support.system.md": SYSTEM }, "support.json");
    expect(readAgentFile(joinPromptPack(path, json).text).file.prompts).toEqual({ system: SYSTEM });
  });

  it("of another agent are ignored", () => {
    const path = write({ "support.yaml": YAML, "sales.system.md": SYSTEM });
    expect(joinPromptPack(path, YAML).text).toBe(YAML);
  });

  it("that contain a prompt of the file are a fault", () => {
    const path = write({ "support.yaml": YAML, "support.developer.md": "Look twice." });
    expect(joinPromptPack(path, YAML).faults).toEqual([expect.stringContaining("`prompts.developer`")]);
  });

  it("are checked and stored with it", async () => {
    const path = write({ "support.yaml": YAML, "support.system.md": SYSTEM });
    const printed = await runScript("store-agent", [path, "--print"]);
    expect(printed).toMatchObject({ code: 0, output: expect.stringContaining("be brief") });
    write({ "support.system.md": "Key: sk-proj-Ab12Cd34Ef56Gh78Ij90" });
    const checked = await runScript("check-agents", [path]);
    expect(checked.output).toContain("support.system.md: ");
    expect(checked.output).not.toContain("Ab12Cd34");
    expect(checked.code).toBe(1);
  }, 60_000);
});
