import { isPromptVariable, type PromptVariable, VARIABLE } from "./prompt-template.ts";

export interface Prompts {
  system: string;
  developer: string;
  user: string;
}

/** `date` is today in UTC as ISO 8601 has it: 2026-11-21. */
export type PromptValues = Record<PromptVariable, string>;

/**
 * Puts the values in, in one pass: `{{…}}` inside a value stays as it is. The user's words only ever reach the user prompt.
 * Whoever sends the prompt to a model fences the user's words.
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
