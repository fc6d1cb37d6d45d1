import type { StandardSchemaV1 } from "@modelcontextprotocol/client";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import { LIST_LIMITS } from "./limits.ts";
import type { McpConnection } from "./open-connection.ts";

export interface RawList {
  /** As sent by the server, unchecked. */
  tools: Json[];
  /** Why the list is incomplete; null if it is complete. */
  cut: string | null;
}

/** Pages of a server's tools, up to the limits. @throws ToolgateError AUTH_FAILED | API_ERROR */
async function* listPages(connection: McpConnection): AsyncGenerator<Json[], string | null> {
  const { client, trail } = connection;
  if (client.getServerCapabilities()?.tools === undefined) return null;
  const before = trail.bytes;
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < LIST_LIMITS.pages; page++) {
    const params = cursor === undefined ? {} : { cursor };
    const { tools, nextCursor } = await connection.ask("listing its tools", (given) =>
      client.request({ method: "tools/list", params }, ANY_OBJECT, given),
    );
    yield Array.isArray(tools) ? tools : [];
    if (typeof nextCursor !== "string" || nextCursor === "") return null;
    if (seen.has(nextCursor)) return "its pages repeat";
    if (trail.bytes - before > LIST_LIMITS.bytes) return `it is larger than ${LIST_LIMITS.bytes} bytes`;
    seen.add(nextCursor);
    cursor = nextCursor;
  }
  return `it has more than ${LIST_LIMITS.pages} pages`;
}

/** All tools of a server, at most 1,000. @throws ToolgateError AUTH_FAILED | API_ERROR */
export async function listTools(connection: McpConnection): Promise<RawList> {
  const tools: Json[] = [];
  const pages = listPages(connection);
  for (let page = await pages.next(); ; page = await pages.next()) {
    if (page.done) return { tools, cut: page.value };
    tools.push(...page.value);
    if (tools.length > LIST_LIMITS.tools) {
      return { tools: tools.slice(0, LIST_LIMITS.tools), cut: `it has more than ${LIST_LIMITS.tools} tools` };
    }
  }
}

/**
 * The server's current definition of a tool; null if there is none with this name.
 *
 * @throws ToolgateError AUTH_FAILED | API_ERROR, also if the list is incomplete and the tool was not in
 * the part that was read
 */
export async function findTool(connection: McpConnection, name: string): Promise<JsonObject | null> {
  const pages = listPages(connection);
  for (let page = await pages.next(); ; page = await pages.next()) {
    if (page.done && page.value !== null) throw incompleteList(page.value);
    if (page.done) return null;
    const found = page.value.find((tool): tool is JsonObject => isJsonObject(tool) && tool["name"] === name);
    if (found !== undefined) return found;
  }
}

function incompleteList(cut: string): ToolgateError {
  const message = `The MCP server's list of tools was not read to its end (${cut}), and what was read does not have this tool. Nothing was called.`;
  return apiError("too_large", message);
}

/** Each tool is checked on its own, so that an invalid one does not make the whole list unreadable. */
const ANY_OBJECT: StandardSchemaV1<unknown, JsonObject> = {
  "~standard": {
    version: 1 as const,
    vendor: "toolgate",
    validate: (value: unknown) =>
      isJsonObject(value) ? { value } : { issues: [{ message: "must be an object" }] },
  },
};
