import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { SearchField } from "../../../components/field.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { NoResults } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import type { SiteDocument } from "../api/documents.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { DocumentLine } from "./document-line.tsx";

const route = getRouteApi("/inside/memory/$siteId");
/** Rows before the end at which the next page is fetched. */
const PREFETCH_ROWS = 50;

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The documents by source. A search fetches all remaining pages. */
export function DocumentList(props: { site: Site; documents: SiteDocument[]; query: Pages }) {
  const { site, documents, query } = props;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const setQ = (text: string) => void navigate({ search: (old) => ({ ...old, q: text }), replace: true });
  const wanted = q.trim().toLowerCase();
  const shown =
    wanted === "" ? documents : documents.filter(({ source }) => source.toLowerCase().includes(wanted));
  const isSearchingOn = wanted !== "" && hasNextPage;
  useEffect(() => {
    if (isSearchingOn && !isFetchingNextPage) void fetchNextPage();
  }, [isSearchingOn, isFetchingNextPage, fetchNextPage]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={memory.searchSources} value={q} onChange={setQ} />
        {isSearchingOn && <output className="text-12 text-soft">{memory.searching}</output>}
      </div>
      {shown.length > 0 ? (
        <ManyRows
          label={memory.parts.documents}
          items={shown}
          keyOf={({ document_id }) => document_id}
          rowHeight={53}
          render={(document) => <DocumentLine document={document} canEdit={rightsOf(site).isEditor} />}
          onRange={(_, last) => {
            if (last + PREFETCH_ROWS > shown.length && hasNextPage && !isFetchingNextPage)
              void fetchNextPage();
          }}
        />
      ) : (
        !isSearchingOn && <NoResults onClear={() => setQ("")} />
      )}
    </div>
  );
}
