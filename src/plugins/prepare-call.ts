import { ToolgateError } from "../contract/errors.ts";
import type { Database } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import { preparedCall } from "../contract/shape.ts";
import type { PreparedCall, ToolCall, ToolDefinition } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";

const PrepareCallShape = preparedCall();

/** The call this run has planned. */
export function plannedCall({ payload }: SharedContext): ToolCall {
  if (payload.plan?.kind !== "tool_call") throw new ToolgateError("INTERNAL", "There is no call to execute.");
  return payload.plan.call;
}

/** What the search fetched ahead, if it guessed the tool right; kept with the run for preview and execution. */
export async function prepareCall<Definition extends ToolDefinition>(
  { payload }: SharedContext,
  { tool }: ToolCall,
  database: Database,
  kind: Definition["kind"],
): Promise<PreparedCall<Definition>> {
  const ahead = payload.prepared?.open();
  const prepared =
    ahead?.tool_id === tool.tool_id
      ? ahead
      : await database.call(
          "prepare_call",
          {
            p_user_id: payload.caller.user_id,
            p_tool_id: tool.tool_id,
          },
          PrepareCallShape,
        );
  if (prepared.definition.kind !== kind) {
    throw new ToolgateError("INTERNAL", `This tool is no ${kind}.`, { details: { reason: "definition" } });
  }
  if (prepared !== ahead) payload.prepared = new Sealed(prepared);
  return prepared as PreparedCall<Definition>;
}
