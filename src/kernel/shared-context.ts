import type { ToolgateError } from "../contract/errors.ts";
import type { Logger } from "../contract/ports.ts";
import { NO_SPAN, type SpanScope } from "../contract/telemetry.ts";
import type { HistoryEntry } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import {
  type Asked,
  emptyAsked,
  type Found,
  NO_PLAN,
  NOTHING_FOUND,
  NOTHING_SPENT,
  type Passed,
  type Spent,
  type Stages,
} from "./stages.ts";

export type State = "LISTENING" | "THINKING" | "ACTING" | "RESPONDING";

/** The immutable result of each stage that the run has reached; null for the others. */
export type Payload = {
  readonly [Stage in keyof Stages]: Stage extends "asked" ? Asked : Stages[Stage] | null;
} & {
  /** The reason why the run ends: a question, a refusal, a failed call. Null otherwise. */
  readonly failure: ToolgateError | null;
};

/** Model usage of a run. */
export interface ModelUsage {
  calls: number;
  prompt_tokens: number;
  completion_tokens: number;
}

/**
 * The state of one run. One request = one run = one fresh context; a step of a multi-step run gets a
 * fresh one with the original request and all earlier results in `history`.
 * `Reached` lists the stages that have results.
 */
export interface SharedContext<Reached extends keyof Stages = "asked"> {
  readonly session_id: string;
  readonly current_state: State;
  readonly user_input: string;
  readonly history: readonly HistoryEntry[];
  /** The contexts of all earlier steps after their call. */
  readonly earlier: readonly SharedContext[];
  readonly payload: Payload & { readonly [Stage in Reached]: Stages[Stage] };
  /** The recorded steps, which are appended during the run. */
  readonly trace: TraceStep[];
  readonly usage: ModelUsage;
  readonly logger: Logger;
  /** The current span. */
  readonly telemetry: SpanScope;
}

/** The context for planners, after MEMORY. */
export type ThinkingContext = SharedContext<"asked" | "found" | "planned">;
/** The context of a call with valid arguments, before the gate. */
export type PlannedContext = SharedContext<"asked" | "found" | "planned" | "call">;
/** The context of a call that the gate has allowed. */
export type ActingContext = PlannedContext & {
  readonly payload: { readonly gated: Spent & Passed };
};

/** Creates a context in LISTENING. The logger adds `session_id` to every record. */
export function createContext(input: {
  session_id: string;
  logger: Logger;
  asked?: Partial<Asked>;
  /** Results that were loaded before the run, for a call without THINKING. */
  found?: Found;
  user_input?: string;
  telemetry?: SpanScope;
}): SharedContext {
  return {
    session_id: input.session_id,
    current_state: "LISTENING",
    user_input: input.user_input ?? "",
    history: [],
    earlier: [],
    payload: emptyPayload({ ...emptyAsked(), ...input.asked }, input.found),
    trace: [],
    usage: { calls: 0, prompt_tokens: 0, completion_tokens: 0 },
    logger: input.logger.with({ session_id: input.session_id }),
    telemetry: input.telemetry ?? NO_SPAN,
  };
}

/** Returns the context with the given results, which replace earlier results of the same stages. */
export function withResults<Context extends SharedContext, Reached extends keyof Stages>(
  context: Context,
  results: Pick<Stages, Reached>,
): Context & SharedContext<Reached> {
  for (const result of Object.values(results)) Object.freeze(result);
  return { ...context, payload: Object.freeze({ ...context.payload, ...results }) };
}

/** Returns the context of a run that ends with this failure. */
export function endWith<Context extends SharedContext>(context: Context, failure: ToolgateError): Context {
  return { ...context, payload: Object.freeze({ ...context.payload, failure }) };
}

/** Returns a context at the start of THINKING. */
export function startThinking(context: SharedContext): ThinkingContext {
  return withResults(context, { found: NOTHING_FOUND, planned: NO_PLAN });
}

/** Returns the context of the next step, with the same request, the extended history and no results. */
export function nextStep(context: SharedContext, entry: HistoryEntry): SharedContext {
  return {
    ...context,
    current_state: "THINKING",
    history: [...context.history, entry],
    earlier: [...context.earlier, context],
    payload: emptyPayload(context.payload.asked),
  };
}

/** Consumed by this step and all before it. */
export function spentSoFar({ payload, earlier }: SharedContext): Spent {
  return payload.gated ?? spentBefore({ earlier });
}

/** Consumed by the steps before this one. */
export function spentBefore({ earlier }: Pick<SharedContext, "earlier">): Spent {
  return earlier.at(-1)?.payload.gated ?? NOTHING_SPENT;
}

export function countUsage({ usage }: SharedContext, used: Omit<ModelUsage, "calls">): void {
  usage.calls += 1;
  usage.prompt_tokens += used.prompt_tokens;
  usage.completion_tokens += used.completion_tokens;
}

function emptyPayload(asked: Asked, found: Found | null = null): Payload {
  return Object.freeze({
    asked: Object.freeze(asked),
    found,
    planned: null,
    call: null,
    gated: null,
    called: null,
    answered: null,
    failure: null,
  });
}
