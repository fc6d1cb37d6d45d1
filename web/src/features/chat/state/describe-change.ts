import { formatDuration } from "../../../lib/format.ts";
import { chat as text } from "../../../text/chat.ts";
import { codeOf } from "./apply-event.ts";
import type { Answer, Item, StepItem } from "./conversation.ts";

/** The announcement of a change for screen readers: a call, an approval, the end; never a model's text. */
export function describeChange(before: Answer, after: Answer): string | null {
  const name = nameModel(after);
  if (before.state !== after.state) return describeState(after, name);
  const started = stepsOf(after.items).find(
    (step) => step.state === "running" && !isRunning(before.items, step.key),
  );
  if (started) return text.say.calls(name, started.tool);
  const ended = stepsOf(after.items).find(
    ({ key, state }) => state === "done" && isRunning(before.items, key),
  );
  return ended && codeOf(ended.result) !== null ? text.say.callFailed(name, ended.tool) : null;
}

export function nameModel({ model }: Answer): string {
  return model === "" ? text.defaultModel : model;
}

function describeState({ state, elapsed, items, approval }: Answer, name: string): string {
  switch (state) {
    case "running":
      return text.say.goesOn(name);
    case "waiting":
      return text.say.waits(name, approval?.summary ?? "");
    case "done":
      return text.say.answered(name, formatDuration(elapsed), stepsOf(items).length);
    case "failed":
      return text.say.failed(name);
    case "stopped":
      return text.say.stopped(name);
    case "cut":
      return text.say.cut(name);
  }
}

function stepsOf(items: readonly Item[]): StepItem[] {
  return items.filter((item) => item.kind === "step");
}

function isRunning(items: readonly Item[], key: string): boolean {
  return items.some((item) => item.key === key && item.kind === "step" && item.state === "running");
}
