import { toolsEndpoints as endpoints } from "../contract/api/tools.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { findTools } from "../search/find-tools.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";

const DEFAULT_LIMIT = 10;

/** Tools: search the caller's catalogue. */
export function tools(platform: Platform, embedders: Embedders): EdgeFunction {
  return createFunction("tools", platform, (app) => {
    bindEndpoint(app, platform, endpoints.search, async ({ caller, body }) => {
      const { query, limit = DEFAULT_LIMIT } = body;
      const found = await findTools({ ...platform, embedders }, caller, query);
      return {
        tools: found.candidates.slice(0, limit).map((candidate) => ({
          tool_id: candidate.tool_id,
          name: candidate.name,
          operation_id: candidate.operation_id,
          ...(candidate.connector_id && { connector_id: candidate.connector_id }),
          source: candidate.source,
          side_effect: candidate.side_effect,
          score: candidate.score,
          input_schema: candidate.input_schema,
        })),
      };
    });
  });
}
