import type { ToolgateClient } from "../toolgate-client.ts";
import { askValues } from "./ask-values.ts";
import { chooseTool } from "./choose-tool.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import type { Question, ToolRun } from "./send-question.ts";
import type { Answer } from "./show-answer.ts";

/** Has a question that came back answered at the prompt. Gives what to send next; null when somebody leaves it. */
export async function clarify(
  terminal: Terminal,
  client: ToolgateClient,
  question: Question,
  { error_message = "", technical_details = {} }: Answer,
): Promise<Question | ToolRun | null> {
  const { candidates = [], missing = [] } = technical_details;
  const { bold, cyan } = terminal.styles;
  terminal.tell(`${cyan("?")} ${bold(oneLine(error_message))}`);
  if (missing.length > 0) {
    const known = await askValues(terminal, missing, question.user_context_data ?? {});
    return known && { ...question, user_context_data: known };
  }
  if (candidates.length > 1) {
    for (const [index, name] of candidates.entries()) terminal.tell(`  ${index + 1}  ${oneLine(name)}`);
  }
  const said = await askWhich(terminal, candidates.length);
  if (said === null) return null;
  const chosen = typeof said === "number" ? candidates[said] : undefined;
  if (chosen !== undefined) return chooseTool(terminal, client, question, chosen);
  // A model may ask for anything.
  return { ...question, user_query: `${question.user_query}\n${said}` };
}

/** The index of a candidate, or what else somebody has to say; null for neither. */
async function askWhich(terminal: Terminal, count: number): Promise<number | string | null> {
  const prompt = count === 0 ? "› " : count === 1 ? "[y/N] " : `1–${count}, or say more: `;
  for (;;) {
    const said = (await terminal.ask(prompt))?.trim();
    if (!said || /^no?$/i.test(said)) return null;
    if (count === 1 && /^y(es)?$/i.test(said)) return 0;
    if (count === 0 || !/^\d+$/.test(said)) return said;
    const index = Number(said) - 1;
    if (index >= 0 && index < count) return index;
  }
}
