import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../app/session.ts";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { SearchField } from "../../components/field.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, NoResults, Page } from "../../components/states.tsx";
import { memory } from "../../text/memory.ts";
import { type Site, sitesQuery } from "./api/sites.ts";
import { SiteLine } from "./sites/site-line.tsx";

const route = getRouteApi("/inside/memory");
const MakeSite = lazy(async () => ({
  default: (await import("./sites/make-site-dialog.tsx")).MakeSiteDialog,
}));

/** The sites that the user owns or is a member of. */
export function SitesPage() {
  const query = useQuery(sitesQuery);
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button look="primary" onPress={() => setMaking(true)}>
      <Plus aria-hidden="true" />
      {memory.make}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Page title={memory.title} intro={memory.intro} actions={!isEmpty && make}>
      {query.isPending ? (
        <Loading rows={5} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <EmptyState title={memory.empty} action={make}>
          {memory.emptyText}
        </EmptyState>
      ) : (
        <Filtered sites={query.data} />
      )}
      <CurrentUserId />
      <Suspense>{isMaking && <MakeSite onClose={() => setMaking(false)} />}</Suspense>
    </Page>
  );
}

function Filtered({ sites }: { sites: Site[] }) {
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const setQ = (text: string) => void navigate({ search: { q: text }, replace: true });
  const shown = sites.filter(({ site_id }) => site_id.toLowerCase().includes(q.trim().toLowerCase()));
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={memory.search} value={q} onChange={setQ} />
      {shown.length === 0 ? (
        <NoResults onClear={() => setQ("")} />
      ) : (
        <ManyRows
          label={memory.title}
          items={shown}
          keyOf={({ site_id }) => site_id}
          rowHeight={53}
          render={(site) => <SiteLine site={site} />}
        />
      )}
    </div>
  );
}

/** The id that others need to add this user to a site. */
function CurrentUserId() {
  const id = useSession()?.user.id ?? "";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-soft">
      <span>{memory.yourId}</span>
      <code className="break-all">{id}</code>
      <CopyButton text={id} label={memory.copyId} />
    </div>
  );
}
