import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { ChatFunction } from "../../contract/ports.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { cleanText, type Fence } from "../../prompt-safety/fence-text.ts";
import { trimSchema } from "../schema/clean-schema.ts";
import { ASK_USER, FINISHED, MORE_STEPS, NO_TOOL_FITS, SEARCH_AGAIN } from "./choose-tool-prompt.ts";

export interface Offer {
  functions: ChatFunction[];
  /** Candidates by the function name that they are offered under. */
  byName: ReadonlyMap<string, ToolCandidate>;
}

/**
 * The candidates as functions of a chat model, with `ask_user` and `no_tool_fits`, and `finished` after
 * the first call. Every function also takes `toolgate_more_steps`.
 */
export function offerFunctions(
  candidates: readonly ToolCandidate[],
  fence: Fence,
  { isLater, maySearch }: { isLater: boolean; maySearch: boolean },
): Offer {
  const byName = new Map<string, ToolCandidate>();
  const functions = candidates.map((candidate): ChatFunction => {
    const offered = writeFunction(candidate, fence, (name) => byName.has(name) || RESERVED.has(name));
    byName.set(offered.name, candidate);
    return { ...offered, parameters: askForMore(offered.parameters) };
  });
  return {
    functions: [...functions, ...EXITS, ...(maySearch ? [SEARCH] : []), ...(isLater ? [END] : [])],
    byName,
  };
}

const RESERVED: ReadonlySet<string> = new Set([ASK_USER, NO_TOOL_FITS, FINISHED, SEARCH_AGAIN]);

/** A function with its own argument of this name keeps it, and its call ends the run. */
function askForMore(parameters: JsonObject): JsonObject {
  const { properties } = parameters;
  if (!isJsonObject(properties) || Object.hasOwn(properties, MORE_STEPS)) return parameters;
  return { ...parameters, properties: { ...properties, [MORE_STEPS]: MORE } };
}

const MORE: JsonObject = {
  type: "boolean",
  description: "true when the request needs another call that uses this call's result",
};

const SEARCH: ChatFunction = {
  name: SEARCH_AGAIN,
  description: "Look for other functions, once, when none of these does what the user asks.",
  parameters: {
    type: "object",
    properties: { query: { type: "string", description: "What the function does, in plain English" } },
    required: ["query"],
    additionalProperties: false,
  },
};

const END: ChatFunction = {
  name: FINISHED,
  description: "Say that the calls made so far did all the user asked for. The last result is the answer.",
  parameters: { type: "object", properties: {}, additionalProperties: false },
};

const EXITS: readonly ChatFunction[] = [
  {
    name: ASK_USER,
    description: "Ask the user for what is missing or unclear. Nothing is called.",
    parameters: {
      type: "object",
      properties: {
        question: { type: "string", description: "One short question in the user's language" },
        missing: { type: "array", items: { type: "string" }, description: "Names of the missing arguments" },
      },
      required: ["question", "missing"],
      additionalProperties: false,
    },
  },
  {
    name: NO_TOOL_FITS,
    description: "Say that none of the functions does what the user asks.",
    parameters: {
      type: "object",
      properties: { reason: { type: "string" } },
      required: ["reason"],
      additionalProperties: false,
    },
  },
];

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
