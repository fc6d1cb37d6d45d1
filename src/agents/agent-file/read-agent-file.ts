import type { TSchema } from "@sinclair/typebox";
import { Value, type ValueError, ValueErrorType } from "@sinclair/typebox/value";
import { type Fault, isJsonObject, type Json, unescapeSegment } from "../../base/json.ts";
import { AGENT_ID_PATTERN, AgentFile, type LocatedFault } from "../../contract/agent-file.ts";
import { type ErrorCode, ToolgateError } from "../../contract/errors.ts";
import {
  convertUnits,
  didYouMean,
  findRuleFaults,
  nearestNames,
  type RuleFault,
} from "./find-rule-faults.ts";
import { type ParsedText, parseText } from "./parse-text.ts";

/** Bytes of UTF-8. Five hundred tools and three long prompts need a fifth of it. */
export const MAX_AGENT_FILE_BYTES = 256 * 1024;

const MAX_FAULTS = 100;

/** Longer pointers contain an absurd field name. */
const MAX_POINTER = 300;

interface ReadAgentFile {
  file: AgentFile;
  /** Valid settings that are probably unintended. */
  warnings: LocatedFault[];
}

/**
 * Reads an agent file, YAML 1.2 or JSON.
 *
 * @throws ToolgateError TOO_LARGE, INVALID_SYNTAX (not YAML) or INVALID_REQUEST (not an agent file), the
 * last two with every fault in `details.errors: [{pointer, message, line, column}]`
 */
export function readAgentFile(source: string): ReadAgentFile {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  refuseTooLarge(text);
  const parsed = parseText(text);
  if ("faults" in parsed) throw refuse("INVALID_SYNTAX", parsed.faults);
  const { value } = parsed;
  const faults: RuleFault[] = [
    ...findShapeFaults(value),
    ...(isJsonObject(value) ? findRuleFaults(value) : []),
  ];
  if (faults.length > 0) throw refuse("INVALID_REQUEST", locate(faults, parsed));
  const file = convertUnits(value as AgentFile);
  return { file, warnings: locate(findFileWarnings(file), parsed) };
}

function refuseTooLarge(text: string): void {
  if (new TextEncoder().encode(text).byteLength > MAX_AGENT_FILE_BYTES) {
    throw new ToolgateError("TOO_LARGE", "The agent file is over 256 KiB.", {
      details: { max_bytes: MAX_AGENT_FILE_BYTES },
    });
  }
}

