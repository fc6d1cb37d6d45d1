import type { RequestPreview } from "../../contract/http-operation.ts";
import type { Json, JsonObject } from "../../contract/json.ts";
import type { McpToolDefinition } from "../../contract/mcp-tool.ts";
import type { ToolCall } from "../../contract/tool.ts";
import { createTokenSource } from "../../execution/oauth-token.ts";
import { createTokenCache } from "../../execution/token-cache.ts";
import { tracedSender } from "../../execution/trace-sender.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { callTool } from "../../mcp-client/call-tool.ts";
import { fetchListing } from "../../mcp-client/look-at-server.ts";
import { describeOutcome } from "../describe-outcome.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { plannedCall, prepareCall } from "../prepare-call.ts";
import { runSender } from "../run-sender.ts";
import { holdCall } from "./hold-call.ts";

/** Calls a tool of an MCP server as its owner accepted it. */
export function mcpTool({ database, sender }: PluginPorts): Plugin {
  const tokens = createTokenSource(sender, createTokenCache(database));

  async function prepare(context: SharedContext) {
    const call = plannedCall(context);
    const { definition, secrets } = await prepareCall<McpToolDefinition>(context, call, database, "mcp");
    return { call, definition, secrets, preview: previewCall(definition, call) };
  }

  return {
    name: "mcp-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async preview(context) {
      return (await prepare(context)).preview;
    },
    async execute(context) {
      const { payload, telemetry } = context;
      const { call, definition, secrets, preview } = await prepare(context);
      const { name } = definition;
      payload.outcome = describeOutcome(preview, false);
      payload.request = preview;
      if (payload.dry_run) {
        payload.result = { request: preview };
        return context;
      }
      const ports = {
        sender: tracedSender(runSender(sender, payload), telemetry, ""),
        farewell: sender,
        tokens,
      };
      if (name === null) {
        payload.outcome = describeOutcome(preview, true);
        const { server, tools } = await fetchListing(
          { ...definition, name: null, trust_hints: false, secrets },
          ports,
          payload.signal,
        );
        payload.outcome = describeOutcome(preview, true, { status: 200 });
        payload.result = { ...server, tools: tools.length };
        return context;
      }
      const { result, response, echoes } = await callTool(
        {
          definition: { ...definition, name },
          args: call.arguments,
          secrets,
          signal: payload.signal,
          once: payload.sends_once,
        },
        ports,
        {
          onChanged: (seen) => holdCall(database, payload.caller.user_id, call.tool, name, seen),
          onSend() {
            payload.outcome = describeOutcome(preview, true);
          },
          tell: payload.tell,
        },
      );
      const { status, bytes, duration_ms } = response;
      const met = { ...(status !== null && { status }), bytes, duration_ms, attempts: 1 };
      payload.outcome = describeOutcome(preview, true, met, echoes);
      payload.result = result;
      payload.whole_answer = result;
      return context;
    },
  };
}

/**
 * What a person approves: the request of the protocol, and which definition of the tool it counts for. Secrets are in
 * headers that are not part of it.
 */
function previewCall(
  { url, name, digest }: McpToolDefinition,
  { arguments: args }: ToolCall,
): RequestPreview & { body: Json } {
  const call: JsonObject = { name: name ?? "", arguments: args };
  const body = name === null ? { method: "tools/list" } : { method: "tools/call", params: call };
  return {
    method: "POST",
    url,
    headers: { "content-type": "application/json" },
    body,
    definition: digest.slice(0, 16),
  };
}
