import { escapeSegment, type Fault, type JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/storable-text.ts";
import { createRedactor } from "../../calling/redaction/redact.ts";
import { redactError } from "../../calling/redaction/redact-error.ts";
import type { LoadedMcpServer, McpDefinition, McpTransport } from "../../contract/mcp-tool.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { findPoisonedTexts } from "../../prompt-safety/find-signs.ts";
import { compileTool, type McpToolRow } from "./compile-tool.ts";
import { createBudget } from "./create-budget.ts";
import type { McpPorts } from "./create-mcp-fetch.ts";
import { SERVER_LIMITS, TIME_LIMIT_MS } from "./limits.ts";
import { listTools } from "./list-tools.ts";
import { mayNeedOtherVariant } from "./list-variants.ts";
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
      throw redactError(error, createRedactor(known));
    }
  }
  try {
    return await listOnce({ ...target, transport: null, protocol_version: null }, options);
  } catch (error) {
    throw redactError(error, createRedactor(known));
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
  for (const one of raw) {
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
