import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { buttonClass } from "../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Page } from "../../components/states.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { t } from "../../text/index.ts";
import { approvalsQuery } from "./api.ts";
import { ApprovalItem } from "./approval-item.tsx";

const route = getRouteApi("/inside/approvals");
const VIEWS = [
  { id: "waiting", label: t.approvals.waiting },
  { id: "decided", label: t.approvals.decided },
] as const;

/** What waits for a person's yes, and what was decided (S4). */
export function ApprovalsPage() {
  const { status, approval } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(approvalsQuery);
  const view = status === "decided" ? "decided" : "waiting";
  const shown = (query.data ?? []).filter((one) =>
    approval
      ? one.approval_id === approval
      : (one.status === "PENDING" && !one.expired) === (view === "waiting"),
  );
  return (
    <Page title={t.approvals.title} intro={t.approvals.intro}>
      <Segmented
        label={t.approvals.title}
        hideLabel
        choices={VIEWS}
        value={view}
        onChange={(id) =>
          void navigate({ search: id === "decided" ? { status: "decided" } : {}, replace: true })
        }
      />
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : shown.length > 0 ? (
        <ul className="flex flex-col border-t border-line">
          {shown.slice(0, 200).map((one) => (
            <li key={one.approval_id}>
              <ApprovalItem approval={one} />
            </li>
          ))}
        </ul>
      ) : view === "decided" ? (
        <p className="border-y border-line py-6 text-soft">{t.approvals.noDecided}</p>
      ) : (
        <EmptyState
          title={t.approvals.empty}
          action={
            <Link to="/settings" className={buttonClass()}>
              {t.approvals.settings}
            </Link>
          }
        >
          {t.approvals.emptyText}
        </EmptyState>
      )}
    </Page>
  );
}
