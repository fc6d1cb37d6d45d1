import type { ListToolsRequest, ListToolsResult, Tool } from "@modelcontextprotocol/server";
import { type TSchema, Type } from "@sinclair/typebox";
import { allowsTool, governTool, resolvePolicy } from "../../agents/policy.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { Config } from "../../contract/config.ts";
import type { StoredPolicy } from "../../contract/policy.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyJson, AnyObject, nullable, type Shape, validated } from "../../contract/shape.ts";
import { EffectShape, StoredPolicyShape } from "../../contract/stored-shapes.ts";
import type { SideEffect, ToolHints } from "../../contract/tool.ts";
import { callerArguments } from "../../kernel/stages.ts";
import { trimSchema } from "../../planning/schema/clean-schema.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { McpCaller } from "./session.ts";

/** Tools per page. The SDK's client reads at most 64 pages, which is 16,000 tools. */
const PAGE = 250;

/** Maximum length of a description and of a title in characters. */
const MAX_DESCRIPTION = 2_000;

const MAX_TITLE = 200;

const ListedShape: Shape<{ policy: StoredPolicy; tools: ListedTool[] }> = Type.Object({
  policy: StoredPolicyShape,
  tools: Type.Array(
    Type.Object({
      tool_id: Type.String(),
      segment_id: Type.String(),
      ordinal: Type.Number(),
      operation_id: Type.String(),
      name: Type.String(),
      title: Type.String(),
      description: nullable(Type.String()),
      summary: nullable(Type.String()),
      side_effect: EffectShape,
      hints: validated<Partial<ToolHints>>(),
      input_schema: AnyObject,
      output_schema: AnyJson,
    }),
  ),
});

interface ListedTool {
  tool_id: string;
  segment_id: string;
  ordinal: number;
  operation_id: string;
  name: string;
  title: string;
  description: string | null;
  summary: string | null;
  side_effect: SideEffect;
  hints: Partial<ToolHints>;
  input_schema: JsonObject;
  output_schema: Json;
}

/**
 * The tools that a client sees: three that find and call all others, or the tools themselves, page by
 * page.
 */
export async function listTools(
  { database, environment }: { database: Database; environment: Config["environment"] },
  { caller, exposure }: McpCaller,
  { params }: ListToolsRequest,
): Promise<ListToolsResult> {
  if (exposure.mode === "catalogue") return { tools: [...CATALOGUE_TOOLS] };
  const after = params?.cursor === undefined ? null : readCursor(params.cursor, ["uuid", "integer"]);
  const listed = await database.call(
    "list_mcp_tools",
    {
      ...callerArguments(caller),
      p_limit: PAGE + 1,
      ...(after && { p_after_segment: after[0], p_after_ordinal: after[1] }),
    },
    ListedShape,
  );
  const policy = resolvePolicy(listed.policy, environment);
  const page = listed.tools.slice(0, PAGE);
  const last = listed.tools.length > PAGE ? page.at(-1) : undefined;
  return {
    tools: page
      .filter((tool) => allowsTool(policy, tool))
      .map((tool) => describe(tool, governTool(policy, tool).side_effect)),
    ...(last && { nextCursor: writeCursor([last.segment_id, last.ordinal]) }),
  };
}

/** @param effect the effect that applies to this caller */
function describe(tool: ListedTool, effect: SideEffect): Tool {
  const { name, input_schema, output_schema } = tool;
  const title = cleanText(tool.title, MAX_TITLE);
  const outputSchema = isJsonObject(output_schema) ? toOutputSchema(trimSchema(output_schema)) : null;
  return {
    name,
    title,
    description: cleanText(tool.description || tool.summary || title, MAX_DESCRIPTION),
    inputSchema: toInputSchema(trimSchema(input_schema)),
    ...(outputSchema && { outputSchema: outputSchema as NonNullable<Tool["outputSchema"]> }),
    annotations: { ...hintsUnder(effect, tool), title, readOnlyHint: effect === "read" },
  };
}

/**
 * If an agent's file classifies a tool more strictly than the tool itself, the tool's hints of
 * harmlessness do not apply.
 */
function hintsUnder(effect: SideEffect, { side_effect, hints }: ListedTool): Partial<ToolHints> {
  if (effect === side_effect) return hints;
  const { idempotentHint: _again, destructiveHint: _harm, ...others } = hints;
  return { ...others, ...(effect === "execute" && { destructiveHint: true }) };
}

/** Clients before 2025-11-25 may assume draft 7, which does not know `$defs`. */
function toInputSchema(schema: JsonObject): Tool["inputSchema"] {
  const dialect = "$defs" in schema ? { $schema: "https://json-schema.org/draft/2020-12/schema" } : {};
  return { ...dialect, ...schema, type: "object" } as Tool["inputSchema"];
}

/**
 * A tool's output schema for clients that reject results which do not match it. It describes the
 * documented form and accepts every object, because APIs do not always follow their documents.
 */
export function toOutputSchema(documented: JsonObject): JsonObject {
  const { $defs, ...schema } = documented;
  return {
    type: "object",
    anyOf: [schema, { type: "object", additionalProperties: true }],
    ...($defs !== undefined && { $defs }),
  };
}

const Query = { minLength: 1, maxLength: 8000, pattern: "\\S" };
const ApprovalId = Type.Optional(
  Type.String({ format: "uuid", description: "Of the APPROVAL_REQUIRED failure, once approved" }),
);
const IdempotencyKey = Type.Optional(
  Type.String({ minLength: 1, maxLength: 255, description: "The same key never acts twice" }),
);

export const FindToolsArguments = Type.Object(
  {
    query: Type.String({ ...Query, description: "What you want to do, in plain words" }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  { additionalProperties: false },
);

export const CallToolArguments = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    tool_id: Type.Optional(Type.String({ format: "uuid" })),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    approval_id: ApprovalId,
    idempotency_key: IdempotencyKey,
  },
  { additionalProperties: false },
);

export const AskArguments = Type.Object(
  {
    question: Type.String(Query),
    tool: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "tool_id or operation_id" }),
    ),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    context: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Known values" })),
    conversation_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    approval_id: ApprovalId,
    dry_run: Type.Optional(Type.Boolean({ description: "Only show the request" })),
    idempotency_key: IdempotencyKey,
  },
  { additionalProperties: false },
);

/**
 * The tools of a client in catalogue mode, independent of the catalogue's size. Their texts cost tokens in
 * every conversation, so they are short.
 */
export const CATALOGUE_TOOLS: readonly Tool[] = [
  {
    name: "find_tools",
    title: "Find tools",
    description: "Finds tools (API operations) by what they do. Gives ids and input schemas for call_tool.",
    inputSchema: plain(FindToolsArguments),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "call_tool",
    title: "Call a tool",
    description: "Calls a tool that find_tools found, by tool_id or name. Writes may need an approval.",
    inputSchema: plain(CallToolArguments),
    annotations: { readOnlyHint: false, openWorldHint: true },
  },
  {
    name: "ask",
    title: "Ask in plain words",
    description: "Finds the one tool that fits a question, fills in its arguments and calls it.",
    inputSchema: plain(AskArguments),
    annotations: { readOnlyHint: false, openWorldHint: true },
  },
];

/** Removes TypeBox's symbols and the keywords that only the server checks. */
function plain(shape: TSchema): Tool["inputSchema"] {
  return JSON.parse(JSON.stringify(shape), (name, value: unknown) =>
    name === "pattern" || name === "patternProperties" ? undefined : value,
  ) as Tool["inputSchema"];
}
