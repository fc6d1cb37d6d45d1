import type { ChatFunction } from "../../contract/ports.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { cleanText, type Fence } from "../../prompt-safety/fence-text.ts";
import { trimSchema } from "../schema/trim-schema.ts";

/** Limit of OpenAI-compatible endpoints for function names. */
const MAX_NAME = 64;
const MAX_DESCRIPTION = 800;

/** A tool as a function of a chat model, with a unique name. */
export function writeFunction(
  candidate: ToolCandidate,
  fence: Fence,
  isTaken: (name: string) => boolean,
): ChatFunction {
  return {
    name: findFreeName(candidate.operation_id || candidate.name, isTaken),
    description: describeTool(candidate, fence),
    parameters: trimSchema(candidate.input_schema),
  };
}

function findFreeName(wanted: string, isTaken: (name: string) => boolean): string {
  const base = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, MAX_NAME) || "tool";
  let name = base;
  for (let n = 2; isTaken(name); n++) name = `${base.slice(0, MAX_NAME - String(n).length - 1)}_${n}`;
  return name;
}

function describeTool({ name, fields, side_effect }: ToolCandidate, fence: Fence): string {
  const about = [fields.api, name, fields.description].filter(Boolean).join(". ");
  const call = fields.method === "" ? "" : `${fields.method} ${cleanText(fields.path, 200)}, `;
  return `${call}side effect: ${side_effect}. ${fence.text(about, MAX_DESCRIPTION)}`;
}
