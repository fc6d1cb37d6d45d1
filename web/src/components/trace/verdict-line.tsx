import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { trace } from "../../text/trace.ts";
import { countSent, matchAuditRows, readVerdict } from "./read-verdict.ts";
import { approvalQuery, auditQuery } from "./trace-queries.ts";

/** The policy's verdict on a call: passed, held or refused, by whom, with a link to the approval. */
export function VerdictLine(props: { traceId: string; steps: readonly TraceStep[]; step: TraceStep }) {
  const { traceId, steps, step } = props;
  const rows = useQuery(auditQuery(traceId, countSent(steps))).data ?? [];
  const { verdict, approvalId } = readVerdict(step, matchAuditRows(steps, rows).get(step.id));
  const approval = useQuery({ ...approvalQuery(approvalId ?? ""), enabled: approvalId !== null }).data;
  if (verdict === null) return null;
  const who = approval?.decided_by_email ?? null;
  const text =
    verdict === "approved" && who !== null
      ? trace.verdicts.approvedBy(who)
      : verdict === "rejected" && who !== null && approval?.status === "REJECTED"
        ? trace.verdicts.rejectedBy(who)
        : trace.verdicts[verdict];
  return (
    <div className="flex flex-col gap-1 text-13">
      <p>
        <span className="font-medium">{trace.verdict}:</span> {text}
      </p>
      {approval?.note && <p className="text-soft">{trace.note(approval.note)}</p>}
      {approvalId !== null && (
        <Link
          to="/approvals"
          search={{ open: approvalId }}
          className="touch inline-flex w-fit items-center text-accent underline underline-offset-2"
        >
          {trace.openApproval}
        </Link>
      )}
    </div>
  );
}
