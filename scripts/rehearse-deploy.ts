import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findFunctions } from "../supabase/embedded/functions/start-functions.ts";
import { startServer } from "./bench/start-server.ts";
import { captureDeploy } from "./lib/capture-deploy.ts";
import { compileUploads, type Rehearsal, rehearseFunction } from "./lib/rehearse-function.ts";

/**
 * npm run rehearse: packs all functions, deploys them with the Supabase CLI to a local server, unpacks the uploads
 * into empty folders and checks that they answer there, on the database of an embedded stack and within
 * the platform's memory and CPU, including the largest requests that they accept. Prints the uploaded size
 * and the cost of each function; exceeding a limit is a failure.
 *
 * `npm run rehearse connectors worker` only rehearses these functions.
 */

const PROJECT = resolve(fileURLToPath(new URL("..", import.meta.url)));
/**
 * Maximum bytes of an upload. The platform bundles at most 5 MiB on its server; the rest is reserved for growth, so that
 * a new word list does not break a deploy.
 */
const LIMIT = 4 * 1024 * 1024;

const wanted = process.argv.slice(2);

async function rehearse(): Promise<string[]> {
  const captured = await captureDeploy(PROJECT);
  const uploaded = new Set(captured.map(({ slug }) => slug));
  const faults = findFunctions(PROJECT)
    .filter((name) => !uploaded.has(name))
    .map((name) => `${name}: was not uploaded`);
  const stack = await startServer();
  const scratch = mkdtempSync(join(tmpdir(), "toolgate-rehearsal-"));
  const chosen = captured.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
  await compileUploads(PROJECT, chosen, scratch);
  for (const one of chosen) {
    const cost = await rehearseFunction(PROJECT, one, stack, scratch);
    const { faults: found } = cost;
    if (one.uploaded > LIMIT) found.push(`uploads ${one.uploaded} bytes, more than ${LIMIT}`);
    if (one.metadata["verify_jwt"] !== false) found.push("verify_jwt is not false in supabase/config.toml");
    const size = `${(one.uploaded / 1024).toFixed(0)} KiB`.padStart(9);
    console.log(
      `${one.slug.padEnd(20)}${size} in ${one.files.length} files, answers after ${describeCost(cost)}`,
    );
    faults.push(...found.map((fault) => `${one.slug}: ${fault}`));
  }
  await stack.stop();
  rmSync(scratch, { recursive: true, force: true });
  return faults;
}

function describeCost({ coldStart, startCpu, dearest, peak }: Rehearsal): string {
  const [start, cpu, request, memory] = [coldStart, startCpu, dearest, peak].map((value) => value.toFixed(0));
  const heavy = dearest > 0 ? `, dearest request ${request} ms of CPU` : "";
  return `${start} ms (${cpu} ms of CPU)${heavy}, at most ${memory} MiB`;
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
