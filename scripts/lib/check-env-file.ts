import { existsSync, readFileSync } from "node:fs";

/** Faults of a file with variables for the functions, without its values. */
export function checkEnvFile(path: string): string[] {
  if (!existsSync(path)) return [`${path} does not exist.`];
  const names = readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("=", 1)[0]?.trim() ?? "");
  const faults = names
    .filter((name) => name.startsWith("SUPABASE_"))
    .map((name) => `${path}: ${name} is the platform's own and cannot be set.`);
  if (!names.includes("WORKER_TOKEN"))
    faults.push(`${path} has no WORKER_TOKEN: the worker could not be started (openssl rand -hex 32).`);
  return faults;
}
