import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { ASK_USER, NO_TOOL_FITS } from "./prompts/choose-tool.ts";
import { cleanText, type Fence } from "./prompts/fence-text.ts";

/** The limit OpenAI-compatible endpoints put on function names. */
const MAX_NAME = 64;
const MAX_DESCRIPTION = 800;
const MAX_FIELD_DESCRIPTION = 240;
const MAX_SCHEMA = 12_000;

export interface Offer {
  functions: ChatFunction[];
  /** Candidate by the function name it was offered under. */
  byName: ReadonlyMap<string, ToolCandidate>;
}

/** The candidates as functions of a chat model, with `ask_user` and `no_tool_fits` beside them. */
export function offerFunctions(candidates: readonly ToolCandidate[], fence: Fence): Offer {
  const byName = new Map<string, ToolCandidate>();
  const functions = candidates.map((candidate): ChatFunction => {
    const name = findFreeName(candidate.operation_id || candidate.name, byName);
    byName.set(name, candidate);
    return {
      name,
      description: describeTool(candidate, fence),
      parameters: trimSchema(candidate.input_schema),
    };
  });
  return { functions: [...functions, ...EXITS], byName };
}

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

function findFreeName(wanted: string, taken: ReadonlyMap<string, ToolCandidate>): string {
  const base = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, MAX_NAME) || "tool";
  const isFree = (name: string) => !taken.has(name) && name !== ASK_USER && name !== NO_TOOL_FITS;
  let name = base;
  for (let n = 2; !isFree(name); n++) name = `${base.slice(0, MAX_NAME - String(n).length - 1)}_${n}`;
  return name;
}

function describeTool({ name, fields, side_effect }: ToolCandidate, fence: Fence): string {
  const about = [fields.api, name, fields.description].filter(Boolean).join(". ");
  const call = fields.method === "" ? "" : `${fields.method} ${cleanText(fields.path, 200)}, `;
  return `${call}side effect: ${side_effect}. ${fence.text(about, MAX_DESCRIPTION)}`;
}

/** A schema a model endpoint accepts: an object at the root, descriptions cleaned and cut, at most 12,000 characters. */
function trimSchema(schema: JsonObject): JsonObject {
  for (const depth of [24, 8, 5, 3]) {
    const trimmed = trimNode(schema, depth);
    if (isJsonObject(trimmed) && JSON.stringify(trimmed).length <= MAX_SCHEMA) return asObjectSchema(trimmed);
  }
  const properties = isJsonObject(schema["properties"])
    ? Object.keys(schema["properties"]).slice(0, 200)
    : [];
  return { type: "object", properties: Object.fromEntries(properties.map((name) => [name, {}])) };
}

function asObjectSchema(schema: JsonObject): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  return { ...schema, type: "object", properties };
}

function trimNode(value: Json, depth: number): Json {
  if (Array.isArray(value)) return value.slice(0, 200).map((item) => trimNode(item, depth - 1));
  if (!isJsonObject(value)) return value;
  if (depth <= 0) return {};
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith("x-") && !DROPPED.has(key))
    .map(([key, entry]): [string, Json] =>
      key === "description" && typeof entry === "string"
        ? [key, cleanText(entry, MAX_FIELD_DESCRIPTION)]
        : [key, trimNode(entry, depth - 1)],
    );
  return Object.fromEntries(entries);
}

const DROPPED = new Set(["$schema", "$id", "example", "examples", "externalDocs", "xml", "$comment"]);
