import { Type } from "@sinclair/typebox";
import { exampleArguments } from "../../base/arguments.ts";
import type { Json, JsonObject } from "../../base/json.ts";
import { capitalize, trimEnd } from "../../base/text.ts";
import type { Platform } from "../../contract/ports.ts";
import { AnyObject, type Shape } from "../../contract/shape.ts";
import { EffectShape } from "../../contract/stored-shapes.ts";
import type { SideEffect, ToolDescription } from "../../contract/tool.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createContext } from "../../kernel/shared-context.ts";
import type { Caller } from "../../kernel/stages.ts";

const MAX_QUESTIONS = 3;
/** Questions that are planned for one answer: each takes a search and a plan. */
const MAX_PLANS = 16;
/** Operations of which all phrasings are tried before those of the next. */
const AT_A_TIME = 4;
/** Milliseconds after which no further question is planned once there is one. */
const BUDGET_MS = 6_000;

type Starter = Pick<ToolDescription, "tool_id" | "operation_id" | "name" | "side_effect" | "input_schema">;

const StartersShape: Shape<Starter[]> = Type.Array(
  Type.Object({
    tool_id: Type.String(),
    operation_id: Type.String(),
    name: Type.String(),
    side_effect: EffectShape,
    input_schema: AnyObject,
  }),
);

/** A question that was planned and leads to the operation with these arguments. */
export interface CheckedQuestion {
  question: string;
  tool_id: string;
  operation_id: string;
  side_effect: SideEffect;
  arguments: JsonObject;
}

/**
 * Questions about a connector that its operations answer. Each is planned as a dry run, which sends and
 * records nothing. Those that lead to another operation, or back to a question, are left out.
 *
 * @throws ToolgateError NOT_FOUND for a connector of another user
 */
export async function suggestQuestions(
  platform: Platform,
  kernel: Kernel,
  caller: Caller & { user_id: string },
  connectorId: string,
): Promise<{ questions: CheckedQuestion[] }> {
  const args = { p_user_id: caller.user_id, p_connector_id: connectorId };
  const starters = await platform.database.call("list_starters", args, StartersShape);
  const questions: CheckedQuestion[] = [];
  const started = performance.now();
  let plans = 0;
  for (const { starter, question, given } of byCertainty(starters)) {
    if (questions.length === MAX_QUESTIONS || plans === MAX_PLANS) break;
    if (questions.length > 0 && performance.now() - started > BUDGET_MS) break;
    if (questions.some(({ tool_id }) => tool_id === starter.tool_id)) continue;
    plans++;
    const planned = await plan(platform, kernel, caller, connectorId, question);
    if (planned === null || planned.tool_id !== starter.tool_id || !hasAll(planned.arguments, given))
      continue;
    const { tool_id, operation_id, side_effect } = starter;
    questions.push({ question, tool_id, operation_id, side_effect, arguments: planned.arguments });
  }
  return { questions };
}

interface Candidate {
  starter: Starter;
  question: string;
  given: JsonObject;
}

/**
 * Reads whose values the document states, other reads, then writes. Of a few operations at a time each
 * phrasing is tried, the plainest first, because in some documents only the operation ids, in others only the
 * names say what is meant.
 */
function byCertainty(starters: readonly Starter[]): Candidate[] {
  const filled = starters.map((starter) => ({ starter, ...exampleArguments(starter.input_schema) }));
  const rank = ({ starter, isStated }: (typeof filled)[number]) =>
    (starter.side_effect === "read" ? 0 : 2) + (isStated ? 0 : 1);
  return filled
    .sort((one, other) => rank(one) - rank(other))
    .flatMap(({ starter, arguments: given }, index) =>
      phrase(starter, given).map((question, n) => ({
        starter,
        question,
        given,
        block: Math.floor(index / AT_A_TIME),
        n,
      })),
    )
    .sort((one, other) => one.block - other.block || one.n - other.n);
}

/** The operation's name or id as a question, with its values. Values in objects and lists cannot be phrased. */
function phrase({ name, operation_id }: Starter, given: JsonObject): string[] {
  if (Object.values(given).some((value) => typeof value === "object")) return [];
  const [sentence = ""] = name.trim().split(/(?<=[.!?])\s/);
  const id = toWords(operation_id);
  const words = [trimEnd(sentence, ".!?"), id, asCommand(id)];
  return [...new Set(words.map(capitalize))].flatMap((start) => withValues(start, Object.entries(given)));
}

/** "sms v1 status get" as "get the sms status": ids of many generators end with the method. */
function asCommand(words: string): string {
  const kept = words.split(" ").filter((word) => !/^v\d+$/.test(word));
  const last = kept.at(-1) ?? "";
  return /^(?:get|list|search|find|read)$/.test(last)
    ? `${last} the ${kept.slice(0, -1).join(" ")}`
    : kept.join(" ");
}

function withValues(words: string, values: [string, Json][]): string[] {
  if (values.length === 0) return [words];
  const named = values.map(([key, value]) => `${toWords(key)} ${toText(value)}`).join(" and ");
  const [only, ...others] = values;
  const short = only && others.length === 0 ? [`${words}: ${toText(only[1])}`] : [];
  return [...short, `${words} with ${named}`];
}

function toWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_.-]+/g, " ")
    .toLowerCase();
}

function toText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function hasAll(found: JsonObject, given: JsonObject): boolean {
  return Object.entries(given).every(
    ([name, value]) => JSON.stringify(found[name]) === JSON.stringify(value),
  );
}

async function plan(
  platform: Platform,
  kernel: Kernel,
  caller: Caller,
  connectorId: string,
  question: string,
): Promise<{ tool_id: string; arguments: JsonObject } | null> {
  const body = {
    user_query: question,
    conversation_id: `questions-${crypto.randomUUID()}`,
    connector_ids: [connectorId],
    dry_run: true,
  };
  const context = createContext({
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    asked: { caller, inbound: { media_type: "application/json", body } },
  });
  const { payload } = await kernel.run(context);
  const found = payload.planned?.plan;
  if (payload.failure !== null || found?.kind !== "tool_call") return null;
  return { tool_id: found.call.tool.tool_id, arguments: found.call.arguments };
}
