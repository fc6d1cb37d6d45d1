import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "toolgate-start-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command of `npm start`. @param onWelcome called with the output once the stack has started */
function runStart(env: Record<string, string>, onWelcome?: (output: string) => Promise<void>) {
  const child = spawn(process.execPath, ["supabase/embedded/start.mjs"], {
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    let output = "";
    let welcomed = false;
    const read = (text: string) => {
      output += text;
      if (welcomed || !output.includes("Ctrl-C stops it")) return;
      welcomed = true;
      Promise.resolve(onWelcome?.(output))
        .catch(reject)
        .finally(() => child.kill("SIGINT"));
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.once("close", (code) => resolve({ code, output }));
  });
}

function field(output: string, name: string): string {
  return new RegExp(`${name}\\s+(\\S.*)`).exec(output)?.[1] ?? "";
}

async function signIn(output: string): Promise<Response> {
  const [email, password] = field(output, "Demo login").split(" / ");
  return fetch(`${field(output, "URL")}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: field(output, "Publishable key"), "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}

test("npm start prints keys and a demo login that work, now and after a restart, and ends on Ctrl-C", async () => {
  const passwords: string[] = [];
  for (const _ of ["first start", "second start"]) {
    const { code, output } = await runStart({}, async (welcome) => {
      const answer = await signIn(welcome);
      expect(answer.status).toBe(200);
      const { access_token: token } = (await answer.json()) as { access_token: string };
      const connectors = await fetch(`${field(welcome, "URL")}/functions/v1/connectors`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([connectors.status, await connectors.json()]).toEqual([200, { connectors: [] }]);
      passwords.push(field(welcome, "Demo login"));
    });
    expect(code).toBe(0);
    expect(output).not.toContain("\u001b[");
  }
  expect(new Set(passwords).size).toBe(1);
});

// parts.test.ts has the malformed values of every variable.
test("npm start with a malformed variable exits at once and names it", async () => {
  const { code, output } = await runStart({ ALLOWED_CIDRS: "10.0.0.0/99" });
  expect(code).toBe(1);
  expect(output).toMatch(/^Toolgate could not start: ALLOWED_CIDRS/);
});
