import { governTools, resolvePolicy } from "../agents/policy.ts";
import { VERSION } from "../base/version.ts";
import { findTools, listFound } from "../catalogue/search/find-tools.ts";
import { asToolgateError } from "../contract/errors.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { checkQuery } from "../http/agent-query.ts";
import { describeRequest } from "../http/answer-run.ts";
import { checkShape } from "../http/read-body.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { callerArguments } from "../kernel/stages.ts";
import type { CreateMcpParts, McpParts } from "../mcp/server/mcp-parts.ts";
import type { McpCaller } from "../mcp/server/session.ts";
import { runQuery } from "../runs/run-query.ts";
import { runToolOnce } from "../runs/run-tool.ts";

interface McpComposition {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
}

/**
 * Creates the operations that an MCP server offers its caller: the functions behind `tools/search`,
 * `tools/{id}/run` and `agent-query`.
 */
export function createMcpParts(composition: McpComposition): CreateMcpParts {
  return (request, caller) => createParts(composition, request, caller);
}

function createParts(
  { platform, embedders, kernel }: McpComposition,
  { headers, requestId }: { headers: Headers; requestId: string },
  { caller }: McpCaller,
): McpParts {
  const { database, tracer, config, logger } = platform;
  // Same as for other endpoints: an API key is identified by its hash.
  const who = { ...caller, user_id: callerArguments(caller).p_user_id };
  return {
    database,
    environment: config.environment,
    version: VERSION,
    checkShape,
    asToolgateError: (error) => asToolgateError(error, logger.with({ request_id: requestId })),
    async findTools(query) {
      const found = await findTools({ database, embedders }, who, query);
      return governTools(resolvePolicy(found.policy, config.environment), listFound(found));
    },
    runTool: ({ idempotency_key = null, ...request }) =>
      tracer.trace(headers, describeRequest("execute_tool"), async (telemetry) => {
        const run = { request: { ...request, entry: "mcp" as const }, idempotencyKey: idempotency_key };
        const parts = { platform, kernel: await kernel };
        const { answer, failure } = await runToolOnce(parts, who, run, telemetry);
        return { body: answer.body, failure };
      }),
    ask: ({ body, signal, onProgress }) =>
      tracer.trace(headers, describeRequest("invoke_agent", "manager"), async (telemetry) => {
        checkQuery(body);
        const key = body["idempotency_key"];
        const inbound = { media_type: "application/json", body };
        const query = {
          inbound,
          idempotencyKey: typeof key === "string" ? key : null,
          signal,
          onProgress,
          entry: "mcp" as const,
        };
        const parts = { platform, kernel: await kernel };
        const { answer, failure } = await runQuery(parts, who, query, telemetry);
        return { body: answer.body, failure };
      }),
  };
}
