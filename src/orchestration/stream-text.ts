import type { OnEvent } from "./conversation-event.ts";

/**
 * Passes on a model's text of one turn. The deltas add up to the turn's text, also for an endpoint that
 * does not stream.
 */
export function streamText(turn: number, onEvent: OnEvent) {
  let sent = "";
  const onText = (delta: string) => {
    if (delta === "") return;
    sent += delta;
    onEvent({ kind: "text", turn, delta });
  };
  return {
    onText,
    /** Passes on the part of the whole text that was not streamed. */
    finish(text: string): void {
      if (text.startsWith(sent)) onText(text.slice(sent.length));
    },
  };
}
