import { ToolgateError, unexpected } from "../contract/errors.ts";
import { Sealed } from "../contract/sealed.ts";
import type { Plan, ToolCall } from "../contract/tool.ts";
import type { Gate, PluginManager, ToolPlugin } from "./plugin.ts";
import { describeCall, describePlan, recordStep } from "./record-step.ts";
import {
  type ActingContext,
  endWith,
  nextStep,
  type PlannedContext,
  type SharedContext,
  type State,
  spentBefore,
  startThinking,
  type ThinkingContext,
  withResults,
} from "./shared-context.ts";
import type { BuiltRequest, Called, EarlierCall, Gated } from "./stages.ts";
import { refusePlan, type ValidateArguments, validateAndRepair } from "./validate-and-repair.ts";

export interface Kernel {
  run(context: SharedContext): Promise<SharedContext>;
  /**
   * Runs ACTING only, for a call that was chosen elsewhere. It is validated, gated, executed and traced like
   * any other.
   */
  act(context: SharedContext, call: ToolCall): Promise<SharedContext>;
}

type CallPlan = Plan & { kind: "tool_call" };

/**
 * Creates the kernel. It moves a run through its states and knows no plugin by name:
 * LISTENING → (THINKING → ACTING)… → RESPONDING. Features are added as plugins, without a change of the kernel.
 * Each stage receives a context with the previous results and returns one with its own. A failure, question or refusal
 * sets `payload.failure`; the previous results are kept, and the run continues with RESPONDING.
 */
export function createKernel(parts: {
  plugins: PluginManager;
  gate: Gate;
  validate: ValidateArguments;
  maxSteps?: number;
}): Kernel {
  const { plugins, gate, validate, maxSteps = 8 } = parts;

  async function run(context: SharedContext): Promise<SharedContext> {
    let current = await listen(context);
    let acted: SharedContext | null = null;
    for (let step = 1; current.payload.failure === null; step++) {
      const planned = await think(current);
      current = planned;
      if (planned.payload.failure) break;
      const { plan, more_steps } = planned.payload.planned;
      if (plan?.kind === "finished" && acted) {
        // The last step is the answer.
        current = acted;
        break;
      }
      current = plan?.kind === "tool_call" ? await act(planned, plan) : endWith(planned, refusePlan(plan));
      if (current.payload.failure || !more_steps) break;
      acted = current;
      current =
        step === maxSteps ? endWith(current, stepLimit(maxSteps)) : nextStep(current, lastEntry(current));
    }
    return respond(current);
  }

  function actAlone(context: SharedContext, call: ToolCall): Promise<SharedContext> {
    const plan = { kind: "tool_call", call, confidence: 1, reason: "the caller named the tool" } as const;
    const { found } = context.payload;
    const started = startThinking(context);
    return act(found === null ? started : withResults(started, { found }), plan);
  }

  function listen(context: SharedContext): Promise<SharedContext> {
    return runEach(enter(context, "LISTENING"), plugins.byType("INTERFACE"));
  }

  function think(context: SharedContext): Promise<ThinkingContext> {
    const thinking = startThinking(enter(context, "THINKING"));
    return recordStep(
      thinking,
      "plan",
      { user_input: thinking.user_input, given: Object.keys(thinking.payload.asked.user_context_data) },
      async (inStep) => runEach(await runEach(inStep, plugins.byType("MEMORY")), plugins.byType("PLANNER")),
      describePlan,
    );
  }

  async function act(context: ThinkingContext, plan: CallPlan): Promise<SharedContext> {
    const acting = enter(context, "ACTING");
    const { planned, asked } = acting.payload;
    try {
      if (asked.signal.aborted) throw timedOut();
      const call = await validateAndRepair(plan.call, acting, validate, plugins.byType("PLANNER"));
      const owner = plugins.byName(call.tool.plugin);
      if (owner?.plugin_type !== "TOOL")
        throw new ToolgateError("INTERNAL", `No plugin executes ${call.tool.plugin}.`);
      const ready = withResults(acting, { planned: { ...planned, plan: { ...plan, call } }, call });
      return await recordStep(
        ready,
        "tool_call",
        { operation_id: call.tool.operation_id, arguments: call.arguments },
        (inStep) => makeCall(inStep, owner),
        describeCall,
      );
    } catch (error) {
      return endWith(withResults(acting, { planned: { ...planned, plan } }), asFailure(error, acting));
    }
  }

  async function makeCall(context: PlannedContext, owner: ToolPlugin): Promise<SharedContext> {
    const gated = await pass(context, owner);
    const passed = withResults(context, { gated });
    if (gated.decision === "refuse") return endWith(passed, gated.failure);
    if (gated.decision === "repeat") return withResults(passed, { called: repeatedResult(gated.earlier) });
    const called = context.payload.asked.dry_run
      ? withResults(passed, { called: dryRunResult(gated.request) })
      : await execute(passed as ActingContext, owner);
    if (called.payload.called?.failure) return endWith(called, called.payload.called.failure);
    return settle(called);
  }

  /** Returns the gate's decision. If the gate throws, the call is refused and has consumed nothing. */
  async function pass(context: PlannedContext, owner: ToolPlugin): Promise<Gated> {
    let built: Promise<BuiltRequest> | undefined;
    const build = () => {
      built ??= owner.build?.(context) ?? Promise.resolve(showArguments(context.payload.call));
      return built;
    };
    try {
      return await gate.check(context, build);
    } catch (error) {
      return { ...spentBefore(context), decision: "refuse", failure: asFailure(error, context) };
    }
  }

  async function settle(context: SharedContext<"asked" | "call" | "called">): Promise<SharedContext> {
    if (!context.payload.planned?.more_steps) return context;
    try {
      await gate.settle?.(context);
      return context;
    } catch (error) {
      return endWith(context, asFailure(error, context));
    }
  }

  function respond(context: SharedContext): Promise<SharedContext> {
    const responding = enter(context, "RESPONDING");
    return recordStep(
      responding,
      "compose",
      { failure: responding.payload.failure?.code ?? null },
      async (inStep) => {
        let current = inStep;
        for (const plugin of plugins.byType("INTERFACE")) current = await plugin.execute(current);
        return current;
      },
      ({ payload }) => ({ media_type: payload.answered?.media_type ?? null }),
    );
  }

  return { run, act: actAlone };
}

