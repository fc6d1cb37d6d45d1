import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { renameAliases } from "../../contract/rename-aliases.ts";
import type { Plan, ReadSpan, ToolCandidate } from "../../contract/tool.ts";
import type { Asked } from "../../kernel/stages.ts";
import { toSpans } from "../../planning/aligning/roles/to-spans.ts";
import { overlayArguments } from "../../planning/apply-context.ts";
import { askMissing, askWhich, languageOf, toChoice } from "../../planning/asking/ask-about.ts";
import { alignOne } from "../../planning/deciding/decide.ts";
import { fillArguments } from "../../planning/fill-arguments.ts";
import { findMissing, removeArgument } from "../../planning/schema/find-argument.ts";
import { toTool } from "../to-tool.ts";

interface Input {
  tools: readonly ToolCandidate[];
  query: string;
  context: JsonObject;
}

/** Minimum confidence of values from the request's text. The caller can give other values as `arguments`. */
const MIN_CONFIDENCE = 0.8;

/**
 * Plans the call of a tool that the caller names. The plan is a question if several tools have this name, an argument is
 * missing, or a part of the request is not understood with confidence.
 * @throws ToolgateError CONNECTOR_NOT_FOUND {tool, candidates: []}
 */
export function planNamed(named: NonNullable<Asked["named"]>, { tools, query, context }: Input): Plan {
  const [tool, ...others] = tools;
  if (tool === undefined) throw notFound(named.tool);
  const filled = tools.map((one) => fillNamed(one, named.arguments, { query, context }));
  const choices = tools.map((one, i) => toChoice(one, filled[i] ?? NOT_FILLED));
  const [choice] = choices;
  const [own = NOT_FILLED] = filled;
  const asking = { language: languageOf(query), confidence: 0 };
  if (others.length > 0 || choice === undefined)
    return {
      ...askWhich({ ...asking, choices, reason: "several tools have this operation id" }),
      ...own.read,
    };
  if (choice.missing.length > 0)
    return { ...askMissing(choice, { ...asking, reason: "a required argument is missing" }), ...own.read };
  if (own.isUnsure) {
    const reason = "a value of the request was not understood with confidence";
    return { ...askWhich({ ...asking, choices: [choice], reason }), ...own.read };
  }
  return {
    kind: "tool_call",
    call: { tool: toTool(tool), arguments: choice.arguments },
    confidence: 1,
    reason: "the caller named the tool",
    ...own.read,
  };
}

interface Filled {
  arguments: JsonObject;
  missing: string[];
  /** Whether a value of the request may belong to the tool without a clear argument for it. */
  isUnsure: boolean;
  read: { reading?: readonly ReadSpan[] };
}

const NOT_FILLED: Filled = { arguments: {}, missing: [], isUnsure: false, read: {} };

/** Uses the given arguments, then the context. The request's text is only used if no arguments are given. */
function fillNamed(
  candidate: ToolCandidate,
  given: JsonObject | null,
  { query, context }: Omit<Input, "tools">,
): Filled {
  const { input_schema: schema, fields } = candidate;
  const found = given === null ? alignOne({ query, context, candidate }) : null;
  if (found === null) {
    const known = fillArguments({ schema, query: "", context, fields }).arguments;
    const args = overlayArguments(known, renameAliases(schema, given ?? {}));
    return { arguments: args, missing: findMissing(schema, args), isUnsure: false, read: {} };
  }
  const { alignment, request } = found;
  const args = structuredClone(alignment.filling.arguments);
  const doubtful = alignment.filling.filled.filter(
    ({ source, sure, isAnchored }) => source === "query" && (sure < MIN_CONFIDENCE || !isAnchored),
  );
  for (const { slot } of doubtful) removeArgument(args, slot.path);
  const left = new Set([...alignment.leftover, ...doubtful.flatMap(({ tokens }) => tokens)]);
  const isLeft = request.reading.values.some(({ first, last }) => {
    for (let i = first; i <= last; i++) if (left.has(i)) return true;
    return false;
  });
  const roles = alignment.roles.map((role, i) => (left.has(i) ? { role: "not_understood" as const } : role));
  return {
    arguments: args,
    missing: findMissing(schema, args),
    isUnsure: doubtful.length > 0 || isLeft,
    read: { reading: toSpans(request, roles) },
  };
}

function notFound(tool: string): ToolgateError {
  return new ToolgateError(
    "CONNECTOR_NOT_FOUND",
    `There is no active tool ${JSON.stringify(tool)}. Use its tool_id or operation_id. Its connector must be active and included in connector_ids, and the agent's file must list the tool.`,
    { details: { tool, candidates: [] } },
  );
}
