import type { ToolgateClient } from "../toolgate-client.ts";
import { clarify } from "./clarify.ts";
import type { Terminal } from "./open-terminal.ts";
import { pause } from "./pause.ts";
import { type Question, sendQuestion } from "./send-question.ts";
import type { Settle } from "./settle-approval.ts";
import { type Answer, showAnswer } from "./show-answer.ts";
import { readPending } from "./show-approval.ts";
import { carriedOut, type Waiting, waitFor } from "./waiting.ts";

interface Parts {
  client: ToolgateClient;
  settle: Settle;
}

/**
 * Sends one question, and sends it again after a clarification or a decision about an approval. Returns
 * the exit code.
 */
export async function askOnce(terminal: Terminal, parts: Parts, question: Question): Promise<number> {
  let wanted: Question = question;
  let waiting: Waiting | null = null;
  for (;;) {
    const { body, isLeft } = await send(terminal, parts.client, wanted, waiting);
    const next: Next | null = isLeft
      ? null
      : await findNext(terminal, parts.settle, wanted, { body, waiting });
    if (next === null) return showAnswer(terminal, body);
    ({ wanted, waiting } = next);
  }
}

interface Next {
  wanted: Question;
  waiting: Waiting | null;
}

/** The next request after an answer; null after the last one. */
async function findNext(
  terminal: Terminal,
  settle: Settle,
  wanted: Question,
  { body, waiting }: { body: Answer; waiting: Waiting | null },
): Promise<Next | null> {
  const { error_code, technical_details } = body;
  if (error_code === "APPROVAL_REQUIRED") {
    const approval = readPending(technical_details);
    const settled = approval && (await settle(approval));
    return settled && { wanted: { ...wanted, approval_id: approval.approval_id }, waiting: settled };
  }
  if (error_code === "CONFLICT" && technical_details?.reason === "in_flight") {
    const carried = carriedOut(waiting);
    return (await pause(terminal, 2_000, carried)) ? { wanted, waiting: carried } : null;
  }
  if (error_code !== "CLARIFICATION_NEEDED" || !terminal.isInteractive) return null;
  const clear = await clarify(terminal, wanted, body);
  return clear && { wanted: clear, waiting: null };
}

async function send(
  terminal: Terminal,
  client: ToolgateClient,
  wanted: Question,
  waiting: Waiting | null,
): Promise<{ body: Answer; isLeft: boolean }> {
  const { why, since } = waiting ?? waitFor("Asking …");
  const line = terminal.progress(why, since);
  let isLeft = false;
  // Ctrl-C ends a wait at any time: this answer is the last one, and explains how to continue. A second
  // Ctrl-C exits immediately.
  const stopListening = terminal.onInterrupt(() => {
    if (isLeft || waiting === null) process.exit(130);
    isLeft = true;
  });
  try {
    return { body: await sendQuestion(client, wanted), isLeft };
  } finally {
    stopListening();
    line.done();
  }
}
