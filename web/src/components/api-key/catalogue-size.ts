import { queryOptions } from "@tanstack/react-query";
import { supabase } from "../../lib/supabase.ts";

/** Tools that are measured; the others are taken to be like them. */
const SAMPLE = 100;
/** JSON of tool definitions: bytes of one token, roughly, with the tokenizers of today. */
const BYTES_PER_TOKEN = 4;

export interface CatalogueSize {
  tools: number;
  /** What the definitions of all of them would take of a model's context. An estimate. */
  tokens: number;
}

/** How many tools there are, and what listing each as itself would cost. */
export const catalogueSizeQuery = queryOptions({
  queryKey: ["api-keys", "catalogue-size"],
  queryFn: async ({ signal }): Promise<CatalogueSize> => {
    const { data, count, error } = await supabase()
      .from("tools")
      .select("name, operation_id, description, input_schema, output_schema, hints", { count: "exact" })
      // Ids are random, so the first of them are a fair sample.
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
    // Offered, not demanded: an API may answer otherwise than it says.
    ...(output_schema !== null && { outputSchema: { type: "object", anyOf: [output_schema, {}] } }),
    annotations: hints,
  };
  return new TextEncoder().encode(JSON.stringify(listed)).length;
}

/** A count of tokens as far as an estimate can tell: two digits. */
export function roundTokens(tokens: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / 10 ** digits) * 10 ** digits;
}
