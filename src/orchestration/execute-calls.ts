import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import type { ChatCall } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { tellSigns } from "../policy/signs/find-signs.ts";
import {
  type CallResult,
  type ConversationStep,
  type ExecuteCall,
  NO_USAGE,
  type Usage,
} from "./conversation.ts";
import { readCall } from "./read-call.ts";

const MAX_NAME = 200;
const MAX_RAW_ARGUMENTS = 2_000;

export interface CallParts {
  byName: ReadonlyMap<string, ToolCandidate>;
  execute: ExecuteCall;
  /** Calls that only read may run side by side, so many. */
  parallel: number;
  /** When it ends, nothing more is waited for or begun. */
  signal: AbortSignal;
}

export type ExecutedCall = ConversationStep & { usage: Usage };

/** Executes the calls of one turn: side by side when all of them only read, else in their order. One step per call. */
export async function executeCalls(calls: readonly ChatCall[], parts: CallParts): Promise<ExecutedCall[]> {
  const onlyReads = calls.every(({ name }) => parts.byName.get(name)?.side_effect === "read");
  const width = onlyReads ? parts.parallel : 1;
  const steps: ExecutedCall[] = [];
  for (let from = 0; from < calls.length; from += width) {
    const together = calls.slice(from, from + width);
    steps.push(...(await Promise.all(together.map((call) => executeCall(call, parts)))));
  }
  return steps;
}

async function executeCall(call: ChatCall, parts: CallParts): Promise<ExecutedCall> {
  const started = performance.now();
  const read = readCall(call, parts.byName);
  if ("problem" in read) return unreadable(call, read.problem);
  const { tool, arguments: args } = read;
  const done: CallResult = parts.signal.aborted
    ? { arguments: args, result: toFailure(notBegun()), usage: NO_USAGE }
    : await within(parts.signal, parts.execute(tool, args), {
        arguments: args,
        result: toFailure(givenUp(tool)),
        usage: NO_USAGE,
      });
  const duration_ms = Math.round((performance.now() - started) * 100) / 100;
  return { tool: tool.operation_id, ...done, ...tellSigns(done.result), duration_ms };
}

function unreadable({ name, arguments: raw }: ChatCall, problem: ToolgateError): ExecutedCall {
  const shown: Json = raw.slice(0, MAX_RAW_ARGUMENTS);
  const result = toFailure(problem);
  return { tool: name.slice(0, MAX_NAME), arguments: shown, result, usage: NO_USAGE, duration_ms: 0 };
}

/** What `work` gives, or `otherwise` when the signal ends first; the work itself goes on. */
async function within<T>(signal: AbortSignal, work: Promise<T>, otherwise: T): Promise<T> {
  let end = () => {};
  const ended = new Promise<T>((resolve) => {
    end = () => resolve(otherwise);
  });
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

function notBegun(): ToolgateError {
  return new ToolgateError("API_ERROR", "The call was not made: the conversation was over.", {
    details: { reason: "timeout", sent: false },
  });
}

function givenUp({ side_effect }: ToolCandidate): ToolgateError {
  const doubt = side_effect === "read" ? "" : " It may have been carried out: the audit log tells.";
  return new ToolgateError("API_ERROR", `The conversation was over before the call had an answer.${doubt}`, {
    details: { reason: "timeout" },
  });
}
