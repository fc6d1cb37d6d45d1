import { Type } from "@sinclair/typebox";
import type { StoredPolicy } from "../../contract/policy.ts";
import { Sealed } from "../../contract/sealed.ts";
import {
  CallerShape,
  nullable,
  preparedCall,
  type Shape,
  StoredPolicyShape,
  ToolDescriptionShape,
} from "../../contract/shape.ts";
import type { PreparedCall, ToolCandidate } from "../../contract/tool.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import { governTools } from "../../policy/apply-policy.ts";
import { toStorable } from "../../policy/to-storable.ts";
import { admitCaller } from "../admit-caller.ts";
import type { PluginPorts } from "../plugin-ports.ts";

interface Found {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
  tools: Omit<ToolCandidate, "score">[];
  /** Of a single tool. */
  call: PreparedCall | null;
}

const FoundShape: Shape<Found> = Type.Object({
  caller: CallerShape,
  policy: StoredPolicyShape,
  tools: Type.Array(ToolDescriptionShape),
  call: nullable(preparedCall()),
});

/** Recalls the tools that a caller names, instead of a search. */
export function namedToolMemory({ database, environment }: PluginPorts): Plugin {
  return {
    name: "named-tool-memory",
    plugin_type: "MEMORY",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      const { payload } = context;
      const { named, caller, connector_ids: within } = payload;
      if (named === null) return context;
      const found = await database.call(
        "find_named_tools",
        {
          p_user_id: caller.user_id,
          p_key_hash: caller.key_hash,
          p_scope: "agent:query",
          p_tool: toStorable(named.tool),
          p_agent_id: caller.agent_id,
          p_conversation_id: payload.conversation_id,
          p_oauth_client: caller.oauth_client ?? null,
        },
        FoundShape,
      );
      const policy = admitCaller(payload, found, environment);
      const reachable = found.tools.filter(
        ({ connector_id }) => within === null || (connector_id !== null && within.includes(connector_id)),
      );
      payload.named_tools = governTools(policy, reachable).map((tool) => ({ ...tool, score: 0 }));
      payload.prepared = found.call && new Sealed(found.call);
      return context;
    },
  };
}
