import { isDeeper, isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { ChatCall } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";
import { elapsedMs } from "../kernel/record-step.ts";
import { definitionChanged, effectChanged } from "../kernel/tool-changed.ts";
import { describeSigns } from "../prompt-safety/find-signs.ts";
import {
  type CallResult,
  type ConversationStep,
  type ExecuteCall,
  NO_USAGE,
  type OnEvent,
  type PendingCall,
  type SearchTools,
  type Usage,
} from "./conversation-state.ts";
import { type OfferedTools, SEARCH_TOOLS, searchAndOffer } from "./offer-tools.ts";

const MAX_NAME = 200;
const MAX_RAW_ARGUMENTS = 2_000;

export interface CallParts {
  offer: OfferedTools;
  execute: ExecuteCall;
  /** The name of the search function; null if everything is offered already. */
  search: { name: string; find: SearchTools } | null;
  /** Maximum number of reads that run in parallel. */
  parallel: number;
  /** The conversation's time is up: nothing is awaited or begun. */
  over: AbortSignal;
  /** The client disconnected: reads are aborted, writes are not. */
  gone: AbortSignal;
  onEvent: OnEvent;
}

export type ExecutedCall = {
  step: ConversationStep;
  /** Null if the call names no existing tool. */
  tool: HistoryEntry["tool"] | null;
  usage: Usage;
  /** The call was not made: it waits for this approval. */
  approval: JsonObject | null;
};

export interface HowToExecute {
  /** The approval of exactly this call. */
  approvalId: string | null;
  /**
   * The call began before, and the run failed. It is not made again, and the model gets an error that says
   * so.
   */
  isLost: boolean;
}

/** The calls that are made together: consecutive reads, or a single other call. */
export function nextGroup(calls: readonly PendingCall[], parts: CallParts): PendingCall[] {
  const reads = calls.findIndex((call) => !isRead(call, parts));
  const count = reads === -1 ? calls.length : reads;
  return calls.slice(0, Math.max(1, Math.min(count, parts.parallel)));
}

/** Whether the call changes nothing, so that it may be aborted and repeated. */
export function isRead({ name }: ChatCall, { offer, search }: CallParts): boolean {
  return name === search?.name || offer.byName.get(name)?.side_effect === "read";
}

/**
 * Executes one call.
 *
 * @param place number of the step in the whole conversation, from 1
 */
export async function executeCall(
  call: PendingCall,
  place: number,
  parts: CallParts,
  how: HowToExecute,
): Promise<ExecutedCall> {
  const id = String(place);
  const prepared = prepare(call, parts, how);
  parts.onEvent({ kind: "step_started", id, tool: prepared.tool, arguments: prepared.arguments });
  const started = performance.now();
  const done = await prepared.run();
  const duration_ms = elapsedMs(started);
  const { arguments: args, result, usage, approval = null } = done;
  const step = { tool: prepared.tool, arguments: args, result, ...describeSigns(result), duration_ms };
  parts.onEvent({ kind: "step_done", id, step });
  return { step, tool: prepared.called ?? null, usage, approval };
}

interface PreparedStep {
  tool: string;
  called?: HistoryEntry["tool"];
  arguments: Json;
  run(): Promise<Omit<CallResult, "arguments"> & { arguments: Json }>;
}

/** A conversation may be resumed when a tool is no longer what the model was offered. */
function findChange({ planned }: PendingCall, tool: ToolCandidate): ToolgateError | null {
  if (planned === undefined) return null;
  const { side_effect, basis } = tool;
  if (planned.side_effect !== side_effect) return effectChanged(tool, planned.side_effect, side_effect);
  return side_effect !== "read" && planned.basis !== basis ? definitionChanged(tool) : null;
}

function prepare(call: PendingCall, parts: CallParts, { approvalId, isLost }: HowToExecute): PreparedStep {
  if (call.name === parts.search?.name) return prepareSearch(call, parts.search.find, parts);
  const read = readCall(call, parts.offer.byName);
  if ("problem" in read) return unreadable(call, read.problem);
  const { tool, arguments: args } = read;
  const { tool_id, name, operation_id } = tool;
  const changed = findChange(call, tool);
  return {
    tool: operation_id,
    called: { tool_id, name, operation_id },
    arguments: args,
    run: () => {
      if (isLost) return Promise.resolve(failed(args, outcomeUnknown()));
      if (parts.over.aborted) return Promise.resolve(failed(args, notStarted()));
      if (changed !== null) return Promise.resolve(failed(args, changed));
      const signal = isRead(call, parts) ? AbortSignal.any([parts.over, parts.gone]) : parts.over;
      const options = { signal, ...(approvalId !== null && { approvalId }) };
      return within(signal, parts.execute(tool, args, options), failed(args, timedOut(tool)));
    },
  };
}

function prepareSearch(call: ChatCall, find: SearchTools, parts: CallParts): PreparedStep {
  const args = parseArguments(call.arguments) ?? {};
  const run = () =>
    searchAndOffer(args, { search: find, offer: parts.offer }).then(
      (result) => ({ arguments: args, result, usage: NO_USAGE }),
      (error: unknown) => failed(args, asSearchFailure(error)),
    );
  const signal = AbortSignal.any([parts.over, parts.gone]);
  return {
    tool: SEARCH_TOOLS,
    arguments: args,
    run: () =>
      signal.aborted
        ? Promise.resolve(failed(args, notStarted()))
        : within(signal, run(), failed(args, notStarted())),
  };
}

function unreadable({ name, arguments: raw }: ChatCall, problem: ToolgateError): PreparedStep {
  const shown: Json = raw.slice(0, MAX_RAW_ARGUMENTS);
  const result = toFailure(problem);
  return {
    tool: name.slice(0, MAX_NAME),
    arguments: shown,
    run: () => Promise.resolve({ arguments: shown, result, usage: NO_USAGE }),
  };
}

function failed(args: JsonObject, error: ToolgateError): CallResult {
  return { arguments: args, result: toFailure(error), usage: NO_USAGE };
}

function asSearchFailure(error: unknown): ToolgateError {
  if (error instanceof ToolgateError) return error;
  return new ToolgateError("INTERNAL", "The search failed because of an internal error.", {
    details: { reason: "unexpected" },
    cause: error,
  });
}

/**
 * Resolves with the result of `work`, or with `otherwise` if the signal aborts first; `work` continues.
 */
async function within<T>(signal: AbortSignal, work: Promise<T>, otherwise: T): Promise<T> {
  let end = () => {};
  const ended = new Promise<T>((resolve) => {
    end = () => resolve(otherwise);
  });
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

function notStarted(): ToolgateError {
  return new ToolgateError("API_ERROR", "The call was not made: the conversation had ended.", {
    details: { reason: "timeout", sent: false },
  });
}

function outcomeUnknown(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "This call was started before the run failed and may have been carried out. It is not repeated: check the audit log or the API itself.",
    { details: { reason: "unknown" } },
  );
}

function timedOut({ side_effect }: ToolCandidate): ToolgateError {
  const doubt = side_effect === "read" ? "" : " It may have been carried out: check the audit log.";
  return new ToolgateError("API_ERROR", `The conversation ended before the call returned.${doubt}`, {
    details: { reason: "timeout" },
  });
}

const MAX_DEPTH = 100;

/** A model's call, or why it cannot be understood. */
export type ReadCall = { tool: ToolCandidate; arguments: JsonObject } | { problem: ToolgateError };

/**
 * Reads a model's call. A rejected call, an unknown function and arguments that are not a JSON object are
 * problems reported to the model.
 */
export function readCall(call: ChatCall, byName: ReadonlyMap<string, ToolCandidate>): ReadCall {
  if (call.refused) return { problem: notMade(call.refused) };
  const tool = byName.get(call.name);
  if (!tool) return { problem: unknownFunction(call.name, byName) };
  const args = parseArguments(call.arguments);
  return args === null ? { problem: notMade() } : { tool, arguments: args };
}

/**
 * Null if it is not a JSON object or is nested too deep. Some models write an empty text for a function
 * without arguments.
 */
function parseArguments(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    return isJsonObject(value) && !isDeeper(value, MAX_DEPTH) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The call in the form in which it is sent back to the model. Endpoints that parse the history (vLLM,
 * llama.cpp) reject every later turn if arguments are not a JSON object, and OpenAI's if a name is
 * invalid. The result says what was wrong.
 */
export function replayCall({ id, name, arguments: args }: ChatCall): ChatCall {
  const valid = name.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, 64) || "unknown";
  return { id, name: valid, arguments: JSON.stringify(parseArguments(args) ?? {}) };
}

function unknownFunction(name: string, byName: ReadonlyMap<string, ToolCandidate>): ToolgateError {
  const known = [...byName.keys()];
  const list = known.length === 0 ? "none are offered" : `there are: ${known.join(", ")}`;
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `There is no function ${JSON.stringify(name.slice(0, 64))}; ${list}.`,
  );
}

function notMade(message = `the arguments are not a JSON object at most ${MAX_DEPTH} deep`): ToolgateError {
  return new ToolgateError("INVALID_ARGUMENTS", `The call was not made: ${message}.`, {
    details: { errors: [{ pointer: "", message }] },
  });
}
