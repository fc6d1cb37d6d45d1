import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatAnswer, ChatModel } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";
import type { Prompts } from "../policy/agent-file/render-prompts.ts";
import { createFence } from "../policy/fence-text.ts";
import { applyContext } from "./apply-context.ts";
import { type Offer, offerFunctions } from "./offer-functions.ts";
import {
  ASK_USER,
  FINISHED,
  MORE_STEPS,
  NO_TOOL_FITS,
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
}

export type Choice =
  /** `more_steps`: the request needs another call that uses this one's result. */
  | { kind: "call"; candidate: ToolCandidate; arguments: JsonObject; more_steps: boolean; usage: Usage }
  /** The earlier steps did it all. */
  | { kind: "finished"; usage: Usage }
  | { kind: "ask"; question: string; missing: string[]; usage: Usage }
  | { kind: "none"; reason: string; usage: Usage };

type Read = { ok: true; name: string; arguments: JsonObject } | { ok: false; problem: string };

/**
 * Lets a model pick one candidate and its arguments, and say whether another call follows (K5): one model call, and one
 * more only when the first answer is unusable (no call, an unknown function, arguments that are no JSON object). Values known from the context replace whatever the
 * model wrote for them (G16). Arguments are not validated here.
 *
 * @throws ToolgateError MODEL_ERROR {reason: invalid_response} when the second answer is unusable too, or as the model throws
 */
export async function chooseWithModel(model: ChatModel, input: ChooseInput): Promise<Choice> {
  const fence = createFence();
  const { query, context, history = [], prompts = null } = input;
  const offer = offerFunctions(input.candidates, fence, history.length > 0);
  const messages = writeChoosePrompt({ query, context, history, prompts }, fence);
  const usage: Usage = { prompt_tokens: 0, completion_tokens: 0 };
  let problem = "";
  for (let attempt = 0; attempt < 2; attempt++) {
    const sent = problem === "" ? messages : [...messages, writeCorrection(problem)];
    const answer = await model.complete({ messages: sent, functions: offer.functions, choice: "required" });
    usage.prompt_tokens += answer.usage.prompt_tokens;
    usage.completion_tokens += answer.usage.completion_tokens;
    const read = readAnswer(answer, offer);
    if (read.ok) return toChoice(read, offer, input, usage);
    problem = read.problem;
  }
  throw new ToolgateError("MODEL_ERROR", `The model gave no usable answer: ${problem}.`, {
    details: { reason: "invalid_response" },
  });
}

function readAnswer({ call }: ChatAnswer, offer: Offer): Read {
  if (call === null) return { ok: false, problem: "it called no function" };
  const { name } = call;
  if (!offer.functions.some((offered) => offered.name === name))
    return { ok: false, problem: "it called a function that was not offered" };
  const args = parseObject(call.arguments);
  if (args === undefined)
    return { ok: false, problem: call.refused ?? "the arguments are not a JSON object" };
  const said = name === ASK_USER ? args["question"] : name === NO_TOOL_FITS ? args["reason"] : "call";
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
    return { kind: "call", candidate, arguments: applyContext(args, given), more_steps, usage };
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
