import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { renameAliases } from "../../contract/rename-aliases.ts";
import type { Plan, ReadSpan, ToolCandidate } from "../../contract/tool.ts";
import type { Asked } from "../../kernel/stages.ts";
import { toSpans } from "../../planning/aligning/align.ts";
import { alignOne } from "../../planning/aligning/decide.ts";
import { overlayArguments } from "../../planning/apply-context.ts";
import { askMissing, askWhich, languageOf, toChoice } from "../../planning/asking/ask-about.ts";
import { fillArguments } from "../../planning/fill-arguments.ts";
import { findMissing, removeArgument } from "../../planning/schema/find-argument.ts";
import { toTool } from "../to-tool.ts";

interface Known {
  tools: readonly ToolCandidate[];
  query: string;
  context: JsonObject;
}

/** Values of the request's words are taken from here on; the caller can give any others as `arguments`. */
const SURE = 0.8;

/**
 * The call of a tool that the caller names; a question where several have its name, an argument is missing, or a part of the request is not
 * surely understood.
 * @throws ToolgateError CONNECTOR_NOT_FOUND {tool, candidates: []}
 */
export function planNamed(named: NonNullable<Asked["named"]>, { tools, query, context }: Known): Plan {
  const [tool, ...others] = tools;
  if (tool === undefined) throw notFound(named.tool);
  const filled = tools.map((one) => fillNamed(one, named.arguments, { query, context }));
  const choices = tools.map((one, i) => toChoice(one, filled[i] ?? NOTHING));
  const [choice] = choices;
  const [own = NOTHING] = filled;
  const asking = { language: languageOf(query), confidence: 0 };
  if (others.length > 0 || choice === undefined)
    return {
      ...askWhich({ ...asking, choices, reason: "several tools have this operation id" }),
      ...own.read,
    };
  if (choice.missing.length > 0)
    return { ...askMissing(choice, { ...asking, reason: "a required argument is missing" }), ...own.read };
  if (own.isUnsure) {
    const reason = "a value of the request was not surely understood";
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
  /** A value of the request may belong to the tool, but it is not sure where. */
  isUnsure: boolean;
  read: { reading?: readonly ReadSpan[] };
}

const NOTHING: Filled = { arguments: {}, missing: [], isUnsure: false, read: {} };

/** Given arguments win; what they leave out comes from the context, and only without any from the request's words. */
function fillNamed(
  candidate: ToolCandidate,
  given: JsonObject | null,
  { query, context }: Omit<Known, "tools">,
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
    ({ source, sure, isAnchored }) => source === "query" && (sure < SURE || !isAnchored),
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
    `You have no active tool ${JSON.stringify(tool)} here: name it by its tool_id or operation_id; its connector must be active and among connector_ids, and an agent's file must list it.`,
    { details: { tool, candidates: [] } },
  );
}
