import type { ToolgateClient } from "../toolgate-client.ts";
import type { Terminal } from "./open-terminal.ts";
import { pause } from "./pause.ts";
import type { Settle } from "./settle-approval.ts";
import { type Answer, showAnswer } from "./show-answer.ts";
import { readPending } from "./show-approval.ts";

export interface Question {
  user_query: string;
  user_context_data?: unknown;
  dry_run?: true;
  approval_id?: string;
}

/** One question to agent-query, asked again when an approval was decided. Gives the exit code. */
export async function askOnce(
  terminal: Terminal,
  { client, settle }: { client: ToolgateClient; settle: Settle },
  question: Question,
): Promise<number> {
  const { body } = await ask(terminal, client, question);
  const approval = body.error_code === "APPROVAL_REQUIRED" ? readPending(body.technical_details) : null;
  if (approval !== null && (await settle(approval))) {
    return askOnce(terminal, { client, settle }, { ...question, approval_id: approval.approval_id });
  }
  // Whoever approved has it carried out right now.
  const { reason } = body.technical_details ?? {};
  if (body.error_code === "CONFLICT" && reason === "in_flight") {
    if (await pause(terminal, 2_000, "It is being carried out …")) {
      return askOnce(terminal, { client, settle }, question);
    }
  }
  return showAnswer(terminal, body);
}

async function ask(terminal: Terminal, client: ToolgateClient, question: Question) {
  const waiting = terminal.progress("Asking …");
  try {
    return await client.call<Answer>("POST", "/functions/v1/agent-query", {
      ...question,
      conversation_id: `terminal-${process.pid}`,
    });
  } finally {
    waiting.done();
  }
}
