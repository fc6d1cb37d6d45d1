import { didYouMean, nearestNames } from "./nearest-names.ts";
import { isPromptVariable, PROMPT_VARIABLES, type PromptName, VARIABLE } from "./prompt-template.ts";

export interface TemplateFault {
  message: string;
  /** Offset into the template. */
  index: number;
}

const MAX_FAULTS = 20;

/** The faults in the variables of one prompt. */
export function findTemplateFaults(prompt: PromptName, template: string): TemplateFault[] {
  const faults: TemplateFault[] = [];
  let words = 0;
  for (let at = template.indexOf("{{"); at >= 0 && faults.length < MAX_FAULTS; ) {
    const variable = readVariable(template, at);
    const message = variable === null ? describeOpen(template, at) : describeVariable(variable.name, prompt);
    if (message !== undefined) faults.push({ message, index: at });
    if (variable?.name === "user_input") words++;
    at = template.indexOf("{{", variable?.end ?? endOfBraces(template, at));
  }
  if (prompt === "user" && words === 0) {
    const message =
      "The user prompt must contain `{{user_input}}`: without it the agent never sees the question.";
    faults.push({ message, index: 0 });
  }
  return faults;
}

function readVariable(template: string, at: number): { name: string; end: number } | null {
  const pattern = new RegExp(VARIABLE.source, "y");
  pattern.lastIndex = at;
  const [whole, name] = pattern.exec(template) ?? [];
  return whole === undefined || name === undefined ? null : { name, end: at + whole.length };
}

function describeVariable(name: string, prompt: PromptName): string | undefined {
  if (!isPromptVariable(name)) {
    const near = nearestNames(name, PROMPT_VARIABLES, 1);
    const known = `; known are ${PROMPT_VARIABLES.map((known) => `\`${known}\``).join(", ")}.`;
    return `The variable \`{{${name.slice(0, 60)}}}\` is unknown${near.length === 0 ? known : didYouMean(near)}`;
  }
  if (name === "user_input" && prompt !== "user") {
    return `\`{{user_input}}\` belongs into the user prompt only: in the ${prompt} prompt the user's words would be instructions.`;
  }
  return undefined;
}

function describeOpen(template: string, at: number): string {
  const closed = template.indexOf("}}", at);
  const next = template.indexOf("{{", at + 2);
  const line = template.indexOf("\n", at);
  const stays = [next, line].every((end) => end < 0 || closed < end);
  return closed < 0 || !stays
    ? "`{{` is never closed: write `{{user_input}}`, or `{ {` for literal braces."
    : "There is no variable name between `{{` and `}}`: write `{{user_input}}`, or `{ {` for literal braces.";
}

/** `{{{` is one fault, not two. */
function endOfBraces(template: string, at: number): number {
  let end = at;
  while (template[end] === "{") end++;
  return end;
}
