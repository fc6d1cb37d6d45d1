import { expect, it } from "vitest";
import type { Plan } from "../../src/contract/tool.ts";
import { createKernel } from "../../src/kernel/kernel.ts";
import { createPluginManager } from "../../src/kernel/plugin.ts";
import type { SharedContext } from "../../src/kernel/shared-context.ts";
import { callOf, echo, newContext, openGate, plugin, withPlan } from "./make-parts.ts";

const FINISHED: Plan = { kind: "finished", reason: "done" };

/** A kernel whose planner returns one of these plans per step, with `more_steps` for all but the last. */
async function run(plans: Plan[], seen: SharedContext[] = []) {
  const planner = plugin({
    name: "planner",
    plugin_type: "PLANNER",
    async execute(context) {
      seen.push(context);
      const plan = plans[context.history.length] ?? null;
      return withPlan(context, plan, plan?.kind === "tool_call");
    },
  });
  const plugins = await createPluginManager([planner, echo]);
  return createKernel({ plugins, gate: openGate, validate: () => [] }).run(newContext());
}

it("run() ends with the last call if the planner reports that nothing is left", async () => {
  const done = await run([callOf({ n: 1 }), callOf({ n: 2 }), FINISHED]);
  expect(done.payload.failure).toBeNull();
  expect(done.payload.called?.result).toEqual({ n: 2 });
  expect(done.payload.planned?.plan).toMatchObject({ kind: "tool_call", call: { arguments: { n: 2 } } });
  expect(done.trace.map(({ kind }) => kind)).toEqual([
    "plan",
    "tool_call",
    "plan",
    "tool_call",
    "plan",
    "compose",
  ]);
});

it("run() fails if the planner reports that nothing is left before the first call", async () => {
  expect((await run([FINISHED])).payload.failure?.code).toBe("CONNECTOR_NOT_FOUND");
});

it("run() gives each step a fresh context with the unchanged earlier ones", async () => {
  const seen: SharedContext[] = [];
  const done = await run([callOf({ n: 1 }), callOf({ n: 2 }), FINISHED], seen);
  expect(seen.map(({ history }) => history.map(({ result }) => result))).toEqual([
    [],
    [{ n: 1 }],
    [{ n: 1 }, { n: 2 }],
  ]);
  expect(new Set(seen.map(({ payload }) => payload)).size).toBe(3);
  expect(seen.map(({ payload }) => payload.called)).toEqual([null, null, null]);
  expect(done.earlier.map(({ payload }) => payload.called?.result)).toEqual([{ n: 1 }]);
});
