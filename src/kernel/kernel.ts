import { ToolgateError } from "../contract/errors.ts";
import type { Plan, ToolCall } from "../contract/tool.ts";
import { describeCall, describePlan } from "./describe-step.ts";
import type { EarlierCall, Gate } from "./gate.ts";
import type { PluginManager } from "./plugin-manager.ts";
import { recordStep } from "./record-step.ts";
import { refusePlan } from "./refuse-plan.ts";
import { nextStep, type SharedContext, type State } from "./shared-context.ts";
import { type ValidateArguments, validateAndRepair } from "./validate-and-repair.ts";

export interface Kernel {
  run(context: SharedContext): Promise<SharedContext>;
  /** ACTING alone, for a call somebody else has chosen: validated, gated, executed and traced like any other. */
  act(context: SharedContext, call: ToolCall): Promise<SharedContext>;
}

/**
 * The locked core. It moves a run through its states and knows no plugin by name:
 * LISTENING → (THINKING → ACTING)… → RESPONDING. Growing means adding a plugin, never editing this.
 * A failure in any state still reaches RESPONDING, as `payload.failure`.
 */
export function createKernel(parts: {
  plugins: PluginManager;
  gate: Gate;
  validate: ValidateArguments;
  maxSteps?: number;
}): Kernel {
  const { plugins, gate, validate, maxSteps = 8 } = parts;

  async function run(context: SharedContext): Promise<SharedContext> {
    let current = context;
    try {
      current = await listen(current);
      let acted: SharedContext | null = null;
      for (let step = 1; ; step++) {
        current = await think(current);
        const plan = current.payload.plan;
        if (plan?.kind === "finished" && acted) {
          // The last step is the answer.
          current = acted;
          break;
        }
        if (plan?.kind !== "tool_call") throw refusePlan(plan);
        current = await act(current, plan);
        acted = current;
        if (!current.payload.more_steps) break;
        if (step === maxSteps) throw stepLimit(maxSteps);
        current = nextStep(current, lastEntry(current));
      }
    } catch (error) {
      current.payload.failure = asFailure(error, current);
    }
    return respond(current);
  }

  async function actAlone(context: SharedContext, call: ToolCall): Promise<SharedContext> {
    const plan = { kind: "tool_call", call, confidence: 1, reason: "the caller named the tool" } as const;
    context.payload.plan = plan;
    try {
      return await act(context, plan);
    } catch (error) {
      context.payload.failure = asFailure(error, context);
      return context;
    }
  }

  function listen(context: SharedContext): Promise<SharedContext> {
    return runAll(enter(context, "LISTENING"), plugins.byType("INTERFACE"));
  }

  async function think(context: SharedContext): Promise<SharedContext> {
    const thinking = enter(context, "THINKING");
    return recordStep(
      thinking,
      "plan",
      { user_input: thinking.user_input, given: Object.keys(thinking.payload.user_context_data) },
      async (inStep) => runAll(await runAll(inStep, plugins.byType("MEMORY")), plugins.byType("PLANNER")),
      describePlan,
    );
  }

  async function act(context: SharedContext, plan: Plan & { kind: "tool_call" }): Promise<SharedContext> {
    const acting = enter(context, "ACTING");
    if (acting.payload.signal.aborted) throw timeOver();
    const call = await validateAndRepair(plan.call, acting, validate, plugins.byType("PLANNER"));
    acting.payload.plan = { ...plan, call };
    const owner = plugins.byName(call.tool.plugin);
    if (owner?.plugin_type !== "TOOL")
      throw new ToolgateError("INTERNAL", `No plugin executes ${call.tool.plugin}.`);
    return recordStep(
      acting,
      "tool_call",
      { operation_id: call.tool.operation_id, arguments: call.arguments },
      async (inStep) => {
        const earlier = await gate.check(call, acting, async () => (await owner.preview?.(acting)) ?? {});
        if (earlier) return repeat(inStep, earlier);
        const done = await owner.execute(inStep);
        if (done.payload.more_steps) await gate.settle?.(done);
        return done;
      },
      describeCall,
    );
  }

  function respond(context: SharedContext): Promise<SharedContext> {
    const responding = enter(context, "RESPONDING");
    return recordStep(
      responding,
      "compose",
      { failure: responding.payload.failure?.code ?? null },
      (inStep) => runAll(inStep, plugins.byType("INTERFACE")),
      (responded) => ({ media_type: responded.payload.answer?.media_type ?? null }),
    );
  }

  return { run, act: actAlone };
}

function enter(context: SharedContext, state: State): SharedContext {
  context.logger.debug("state", { state });
  return { ...context, current_state: state };
}

async function runAll(
  context: SharedContext,
  plugins: readonly { execute(context: SharedContext): Promise<SharedContext> }[],
): Promise<SharedContext> {
  let current = context;
  for (const plugin of plugins) current = await plugin.execute(current);
  return current;
}

function lastEntry(context: SharedContext) {
  const { plan, result } = context.payload;
  if (plan?.kind !== "tool_call")
    throw new ToolgateError("INTERNAL", "A step without a call cannot be continued.");
  const { tool_id, name, operation_id } = plan.call.tool;
  return { tool: { tool_id, name, operation_id }, arguments: plan.call.arguments, result };
}

function asFailure(error: unknown, context: SharedContext): ToolgateError {
  if (error instanceof ToolgateError) return error;
  context.logger.error("run failed", {
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return new ToolgateError(
    "INTERNAL",
    "Something went wrong on our side. The request id finds it in the logs.",
    {
      details: { reason: "unexpected" },
      cause: error,
    },
  );
}

/** What an equal call has brought already; nothing is sent again. */
function repeat(context: SharedContext, { result, outcome }: EarlierCall): SharedContext {
  const notSent = outcome && { ...outcome, sent: false };
  Object.assign(context.payload, { result, whole_answer: result, outcome: notSent });
  return context;
}

function timeOver(): ToolgateError {
  return new ToolgateError("API_ERROR", "The time of this run was over before the call. Nothing was sent.", {
    details: { reason: "timeout" },
  });
}

function stepLimit(maxSteps: number): ToolgateError {
  return new ToolgateError("INTERNAL", `The run did not end within ${maxSteps} steps.`, {
    details: { reason: "step_limit" },
  });
}
