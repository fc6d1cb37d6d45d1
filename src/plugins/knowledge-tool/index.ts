import type { ToolPlugin } from "../../kernel/plugin.ts";
import { searchKnowledge } from "../../memory/search-knowledge.ts";
import { embeddersUnderRules } from "../../privacy/apply-rules.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { describeOutcome, executeCall } from "../tool-call.ts";

const DEFAULT_LIMIT = 5;

/** Executes `kb.search`: returns passages of the caller's own sites, without a call to an API. */
export function knowledgeTool({ database, embedders }: PluginPorts): ToolPlugin {
  return {
    name: "knowledge-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    execute(context) {
      const { asked, call } = context.payload;
      const { arguments: args } = call;
      return executeCall(context, async (record) => {
        const started = performance.now();
        const results = await searchKnowledge(
          { database, embedders: embeddersUnderRules(embedders, asked.policy) },
          asked.caller,
          {
            query: String(args["query"]),
            site_id: typeof args["site_id"] === "string" ? args["site_id"] : null,
            limit: typeof args["limit"] === "number" ? args["limit"] : DEFAULT_LIMIT,
          },
        );
        const duration_ms = Math.round(performance.now() - started);
        record({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: { results } });
        return { results };
      });
    },
  };
}
