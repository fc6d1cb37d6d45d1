import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Json } from "../../../../../src/base/json.ts";
import { useSession } from "../../../app/session.ts";
import type { State } from "../../../components/approval/read-state.ts";
import { buttonClass } from "../../../components/button.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { ResultView } from "../../../components/response/result-view.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { formatAgo, formatDateTime, formatDuration } from "../../../lib/format.ts";
import { approvals as text } from "../../../text/approvals.ts";
import type { Approval, Execution } from "../api.ts";
import type { Decision } from "./use-decision.ts";
import { usedByQuery } from "./used-by-query.ts";

/** The decision, who made it, and the result of the call. */
export function Verdict(props: { approval: Approval; state: State; decision: Decision }) {
  const { approval, state, decision } = props;
  const { decided_at, note, expires_at } = approval;
  const execution = decision.data?.execution;
  const who = useDecider(approval);
  return (
    <section aria-label={text.decision} className="flex min-w-0 flex-col gap-3">
      {decision.isError && <Missed approval={approval} state={state} who={who} error={decision.error} />}
      {decided_at && (
        <p className="text-13">
          <span className="font-medium">{text.states[state]}</span>{" "}
          <span title={formatDateTime(decided_at)}>{text.decidedBy(who, formatAgo(decided_at))}</span>
          {note && <span className="block break-words whitespace-pre-wrap text-soft">{note}</span>}
        </p>
      )}
      {state === "APPROVED" && (
        <p className="text-13 text-soft">{text.waitsForAgent(formatAgo(expires_at))}</p>
      )}
      {state === "LAPSED" && <p className="text-13 text-soft">{text.lapsed}</p>}
      {state === "EXPIRED" && (
        <div className="text-13 text-soft">
          <p>{text.expired}</p>
          <p>{text.expiredHint}</p>
        </div>
      )}
      {execution ? (
        <Outcome approval={approval} execution={execution} />
      ) : (
        state === "USED" && <PastOutcome approval={approval} />
      )}
    </section>
  );
}

function useDecider({ decided_by, decided_by_email }: Approval): string {
  const own = useSession()?.user.id;
  return decided_by !== null && decided_by === own ? text.you : (decided_by_email ?? text.unknownPerson);
}

/** A decision that was too late, shown as information and not as an error. */
function Missed(props: { approval: Approval; state: State; who: string; error: unknown }) {
  const { approval, state, who } = props;
  const failure = asFailure(props.error);
  if (failure.code !== "CONFLICT") return <ErrorState error={failure} />;
  const { status } = failure.details;
  const message =
    status === "EXPIRED"
      ? text.conflictExpired
      : approval.decided_by === null
        ? text.conflictOther
        : text.conflictBy(text.states[state], who);
  return (
    <div role="alert" className="rounded-md border border-warn/40 bg-warn-tint px-3 py-2.5 text-13">
      <p className="font-medium">{text.conflict}</p>
      <p>{typeof status === "string" ? message : <ServerText>{failure.message}</ServerText>}</p>
    </div>
  );
}

/** The result of the call that was executed with the decision. */
function Outcome({ approval, execution }: { approval: Approval; execution: Execution }) {
  const { ok, trace_id, http_status, duration_ms, result, error_code, error_message } = execution;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3>{text.outcome}</h3>
      <CallLine
        approval={approval}
        status={http_status ?? null}
        duration={duration_ms ?? null}
        code={ok ? null : (error_code ?? null)}
      />
      {!ok && <ErrorState error={new ApiFailure(error_code ?? "INTERNAL", error_message ?? "")} />}
      {approval.is_mine ? (
        <>
          {ok && result !== undefined && <ResultView label={text.answer} data={{ result: result as Json }} />}
          {trace_id !== undefined && <TraceLink id={trace_id} />}
        </>
      ) : (
        <p className="text-13 text-soft">{text.answerStays}</p>
      )}
    </div>
  );
}

/** The same from the audit log, for an earlier call. Only visible to the owner. */
function PastOutcome({ approval }: { approval: Approval }) {
  const row = useQuery({ ...usedByQuery(approval.approval_id), enabled: approval.is_mine }).data;
  if (!approval.is_mine) return <p className="text-13 text-soft">{text.answerStays}</p>;
  if (!row) return null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3>{text.outcome}</h3>
      <CallLine
        approval={approval}
        status={row.http_status}
        duration={row.duration_ms}
        code={row.error_code}
      />
      <TraceLink id={row.trace_id} />
    </div>
  );
}

function CallLine(props: {
  approval: Approval;
  status: number | null;
  duration: number | null;
  code: string | null;
}) {
  const { method, url } = props.approval.request;
  return (
    <RequestLine
      method={typeof method === "string" ? method : null}
      url={typeof url === "string" ? url : props.approval.operation_id}
      status={props.status}
      errorCode={props.code}
      duration={props.duration === null ? null : formatDuration(props.duration)}
    />
  );
}

function TraceLink({ id }: { id: string }) {
  return (
    <Link to="/runs/$traceId" params={{ traceId: id }} className={buttonClass("plain", "w-fit")}>
      {text.openTrace}
    </Link>
  );
}