function locate(faults: readonly RuleFault[], { placeOf, placeInside }: ParsedText): LocatedFault[] {
  return faults
    .slice(0, MAX_FAULTS)
    .map(({ pointer, message, inside }) => ({
      pointer: pointer.length > MAX_POINTER ? `${pointer.slice(0, MAX_POINTER)}…` : pointer,
      message,
      ...(inside ? placeInside(pointer, inside.text, inside.index) : placeOf(pointer)),
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function refuse(code: ErrorCode, faults: LocatedFault[]): ToolgateError {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
  const where = first?.line === undefined ? "" : `line ${first.line}: `;
  return new ToolgateError(code, `The agent file has faults: ${where}${first?.message ?? ""}${more}`, {
    details: { errors: faults.map((fault) => ({ ...fault })) },
  });
}

/** Valid settings that are probably unintended. */
function findFileWarnings({ tools, env, approval }: AgentFile): Fault[] {
  const warnings: Fault[] = [];
  if (tools.length === 0) {
    warnings.push({
      pointer: "/tools",
      message: "The list of tools is empty: the agent may use none at all.",
    });
  }
  if (env === undefined && approval?.mode === "auto") {
    const message = "`auto` holds on `dev` servers only; on a `prod` server a person approves each write.";
    warnings.push({ pointer: "/approval/mode", message });
  }
  return warnings;
}

/** Explanations of the schema's patterns. */
const PATTERN_RULES: Record<string, string> = {
  [AGENT_ID_PATTERN]:
    "must be 1 to 100 letters, digits, dots, hyphens or underscores, a letter or digit first",
  "^[a-z][a-z0-9_]{0,39}$": "must be 1 to 40 lower-case letters, digits or underscores, a letter first",
  "^https?://[^\\s?#@]+$": "must be an address such as `https://toolgate.example.com`, with nothing after it",
};

/** All faults of a value's shape, one per place, as sentences. */
function findShapeFaults(value: Json): Fault[] {
  if (!isJsonObject(value)) {
    const message = "An agent file is an object with fields such as `agent_id` and `tools`.";
    return [{ pointer: "", message }];
  }
  const faults = new Map<string, Fault>();
  for (const error of Value.Errors(AgentFile, value)) {
    // The first message for a path is the most specific one.
    if (!faults.has(error.path)) faults.set(error.path, { pointer: error.path, message: describe(error) });
    if (faults.size >= MAX_FAULTS) break;
  }
  return [...faults.values()];
}

function describe({ type, path, schema, value }: ValueError): string {
  const name = `\`${lastName(path)}\``;
  if (type === ValueErrorType.ObjectRequiredProperty) return `The field ${name} is missing.`;
  if (type === ValueErrorType.ObjectAdditionalProperties) return unknownField(lastName(path), schema);
  if (value === null) return `${name} is empty: give it a value or leave it out.`;
  if (schema["anyOf"]) return `${name} must be one of ${literalsOf(schema)}${nearestLiteral(schema, value)}.`;
  if (schema["const"] !== undefined) return `${name} must be ${JSON.stringify(schema["const"])}.`;
  switch (schema["type"]) {
    case "integer":
    case "number":
      return `${name} must be a ${schema["type"] === "integer" ? "whole number" : "number"} from ${schema["minimum"]} to ${schema["maximum"]}.`;
    case "string":
      return `${name} ${describeText(schema, value)}.`;
    case "array":
      return `${name} ${describeList(type, schema)}.`;
    default:
      return `${name} must be an object with the fields ${fieldsOf(schema)
        .map((field) => `\`${field}\``)
        .join(", ")}.`;
  }
}

function unknownField(name: string, schema: TSchema): string {
  const known = fieldsOf(schema);
  const near = didYouMean(nearestNames(name, known));
  const allowed = `; known here: ${known.join(", ")}.`;
  return `The field \`${name.slice(0, 100)}\` is unknown${near === "" ? allowed : near}`;
}

function describeText(schema: TSchema, value: unknown): string {
  if (typeof value !== "string") {
    return typeof value === "object" ? "must be text" : `must be text: write it in quotes, "${value}"`;
  }
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  if (value.length > maxLength) return `is ${value.length} characters long: at most ${maxLength} are allowed`;
  if (value.length < minLength) return "must not be empty";
  return PATTERN_RULES[pattern] ?? `must match ${pattern}`;
}

function describeList(type: ValueErrorType, schema: TSchema): string {
  if (type === ValueErrorType.ArrayMaxItems) return `holds more than ${schema["maxItems"]} entries`;
  if (type === ValueErrorType.ArrayUniqueItems) return "holds the same entry twice";
  return "must be a list";
}

function literals(schema: TSchema): string[] {
  const variants: unknown = schema["anyOf"];
  return Array.isArray(variants) ? variants.map((variant: TSchema) => String(variant["const"])) : [];
}

const literalsOf = (schema: TSchema) =>
  literals(schema)
    .map((literal) => `\`${literal}\``)
    .join(", ");

function nearestLiteral(schema: TSchema, value: unknown): string {
  if (typeof value !== "string") return "";
  const near = nearestNames(value, literals(schema), 1);
  return near.length === 0 ? "" : ` (\`${near[0]}\`?)`;
}

function fieldsOf(schema: TSchema): string[] {
  const properties: unknown = schema["properties"];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

function lastName(pointer: string): string {
  return unescapeSegment(pointer.slice(pointer.lastIndexOf("/") + 1));
}
