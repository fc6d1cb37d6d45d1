import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatAnswer, ChatModel } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";
import type { Prompts } from "../policy/agent-file/render-prompts.ts";
import { createFence } from "../policy/fence-text.ts";
import { applyContext } from "./apply-context.ts";
import { removeArgument } from "./argument-paths.ts";
import { type CheckedChoice, checkChoice } from "./check-choice.ts";
import { type Offer, offerFunctions } from "./offer-functions.ts";
import {
  ASK_USER,
  FINISHED,
  MORE_STEPS,
  NO_TOOL_FITS,
  SEARCH_AGAIN,
  writeChoosePrompt,
  writeCorrection,
} from "./prompts/choose-tool.ts";

export type Usage = ChatAnswer["usage"];

export interface ChooseInput {
  query: string;
  context: JsonObject;
  candidates: readonly ToolCandidate[];
  history?: readonly HistoryEntry[];
  /** Of the agent, rendered. */
  prompts?: Prompts | null;
  /** What the rules made of the request, in words. */
  reading?: string;
  /** Looks for other operations, in the model's own words; it may be used once. */
  searchAgain?: (query: string) => Promise<readonly ToolCandidate[]>;
}

export type Choice =
  /** `more_steps`: the request needs another call that uses this one's result. */
  | {
      kind: "call";
      candidate: ToolCandidate;
      arguments: JsonObject;
      more_steps: boolean;
      /** The choice laid on the request. */
      checked: CheckedChoice;
      usage: Usage;
    }
  /** The earlier steps did it all. */
  | { kind: "finished"; usage: Usage }
  | { kind: "ask"; question: string; missing: string[]; usage: Usage }
  | { kind: "none"; reason: string; usage: Usage };

type Read = { ok: true; name: string; arguments: JsonObject } | { ok: false; problem: string };

/** Answers that are unusable, or hold values from nowhere, are asked for once more. */
const MAX_CORRECTIONS = 1;

/**
 * Lets a model pick one candidate and its arguments, and say whether another call follows: one model call, one more after a search in
 * its own words, and one more when an answer is unusable (no call, an unknown function, arguments that are no JSON object, values that stand
 * in neither the request, the context nor earlier results). Values known from the context replace whatever the model wrote for them.
 * Arguments are not validated here; a required one that the model can only invent is asked for, an optional one is left out.
 *
 * @throws ToolgateError MODEL_ERROR {reason: invalid_response} when the second answer is unusable too, or as the model throws
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

/** Without the values from nowhere; what is required then is missing, and is asked for. */
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
  const args = parseObject(call.arguments);
  if (args === undefined)
    return { ok: false, problem: call.refused ?? "the arguments are not a JSON object" };
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

/** The question for more is ours, not an argument; unless the tool has an argument of that name. */
function takeMoreSteps(args: JsonObject, { input_schema }: ToolCandidate) {
  const { properties } = input_schema;
  if (isJsonObject(properties) && Object.hasOwn(properties, MORE_STEPS)) return { args, more_steps: false };
  const { [MORE_STEPS]: more, ...own } = args;
  return { args: own, more_steps: more === true };
}

function parseObject(text: string): JsonObject | undefined {
  try {
    // Functions without parameters are answered with an empty text by some endpoints.
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A model may write anything; `String` would run a `toString` field of it. */
function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}
