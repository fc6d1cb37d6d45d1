import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the Supabase CLI from node_modules, without prompts and telemetry. */
export function runSupabase(
  projectDir: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CliResult> {
  const manifest = createRequire(join(projectDir, "package.json")).resolve("supabase/package.json");
  const bin: unknown = createRequire(manifest)("./package.json").bin;
  const script = typeof bin === "string" ? bin : String(Reflect.get(Object(bin), "supabase"));
  const child = spawn(process.execPath, [join(manifest, "..", script), ...args], {
    cwd: projectDir,
    env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1", CI: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const read = (stream: NodeJS.ReadableStream) => {
    let text = "";
    stream.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    return () => text;
  };
  const [stdout, stderr] = [read(child.stdout), read(child.stderr)];
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout: stdout(), stderr: stderr() }));
  });
}
