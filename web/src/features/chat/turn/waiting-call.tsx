import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { decideApproval } from "../../../components/approval/decide-approval.ts";
import { formatTimeLeft } from "../../../components/approval/format-time-left.ts";
import { readState } from "../../../components/approval/read-state.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import { RequestView } from "../../../components/request/request-view.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { approvalQuery } from "../../../components/trace/trace-queries.ts";
import { ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { showHidden } from "../../../lib/show-hidden.ts";
import { useNow } from "../../../lib/use-now.ts";
import { chat as text } from "../../../text/chat.ts";
import type { AnswerError, WaitingCall as Call } from "../state/conversation.ts";

/** Interval for polling the decisions of other users. */
const PAUSE_MS = 5_000;

/**
 * A call that waits for approval: the exact request, and the decision. No button has the focus or is
 * emphasized.
 */
export function WaitingCall(props: { call: Call; trouble: AnswerError | null; onGoOn: () => void }) {
  const { call, trouble, onGoOn } = props;
  const queries = useQueryClient();
  const query = useQuery({ ...approvalQuery(call.approval_id), refetchInterval: PAUSE_MS });
  const now = useNow();
  const state = query.data ? readState(query.data, now, query.dataUpdatedAt) : null;
  const decision = useMutation({
    mutationFn: (choice: "approve" | "reject") => decideApproval(call.approval_id, choice),
    onSuccess: onGoOn,
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
  const isGone = query.isError && asFailure(query.error).status === 404;
  return (
    <section
      aria-label={text.approval}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-warn/50 px-3 py-3"
    >
      <div>
        <h3 className="text-warn">{text.approval}</h3>
        <p className="break-words">{showHidden(call.summary)}</p>
      </div>
      <RequestView request={call.request} />
      {decision.isError && <ErrorState error={decision.error} />}
      {trouble && <ErrorState error={new ApiFailure(trouble.code, trouble.message, trouble)} />}
      {isGone ? (
        <p className="text-13 text-warn">{text.isGone}</p>
      ) : state === null || state === "PENDING" ? (
        <>
          <div className="flex flex-wrap gap-2">
            {(["reject", "approve"] as const).map((choice) => (
              <Button
                key={choice}
                isPending={decision.isPending && decision.variables === choice}
                isDisabled={state === null || (decision.isPending && decision.variables !== choice)}
                onPress={() => decision.mutate(choice)}
              >
                {text[choice]}
              </Button>
            ))}
          </div>
          <p className="text-12 text-soft">
            {text.nothingSent}{" "}
            {query.data && (
              <span className="tabular-nums">{formatTimeLeft(Date.parse(query.data.expires_at) - now)}</span>
            )}
          </p>
        </>
      ) : (
        <Decided state={state} onGoOn={onGoOn} />
      )}
      <Link
        to="/approvals"
        search={{ open: call.approval_id }}
        className={buttonClass("quiet", "w-fit -ml-3")}
      >
        {text.openApproval}
      </Link>
    </section>
  );
}

const DECISION_TEXTS = {
  APPROVED: text.isApproved,
  LAPSED: text.isExpired,
  REJECTED: text.isRejected,
  USED: text.isUsed,
  EXPIRED: text.isExpired,
};

/** It was decided elsewhere, or has expired. */
function Decided({ state, onGoOn }: { state: keyof typeof DECISION_TEXTS; onGoOn: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-13">{DECISION_TEXTS[state]}</p>
      <Button onPress={onGoOn}>{text.goOn}</Button>
    </div>
  );
}
