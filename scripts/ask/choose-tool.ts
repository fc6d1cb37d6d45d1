import type { PlanChoice } from "../../src/contract/tool.ts";
import { composeQuestion } from "../../src/planning/asking/compose-question.ts";
import { listValues } from "../../src/planning/schema/find-argument.ts";
import { askValues } from "./ask-values.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import type { Question } from "./send-question.ts";

/**
 * The question with the chosen tool and its missing arguments, which are asked for. Null when the user
 * cancels.
 */
export async function chooseTool(
  terminal: Terminal,
  question: Question,
  { tool_id, name, arguments: known, missing }: PlanChoice,
  isAsked: boolean,
): Promise<Question | null> {
  if (missing.length > 0 && !isAsked) {
    const described = missing.map((argument) => {
      const values = listValues(argument.schema).map(String);
      return { ...argument, ...(values.length > 0 && { enum: values }) };
    });
    const asked = composeQuestion({ tool: name, missing: described, candidates: [] });
    terminal.writeLine(`${terminal.styles.cyan("?")} ${oneLine(asked)}`);
  }
  const args = await askValues(
    terminal,
    missing.map((argument) => argument.name),
    known,
  );
  return args && { ...question, tool: tool_id, arguments: args };
}
