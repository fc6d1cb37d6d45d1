import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "../../../components/button.tsx";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { approvalQuery } from "../../../components/trace/trace-queries.ts";
import { ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { approvals as text } from "../../../text/approvals.ts";
import { type Approval, approvalsQuery, MOST } from "../api.ts";
import { ApprovalItem } from "./approval-item.tsx";
import { isView, listApprovals, type View } from "./list-approvals.ts";

const route = getRouteApi("/inside/approvals");
const VIEWS = (["pending", "decided", "all"] as const).map((id) => ({ id, label: text.views[id] }));

/** The calls that need approval, by state. */
export function CallsPart() {
  const { status, open } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(approvalsQuery);
  const linked = useLinked(open, query.data);
  const view: View = isView(status) ? status : "pending";
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Segmented
        label={text.show}
        hideLabel
        choices={VIEWS}
        value={view}
        onChange={(id) => void navigate({ search: id === "pending" ? {} : { status: id }, replace: true })}
      />
      {linked.isUnknown && (
        <ErrorState error={new ApiFailure("NOT_FOUND", text.unknown, { isOwnText: true })} />
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {query.data && (
        <ApprovalList
          key={view}
          view={view}
          approvals={linked.approval ? [linked.approval, ...query.data] : query.data}
          readAt={query.dataUpdatedAt}
          openId={open}
          onOpen={(id) =>
            void navigate({
              search: ({ open: _, ...rest }) => (id === undefined ? rest : { ...rest, open: id }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
      {query.data?.length === MOST && <p className="text-12 text-soft">{text.newest}</p>}
    </div>
  );
}

/**
 * The approvals of a view, including those it had when it was opened, so that no entry disappears or moves
 * after a decision or expiry.
 */
function ApprovalList(props: {
  view: View;
  approvals: readonly Approval[];
  readAt: number;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}) {
  const { view, approvals, readAt, openId, onOpen } = props;
  const [kept] = useState(() => new Set<string>());
  const shown = listApprovals(approvals, { view, kept, openId });
  for (const { approval_id } of shown) kept.add(approval_id);
  // The oldest pending approval is expanded initially; later ones do not replace it.
  const [first, setFirst] = useState<string | null>();
  const oldest = shown[0]?.approval_id;
  if (first === undefined && view === "pending" && oldest !== undefined) setFirst(oldest);
  const opened = openId ?? first;
  if (shown.length === 0) return <Nothing view={view} />;
  return (
    <ul aria-label={text.list} className="flex flex-col border-t border-line">
      {shown.map((approval) => (
        <li key={approval.approval_id}>
          <ApprovalItem
            approval={approval}
            readAt={readAt}
            isOpen={approval.approval_id === opened}
            isLinked={approval.approval_id === openId}
            onToggle={(on) => {
              setFirst(null);
              onOpen(on ? approval.approval_id : undefined);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ view }: { view: View }) {
  if (view === "decided") return <p className="border-y border-line py-6 text-soft">{text.noDecided}</p>;
  return (
    <EmptyState
      title={text.empty}
      action={
        <Link to="/settings" className={buttonClass()}>
          {text.settings}
        </Link>
      }
    >
      {view === "all" ? text.noneAtAll : text.emptyText}
    </EmptyState>
  );
}

/** The approval from the address, if it is not in the list. */
function useLinked(id: string | undefined, listed: readonly Approval[] | undefined) {
  const isMissing =
    id !== undefined && listed !== undefined && !listed.some(({ approval_id }) => approval_id === id);
  const query = useQuery({ ...approvalQuery(id ?? ""), enabled: isMissing });
  return {
    approval: isMissing ? query.data : undefined,
    isUnknown: isMissing && query.isError && asFailure(query.error).code !== "OFFLINE",
  };
}
