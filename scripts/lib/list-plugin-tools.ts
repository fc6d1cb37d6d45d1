import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CatalogueTool } from "../../src/agents/check-agent/check-tools.ts";
import { isJsonObject, type Json } from "../../src/base/json.ts";
import { PLUGIN_FACTORIES } from "../../src/plugins/index.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";

const KNOWLEDGE = "../../supabase/migrations/20261122002400_retrieval.sql";

/**
 * Lists every tool of the plugins without a server: plugins are created but not set up, and their ports
 * are never called.
 */
export function listPluginTools(): CatalogueTool[] {
  // Includes tools that only some servers offer.
  const ports = { workspace: { hasCommands: true } } as PluginPorts;
  return [...PLUGIN_FACTORIES.flatMap((create) => [...(create(ports).tools ?? [])]), readKnowledgeTool()];
}

/** The database provides `kb.search` with a user's first site; its data is in the migration. */
function readKnowledgeTool(): CatalogueTool {
  const sql = readFileSync(resolve(import.meta.dirname, KNOWLEDGE), "utf8");
  const schema: Json = JSON.parse(/'(\{"type": "object"[^']*)',/.exec(sql)?.[1] ?? "null");
  const description = /v_description text := '((?:[^']|'')*)'/.exec(sql)?.[1]?.replaceAll("''", "'");
  if (!isJsonObject(schema) || description === undefined)
    throw new Error(`${KNOWLEDGE} does not contain kb.search`);
  return { operation_id: "kb.search", side_effect: "read", input_schema: schema, description };
}
