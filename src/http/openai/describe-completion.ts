import type { JsonObject } from "../../contract/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import type { Conversed } from "../converse.ts";
import { writeCallId } from "./call-id.ts";
import { noteRun } from "./find-run.ts";

/** What all parts of an answer share. */
export interface CompletionHead {
  /** Without the prefix that each protocol has. */
  id: string;
  /** Unix time, seconds. */
  created: number;
  model: string;
}

/** What of a conversation OpenAI's answers tell, whole or in pieces, in either protocol. */
export interface Completion {
  head: CompletionHead;
  content: string;
  /** Of the client's functions, under the ids they come back by. */
  calls: ChatCall[];
  stopped: Conversed["stopped"];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  /** Ours: what was done, and what waits. */
  toolgate: JsonObject;
}

type Told = Pick<Conversed, "result" | "clientCalls" | "run_id" | "turns" | "stopped">;

/** An answer that is told again asks for nothing. */
export function describeStored(result: JsonObject): Completion {
  const stopped = (result["stopped"] ?? null) as Conversed["stopped"];
  return describeCompletion({ result, clientCalls: [], run_id: null, turns: 0, stopped });
}

export function describeCompletion({ result, clientCalls, run_id, turns, stopped }: Told): Completion {
  const { model, message, steps = [], usage, approval, trace_id } = result;
  const said = (message as { content?: string } | undefined)?.content ?? "";
  const waits = run_id !== null && stopped === "approval";
  const { prompt_tokens = 0, completion_tokens = 0 } = (usage ?? {}) as Record<string, number>;
  return {
    head: newHead(String(model), String(trace_id)),
    content: waits ? `${said}\n\n${noteRun(run_id)}` : said,
    calls: clientCalls.map((call, index) => ({
      ...call,
      id: writeCallId({ run_id: run_id ?? "", turn: turns, index }),
    })),
    stopped,
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

export function newHead(model: string, trace_id: string): CompletionHead {
  return { id: trace_id.replaceAll("-", ""), created: Math.floor(Date.now() / 1000), model };
}
