/** What a model says in several turns, as one text that is written while it comes. */
export interface JoinedTurns {
  add(turn: number, delta: string): void;
  /** Writes what of the last message was not streamed: a note behind what the model wrote, or all of it. */
  finish(content: string): void;
  /** All that was written. */
  text(): string;
}

/** Turns that say something are paragraphs. */
export function joinTurns(write: (delta: string) => void): JoinedTurns {
  /** Of the turn that wrote last. */
  let [last, said] = [0, ""];
  let text = "";

  const say = (delta: string) => {
    if (delta === "") return;
    text += delta;
    write(delta);
  };

  return {
    add(turn, delta) {
      if (turn !== last) {
        [last, said] = [turn, ""];
        if (text !== "") say("\n\n");
      }
      said += delta;
      say(delta);
    },
    finish: (content) => say(restOf(content, said, text !== "")),
    text: () => text,
  };
}

function restOf(content: string, said: string, hasContent: boolean): string {
  for (const begun of [said, said.trim()]) {
    if (begun !== "" && content.startsWith(begun)) return content.slice(begun.length);
  }
  return hasContent && content !== "" ? `\n\n${content}` : content;
}
