import type { Fault } from "../../contract/json.ts";
import type { Plan, PlanChoice } from "../../contract/tool.ts";
import { composeQuestion } from "../../planning/compose-question.ts";
import { listValues } from "../../planning/schema/resolve-schema.ts";

/** Asks which of several operations is meant; of those with one name also whose. */
export function askWhich(choices: PlanChoice[], reason: string): Plan {
  const ids = choices.map(({ operation_id }) => operation_id);
  const names = choices.map(({ operation_id, api }) =>
    ids.filter((id) => id === operation_id).length > 1 ? `${operation_id} (${api})` : operation_id,
  );
  return {
    kind: "question",
    question: composeQuestion({ tool: "", missing: [], candidates: names }),
    candidates: ids,
    missing: [],
    choices,
    confidence: 0,
    reason,
  };
}

/** Asks for what an operation lacks, naming what was given and does not fit. */
export function askMissing(choice: PlanChoice, faults: readonly Fault[], reason: string): Plan {
  const question = composeQuestion({
    tool: choice.name,
    missing: choice.missing.map(({ name, description, schema }) => {
      const values = listValues(schema).map(String);
      return { name, description, ...(values.length > 0 && { enum: values }) };
    }),
    candidates: [choice.operation_id],
  });
  const told = faults.map(({ message }) => `${message.replace(/\.$/, "")}. `).join("");
  return {
    kind: "question",
    question: `${told}${question}`,
    candidates: [choice.operation_id],
    missing: choice.missing.map(({ name }) => name),
    choices: [choice],
    confidence: 1,
    reason,
  };
}
