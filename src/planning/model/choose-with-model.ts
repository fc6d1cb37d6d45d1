import type { Prompts } from "../../agents/policy.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer, ChatModel } from "../../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../../contract/tool.ts";
import { createFence } from "../../prompt-safety/fence-text.ts";
import { applyContext } from "../apply-context.ts";
import { removeArgument } from "../schema/find-argument.ts";
import { type CheckedChoice, checkChoice } from "./check-choice.ts";
import {
  ASK_USER,
  FINISHED,
  MORE_STEPS,
  NO_TOOL_FITS,
  SEARCH_AGAIN,
  writeChoosePrompt,
  writeCorrection,
} from "./choose-tool-prompt.ts";
import { type Offer, offerFunctions } from "./offer-functions.ts";
import { parseArguments, UNUSABLE_ARGUMENTS } from "./parse-arguments.ts";

export type Usage = ChatAnswer["usage"];

export interface ChooseInput {
  query: string;
  context: JsonObject;
  candidates: readonly ToolCandidate[];
  history?: readonly HistoryEntry[];
  /** Rendered prompts of the agent. */
  prompts?: Prompts | null;
  /** Description of what the rules read in the request. */
  reading?: string;
  /** Searches for other operations with a query of the model; at most once. */
  searchAgain?: (query: string) => Promise<readonly ToolCandidate[]>;
}

export type Choice =
  /** `more_steps`: the request needs another call that uses the result of this one. */
  | {
      kind: "call";
      candidate: ToolCandidate;
      arguments: JsonObject;
      more_steps: boolean;
      /** Result of checking the choice against the request. */
      checked: CheckedChoice;
      usage: Usage;
    }
  /** The earlier steps completed the request. */
  | { kind: "finished"; usage: Usage }
  | { kind: "ask"; question: string; missing: string[]; usage: Usage }
  | { kind: "none"; reason: string; usage: Usage };

type Read = { ok: true; name: string; arguments: JsonObject } | { ok: false; problem: string };

/** Maximum number of corrections of unusable answers and of values without a source. */
const MAX_CORRECTIONS = 1;

/**
 * Lets a model choose one candidate and its arguments, and state whether another call follows. Makes one
 * model call, one more after a search by the model, and one more when the answer is unusable (no call, an
 * unknown function, arguments that are not a JSON object, values that occur in neither the request, the
 * context nor earlier results). Values of the context replace those of the model. Does not validate the
 * arguments. A required argument without a source is asked for, an optional one is left out.
 *
 * @throws ToolgateError MODEL_ERROR {reason: invalid_response} when the second answer is unusable too, or
 * any error of the model
 */
export async function chooseWithModel(model: ChatModel, input: ChooseInput): Promise<Choice> {
  const fence = createFence();
  const { query, context, history = [], prompts = null, reading = "", searchAgain } = input;
  const usage: Usage = { prompt_tokens: 0, completion_tokens: 0 };
  let candidates = input.candidates;
  let maySearch = searchAgain !== undefined;
  let problem = "";
  for (let corrections = 0; ; ) {
    const offer = offerFunctions(candidates, fence, { isLater: history.length > 0, maySearch });
    const messages = writeChoosePrompt({ query, context, history, prompts, reading }, fence);
    const sent = problem === "" ? messages : [...messages, writeCorrection(problem)];
    const answer = await model.complete({ messages: sent, functions: offer.functions, choice: "required" });
    usage.prompt_tokens += answer.usage.prompt_tokens;
    usage.completion_tokens += answer.usage.completion_tokens;
    const read = readAnswer(answer, offer);
    if (read.ok && read.name === SEARCH_AGAIN && maySearch && searchAgain) {
      maySearch = false;
      candidates = await searchAgain(textOf(read.arguments["query"]));
      continue;
    }
    const choice = read.ok ? toChoice(read, offer, input, usage) : null;
    const invented = choice?.kind === "call" ? choice.checked.invented : [];
    if (choice !== null && invented.length === 0) return choice;
    if (corrections >= MAX_CORRECTIONS) {
      if (choice?.kind === "call") return withoutInvented(choice);
      throw new ToolgateError(
        "MODEL_ERROR",
        `The model gave no usable answer: ${read.ok ? "" : read.problem}.`,
        {
          details: { reason: "invalid_response" },
        },
      );
    }
    corrections++;
    problem = read.ok
      ? `the values of ${invented.join(", ")} stand in neither the request, the known values nor earlier results; leave them out, or ask for them`
      : read.problem;
  }
}

/** Removes the values without a source. Required ones become missing and are asked for. */
function withoutInvented(choice: Extract<Choice, { kind: "call" }>): Choice {
  const args = structuredClone(choice.arguments);
  for (const path of choice.checked.invented) removeArgument(args, path.split("."));
  return { ...choice, arguments: args };
}

function readAnswer({ call }: ChatAnswer, offer: Offer): Read {
  if (call === null) return { ok: false, problem: "it called no function" };
  const { name } = call;
  if (!offer.functions.some((offered) => offered.name === name))
    return { ok: false, problem: "it called a function that was not offered" };
  const args = parseArguments(call.arguments);
  if (args === null) return { ok: false, problem: call.refused ?? UNUSABLE_ARGUMENTS };
  const said =
    name === ASK_USER
      ? args["question"]
      : name === NO_TOOL_FITS
        ? args["reason"]
        : name === SEARCH_AGAIN
          ? args["query"]
          : "call";
  if (typeof said !== "string" || said.trim() === "")
    return { ok: false, problem: `${name} came without a text` };
  return { ok: true, name, arguments: args };
}

function toChoice(read: Extract<Read, { ok: true }>, offer: Offer, input: ChooseInput, usage: Usage): Choice {
  const candidate = offer.byName.get(read.name);
  if (candidate) {
    const { query, context } = input;
    const given = { schema: candidate.input_schema, query, context, fields: candidate.fields };
    const { args, more_steps } = takeMoreSteps(read.arguments, candidate);
    const isRead = candidate.side_effect === "read";
    const applied = applyContext(args, { ...given, isRead });
    const { history = [] } = input;
    const checked = checkChoice({
      candidate,
      arguments: applied,
      query,
      context,
      history,
      hasMore: more_steps,
    });
    return { kind: "call", candidate, arguments: applied, more_steps, checked, usage };
  }
  if (read.name === FINISHED) return { kind: "finished", usage };
  if (read.name === NO_TOOL_FITS) return { kind: "none", reason: textOf(read.arguments["reason"]), usage };
  const missing = read.arguments["missing"];
  const names = Array.isArray(missing) ? missing.filter((name) => typeof name === "string") : [];
  return { kind: "ask", question: textOf(read.arguments["question"]), missing: names, usage };
}

/**
 * Separates the flag for further steps from the arguments, unless the tool has an argument with its name.
 */
function takeMoreSteps(args: JsonObject, { input_schema }: ToolCandidate) {
  const { properties } = input_schema;
  if (isJsonObject(properties) && Object.hasOwn(properties, MORE_STEPS)) return { args, more_steps: false };
  const { [MORE_STEPS]: more, ...own } = args;
  return { args: own, more_steps: more === true };
}

/** `String` would call a `toString` field of the model's output. */
function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}
