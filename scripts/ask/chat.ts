import { MAX_MESSAGE_CHARACTERS } from "../../src/orchestration/limits.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import { explain } from "./explain.ts";
import type { Terminal } from "./open-terminal.ts";
import { runTurn } from "./run-turn.ts";
import type { Settle } from "./settle-approval.ts";

interface Message {
  role: "user" | "assistant";
  content: string;
}

const HELP = `  /new    begin anew, without what was said
  /quit   leave (Ctrl-D)
  Ctrl-C  stops an answer; once more, or at the prompt, leaves`;
/** As the endpoint takes them. */
const MAX_MESSAGES = 200;

export interface ChatParts {
  /** A client for the next message: a person's token is renewed. */
  connect: () => Promise<ToolgateClient>;
  settle: Settle;
  models: readonly string[];
  url: string;
  /** The first message; empty: it is asked for. */
  first: string;
}

/** A conversation with the orchestrator; where nobody can be asked, one message. Gives the exit code. */
export async function chat(
  terminal: Terminal,
  { connect, settle, models, url, first }: ChatParts,
): Promise<number> {
  let history: Message[] = [];

  const answer = async (line: string): Promise<boolean> => {
    const stopping = new AbortController();
    const stopListening = terminal.onInterrupt(() => {
      if (stopping.signal.aborted) process.exit(130);
      stopping.abort();
    });
    try {
      const messages = keepLatest([...history, { role: "user", content: line }]);
      const parts = { client: await connect(), settle, signal: stopping.signal };
      const turn = await runTurn(terminal, parts, { messages, models });
      if (turn.text !== null) history = [...messages, { role: "assistant", content: turn.text }];
      if (stopping.signal.aborted) terminal.tell(terminal.styles.dim("Stopped."));
      return turn.isAnswered;
    } finally {
      stopListening();
    }
  };

  if (!terminal.isInteractive) return (await answer(first)) ? 0 : 1;
  terminal.tell(terminal.styles.dim("/help tells what else there is."));
  const answerOrExplain = (line: string) =>
    answer(line).catch((error: unknown) => terminal.tell(explain(error, url)));
  if (first !== "") await answerOrExplain(first);
  for (;;) {
    const line = (await terminal.ask("› "))?.trim();
    if (line === undefined || line === "/quit") return 0;
    if (line === "/new") history = [];
    else if (line.startsWith("/")) terminal.tell(HELP);
    else if (line !== "") await answerOrExplain(line);
  }
}

/** The latest messages that one request takes. */
function keepLatest(messages: Message[]): Message[] {
  const kept = messages.slice(-MAX_MESSAGES);
  const length = () => kept.reduce((sum, { content }) => sum + content.length, 0);
  while (kept.length > 1 && length() > MAX_MESSAGE_CHARACTERS) kept.shift();
  return kept;
}
