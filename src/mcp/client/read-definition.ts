import {
  canonicalJson,
  escapeSegment,
  isDeeper,
  isJsonObject,
  type Json,
  type JsonObject,
} from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { toStorable } from "../../base/text.ts";
import { type Redactor, redactJson } from "../../calling/redaction/redact.ts";
import type { McpDefinition } from "../../contract/mcp-tool.ts";
import { TOOL_LIMITS } from "./limits.ts";

/** A server's tool as it is stored, or why it cannot be used. */
export type ReadTool =
  | { name: string; definition: McpDefinition; digest: string; cut: string[] }
  | { name: string; reason: string };

/** The four hints and the older location of a title (`ToolAnnotations`). */
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;

/**
 * Reads a server's definition of a tool: the parts that owners accept and models see, within limits. A
 * tool whose arguments cannot be described is not used.
 */
export function readDefinition(sent: Json, redact: Redactor): ReadTool {
  if (!isJsonObject(sent)) return { name: "(no object)", reason: "it is no object" };
  if (isDeeper(sent, TOOL_LIMITS.depth + 2)) {
    const name = typeof sent["name"] === "string" ? sent["name"].slice(0, TOOL_LIMITS.name) : "(no name)";
    return { name: plain(redact(name)), reason: `it is nested more than ${TOOL_LIMITS.depth} deep` };
  }
  const input = refuseInput(sent["inputSchema"]);
  const output = readOutput(sent["outputSchema"]);
  const raw = redactJson(
    {
      ...shortened(sent, ["name", "title", "description"]),
      ...pick(sent, ["annotations", "execution"]),
      inputSchema: input === null ? (sent["inputSchema"] ?? null) : null,
      outputSchema: output.schema,
    },
    redact,
  ) as JsonObject;
  const { name: said, title, description, inputSchema, outputSchema, annotations, execution } = raw;
  if (typeof said !== "string" || said === "") return { name: "(no name)", reason: "it has no name" };
  const name = said.slice(0, TOOL_LIMITS.name);
  const reason = refuseName(said) ?? refuseTask(execution) ?? input ?? refuseInput(inputSchema);
  if (reason !== null) return { name: plain(name), reason };

  const cut: string[] = [];
  const shorten = (text: Json | undefined, limit: number, member: string): string | undefined => {
    if (typeof text !== "string" || text === "") return undefined;
    const { length } = String(sent[member]);
    if (text.length > limit) cut.push(`its ${member} has ${length} characters; the first ${limit} are used`);
    return text.slice(0, limit);
  };
  const shownTitle = shorten(title, TOOL_LIMITS.title, "title");
  const shownDescription = shorten(description, TOOL_LIMITS.description, "description");
  if (output.cut !== null) cut.push(output.cut);
  const hints = readAnnotations(annotations);
  // After shortening, which may leave a lone surrogate.
  const definition = asStored({
    ...(shownTitle !== undefined && { title: shownTitle }),
    ...(shownDescription !== undefined && { description: shownDescription }),
    input_schema: inputSchema as JsonObject,
    ...(isJsonObject(outputSchema) && { output_schema: outputSchema }),
    ...(hints !== null && { annotations: hints }),
  });
  return { name, definition, digest: digestDefinition(definition), cut };
}

/**
 * Characters of a text in which secrets are masked; the first ones are used. A secret that begins in these ends within
 * the others, in all but the longest encodings.
 */
const MAX_MASKED = 100_000;

/** Masking takes time, so that only the members that are used are masked. */
function pick(sent: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in sent ? [[name, sent[name] ?? null]] : [])));
}

function shortened(sent: JsonObject, names: readonly string[]): JsonObject {
  const texts = Object.entries(pick(sent, names)).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts.map(([name, text]) => [name, String(text).slice(0, MAX_MASKED)]));
}

/** In the form that the database stores, so that the digest can be reproduced. */
function asStored(definition: McpDefinition): McpDefinition {
  return toStorable(definition as unknown as JsonObject) as unknown as McpDefinition;
}

/** SHA-256 of the whole definition, independent of the order of its keys. */
export function digestDefinition(definition: McpDefinition): string {
  return sha256(canonicalJson(definition as unknown as JsonObject));
}

function refuseName(name: string): string | null {
  if (name.length > TOOL_LIMITS.name) return `its name has more than ${TOOL_LIMITS.name} characters`;
  const isPlain = !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) && name.trim() === name;
  return isPlain ? null : "its name contains invisible characters";
}

/** Protocol 2025-11-25: `required` means that the tool can only run as a task, which is not supported. */
function refuseTask(execution: Json | undefined): string | null {
  const isTask = isJsonObject(execution) && execution["taskSupport"] === "required";
  return isTask ? "it can only be run as a task" : null;
}

function refuseInput(schema: Json | undefined): string | null {
  if (!isJsonObject(schema)) return "it has no inputSchema";
  const { type, properties } = schema;
  if (type !== "object" && !(type === undefined && isJsonObject(properties))) {
    return 'its inputSchema is not of type "object"';
  }
  if (properties !== undefined && !isJsonObject(properties)) return "its inputSchema.properties is no object";
  if (isDeeper(schema, TOOL_LIMITS.depth))
    return `its inputSchema is nested more than ${TOOL_LIMITS.depth} deep`;
  const { length } = JSON.stringify(schema);
  return length > TOOL_LIMITS.inputSchema
    ? `its inputSchema has ${length} characters, more than ${TOOL_LIMITS.inputSchema}`
    : null;
}

function readOutput(schema: Json | undefined): { schema: JsonObject | null; cut: string | null } {
  if (schema === undefined || schema === null) return { schema: null, cut: null };
  const isUsable =
    isJsonObject(schema) &&
    !isDeeper(schema, TOOL_LIMITS.depth) &&
    JSON.stringify(schema).length <= TOOL_LIMITS.outputSchema;
  return isUsable
    ? { schema, cut: null }
    : { schema: null, cut: "its outputSchema is left out: it is no object, too deep or too large" };
}

function readAnnotations(annotations: Json | undefined): JsonObject | null {
  if (!isJsonObject(annotations)) return null;
  const { title } = annotations;
  const hints = HINTS.flatMap((hint) =>
    typeof annotations[hint] === "boolean" ? [[hint, annotations[hint]] as const] : [],
  );
  const kept: JsonObject = {
    ...(typeof title === "string" && { title: title.slice(0, TOOL_LIMITS.title) }),
    ...Object.fromEntries(hints),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}

function plain(name: string): string {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
}

export interface Difference {
  /** JSON pointer (RFC 6901). */
  pointer: string;
  /** Null if absent. */
  before: Json;
  after: Json;
}

const MAX_DIFFERENCES = 100;

/** The differences of two JSON values, each located as deep as possible by a pointer; at most 100. */
export function findDifferences(before: Json, after: Json): Difference[] {
  const found: Difference[] = [];
  compare(before, after, "", found);
  return found;
}

function compare(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  found: Difference[],
): void {
  if (found.length >= MAX_DIFFERENCES) return;
  if (isJsonObject(before) && isJsonObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const place = `${pointer}/${escapeSegment(key)}`;
      compare(ownValue(before, key), ownValue(after, key), place, found);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    for (let index = 0; index < Math.max(before.length, after.length); index++) {
      compare(before[index], after[index], `${pointer}/${index}`, found);
    }
  } else if (before !== after) {
    found.push({ pointer, before: before ?? null, after: after ?? null });
  }
}

function ownValue(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
