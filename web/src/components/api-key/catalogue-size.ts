import { queryOptions } from "@tanstack/react-query";
import { supabase } from "../../lib/supabase.ts";

/** Sample size; other tools are assumed to be similar. */
const SAMPLE = 100;
/** Approximate bytes per token of tool definitions as JSON. */
const BYTES_PER_TOKEN = 4;

export interface CatalogueSize {
  tools: number;
  /** Estimated tokens of all tool definitions in a model's context. */
  tokens: number;
}

/** The number of tools, and the cost of listing each directly. */
export const catalogueSizeQuery = queryOptions({
  queryKey: ["api-keys", "catalogue-size"],
  queryFn: async ({ signal }): Promise<CatalogueSize> => {
    const { data, count, error } = await supabase()
      .from("tools")
      .select("name, operation_id, description, input_schema, output_schema, hints", { count: "exact" })
      // Ids are random, so the first ones are a fair sample.
      .order("tool_id")
      .limit(SAMPLE)
      .abortSignal(signal);
    if (error) throw new Error(error.message);
    return estimateSize(data.map(measureDefinition), count ?? data.length);
  },
});

export function estimateSize(sample: readonly number[], tools: number): CatalogueSize {
  const bytes = sample.reduce((sum, size) => sum + size, 0);
  const all = sample.length === 0 ? 0 : (bytes / sample.length) * tools;
  return { tools, tokens: estimateTokens(all) };
}

export function estimateTokens(bytes: number): number {
  return Math.round(bytes / BYTES_PER_TOKEN);
}

/** Bytes of a tool in an MCP client's list. */
export function measureDefinition(tool: {
  name: string;
  operation_id: string;
  description: string;
  input_schema: unknown;
  output_schema: unknown;
  hints: unknown;
}): number {
  const { name, operation_id, description, input_schema, output_schema, hints } = tool;
  const listed = {
    name: operation_id,
    title: name,
    description,
    inputSchema: input_schema,
    // Optional, because an API's response may differ from its schema.
    ...(output_schema !== null && { outputSchema: { type: "object", anyOf: [output_schema, {}] } }),
    annotations: hints,
  };
  return new TextEncoder().encode(JSON.stringify(listed)).length;
}

/** A token count rounded to two digits, the precision of the estimate. */
export function roundTokens(tokens: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / 10 ** digits) * 10 ** digits;
}
