/** Joins the texts of several turns while they are streamed. */
export interface JoinedTurns {
  add(turn: number, delta: string): void;
  /** Writes what of the last message was not streamed: a note after the model's text, or all of it. */
  finish(content: string): void;
  /** All text written so far. */
  text(): string;
}

/** Turns with text are separated by blank lines. */
export function joinTurns(write: (delta: string) => void): JoinedTurns {
  /** The turn that wrote last. */
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
