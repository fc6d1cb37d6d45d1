/** The variables of prompts. The user's text is not allowed in the prompts that instruct. */
export const PROMPT_VARIABLES = ["user_input", "agent_id", "env", "date"] as const;
export type PromptVariable = (typeof PROMPT_VARIABLES)[number];
export type PromptName = "system" | "developer" | "user";

/** `{{name}}`, spaces allowed inside the braces. */
export const VARIABLE = /\{\{[ \t]*([A-Za-z_][A-Za-z0-9_]*)[ \t]*\}\}/g;

export const isPromptVariable = (name: string): name is PromptVariable =>
  (PROMPT_VARIABLES as readonly string[]).includes(name);
