import { MAX_MESSAGE_CHARACTERS } from "../../src/conversations/limits.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import { explain } from "./explain.ts";
import type { Terminal } from "./open-terminal.ts";
import type { OpenRun } from "./resume-run.ts";
import { resumeTurn, runTurn, type Turn, type TurnParts } from "./run-turn.ts";
import type { Settle } from "./settle-approval.ts";

interface Message {
  role: "user" | "assistant";
  content: string;
}

const HELP = `  /resume continue what waits for an approval or was interrupted
  /new    begin anew, without what was said
  /quit   leave (Ctrl-D)
  Ctrl-C  stops an answer; once more, or at the prompt, leaves`;
/** Limit of the endpoint. */
const MAX_MESSAGES = 200;

export interface ChatParts {
  /** Creates a client for the next message, with a renewed user token. */
  connect: () => Promise<ToolgateClient>;
  settle: Settle;
  models: readonly string[];
  url: string;
  /** The first message; empty: ask for it. */
  first: string;
  /** An earlier run to continue. */
  run: string | null;
}

/** A conversation with the orchestrator, or one message without a terminal. Returns the exit code. */
export async function chat(
  terminal: Terminal,
  { connect, settle, models, url, first, run }: ChatParts,
): Promise<number> {
  let history: Message[] = [];
  let open: OpenRun[] = run === null ? [] : [{ run_id: run, approval: null }];

  const take = async (
    said: string,
    begin: (parts: TurnParts, messages: Message[]) => Promise<Turn>,
  ): Promise<boolean> => {
    const stopping = new AbortController();
    const stopListening = terminal.onInterrupt(() => {
      if (stopping.signal.aborted) process.exit(130);
      stopping.abort();
    });
    try {
      const messages = keepLatest([...history, { role: "user", content: said }]);
      const turn = await begin({ client: await connect(), settle, signal: stopping.signal }, messages);
      if (turn.text !== null) history = [...messages, { role: "assistant", content: turn.text }];
      open = turn.open;
      if (stopping.signal.aborted) terminal.writeLine(terminal.styles.dim("Stopped."));
      return turn.isAnswered;
    } finally {
      stopListening();
    }
  };
  const answer = (line: string) =>
    take(line, (parts, messages) => runTurn(terminal, parts, { messages, models }));
  const resume = () => take("Go on.", (parts) => resumeTurn(terminal, parts, open));
  const begin = () => (run === null ? answer(first) : resume());

  if (!terminal.isInteractive) return (await begin()) ? 0 : 1;
  terminal.writeLine(terminal.styles.dim("/help lists the commands."));
  const orExplain = (done: Promise<unknown>) =>
    done.catch((error: unknown) => terminal.writeLine(explain(error, url)));
  if (first !== "" || run !== null) await orExplain(begin());
  for (;;) {
    const line = (await terminal.ask("› "))?.trim();
    if (line === undefined || line === "/quit") return 0;
    if (line === "/new") [history, open] = [[], []];
    else if (line === "/resume" && open.length > 0) await orExplain(resume());
    else if (line === "/resume") terminal.writeLine(terminal.styles.dim("Nothing is open."));
    else if (line.startsWith("/")) terminal.writeLine(HELP);
    else if (line !== "") await orExplain(answer(line));
  }
}

/** The latest messages that fit into one request. */
function keepLatest(messages: Message[]): Message[] {
  const kept = messages.slice(-MAX_MESSAGES);
  const length = () => kept.reduce((sum, { content }) => sum + content.length, 0);
  while (kept.length > 1 && length() > MAX_MESSAGE_CHARACTERS) kept.shift();
  return kept;
}
