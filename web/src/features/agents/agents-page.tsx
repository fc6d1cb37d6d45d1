import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { SearchField } from "../../components/field.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, NoResults, Page } from "../../components/states.tsx";
import { agents } from "../../text/agents.ts";
import { type AgentRow, agentsQuery } from "./api.ts";
import { AgentLine } from "./list/agent-line.tsx";

const route = getRouteApi("/inside/agents");
/** Minimum number of entries for a search field. */
const MANY = 6;

/** The user's agents. */
export function AgentsPage() {
  const query = useQuery(agentsQuery);
  const isEmpty = query.data?.length === 0;
  const make = (
    <Link to="/agents/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" />
      {agents.newAgent}
    </Link>
  );
  return (
    <Page title={agents.title} intro={agents.intro} actions={!isEmpty && make}>
      {query.isPending ? (
        <Loading rows={5} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <EmptyState title={agents.empty} action={make}>
          {agents.emptyText}
        </EmptyState>
      ) : (
        <Filtered rows={query.data} />
      )}
    </Page>
  );
}

function Filtered({ rows }: { rows: AgentRow[] }) {
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const setQ = (text: string) => void navigate({ search: { q: text }, replace: true });
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(({ agent_id, description }) => {
    const text = `${agent_id} ${description ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className="flex flex-col gap-3">
      {(rows.length >= MANY || q !== "") && <SearchField label={agents.search} value={q} onChange={setQ} />}
      {shown.length === 0 ? (
        <NoResults onClear={() => setQ("")} />
      ) : (
        <ManyRows
          label={agents.title}
          items={shown}
          keyOf={({ agent_id }) => agent_id}
          rowHeight={53}
          render={(agent) => <AgentLine agent={agent} />}
        />
      )}
    </div>
  );
}
