import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkEnvFile } from "../../scripts/lib/check-env-file.ts";
import { runSteps } from "../../scripts/lib/run-steps.ts";
import { runScript } from "./run-script.ts";

const REF = "abcdefghijklmnopqrst";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgate-deploy-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeEnv(text: string): string {
  const file = join(folder, `${crypto.randomUUID()}.env`);
  writeFileSync(file, text);
  return file;
}

describe("npm run deploy", () => {
  it("--dry-run prints every command in its order: all that can fail here before anything changes there", async () => {
    const secrets = writeEnv("WORKER_TOKEN=canary-41\n");
    const { code, output } = await runScript("deploy", [
      "--project-ref",
      REF,
      "--secrets",
      secrets,
      "--config",
      "--dry-run",
    ]);
    expect(code).toBe(0);
    expect([...output.matchAll(/^(\w+) +(?:npm|npx) /gm)].map(([, name]) => name)).toEqual([
      ...["check", "test", "evaluate", "sbom", "audit"],
      ...["pack", "link", "secrets", "migrate", "expose", "config", "functions", "smoke", "online"],
    ]);
    expect(output).toContain(
      `npx supabase functions deploy --workdir .tmp/functions --use-api --prune --remote=${REF} --yes`,
    );
    expect(output).toContain(`smoke -- --url https://${REF}.supabase.co`);
    expect(output).not.toContain("canary-41");
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ["no project", [], {}, /--project-ref is twenty lowercase letters/],
    ["an unknown step", ["--project-ref", REF, "--skip", "tests"], {}, /--skip knows check, test, /],
    ["no access token", ["--project-ref", REF, "--first"], {}, /SUPABASE_ACCESS_TOKEN is needed/],
    ["no API key", ["--project-ref", REF], { SUPABASE_ACCESS_TOKEN: "t" }, /TOOLGATE_KEY is needed/],
    [
      "no such file",
      ["--project-ref", REF, "--first", "--secrets", "nowhere.env"],
      { SUPABASE_ACCESS_TOKEN: "t" },
      /nowhere\.env does not exist/,
    ],
    [
      "no address of the web UI",
      ["--project-ref", REF, "--first", "--config"],
      { SUPABASE_ACCESS_TOKEN: "t", TOOLGATE_WEB_URL: "" },
      /TOOLGATE_WEB_URL must be the address of the web UI/,
    ],
    [
      "the address of a development machine",
      ["--project-ref", REF, "--first", "--config"],
      { SUPABASE_ACCESS_TOKEN: "t", TOOLGATE_WEB_URL: "http://127.0.0.1:54321" },
      /TOOLGATE_WEB_URL is http:\/\/127\.0\.0\.1:54321/,
    ],
  ])("does nothing with %s, and says what is needed", async (_, args, env, message) => {
    const none = { SUPABASE_ACCESS_TOKEN: "", TOOLGATE_KEY: "", SUPABASE_PROJECT_REF: "" };
    const { code, output } = await runScript("deploy", args, { ...none, ...env });
    expect(output).toMatch(message);
    expect(code).toBe(2);
  });
});

describe("the steps", () => {
  const step = (name: string, script: string) => ({
    name,
    what: "",
    command: process.execPath,
    args: ["-e", script],
  });

  it("stop at the first failure", async () => {
    const file = join(folder, "after");
    const failed = await runSteps(
      [
        step("one", ""),
        step("two", "process.exit(3)"),
        step("three", `require("node:fs").writeFileSync(${JSON.stringify(file)}, "")`),
      ],
      folder,
    );
    expect(failed?.name).toBe("two");
    expect(checkEnvFile(file), "the third did not run").toEqual([`${file} does not exist.`]);
    expect(await runSteps([step("one", "")], folder)).toBeNull();
  });
});

describe("checkEnvFile()", () => {
  it("names what the platform would refuse and what is missing, never a value", () => {
    const faults = checkEnvFile(writeEnv("# comment\nSUPABASE_URL=canary-9\nTOOLGATE_ENV=prod\n"));
    expect(faults).toEqual([
      expect.stringContaining("SUPABASE_URL is the platform's own"),
      expect.stringContaining("has no WORKER_TOKEN"),
    ]);
    expect(faults.join()).not.toContain("canary-9");
    expect(checkEnvFile(writeEnv("WORKER_TOKEN=x\n"))).toEqual([]);
  });
});
