import { describe, expect, it } from "vitest";
import { ToolgateError } from "../../src/contract/errors.ts";
import { readOutcome } from "../../src/conversations/record-conversation.ts";
import { createKernel } from "../../src/kernel/kernel.ts";
import { createPluginManager, type PlannerPlugin } from "../../src/kernel/plugin.ts";
import { countUsage } from "../../src/kernel/shared-context.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { describeOutcome, executeCall } from "../../src/plugins/tool-call.ts";
import { echoTool, newContext, openGate, plugin } from "../kernel/make-parts.ts";

const tool = {
  ...echoTool,
  input_schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};

async function act(
  args: Record<string, string>,
  repair: NonNullable<PlannerPlugin["repair"]>,
  fails = false,
) {
  const call = { tool, arguments: args };
  const kernel = createKernel({
    plugins: await createPluginManager([
      plugin({ name: "fixer", plugin_type: "PLANNER", repair }),
      plugin({
        name: "echo",
        plugin_type: "TOOL",
        execute(context) {
          return executeCall(context, async (note) => {
            note({ outcome: describeOutcome(null, true) });
            if (fails) throw new ToolgateError("MODEL_ERROR", "the prompt's model failed");
            return "Sunny";
          });
        },
      }),
    ]),
    gate: openGate,
    validate: createArgumentValidator(),
  });
  return readOutcome(await kernel.act(newContext(), call), call);
}

describe("readOutcome()", () => {
  it("returns the repaired arguments and the usage of the repair", async () => {
    const done = await act({ town: "Brno" }, async (_call, _faults, context) => {
      countUsage(context, { prompt_tokens: 5, completion_tokens: 0 });
      return { city: "Brno" };
    });
    expect(done).toEqual({
      arguments: { city: "Brno" },
      result: "Sunny",
      usage: { prompt_tokens: 5, completion_tokens: 0 },
    });
  });

  it("returns the faults of the arguments, not the failure of the repairing model", async () => {
    const { result } = await act({}, async () => {
      throw new ToolgateError("MODEL_ERROR", "The model endpoint did not answer.");
    });
    expect(result).toMatchObject({
      status: "FAILURE",
      error_code: "INVALID_ARGUMENTS",
      technical_details: { errors: [{ message: expect.stringContaining("city") }] },
    });
  });

  it("returns a failure of the tool unchanged", async () => {
    const { result } = await act({ city: "Brno" }, async () => null, true);
    expect(result).toMatchObject({ error_code: "MODEL_ERROR", error_message: "the prompt's model failed" });
  });
});
