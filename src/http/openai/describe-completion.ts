import type { JsonObject } from "../../contract/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import type { Conversed } from "../converse.ts";
import type { StoredAnswer } from "../keep-runs.ts";
import { writeCallId } from "./call-id.ts";
import { noteRun } from "./find-run.ts";

/** Members common to all parts of an answer. */
export interface CompletionHead {
  /** Without the protocol's prefix. */
  id: string;
  /** Unix time, seconds. */
  created: number;
  model: string;
}

/** The parts of a conversation that OpenAI's answers contain, whole or streamed, in either protocol. */
export interface Completion {
  head: CompletionHead;
  content: string;
  /** Calls of the client's functions, with the ids under which the results are returned. */
  calls: ChatCall[];
  stopped: Conversed["stopped"];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  /** Toolgate's extension: executed steps and a pending approval. */
  toolgate: JsonObject;
}

type CompletionSource = Pick<Conversed, "result" | "clientCalls" | "run_id" | "turns" | "stopped" | "used">;

/** A repeated answer contains no calls for the client. */
export function describeStored({ result, used }: StoredAnswer): Completion {
  const stopped = (result["stopped"] ?? null) as Conversed["stopped"];
  const run_id = (result["run_id"] ?? null) as Conversed["run_id"];
  return describeCompletion({ result, clientCalls: [], run_id, turns: 0, stopped, used });
}

export function describeCompletion({
  result,
  clientCalls,
  run_id,
  turns,
  stopped,
  used,
}: CompletionSource): Completion {
  const { model, message, steps = [], approval, trace_id } = result;
  const said = (message as { content?: string } | undefined)?.content ?? "";
  const waits = run_id !== null && stopped === "approval";
  const { prompt_tokens, completion_tokens } = used;
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
