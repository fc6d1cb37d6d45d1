import type { RequestPreview } from "../../contract/http-operation.ts";
import type { Json, JsonObject } from "../../contract/json.ts";
import type { McpToolDefinition } from "../../contract/mcp-tool.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { ToolCall } from "../../contract/tool.ts";
import { createTokenSource } from "../../execution/oauth-token.ts";
import { createTokenCache } from "../../execution/token-cache.ts";
import { tracedSender } from "../../execution/trace-sender.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { callTool } from "../../mcp-client/call-tool.ts";
import { fetchListing } from "../../mcp-client/look-at-server.ts";
import { carryOut } from "../carry-out.ts";
import { describeOutcome } from "../describe-outcome.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { loadDefinition, readSecrets, secretsFor } from "../prepare-call.ts";
import { runSender } from "../run-sender.ts";
import { holdCall } from "./hold-call.ts";

/** Calls a tool of an MCP server as its owner accepted it. */
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
      const shown = showCall(definition, call);
      return {
        shown,
        outcome: describeOutcome(shown, false),
        content: new Sealed({ definition, args: call.arguments } satisfies McpRequest),
        secrets_for: definition.credentials.length > 0 ? secretsFor(call, definition) : null,
      };
    },
    execute(context) {
      const { asked, call, gated } = context.payload;
      const { definition, args } = gated.request.content.open() as McpRequest;
      const { name, url } = definition;
      const sent = { method: METHOD, url };
      return carryOut(context, async (note) => {
        const secrets = await readSecrets(context, database);
        const ports = {
          sender: tracedSender(runSender(sender, context), context.telemetry, ""),
          closingSender: sender,
          tokens,
        };
        if (name === null) {
          note({ outcome: describeOutcome(sent, true) });
          const probe = { ...definition, name: null, trust_hints: false, secrets };
          const { server, tools } = await fetchListing(probe, ports, asked.signal);
          note({ outcome: describeOutcome(sent, true, { status: 200 }) });
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
            onChanged: (seen) => holdCall(database, asked.caller.user_id, call.tool, name, seen),
            onSend: () => note({ outcome: describeOutcome(sent, true) }),
            onProgress: asked.onProgress,
          },
        );
        const { status, bytes, duration_ms } = response;
        const met = { ...(status !== null && { status }), bytes, duration_ms, attempts: 1 };
        note({ outcome: describeOutcome(sent, true, met, echoes), whole_answer: result });
        return result;
      });
    },
  };
}

interface McpRequest {
  definition: McpToolDefinition;
  args: JsonObject;
}

const METHOD = "POST";

/**
 * What a person approves: the request of the protocol, and which definition of the tool it counts for. Secrets are in
 * headers that are not part of it.
 */
function showCall(
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
