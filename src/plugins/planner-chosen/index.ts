import { renameAliases } from "../../base/arguments.ts";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { OpenQuestion } from "../../contract/stored-shapes.ts";
import { type Plan, type ReadSpan, type ToolCandidate, toTool } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import type { Asked, Found } from "../../kernel/stages.ts";
import { toSpans } from "../../planning/aligning/roles/to-spans.ts";
import { overlayArguments } from "../../planning/apply-context.ts";
import { answerQuestion } from "../../planning/asking/answer-question.ts";
import { askMissing, askWhich, languageOf, toChoice } from "../../planning/asking/ask-about.ts";
import { composeRefusal } from "../../planning/asking/compose-question.ts";
import { readAnswerSpans } from "../../planning/asking/read-answer-spans.ts";
import { alignOne } from "../../planning/deciding/decide.ts";
import { fillArguments } from "../../planning/fill-arguments.ts";
import { findMissing, removeArgument } from "../../planning/schema/find-argument.ts";
import { type ArgumentValidator, createArgumentValidator } from "../../planning/schema/validate-arguments.ts";

const NOT_UNDERSTOOD = "the answer does not identify a choice or a value";

/** Plans the tool that a caller names, or the answer to the last question of the conversation. */
export function plannerChosen(): PlannerPlugin {
  const validate = createArgumentValidator();

  return {
    name: "planner-chosen",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 5,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      if (history.length > 0) return context;
      const { asked, found, planned } = payload;
      if (asked.named !== null) {
        const plan = planNamed(asked.named, {
          tools: found.named_tools,
          query: user_input,
          context: asked.user_context_data,
        });
        return withResults(context, { planned: { ...planned, plan } });
      }
      if (found.open_question === null) return context;
      const plan = planAnswer(found.open_question, user_input, payload, validate);
      if (plan === null) return withResults(context, { found: { ...found, open_question: null } });
      // Candidates for the words of an answer are not relevant.
      return withResults(context, {
        found: { ...found, candidates: [], match_confidence: 0 },
        planned: { ...planned, plan },
      });
    },
  };
}

/** The plan that results from an answer; null if the text is not an answer. */
function planAnswer(
  open: OpenQuestion,
  text: string,
  { asked, found }: { asked: Asked; found: Found },
  validate: ArgumentValidator,
): Plan | null {
  const { user_context_data: context } = asked;
  const [first] = found.candidates;
  const isChoice = open.choices.some(({ tool_id }) => tool_id === first?.tool_id);
  const search = { confidence: found.match_confidence, isChoice };
  const answer = answerQuestion(open, { text, context, search, validate });
  if (answer === null) return null;
  const language = languageOf(open.request);
  if (answer.kind === "refused") return askForNewRequest(language);
  if (answer.kind === "unclear") return askAgain(open, language);
  const { tool, missing, faults } = answer;
  const reading = readAnswerSpans(text, {
    before: answer.choice.arguments,
    after: answer.arguments,
    context,
  });
  if (missing.length > 0 || faults.length > 0) {
    const reason = faults.length > 0 ? "a value does not fit" : "a required argument is missing";
    return { ...askMissing(toChoice(tool, answer), { language, confidence: 1, reason, faults }), reading };
  }
  return {
    kind: "tool_call",
    call: { tool: toTool(tool), arguments: answer.arguments },
    confidence: 1,
    reason: "the caller's answer to the previous question",
    reading,
  };
}

function askAgain({ choices, missing, tools }: OpenQuestion, language: string): Plan {
  const left = choices.filter(({ tool_id }) => tools.some((tool) => tool.tool_id === tool_id));
  const [choice] = left;
  const asking = { language, reason: NOT_UNDERSTOOD };
  if (choice !== undefined && missing.length > 0) return askMissing(choice, { ...asking, confidence: 1 });
  return askWhich({ ...asking, choices: left, confidence: 0 });
}

/** A question without choices is not stored, so the next message is a new request. */
function askForNewRequest(language: string): Plan {
  return {
    kind: "question",
    question: composeRefusal(language),
    candidates: [],
    missing: [],
    choices: [],
    confidence: 0,
    reason: "the caller rejected all proposals",
  };
}

interface Input {
  tools: readonly ToolCandidate[];
  query: string;
  context: JsonObject;
}

/** Minimum confidence of values from the request's text. The caller can give other values as `arguments`. */
const MIN_CONFIDENCE = 0.8;

/**
 * Plans the call of a tool that the caller names. The plan is a question if several tools have this name, an
 * argument is missing, or a part of the request is not understood with confidence.
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
