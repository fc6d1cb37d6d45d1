import { isPromptVariable, type PromptVariable, VARIABLE } from "./prompt-template.ts";

export interface Prompts {
  system: string;
  developer: string;
  user: string;
}

/** `date` is the current date in UTC in ISO 8601: 2026-11-21. */
export type PromptValues = Record<PromptVariable, string>;

/**
 * Inserts the values in one pass: `{{…}}` inside a value is not replaced. The user's text is inserted into
 * the user prompt only. The caller fences it before it sends the prompt to a model.
 */
export function renderPrompts(prompts: Prompts, values: PromptValues): Prompts {
  const { user_input: _, ...trusted } = values;
  return {
    system: render(prompts.system, trusted),
    developer: render(prompts.developer, trusted),
    user: render(prompts.user, values),
  };
}

function render(template: string, values: Partial<PromptValues>): string {
  return template.replace(VARIABLE, (whole, name: string) =>
    isPromptVariable(name) ? (values[name] ?? whole) : whole,
  );
}
