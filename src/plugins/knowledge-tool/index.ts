import type { ToolPlugin } from "../../kernel/plugin.ts";
import { searchKnowledge } from "../../memory/search-knowledge.ts";
import { embeddersUnderRules } from "../../privacy/scrubber-of.ts";
import { carryOut, describeOutcome } from "../carry-out.ts";
import type { PluginPorts } from "../plugin-ports.ts";

const DEFAULT_LIMIT = 5;

/** Executes `kb.search`: passages of the caller's own sites; no call leaves the house. */
export function knowledgeTool({ database, embedders }: PluginPorts): ToolPlugin {
  return {
    name: "knowledge-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    execute(context) {
      const { asked, call } = context.payload;
      const { arguments: args } = call;
      return carryOut(context, async (note) => {
        const started = performance.now();
        const results = await searchKnowledge(
          { database, embedder: embeddersUnderRules(embedders, asked.policy).wanted },
          asked.caller,
          {
            query: String(args["query"]),
            site_id: typeof args["site_id"] === "string" ? args["site_id"] : null,
            limit: typeof args["limit"] === "number" ? args["limit"] : DEFAULT_LIMIT,
          },
        );
        const duration_ms = Math.round(performance.now() - started);
        note({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: { results } });
        return { results };
      });
    },
  };
}
