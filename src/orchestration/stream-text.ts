import type { OnEvent } from "./conversation-event.ts";

/** Passes on what a model writes in one turn. Together the deltas are the turn's text, also of an endpoint that does not stream. */
export function streamText(turn: number, onEvent: OnEvent) {
  let told = "";
  const onText = (delta: string) => {
    if (delta === "") return;
    told += delta;
    onEvent({ kind: "text", turn, delta });
  };
  return {
    onText,
    /** Tells what of the whole text is missing at the end. */
    finish(text: string): void {
      if (text.startsWith(told)) onText(text.slice(told.length));
    },
  };
}
