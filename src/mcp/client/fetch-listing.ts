import type { StandardSchemaV1 } from "@modelcontextprotocol/client";
import { escapeSegment, type Fault, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/text.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import { createRedactor } from "../../calling/redaction/redact.ts";
import { redactError } from "../../calling/redaction/redact-error.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { LoadedMcpServer, McpDefinition, McpTransport } from "../../contract/mcp-tool.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { findPoisonedTexts } from "../../prompt-safety/find-signs.ts";
import { compileTool, type McpToolRow } from "./compile-tool.ts";
import { type McpPorts, mayNeedOtherVariant } from "./create-transport.ts";
import { createBudget, LIST_LIMITS, SERVER_LIMITS, TIME_LIMIT_MS } from "./limits.ts";
import { type McpConnection, openConnection } from "./open-connection.ts";
import { readDefinition } from "./read-definition.ts";

/** The server to list; a missing name is read from the server. */
export type McpTarget = Pick<
  LoadedMcpServer,
  "url" | "credentials" | "transport" | "protocol_version" | "secrets" | "trust_hints"
> & { name: string | null };

export interface OfferedTool {
  name: string;
  definition: McpDefinition;
  digest: string;
  /** The tool as a catalogue row. */
  row: McpToolRow;
}

/** A server's description and tools at one moment. */
export interface McpListing {
  server: {
    transport: McpTransport;
    protocol_version: string;
    server_name: string | null;
    server_version: string | null;
    instructions: string | null;
  };
  tools: OfferedTool[];
  /** False if there are more tools; nothing is concluded about those that are missing. */
  is_complete: boolean;
  report: { skipped: { operation: string; reason: string }[]; warnings: Fault[] };
}

/**
 * Connects to a server and lists its tools. Nothing that is returned or thrown contains a secret.
 *
 * @throws ToolgateError EGRESS_BLOCKED | AUTH_FAILED | API_ERROR
 */
export async function fetchListing(
  target: McpTarget,
  ports: McpPorts,
  signal?: AbortSignal,
): Promise<McpListing> {
  const known = Object.values(target.secrets);
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const options = {
    ...ports,
    secrets: target.secrets,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    onToken: (token: string) => known.push(token),
    budget: createBudget(),
  };
  try {
    return await listOnce(withoutVersion(target), options);
  } catch (error) {
    const isRemembered = target.transport !== null;
    if (!isRemembered || !mayNeedOtherVariant(error)) {
      throw redactError(error, createRedactor(known), known);
    }
  }
  try {
    return await listOnce({ ...target, transport: null, protocol_version: null }, options);
  } catch (error) {
    throw redactError(error, createRedactor(known), known);
  }

  async function listOnce(server: McpTarget, given: typeof options): Promise<McpListing> {
    const connection = await openConnection(server, given);
    try {
      return await readListing(connection, server, known);
    } finally {
      connection.close();
    }
  }
}

/** A modern server with a known version is not asked for its description, but a listing needs it. */
function withoutVersion(target: McpTarget): McpTarget {
  return target.transport === "streamable-http" ? { ...target, protocol_version: null } : target;
}

async function readListing(
  connection: McpConnection,
  target: McpTarget,
  known: string[],
): Promise<McpListing> {
  const { tools: raw, cut } = await listTools(connection);
  const redact = createRedactor(known);
  const server = describeServer(connection, redact);
  const name = target.name ?? server.server_name ?? new URL(target.url).host;
  const access = { ...target, name, transport: server.transport, protocol_version: server.protocol_version };
  const tools = new Map<string, OfferedTool>();
  const skipped: McpListing["report"]["skipped"] = [];
  const warnings: Fault[] = [];
  if (cut !== null)
    warnings.push({ pointer: "/tools", message: `The list was not read to its end: ${cut}.` });
  const giveWay = createPauses();
  for (const one of raw) {
    await giveWay();
    const read = readDefinition(one, redact);
    if ("reason" in read) skipped.push({ operation: read.name, reason: read.reason });
    else if (tools.has(read.name))
      skipped.push({ operation: read.name, reason: "an earlier tool has this name" });
    else {
      const { name: tool, definition, digest } = read;
      tools.set(tool, { name: tool, definition, digest, row: compileTool(access, read) });
      warnings.push(...read.cut.map((message) => ({ pointer: `/tools/${escapeSegment(tool)}`, message })));
    }
  }
  const texts = Object.fromEntries([...tools].map(([tool, { definition }]) => [tool, definition]));
  const said = { instructions: server.instructions, tools: texts } as unknown as JsonObject;
  warnings.push(...findPoisonedTexts(said));
  return { server, tools: [...tools.values()], is_complete: cut === null, report: { skipped, warnings } };
}

/** Milliseconds of reading after which other requests have their turn. */
const MAX_WORK_MS = 20;

function createPauses(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < MAX_WORK_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}

function describeServer(
  { client, transport, protocol_version }: McpConnection,
  redact: (text: string) => string,
): McpListing["server"] {
  const info = client.getServerVersion();
  const kept = (text: unknown, limit: number) =>
    typeof text === "string" && text.trim() !== "" ? toStorable(redact(text.slice(0, limit))) : null;
  const line = (text: unknown, limit: number) => cleanText(kept(text, limit) ?? "", limit) || null;
  return {
    transport,
    protocol_version: toStorable(protocol_version),
    server_name: line(info?.title ?? info?.name, SERVER_LIMITS.name),
    server_version: line(info?.version, SERVER_LIMITS.version),
    instructions: kept(client.getInstructions(), SERVER_LIMITS.instructions),
  };
}

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
async function listTools(connection: McpConnection): Promise<RawList> {
  const tools: Json[] = [];
  const pages = listPages(connection);
  for (let page = await pages.next(); ; page = await pages.next()) {
    if (page.done) return { tools, cut: page.value };
    const room = LIST_LIMITS.tools - tools.length;
    // A page may have a million entries.
    tools.push(...page.value.slice(0, room));
    if (page.value.length > room) return { tools, cut: `it has more than ${LIST_LIMITS.tools} tools` };
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
