import { Type } from "@sinclair/typebox";
import { governTools } from "../../agents/policy.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Shape } from "../../contract/shape.ts";
import { ToolDescriptionShape } from "../../contract/stored-shapes.ts";
import { type Plan, type ToolCandidate, type ToolDescription, toTool } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { type ThinkingContext, withResults } from "../../kernel/shared-context.ts";
import { searchKnowledge } from "../../memory/search-knowledge.ts";
import { isCommand } from "../../planning/deciding/decide.ts";
import { embeddersUnderRules } from "../../privacy/apply-rules.ts";
import { findChat, type PluginPorts } from "../plugin-ports.ts";

const FindNamedToolsShape: Shape<NamedTools> = Type.Object({ tools: Type.Array(ToolDescriptionShape) });

const KNOWLEDGE = "kb.search";
/** Minimum score of a passage that answers a question. Below it, one in five best passages is about something else. */
const MIN_SCORE = 0.35;
const CONFIDENCE = 0.8;

/**
 * Plans a search of the knowledge base for questions that match no operation, if the caller may use it and it
 * contains a close passage. If a model is configured, the knowledge base is added to the candidates instead.
 */
export function plannerKnowledge(ports: PluginPorts): PlannerPlugin {
  return {
    name: "planner-knowledge",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 15,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      const { asked, found, planned } = payload;
      if (history.length > 0 || asked.named !== null || !isUndecided(planned.plan) || isCommand(user_input))
        return context;
      const tool = await findKnowledge(context, ports);
      if (tool === null || !(await hasAnswer(context, ports))) return context;
      if (findChat(ports, context) !== null) {
        const others = found.candidates.filter(({ tool_id }) => tool_id !== tool.tool_id);
        const candidates = [...others.slice(0, 2), tool, ...others.slice(2)];
        return withResults(context, { found: { ...found, candidates } });
      }
      const plan: Plan = {
        kind: "tool_call",
        call: { tool: toTool(tool), arguments: { query: user_input } },
        confidence: CONFIDENCE,
        reason: "no operation matches, and the knowledge base contains a close passage",
        ...(planned.plan?.reading && { reading: planned.plan.reading }),
      };
      return withResults(context, { planned: { ...planned, plan } });
    },
  };
}

/** Whether no operation is chosen. A question for a missing argument has its operation. */
function isUndecided(plan: Plan | null): boolean {
  return plan === null || plan.kind === "no_tool" || (plan.kind === "question" && plan.missing.length === 0);
}

interface NamedTools {
  tools: ToolDescription[];
}

/** The knowledge base as a tool under the caller's policy; null if the caller has none. */
async function findKnowledge(
  { payload }: ThinkingContext,
  { database }: PluginPorts,
): Promise<ToolCandidate | null> {
  const { policy, caller, connector_ids: within, conversation_id } = payload.asked;
  const known = payload.found.candidates.find(({ operation_id }) => operation_id === KNOWLEDGE);
  if (known !== undefined || policy === null || within !== null) return known ?? null;
  const { tools } = await database.call(
    "find_named_tools",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_scope: "agent:query",
      p_tool: KNOWLEDGE,
      p_agent_id: caller.agent_id,
      p_conversation_id: conversation_id,
      p_oauth_client: caller.oauth_client ?? null,
    },
    FindNamedToolsShape,
  );
  const [tool] = governTools(policy, tools).filter(({ plugin }) => plugin === "knowledge-tool");
  return tool === undefined ? null : { ...tool, score: 0 };
}

async function hasAnswer(
  { payload, user_input }: ThinkingContext,
  { database, embedders }: PluginPorts,
): Promise<boolean> {
  try {
    const [best] = await searchKnowledge(
      { database, embedders: embeddersUnderRules(embedders, payload.asked.policy) },
      payload.asked.caller,
      { query: user_input, site_id: null, limit: 1 },
    );
    return best?.["strength"] === "strong" && Number(best["score"]) >= MIN_SCORE;
  } catch (error) {
    // A key without the scope for the memory has no knowledge base.
    if (error instanceof ToolgateError && error.code === "FORBIDDEN") return false;
    throw error;
  }
}
