import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

/** Matches per kind. */
const LIMIT = 5;
const MAX_WORDS = 6;
/** Of a word, because the patterns of a request are limited. */
const MAX_CHARACTERS = 14;

/** What the signed-in user has with all words of a text in its name: read by the rules of the tables. */
export function recordsQuery(text: string) {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return queryOptions({
    queryKey: ["palette", words.join(" ")],
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const data = supabase();
      const [connectors, operations, tools, agents, runs] = await Promise.all([
        readRows(
          data
            .from("connectors")
            .select("connector_id, name")
            .or(allWords(words, ["name"]))
            .order("name")
            .limit(LIMIT)
            .abortSignal(signal),
        ),
        readRows(
          data
            .from("tools")
            .select("tool_id, connector_id, operation_id, name")
            .not("connector_id", "is", null)
            .or(allWords(words, ["operation_id", "name"]))
            .order("operation_id")
            .limit(LIMIT)
            .abortSignal(signal),
        ),
        readRows(
          data
            .from("custom_tools")
            .select("id, name, description")
            .or(allWords(words, ["name", "description"]))
            .order("name")
            .limit(LIMIT)
            .abortSignal(signal),
        ),
        readRows(
          data
            .from("agents")
            .select("agent_id")
            .or(allWords(words, ["agent_id"]))
            .order("agent_id")
            .limit(LIMIT)
            .abortSignal(signal),
        ),
        readRows(
          data
            .from("traces")
            .select("trace_id, user_query, started_at")
            .or(allWords(words, ["user_query", "operation_id"]))
            .order("started_at", { ascending: false })
            .limit(LIMIT)
            .abortSignal(signal),
        ),
      ]);
      return { connectors, operations, tools, agents, runs };
    },
  });
}

export type Records = Awaited<ReturnType<NonNullable<ReturnType<typeof recordsQuery>["queryFn"]>>>;

/** PostgREST's condition. Characters with a meaning in it or in LIKE match any character. */
function allWords(words: readonly string[], columns: readonly string[]): string {
  const conditions = words.map((word) => {
    const pattern = `%${word.slice(0, MAX_CHARACTERS).replaceAll(/[^\p{L}\p{N}-]/gu, "_")}%`;
    return `or(${columns.map((column) => `${column}.ilike.${pattern}`).join(",")})`;
  });
  return `and(${conditions.join(",")})`;
}
