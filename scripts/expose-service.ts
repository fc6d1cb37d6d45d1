import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/*
 * Exposes the schema `service` to the Data API of a hosted project, as supabase/config.toml does locally, and leaves its
 * other settings as they are. Our functions reach the database through it; only the service role may use the schema.
 * SUPABASE_ACCESS_TOKEN from the environment.
 */

const SCHEMA = "service";
const PLATFORM = "https://api.supabase.com";
/** Profiles that the Supabase CLI knows by name. */
const PROFILES: Record<string, string> = { supabase: PLATFORM, "supabase-local": "http://127.0.0.1:8080" };

const { values } = parseArgs({
  options: { "project-ref": { type: "string" }, profile: { type: "string" } },
});
const url = `${findApi(values.profile)}/v1/projects/${values["project-ref"] ?? ""}/postgrest`;

const settings = await ask("GET");
const schemas = String(settings["db_schema"] ?? "")
  .split(",")
  .map((name) => name.trim())
  .filter(Boolean);
if (schemas.length === 0) {
  fail("The project's API settings name no schema.");
} else if (schemas.includes(SCHEMA)) {
  console.log(`The Data API exposes ${schemas.join(", ")}.`);
} else {
  await ask("PATCH", { db_schema: [...schemas, SCHEMA].join(", ") });
  console.log(`The Data API now exposes ${[...schemas, SCHEMA].join(", ")}.`);
}

async function ask(method: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${process.env["SUPABASE_ACCESS_TOKEN"] ?? ""}`,
      "content-type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) fail(`${method} ${url}: HTTP ${answer.status} ${text.slice(0, 300)}`);
  return Object(JSON.parse(text)) as Record<string, unknown>;
}

/** A profile is a name that the CLI knows, or a file that holds `api_url`. */
function findApi(profile = "supabase"): string {
  const written = existsSync(profile)
    ? /^\s*api_url\s*[:=]\s*"?([^"\s]+)"?\s*$/m.exec(readFileSync(profile, "utf8"))?.[1]
    : PROFILES[profile];
  return written?.replace(/\/+$/, "") ?? fail(`The profile ${profile} names no api_url.`);
}

function fail(message: string): never {
  console.error(
    `${message}\nExpose the schema by hand instead: API settings of the project, "Exposed schemas", add ${SCHEMA}; then --skip expose.`,
  );
  process.exit(1);
}
