import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findFunctions } from "../supabase/embedded/functions/start-functions.ts";
import { runSmokeCheck, SMOKE_CHECKS } from "./lib/smoke-checks.ts";
import { dim, green, progressLine, red } from "./terminal.ts";

/** `npm run smoke`: checks that a running Toolgate works and rejects unauthenticated requests. */
const USAGE = `Usage: npm run smoke -- --url URL --key KEY

  --url   where it runs (TOOLGATE_URL): https://<project>.supabase.co
  --key   an API key with the scope agent:query (TOOLGATE_KEY)

Reads and dry runs only. Exits 1 when something is wrong.`;

const target = readArguments();
let faults = 0;
for (const check of SMOKE_CHECKS) {
  const running = progressLine(check[0]);
  const { name, fault, milliseconds } = await runSmokeCheck(check, target);
  running.done();
  console.log(`${fault === null ? green("✓") : red("✗")} ${name} ${dim(`${milliseconds.toFixed(0)} ms`)}`);
  if (fault === null) continue;
  console.log(`  ${fault}`);
  faults++;
}
process.exitCode = faults > 0 ? 1 : 0;

function readArguments() {
  const { url, key } = parse();
  if (!url || !URL.canParse(url)) return quit(`A URL is needed.\n\n${USAGE}`);
  if (!key) return quit(`An API key is needed.\n\n${USAGE}`);
  return { url: url.replace(/\/+$/, ""), key, functions: findFunctions(resolve(import.meta.dirname, "..")) };
}

function parse() {
  try {
    const { values } = parseArgs({ options: { url: { type: "string" }, key: { type: "string" } } });
    return {
      url: values.url ?? process.env["TOOLGATE_URL"],
      key: values.key ?? process.env["TOOLGATE_KEY"],
    };
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