function enter<Context extends SharedContext>(context: Context, state: State): Context {
  context.logger.debug("state", { state });
  return { ...context, current_state: state };
}

/** Runs the plugins in order until one fails; the results of the previous ones are kept. */
async function runEach<Context extends SharedContext>(
  context: Context,
  plugins: readonly { execute(context: Context): Promise<Context> }[],
): Promise<Context> {
  let current = context;
  for (const plugin of plugins) {
    if (current.payload.failure) return current;
    try {
      current = await plugin.execute(current);
    } catch (error) {
      return endWith(current, asFailure(error, current));
    }
  }
  return current;
}

/** Executes a call. If the plugin throws, the request may have been sent, so the outcome is unknown. */
async function execute(
  context: ActingContext,
  owner: ToolPlugin,
): Promise<SharedContext<"asked" | "call" | "called">> {
  try {
    return await owner.execute(context);
  } catch (error) {
    const failure = asFailure(error, context);
    const { shown } = context.payload.gated.request;
    return withResults(context, {
      called: { result: null, whole_answer: null, outcome: null, request: shown, failure },
    });
  }
}

function showArguments({ arguments: args }: ToolCall): BuiltRequest {
  return { shown: { arguments: args }, outcome: null, content: new Sealed(null), secrets_for: null };
}

/** The result of a dry run is the request. */
function dryRunResult({ shown, outcome }: BuiltRequest): Called {
  const result = { request: shown };
  return { result, whole_answer: result, outcome, request: shown, failure: null };
}

/** The stored result of the same call. Nothing is sent. */
function repeatedResult({ result, outcome }: EarlierCall): Called {
  const notSent = outcome && { ...outcome, sent: false };
  return { result, whole_answer: result, outcome: notSent, request: null, failure: null };
}

function lastEntry({ payload }: SharedContext) {
  const { call, called } = payload;
  if (call === null) throw new ToolgateError("INTERNAL", "A step without a call cannot be continued.");
  const { tool_id, name, operation_id } = call.tool;
  return { tool: { tool_id, name, operation_id }, arguments: call.arguments, result: called?.result ?? null };
}

function timedOut(): ToolgateError {
  return new ToolgateError("API_ERROR", "The run timed out before the call. Nothing was sent.", {
    details: { reason: "timeout" },
  });
}

function stepLimit(maxSteps: number): ToolgateError {
  return new ToolgateError("INTERNAL", `The run did not end within ${maxSteps} steps.`, {
    details: { reason: "step_limit" },
  });
}

/**
 * Converts a thrown error to the failure of a run. Unlike `asToolgateError()`, it does not log the cause of
 * an expected failure, which the trace records.
 */
export function asFailure(error: unknown, { logger }: Pick<SharedContext, "logger">): ToolgateError {
  return error instanceof ToolgateError ? error : unexpected(error, logger, "run failed");
}
