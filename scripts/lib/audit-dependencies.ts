import { spawn } from "node:child_process";

export type Severity = "info" | "low" | "moderate" | "high" | "critical";

export type DependencyAudit =
  | { outcome: "clean"; counts: Record<string, number> }
  | {
      outcome: "vulnerable";
      counts: Record<string, number>;
      found: { name: string; severity: string; range: string }[];
    }
  /**
   * The audit could not run: registry mirrors often have no audit endpoint, and CI may have no network.
   */
  | { outcome: "unchecked"; reason: string };

interface AuditJson {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  metadata?: { vulnerabilities: Record<string, number> };
  message?: string;
  error?: { summary?: string; detail?: string };
}

const SEVERITIES: Severity[] = ["info", "low", "moderate", "high", "critical"];

/**
 * `npm audit` of the production dependencies. npm exits with 1 for findings and for its own failures,
 * which are distinguished here.
 */
export async function auditDependencies(
  projectDir: string,
  level: Severity,
  env: Record<string, string> = {},
): Promise<DependencyAudit> {
  const { stdout, stderr } = await runNpm(projectDir, env);
  const json = parse(stdout);
  const counts = json?.metadata?.vulnerabilities;
  if (json?.vulnerabilities === undefined || counts === undefined) {
    const message = json?.message ?? json?.error?.summary ?? "";
    return { outcome: "unchecked", reason: message || lastLine(stderr) };
  }
  const { vulnerabilities } = json;
  const wanted = new Set<string>(SEVERITIES.slice(SEVERITIES.indexOf(level)));
  const found = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => wanted.has(severity))
    .map(([name, { severity, range }]) => ({ name, severity, range }));
  return found.length === 0 ? { outcome: "clean", counts } : { outcome: "vulnerable", counts, found };
}

function runNpm(cwd: string, env: Record<string, string>) {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=1"];
  const child = spawn("npm", args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (text) => (output.stdout += text));
  child.stderr.on("data", (text) => (output.stderr += text));
  return new Promise<typeof output>((done, fail) => {
    child.once("error", fail);
    child.once("close", () => done(output));
  });
}

function parse(text: string): AuditJson | null {
  try {
    return JSON.parse(text) as AuditJson;
  } catch {
    return null;
  }
}

function lastLine(text: string): string {
  const lines = text.split("\n").filter((line) => /^npm (error|ERR|warn audit)/.test(line));
  return lines[0] ?? "npm said nothing";
}
