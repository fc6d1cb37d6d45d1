import type { Plugin } from "../../kernel/plugin.ts";
import { searchKnowledge } from "../../memory/search-knowledge.ts";
import { embeddersUnderRules } from "../../policy/scrub/scrubber-of.ts";
import { describeOutcome } from "../describe-outcome.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { plannedCall } from "../prepare-call.ts";

const DEFAULT_LIMIT = 5;

/** Executes `kb.search`: passages of the caller's own sites; no call leaves the house. */
export function knowledgeTool({ database, embedders }: PluginPorts): Plugin {
  return {
    name: "knowledge-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async preview(context) {
      return { arguments: plannedCall(context).arguments };
    },
    async execute(context) {
      const { payload } = context;
      const { arguments: args } = plannedCall(context);
      payload.request = { arguments: args };
      if (payload.dry_run) {
        payload.result = { request: { arguments: args } };
        return context;
      }
      const started = performance.now();
      const results = await searchKnowledge(
        { database, embedder: embeddersUnderRules(embedders, payload.policy).wanted },
        payload.caller,
        {
          query: String(args["query"]),
          site_id: typeof args["site_id"] === "string" ? args["site_id"] : null,
          limit: typeof args["limit"] === "number" ? args["limit"] : DEFAULT_LIMIT,
        },
      );
      payload.outcome = describeOutcome(null, true, { duration_ms: Math.round(performance.now() - started) });
      payload.result = { results };
      payload.whole_answer = payload.result;
      return context;
    },
  };
}
