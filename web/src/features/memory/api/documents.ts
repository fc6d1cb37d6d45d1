import type { Static } from "@sinclair/typebox";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { documentsEndpoints, TEXT_FORMATS } from "../../../../../src/contract/api/memory/documents.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof documentsEndpoints;
export type SiteDocument = Static<Endpoints["list"]["answer"]["schema"]>["documents"][number];
export type WholeDocument = Static<Endpoints["get"]["answer"]["schema"]>;
export type Chunk = WholeDocument["chunks"][number];
export type TextFormat = (typeof TEXT_FORMATS)[number];
type StoredDocument = Static<Endpoints["create"]["answer"]["schema"]>;

/** Same as on the server (src/contract/api/memory/documents.ts). */
export const MAX_TEXT_BYTES = 5 * 1024 * 1024;
const PAGE = 500;
/** Polls only while something is in progress. */
const MOTION_MS = 700;

export function documentsQuery(siteId: string) {
  return infiniteQueryOptions({
    queryKey: ["memory", "documents", siteId],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === "" ? {} : { after: pageParam };
      const query = new URLSearchParams({ site_id: siteId, limit: String(PAGE), ...after });
      return (await callFunction<{ documents: SiteDocument[] }>(`documents?${query}`, { signal })).documents;
    },
    getNextPageParam: (last) => (last.length < PAGE ? null : (last.at(-1)?.source ?? null)),
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      return pages.flat().some(({ status }) => status === "INDEXING") ? MOTION_MS * pages.length : false;
    },
  });
}

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: ["memory", "document", id],
    queryFn: ({ signal }) => callFunction<WholeDocument>(`documents/${id}`, { signal }),
  });
}

/** The server checks the file and rejects content that is not text, with the reason. */
export function storeFile(siteId: string, file: File): Promise<StoredDocument> {
  const body = new FormData();
  body.set("site_id", siteId);
  body.set("file", file, file.name);
  return callFunction("documents", { method: "POST", body });
}

export function storeText(
  siteId: string,
  document: { source: string; content: string; format?: TextFormat },
): Promise<StoredDocument> {
  return callFunction("documents", { method: "POST", body: { site_id: siteId, ...document } });
}

export function deleteDocument(id: string): Promise<unknown> {
  return callFunction(`documents/${id}`, { method: "DELETE" });
}
