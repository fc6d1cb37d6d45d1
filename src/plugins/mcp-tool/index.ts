import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { createTokenSource } from "../../calling/credentials/oauth-token.ts";
import { createTokenCache } from "../../calling/credentials/token-source.ts";
import { tracedSender } from "../../calling/egress/wrap-sender.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { RequestPreview } from "../../contract/http-operation.ts";
import type { McpDefinition, McpToolDefinition } from "../../contract/mcp-tool.ts";
import type { Database } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import { nullable, validated } from "../../contract/shape.ts";
import type { Tool, ToolCall } from "../../contract/tool.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { callTool, type SeenTool } from "../../mcp/client/call-tool.ts";
import { fetchListing } from "../../mcp/client/fetch-listing.ts";
import { findDifferences } from "../../mcp/client/read-definition.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { type PluginPorts, senderForRun } from "../plugin-ports.ts";
import { describeOutcome, executeCall, loadDefinition, readSecrets, secretsFor } from "../tool-call.ts";

const METHOD = "POST";

const NoteMcpToolShape = nullable(validated<McpDefinition>());

/** Maximum length of a pointer in a difference. The connector's page shows the whole definitions. */
const MAX_SHOWN = 300;

/** Calls a tool of an MCP server, if it still matches the definition that its owner accepted. */
export function mcpTool({ database, sender }: PluginPorts): ToolPlugin {
  const tokens = createTokenSource(sender, createTokenCache(database));

  return {
    name: "mcp-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const { call } = context.payload;
      const definition = await loadDefinition<McpToolDefinition>(context, database, "mcp");
      const shown = previewCall(definition, call);
      return {
        shown,
        outcome: describeOutcome(shown, false),
        content: new Sealed({ definition, args: call.arguments } satisfies McpRequest),
        secrets_for: definition.credentials.length > 0 ? secretsFor(context, definition) : null,
      };
    },
    execute(context) {
      const { asked, call, gated } = context.payload;
      const { definition, args } = gated.request.content.open() as McpRequest;
      const { name, url } = definition;
      const sent = { method: METHOD, url };
      return executeCall(context, async (record) => {
        const secrets = await readSecrets(context, database);
        const ports = {
          sender: tracedSender(senderForRun(sender, context), context.telemetry, ""),
          closingSender: sender,
          tokens,
        };
        if (name === null) {
          record({ outcome: describeOutcome(sent, true) });
          const probe = { ...definition, name: null, trust_hints: false, secrets };
          const { server, tools } = await fetchListing(probe, ports, asked.signal);
          record({ outcome: describeOutcome(sent, true, { status: 200 }) });
          return { ...server, tools: tools.length };
        }
        const { result, response, echoes } = await callTool(
          {
            definition: { ...definition, name },
            args,
            secrets,
            signal: asked.signal,
            once: gated.sends_once,
          },
          ports,
          {
            onChanged: (seen) => rejectChangedTool(database, asked.caller.user_id, call.tool, name, seen),
            onSend: () => record({ outcome: describeOutcome(sent, true) }),
            onProgress: asked.onProgress,
          },
        );
        const { status, bytes, duration_ms } = response;
        const received = { ...(status !== null && { status }), bytes, duration_ms, attempts: 1 };
        record({ outcome: describeOutcome(sent, true, received, echoes), whole_answer: result });
        return result;
      });
    },
  };
}

interface McpRequest {
  definition: McpToolDefinition;
  args: JsonObject;
}

/**
 * The request for display and approval: the protocol's request, and the digest of the tool's definition. It does not
 * include the headers with secrets.
 */
function previewCall(
  { url, name, digest }: McpToolDefinition,
  { arguments: args }: ToolCall,
): RequestPreview & { body: Json } {
  const call: JsonObject = { name: name ?? "", arguments: args };
  const body = name === null ? { method: "tools/list" } : { method: "tools/call", params: call };
  return {
    method: METHOD,
    url,
    headers: { "content-type": "application/json" },
    body,
    definition: digest.slice(0, 16),
  };
}

/**
 * Stores the server's new definition of a tool for review by its owner, and rejects the call.
 * @throws ToolgateError CONFLICT {reason: "tool_changed" | "tool_gone", connector_id, tool, differences?}
 */
export async function rejectChangedTool(
  database: Database,
  userId: string | null,
  { connector_id }: Tool,
  name: string,
  seen: SeenTool,
): Promise<never> {
  const isUsable = seen !== null && "definition" in seen;
  const accepted = await database.call(
    "note_mcp_tool",
    {
      p_user_id: userId,
      p_connector_id: connector_id,
      p_name: name,
      p_offered: isUsable ? seen.definition : null,
      p_digest: isUsable ? seen.digest : null,
      p_unusable: seen !== null && !isUsable ? seen.unusable : null,
    },
    NoteMcpToolShape,
  );
  const details = { connector_id, tool: name };
  if (seen === null) {
    throw new ToolgateError(
      "CONFLICT",
      `The MCP server no longer has the tool ${cleanText(name, 200)}. Nothing was called.`,
      { details: { reason: "tool_gone", ...details } },
    );
  }
  if (!isUsable) {
    throw new ToolgateError(
      "CONFLICT",
      `The MCP server changed the tool ${cleanText(name, 200)}, and its new definition cannot be used. Nothing was called. The connector's page shows the reason to its owner.`,
      { details: { reason: "tool_changed", ...details, differences: [] } },
    );
  }
  throw new ToolgateError(
    "CONFLICT",
    `The MCP server describes ${cleanText(name, 200)} differently from the accepted definition, so it was not called. Its owner must review and accept the change: on the connector's page, or with GET /functions/v1/connectors/${connector_id}/mcp-tools and POST …/mcp-tools/accept {"tools": [{"name", "digest"}]}, with the values that GET returns.`,
    { details: { reason: "tool_changed", ...details, differences: describeDifferences(accepted, seen) } },
  );
}

/**
 * Pointers to the differences, for callers. Texts that were not accepted must not reach their model, so a pointer ends
 * before a name that the server has added. Only the owner sees the texts.
 */
function describeDifferences(
  accepted: McpDefinition | null,
  seen: { definition: McpDefinition },
): JsonObject[] {
  const before = accepted as unknown as JsonObject | null;
  const after = seen.definition as unknown as JsonObject;
  const pointers = findDifferences(before, after).map(({ pointer }) => knownPart(pointer, before));
  return [...new Set(pointers)].slice(0, 20).map((pointer) => ({ pointer: cleanText(pointer, MAX_SHOWN) }));
}

/** The first segment is a member that Toolgate defines; the following names come from the server. */
function knownPart(pointer: string, accepted: Json): string {
  const [, first = "", ...others] = pointer.split("/");
  let known = `/${first}`;
  let value = memberOf(accepted, first);
  for (const part of others) {
    value = memberOf(value, part);
    if (value === undefined) break;
    known += `/${part}`;
  }
  return known;
}

function memberOf(value: Json | undefined, part: string): Json | undefined {
  const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
  const isHolder = isJsonObject(value) || Array.isArray(value);
  return isHolder ? new Map(Object.entries(value)).get(name) : undefined;
}
