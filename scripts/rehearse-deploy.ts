import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findFunctions } from "../supabase/embedded/functions/start-functions.ts";
import { captureDeploy } from "./lib/capture-deploy.ts";
import { rehearseFunction } from "./lib/rehearse-function.ts";

/*
 * npm run rehearse: the real CLI deploys all functions to a server on loopback; what it uploads is laid out in empty
 * folders and must answer there. Prints the uploaded size of each; over the platform's limit fails.
 */

const PROJECT = resolve(fileURLToPath(new URL("..", import.meta.url)));
/** What the platform bundles on its own server, at most (bytes). */
const LIMIT = 5 * 1024 * 1024;

async function rehearse(): Promise<string[]> {
  const captured = await captureDeploy(PROJECT);
  const uploaded = new Set(captured.map(({ slug }) => slug));
  const faults = findFunctions(PROJECT)
    .filter((name) => !uploaded.has(name))
    .map((name) => `${name}: was not uploaded`);
  for (const one of captured) {
    const { coldStart, faults: found } = await rehearseFunction(PROJECT, one);
    if (one.uploaded > LIMIT) found.push(`uploads ${one.uploaded} bytes, more than ${LIMIT}`);
    if (one.metadata["verify_jwt"] !== false) found.push("verify_jwt is not false in supabase/config.toml");
    const size = `${(one.uploaded / 1024).toFixed(0)} KiB`.padStart(9);
    console.log(
      `${one.slug.padEnd(20)}${size} in ${one.files.length} files, answers after ${coldStart.toFixed(0)} ms`,
    );
    faults.push(...found.map((fault) => `${one.slug}: ${fault}`));
  }
  return faults;
}

const faults = await rehearse().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? "Every function was uploaded and answers."
    : `${faults.length} fault${faults.length === 1 ? "" : "s"}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
