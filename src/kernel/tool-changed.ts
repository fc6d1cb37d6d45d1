import { ToolgateError } from "../contract/errors.ts";
import type { SideEffect, Tool } from "../contract/tool.ts";

type Named = Pick<Tool, "operation_id" | "connector_id">;

/** CONFLICT: the effect of a tool is not the one that its call was planned with. */
export function effectChanged(tool: Named, planned: SideEffect, current: SideEffect): ToolgateError {
  return toolChanged(
    tool,
    `${tool.operation_id} has changed since this request began: its side effect was ${planned} and is now ${current}. Nothing was sent. Send the request again to use the tool as it is now.`,
    { planned, current },
  );
}

/** CONFLICT: the definition or the arguments of a tool are not those that its call was planned with. */
export function definitionChanged(tool: Named): ToolgateError {
  return toolChanged(
    tool,
    `${tool.operation_id} has changed since this request began: its address, its arguments or what it sends is different now. Nothing was sent. Send the request again to use the tool as it is now.`,
  );
}

function toolChanged({ operation_id, connector_id }: Named, message: string, more = {}): ToolgateError {
  return new ToolgateError("CONFLICT", message, {
    details: { reason: "tool_changed", operation_id, connector_id, ...more },
  });
}
