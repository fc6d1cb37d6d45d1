import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "js-yaml";
import type { JsonObject } from "../../src/base/json.ts";

/** The example connector examples/jira/jira.yaml with the address of the local substitute. */
export function writeJiraDocument(url: string): JsonObject {
  const text = readFileSync(resolve(import.meta.dirname, "../../examples/jira/jira.yaml"), "utf8");
  return { ...(load(text) as JsonObject), servers: [{ url: `${url}/rest/api/2` }] };
}
