import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { retrieveContextEndpoints } from "../../../../../src/contract/api/memory/messages.ts";
import { callFunction, readRows } from "../../../lib/call-function.ts";
import { supabase } from "../../../lib/supabase.ts";

type Endpoint = typeof retrieveContextEndpoints.retrieve;
export type ContextRequest = Static<Endpoint["body"]>;
export type Retrieved = Static<Endpoint["answer"]["schema"]>;
export type Source = Retrieved["sources"][number];

/** The server's defaults (src/contract/api/memory/messages.ts). */
export const DEFAULTS = { top_k: 5, history: 10, max_chars: 8000 };

export function retrieveContext(body: ContextRequest): Promise<Retrieved> {
  return callFunction("retrieve-context", { method: "POST", body });
}

export interface PassageText {
  content: string;
  headings: string[];
}

export function keyOfChunk({
  document_id,
  chunk_index,
}: Pick<Source, "document_id" | "chunk_index">): string {
  return `${document_id} ${chunk_index}`;
}

/** The texts of the found chunks, by `keyOfChunk`. */
export function passageTextsQuery(sources: readonly Source[]) {
  return queryOptions({
    queryKey: ["memory", "passages", sources.map(keyOfChunk)],
    queryFn: async (): Promise<Map<string, PassageText>> => {
      const rows = await readRows(
        supabase()
          .from("knowledge_documents")
          .select("document_id,chunk_index,content,headings")
          .in("document_id", [...new Set(sources.map(({ document_id }) => document_id))])
          .in("chunk_index", [...new Set(sources.map(({ chunk_index }) => chunk_index))])
          .not("chunk_no", "is", null),
      );
      return new Map(rows.map((row) => [keyOfChunk(row), row]));
    },
    enabled: sources.length > 0,
  });
}
