import type { ListToolsRequest, ListToolsResult, Tool } from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
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
import { CATALOGUE_TOOLS } from "./catalogue-tools.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { McpCaller } from "./mcp-caller.ts";

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
