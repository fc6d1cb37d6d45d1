import { Type } from "@sinclair/typebox";
import { governTools } from "../../agents/policy.ts";
import { toStorable } from "../../base/text.ts";
import type { StoredPolicy } from "../../contract/policy.ts";
import { Sealed } from "../../contract/sealed.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import {
  CallerShape,
  preparedCall,
  StoredPolicyShape,
  type StoredQuestion,
  ToolDescriptionShape,
} from "../../contract/stored-shapes.ts";
import type { PreparedCall, ToolDescription } from "../../contract/tool.ts";
import type { MemoryPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { admitCaller, type PluginPorts } from "../plugin-ports.ts";

interface NamedTools {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
  tools: ToolDescription[];
  /** The last question of the conversation, as JSON. It is now claimed by this caller. */
  open: string | null;
  /** Only if one tool was found. */
  call: PreparedCall | null;
}

const NamedToolsShape: Shape<NamedTools> = Type.Object({
  caller: CallerShape,
  policy: StoredPolicyShape,
  tools: Type.Array(ToolDescriptionShape),
  open: nullable(Type.String()),
  call: nullable(preparedCall()),
});

/** Finds the tools that a caller names, without a search. */
export function namedToolMemory({ database, environment }: PluginPorts): MemoryPlugin {
  return {
    name: "named-tool-memory",
    plugin_type: "MEMORY",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      const { asked } = context.payload;
      const { named, caller, connector_ids: within } = asked;
      if (named === null) return context;
      const loaded = await database.call(
        "find_named_tools",
        {
          p_user_id: caller.user_id,
          p_key_hash: caller.key_hash,
          p_scope: "agent:query",
          p_tool: toStorable(named.tool),
          p_agent_id: caller.agent_id,
          p_conversation_id: asked.conversation_id,
          p_oauth_client: caller.oauth_client ?? null,
        },
        NamedToolsShape,
      );
      const admitted = admitCaller(asked, loaded, environment);
      const reachable = loaded.tools.filter(
        ({ connector_id }) => within === null || (connector_id !== null && within.includes(connector_id)),
      );
      return withResults(context, {
        asked: admitted,
        found: {
          ...context.payload.found,
          named_tools: governTools(admitted.policy, reachable).map((tool) => ({ ...tool, score: 0 })),
          seen: loaded.open === null ? {} : ((JSON.parse(loaded.open) as StoredQuestion).seen ?? {}),
          prepared: loaded.call && new Sealed(loaded.call),
        },
      });
    },
  };
}
