import { useEffect, useRef } from "react";
import { announce } from "../../../app/announce.tsx";
import { memory } from "../../../text/memory.ts";
import type { SiteDocument } from "../api/documents.ts";

/** Announces when a document is indexed. */
export function useAnnounceReady(documents: readonly SiteDocument[]): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const before = waiting.current;
    waiting.current = new Set(
      documents.filter(({ status }) => status === "INDEXING").map(({ document_id }) => document_id),
    );
    const done = documents.find(({ document_id, status }) => status === "READY" && before.has(document_id));
    if (done) announce(memory.becameReady(done.source));
  }, [documents]);
}
