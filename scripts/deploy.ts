import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkConfig } from "./lib/check-config.ts";
import { checkEnvFile } from "./lib/check-env-file.ts";
import { DEPLOY_STEPS, type DeployOptions, planDeploy } from "./lib/plan-deploy.ts";
import { runSteps } from "./lib/run-steps.ts";
import { bold, dim, green, red } from "./terminal.ts";

/** `npm run deploy`: all steps from the check to the online evaluation; stops at the first failure. */
const USAGE = `Usage: npm run deploy -- --project-ref REF [--secrets FILE] [--first] [--dry-run]

  --project-ref  the Supabase project, twenty letters (SUPABASE_PROJECT_REF)
  --secrets      NAME=value lines for the functions: WORKER_TOKEN, TOOLGATE_ENV, … (kept as they are without it)
  --first        nothing was deployed there yet: no API key exists, so smoke and online evaluation are left out
  --config       pushes supabase/config.toml, too (refused while its site_url is a development machine's)
  --set FILE     the labelled set for the online evaluation
  --url URL      where it will run (https://REF.supabase.co)
  --skip STEP    leaves a step out; may be repeated: ${DEPLOY_STEPS.join(", ")}
  --profile NAME a profile of the Supabase CLI, for a platform of one's own
  --dry-run      prints each command and runs none

From the environment: SUPABASE_ACCESS_TOKEN, SUPABASE_DB_PASSWORD, TOOLGATE_KEY (an API key there, scope agent:query).`;

const ROOT = resolve(import.meta.dirname, "..");
const { dryRun, ...options } = readArguments();
const steps = planDeploy(options);

if (dryRun) {
  for (const { name, what, command, args } of steps)
    console.log(`${bold(name.padEnd(10))} ${[command, ...args].join(" ")}  ${dim(what)}`);
} else {
  const missing = findMissing(options, new Set(steps.map(({ name }) => name)));
  if (missing.length > 0) quit(missing.join("\n"));
  const started = Date.now();
  if (options.skip.length > 0) console.log(red(`Left out: ${options.skip.join(", ")}`));
  const failed = await runSteps(steps, ROOT, {
    DO_NOT_TRACK: "1",
    SUPABASE_TELEMETRY_DISABLED: "1",
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (failed) {
    console.error(`${red(`Stopped at ${failed.name}`)} after ${seconds} s. Nothing after it was done.`);
    process.exitCode = 1;
  } else {
    console.log(green(`Deployed to ${options.url} in ${seconds} s.`));
    if (options.first)
      console.log("Make an API key there, then: npm run smoke -- --url … and npm run evaluate -- --url …");
  }
}

function findMissing({ envFile, profile }: DeployOptions, names: Set<string>): string[] {
  const isThere = (name: string) => (process.env[name]?.trim() ?? "") !== "";
  const goesThere = ["link", "secrets", "migrate", "expose", "config", "functions"].some((name) =>
    names.has(name),
  );
  const isAsked = names.has("smoke") || names.has("online");
  return [
    ...(envFile === undefined ? [] : checkEnvFile(envFile)),
    ...(names.has("config") ? checkConfig(resolve(ROOT, "supabase/config.toml"), process.env) : []),
    ...(goesThere && !isThere("SUPABASE_ACCESS_TOKEN") && profile === undefined
      ? ["SUPABASE_ACCESS_TOKEN is needed: an access token of the Supabase account."]
      : []),
    ...(isAsked && !isThere("TOOLGATE_KEY")
      ? [
          "TOOLGATE_KEY is needed for smoke and online evaluation: an API key there (--first: none exists yet).",
        ]
      : []),
  ];
}

function readArguments() {
  const values = parse();
  const ref = values["project-ref"] ?? process.env["SUPABASE_PROJECT_REF"] ?? "";
  if (!/^[a-z]{20}$/.test(ref)) return quit(`--project-ref is twenty lowercase letters.\n\n${USAGE}`);
  const skip = values.skip ?? [];
  const unknown = skip.filter((name) => !DEPLOY_STEPS.includes(name));
  if (unknown.length > 0) return quit(`--skip knows ${DEPLOY_STEPS.join(", ")}, not ${unknown.join(", ")}.`);
  return {
    ref,
    skip,
    url: (values.url ?? `https://${ref}.supabase.co`).replace(/\/+$/, ""),
    config: values.config ?? false,
    first: values.first ?? false,
    dryRun: values["dry-run"] ?? false,
    ...(values.secrets !== undefined && { envFile: resolve(values.secrets) }),
    ...(values.set !== undefined && { set: resolve(values.set) }),
    ...(values.profile !== undefined && { profile: values.profile }),
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        "project-ref": { type: "string" },
        secrets: { type: "string" },
        config: { type: "boolean" },
        first: { type: "boolean" },
        set: { type: "string" },
        url: { type: "string" },
        skip: { type: "string", multiple: true },
        profile: { type: "string" },
        "dry-run": { type: "boolean" },
      },
    }).values;
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
