import { ToolgateError } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { Plan, ToolCandidate } from "../../contract/tool.ts";
import type { Payload } from "../../kernel/shared-context.ts";
import { toChoice } from "../../planning/build-choices.ts";
import { fillArguments } from "../../planning/fill-arguments.ts";
import { overlayArguments } from "../../planning/overlay-arguments.ts";
import { findMissing } from "../../planning/schema/find-missing.ts";
import { toTool } from "../to-tool.ts";
import { askMissing, askWhich } from "./ask.ts";

interface Known {
  tools: readonly ToolCandidate[];
  query: string;
  context: JsonObject;
}

/**
 * The call of a tool that the caller names; a question where several have its name or an argument is missing.
 * @throws ToolgateError CONNECTOR_NOT_FOUND {tool, candidates: []}
 */
export function planNamed(named: NonNullable<Payload["named"]>, { tools, query, context }: Known): Plan {
  const [tool, ...others] = tools;
  if (tool === undefined) throw notFound(named.tool);
  const filled = tools.map((one) => toChoice(one, fillNamed(one, named.arguments, { query, context })));
  const [choice] = filled;
  if (others.length > 0 || choice === undefined) {
    return askWhich(filled, "several tools have this operation id");
  }
  if (choice.missing.length > 0) return askMissing(choice, [], "a required argument is missing");
  return {
    kind: "tool_call",
    call: { tool: toTool(tool), arguments: choice.arguments },
    confidence: 1,
    reason: "the caller named the tool",
  };
}

/** Given arguments win; what they leave out comes from the context, and only without any from the request's words. */
function fillNamed(
  { input_schema: schema, fields }: ToolCandidate,
  given: JsonObject | null,
  { query, context }: Omit<Known, "tools">,
) {
  const read = fillArguments({ schema, query: given === null ? query : "", context, fields });
  const args = overlayArguments(read.arguments, given ?? {});
  return { arguments: args, missing: findMissing(schema, args) };
}

function notFound(tool: string): ToolgateError {
  return new ToolgateError(
    "CONNECTOR_NOT_FOUND",
    `You have no active tool ${JSON.stringify(tool)} here: name it by its tool_id or operation_id; its connector must be active and among connector_ids, and an agent's file must list it.`,
    { details: { tool, candidates: [] } },
  );
}
