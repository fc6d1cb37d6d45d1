import type { OrchestratorEvents } from "../../../../../src/contract/api/hydra-orchestrator.ts";
import type { Answer, AnswerError, Item, StepItem } from "./conversation.ts";

/** An event about one model. */
export type ModelEvent = {
  [Name in Exclude<keyof OrchestratorEvents, "done" | "failure">]: {
    name: Name;
    data: OrchestratorEvents[Name];
  };
}[Exclude<keyof OrchestratorEvents, "done" | "failure">];

/** The answer after an event. @param now milliseconds since 1970 */
export function applyEvent(answer: Answer, { name, data }: ModelEvent, now: number): Answer {
  switch (name) {
    case "run":
      return { ...answer, model: data.model, traceIds: addTrace(answer, data.trace_id) };
    case "text":
      return {
        ...answer,
        items: appendText(answer.items, `text ${answer.requests} ${data.turn}`, data.delta),
        firstWord: answer.firstWord ?? now - answer.startedAt,
      };
    case "step_started":
      return { ...answer, items: startStep(answer, data) };
    case "step_done":
      return { ...answer, items: endStep(answer, data) };
    case "result":
      return endAnswer(answer, data, now);
  }
}

/** An answer whose stream ended without a result. */
export function interruptAnswer(
  answer: Answer,
  end: { state: "failed" | "stopped" | "cut"; trouble?: AnswerError },
  now: number,
): Answer {
  if (answer.state !== "running") return answer;
  return {
    ...answer,
    state: end.state,
    trouble: end.trouble ?? null,
    elapsed: answer.elapsed + now - answer.startedAt,
    items: answer.items.map((item) => settle(item, "cut")),
  };
}

function appendText(items: readonly Item[], key: string, delta: string): Item[] {
  const index = items.findIndex((item) => item.key === key);
  if (index < 0) return [...items, { kind: "text", key, text: delta }];
  return items.map((item, i) =>
    i === index && item.kind === "text" ? { ...item, text: item.text + delta } : item,
  );
}

function startStep({ items, requests }: Answer, data: OrchestratorEvents["step_started"]): Item[] {
  const { id, tool, arguments: args } = data;
  const step: StepItem = {
    kind: "step",
    key: `step ${requests} ${id}`,
    id,
    tool,
    arguments: args,
    state: "running",
  };
  // The pending call is being executed; it keeps its position.
  const waited = items.findIndex((item) => item.kind === "step" && item.id === id && isHeld(item));
  return waited < 0
    ? [...items, step]
    : items.map((item, i) => (i === waited ? { ...step, key: item.key } : item));
}

function endStep(answer: Answer, data: OrchestratorEvents["step_done"]): Item[] {
  const { index: _, ...step } = data;
  const open = answer.items.findLastIndex(
    (item) => item.kind === "step" && item.id === step.id && (item.state === "running" || isHeld(item)),
  );
  const done: StepItem = { kind: "step", key: `step ${answer.requests} ${step.id}`, state: "done", ...step };
  return open < 0
    ? [...answer.items, done]
    : answer.items.map((item, i) => (i === open ? { ...done, key: item.key } : item));
}

function endAnswer(answer: Answer, data: OrchestratorEvents["result"], now: number): Answer {
  const { model, message, error, stopped, run_id, approval, usage, trace_id } = data;
  const isWaiting = stopped === "approval" && run_id !== undefined && approval !== undefined;
  const reconciled = reconcileSteps(answer.items, answer.requests, data.steps);
  const items = reconciled.map((item) => settle(item, isWaiting ? "waiting" : "cut"));
  return {
    ...answer,
    model,
    traceIds: addTrace(answer, trace_id),
    usage,
    state: error ? "failed" : isWaiting ? "waiting" : "done",
    // While it waits, the message only says so; the call is shown below.
    items: message && !isWaiting ? completeText(items, answer.requests, message.content) : items,
    elapsed: answer.elapsed + now - answer.startedAt,
    limit: stopped ?? null,
    runId: run_id ?? null,
    approval: isWaiting ? approval : null,
    trouble: error
      ? { code: error.error_code, message: error.error_message, requestId: null, details: {} }
      : null,
  };
}

function addTrace({ traceIds }: Answer, id: string): string[] {
  return traceIds.includes(id) ? traceIds : [...traceIds, id];
}

type Step = OrchestratorEvents["result"]["steps"][number];

/**
 * The calls in the result, by their position in the conversation, including those whose events were
 * missed.
 */
function reconcileSteps(items: readonly Item[], requests: number, steps: readonly Step[]): Item[] {
  const known = [...items];
  for (const [place, step] of steps.entries()) {
    const id = String(place + 1);
    const index = known.findIndex((item) => item.kind === "step" && item.id === id);
    const item = known[index];
    const done: StepItem = { kind: "step", key: `step ${requests} ${id}`, id, state: "done", ...step };
    if (item?.kind !== "step") known.push(done);
    else if (item.state !== "done" || isHeld(item)) known[index] = { ...done, key: item.key };
  }
  return known;
}

/**
 * The message contains the text of the last turn, and more when a limit ended it; adds the part that was
 * not streamed.
 */
function completeText(items: readonly Item[], requests: number, content: string): Item[] {
  const last = items.findLastIndex((item) => item.kind === "text");
  const shown = items[last];
  if (content.trim() === "") return [...items];
  if (shown?.kind === "text" && content.startsWith(shown.text.trim()))
    return items.map((item, i) => (i === last ? { ...shown, text: content } : item));
  return [...items, { kind: "text", key: `text ${requests} end`, text: content }];
}

function settle(item: Item, state: "waiting" | "cut"): Item {
  return item.kind === "step" && item.state === "running" ? { ...item, state } : item;
}

function isHeld({ state, result }: StepItem): boolean {
  return state === "waiting" || (state === "done" && codeOf(result) === "APPROVAL_REQUIRED");
}

/** The error code of a call; null when it succeeded. */
export function codeOf(result: unknown): string | null {
  if (typeof result !== "object" || result === null || Reflect.get(result, "status") !== "FAILURE")
    return null;
  const code: unknown = Reflect.get(result, "error_code");
  return typeof code === "string" ? code : null;
}
