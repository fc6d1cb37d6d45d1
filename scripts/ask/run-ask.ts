import { createClient } from "../toolgate-client.ts";
import { askOnce } from "./ask-once.ts";
import { chat } from "./chat.ts";
import { explain } from "./explain.ts";
import { findApprover } from "./find-approver.ts";
import type { Terminal } from "./open-terminal.ts";
import type { Arguments } from "./read-arguments.ts";
import { createSettle } from "./settle-approval.ts";
import { signInPerson } from "./sign-in-person.ts";

/** Runs the command line. Returns the exit code. */
export async function runAsk(terminal: Terminal, args: Arguments): Promise<number> {
  const { url, key, token, email, approverKey, question, models } = args;
  const person = email === undefined ? null : signInPerson(terminal, url, email);
  const settle = createSettle(terminal, {
    approver: findApprover(url, { key, token, approverKey, person }),
    url,
  });
  const connect = async () => createClient(url, key ?? token ?? (await person?.token()) ?? null);
  try {
    if (args.isChat) {
      const run = args.runId ?? null;
      return await chat(terminal, { connect, settle, models, url, first: question, run });
    }
    return await askOnce(
      terminal,
      { client: await connect(), settle },
      {
        user_query: question,
        ...(args.context !== undefined && { user_context_data: args.context }),
        ...(args.isDryRun && { dry_run: true }),
        ...(args.approvalId !== undefined && { approval_id: args.approvalId }),
      },
    );
  } catch (error) {
    terminal.writeLine(explain(error, url));
    return 2;
  }
}
