import type { JsonObject } from "../../contract/json.ts";
import type { Conversed } from "../converse.ts";
import { writeCallId } from "./call-id.ts";
import { noteRun } from "./find-run.ts";

/** What of a conversation OpenAI's answer tells, whole or in chunks. */
export interface Completion {
  head: { id: string; created: number; model: string };
  content: string;
  tool_calls: JsonObject[];
  finish_reason: "stop" | "length" | "tool_calls";
  usage: JsonObject;
  /** Ours: what was done, and what waits. */
  toolgate: JsonObject;
}

type Told = Pick<Conversed, "result" | "clientCalls" | "run_id" | "turns">;

/** An answer that is told again asks for nothing. */
export function describeStored(result: JsonObject): Completion {
  return describeCompletion({ result, clientCalls: [], run_id: null, turns: 0 });
}

export function describeCompletion({ result, clientCalls, run_id, turns }: Told): Completion {
  const { model, message, steps = [], usage, stopped, approval, trace_id } = result;
  const said = (message as { content?: string } | undefined)?.content ?? "";
  const waits = run_id !== null && stopped === "approval";
  const { prompt_tokens = 0, completion_tokens = 0 } = (usage ?? {}) as Record<string, number>;
  return {
    head: newHead(String(model), String(trace_id)),
    content: waits ? `${said}\n\n${noteRun(run_id)}` : said,
    tool_calls: clientCalls.map(({ name, arguments: args }, index) => ({
      id: writeCallId({ run_id: run_id ?? "", turn: turns, index }),
      type: "function",
      function: { name, arguments: args },
    })),
    finish_reason: clientCalls.length > 0 ? "tool_calls" : stopped === "tokens" ? "length" : "stop",
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
    toolgate: {
      trace_id: trace_id ?? null,
      steps,
      ...(stopped && { stopped }),
      ...(approval && { approval }),
      ...(waits && { run_id }),
    },
  };
}

/** What all chunks of an answer share. */
export function newHead(model: string, trace_id: string): Completion["head"] {
  return {
    id: `chatcmpl-${trace_id.replaceAll("-", "")}`,
    created: Math.floor(Date.now() / 1000),
    model,
  };
}

/** `chat.completion` as OpenAI describes it, and `toolgate` beside it. */
export function writeCompletion(completion: Completion): JsonObject {
  const { head, content, tool_calls, finish_reason, usage, toolgate } = completion;
  const hasCalls = tool_calls.length > 0;
  const message = {
    role: "assistant",
    content: content === "" && hasCalls ? null : content,
    refusal: null,
    ...(hasCalls && { tool_calls }),
  };
  return {
    ...head,
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    usage,
    toolgate,
  };
}
