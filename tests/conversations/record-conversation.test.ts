import { expect, it } from "vitest";
import { defaultPolicy } from "../../src/agents/policy.ts";
import type { FunctionCall, Platform } from "../../src/contract/ports.ts";
import { NO_SPAN } from "../../src/contract/telemetry.ts";
import type { HistoryEntry, ToolCandidate } from "../../src/contract/tool.ts";
import { createRecorder } from "../../src/conversations/record-conversation.ts";
import { createKernel } from "../../src/kernel/kernel.ts";
import { createPluginManager } from "../../src/kernel/plugin.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { defineTools, type ToolContext } from "../../src/plugins/define-tools.ts";
import { keepLogs, openGate } from "../kernel/make-parts.ts";
import { portsFor } from "../plugins/run-tool-plugin.ts";
import { candidate } from "./make-conversation.ts";

const SCHEMA = {
  type: "object",
  properties: { n: { type: "integer", description: "N" } },
  additionalProperties: false,
};
const EARLIER: HistoryEntry = {
  tool: { tool_id: "t0", name: "T", operation_id: "t" },
  arguments: {},
  result: "from before the pause",
};

it("createRecorder() gives a tool that declares `context` the question and the results of all earlier calls, also of an earlier part of the conversation", async () => {
  const seen: ToolContext[] = [];
  const about = { description: "x", side_effect: "read" as const, input_schema: SCHEMA };
  const plugin = defineTools({
    name: "memo-tool",
    version: "1.0.0",
    title: "Memo",
    description: "Remembers.",
    tools: {
      look: { ...about, name: "Look", run: () => "looked" },
      recall: {
        ...about,
        name: "Recall",
        context: true,
        run(_args, { context }) {
          if (context) seen.push(context);
          return "recalled";
        },
      },
    },
  });
  const kernel = createKernel({
    plugins: await createPluginManager([
      plugin(portsFor({ definition: { kind: "prompt-tool" } as never, secrets: {} }).ports),
    ]),
    gate: openGate,
    validate: createArgumentValidator(),
  });
  const written: unknown[] = [];
  const platform = {
    logger: keepLogs(),
    background: { run: (task: () => Promise<unknown>) => void task() },
    database: { call: async (...call: FunctionCall) => void written.push(call[1]) },
  } as unknown as Platform;
  const recorder = createRecorder(platform, kernel, {
    caller: { user_id: "u1", key_hash: null, key_id: null, agent_id: null },
    model: "m",
    question: "What did we see?",
    approval_id: null,
    claim: null,
    choice: { connection: null, end_user: null },
    policy: defaultPolicy("dev"),
    telemetry: NO_SPAN,
    history: [EARLIER],
  });
  const tool = (id: string): ToolCandidate => ({
    ...candidate(id),
    plugin: "memo-tool",
    source: "plugin",
    input_schema: SCHEMA,
  });
  const options = { signal: new AbortController().signal };
  await recorder.execute(tool("look"), { n: 1 }, options);
  await recorder.execute(tool("recall"), {}, options);
  await recorder.execute(tool("recall"), {}, options);
  const entry = (id: string, args: object, result: string) => ({
    tool: { tool_id: id, name: id, operation_id: id },
    arguments: args,
    result,
  });
  const looked = entry("look", { n: 1 }, "looked");
  expect(seen.map(({ user_input, history }) => [user_input, history])).toEqual([
    ["What did we see?", [EARLIER, looked]],
    ["What did we see?", [EARLIER, looked, entry("recall", {}, "recalled")]],
  ]);
  expect(new Set(seen.map(({ session_id }) => session_id))).toEqual(new Set([recorder.traceId]));
  expect(recorder.wrote()).toBe(false);
});
