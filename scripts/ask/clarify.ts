import { chooseTool } from "./choose-tool.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import type { Question } from "./send-question.ts";
import type { Answer } from "./show-answer.ts";

/** Asks the user to answer a clarification. Returns the next request; null when the user cancels. */
export async function clarify(
  terminal: Terminal,
  { tool: _tool, arguments: _arguments, ...question }: Question,
  { error_message = "", technical_details = {} }: Answer,
): Promise<Question | null> {
  const { choices = [], missing = [] } = technical_details;
  const { bold, cyan } = terminal.styles;
  terminal.writeLine(`${cyan("?")} ${bold(oneLine(error_message))}`);
  const [only] = choices;
  if (only && choices.length === 1 && missing.length > 0) return chooseTool(terminal, question, only, true);
  if (choices.length > 1) {
    for (const [index, { operation_id, name, api }] of choices.entries())
      terminal.writeLine(`  ${index + 1}  ${oneLine(`${operation_id} · ${name} (${api})`)}`);
  }
  const said = await askWhich(terminal, choices.length);
  if (said === null) return null;
  const chosen = typeof said === "number" ? choices[said] : undefined;
  if (chosen !== undefined) return chooseTool(terminal, question, chosen, false);
  // A free-text answer in the same conversation; without choices, none is expected.
  const text = String(said);
  return { ...question, user_query: choices.length > 0 ? text : `${question.user_query}\n${text}` };
}

/** The index of a choice, or a free text; null for neither. */
async function askWhich(terminal: Terminal, count: number): Promise<number | string | null> {
  const prompt = count === 0 ? "› " : count === 1 ? "[y/N] " : `1–${count}, or say which: `;
  for (;;) {
    const said = (await terminal.ask(prompt))?.trim();
    if (!said || /^no?$/i.test(said)) return null;
    if (count === 1 && /^y(es)?$/i.test(said)) return 0;
    if (count === 0 || !/^\d+$/.test(said)) return said;
    const index = Number(said) - 1;
    if (index >= 0 && index < count) return index;
  }
}
