import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { State } from "../../../components/approval/read-state.ts";
import { Facts } from "../../../components/facts.tsx";
import { RequestReading } from "../../../components/reading/request-reading.tsx";
import { RequestView } from "../../../components/request/request-view.tsx";
import { readPlan } from "../../../components/trace/read-plan.ts";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { approvals as text } from "../../../text/approvals.ts";
import type { Approval } from "../api.ts";

const LINK = "text-accent underline underline-offset-2";

/** The requester, the target and the exact request, for a decision. */
export function ApprovalDetail({ approval, state }: { approval: Approval; state: State }) {
  const { summary, operation_id, side_effect, host, created_at, expires_at } = approval;
  const run = useAskingRun(approval);
  const reason = run ? readPlan(run.steps)?.reason : null;
  const rows: [string, ReactNode][] = [
    [text.what, <span key="what">{summary}</span>],
    [
      text.askedBy,
      <span key="who">
        {describeRequester(approval)}{" "}
        <span className="text-soft" title={formatDateTime(created_at)}>
          {formatAgo(created_at)}
        </span>
      </span>,
    ],
    ...agentRow(approval),
    ...questionRow(approval, run?.user_query),
    ...(reason ? [[text.why, reason] as [string, ReactNode]] : []),
    [
      text.tool,
      <span key="tool">
        <code>{operation_id}</code>{" "}
        <span className="text-soft">{side_effect && text.effects[side_effect]}</span>
      </span>,
    ],
    [text.host, host ? <code key="host">{host}</code> : text.stays],
    ...groupRow(approval),
    ...(state === "PENDING" ? [[text.expires, formatDateTime(expires_at)] as [string, ReactNode]] : []),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {!approval.is_mine && (
        <p className="rounded-md border border-line bg-tint px-3 py-2 text-13">
          {text.member(approval.approver_group ?? "", approval.owner_email ?? "")}{" "}
          <span className="text-soft">{text.memberHint}</span>
        </p>
      )}
      <div className="grid min-w-0 items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <Facts rows={rows} />
          {run && (
            <Link to="/runs/$traceId" params={{ traceId: run.trace_id }} className={`w-fit text-13 ${LINK}`}>
              {text.trace}
            </Link>
          )}
        </div>
        <RequestView request={approval.request} />
      </div>
    </div>
  );
}

/** The run that requested the approval: only for the owner, and only for a limited time. */
function useAskingRun({ is_mine, trace_id }: Approval) {
  return useQuery({ ...traceQuery(trace_id ?? ""), enabled: is_mine && trace_id !== null }).data;
}

function describeRequester({ requested_by, requested_by_name, is_mine, owner_email }: Approval): string {
  const owner = owner_email ?? "";
  if (requested_by === null) return is_mine ? text.you : text.someone(owner);
  const key = requested_by_name === null ? text.unnamedKey : text.key(requested_by_name);
  return is_mine ? key : `${key} ${text.ofOwner(owner)}`;
}

function agentRow({ agent_id, agent_version, is_mine }: Approval): [string, ReactNode][] {
  if (agent_id === null) return [];
  const name =
    is_mine && agent_version !== null ? (
      <Link to="/agents/$agentId" params={{ agentId: agent_id }} className={`font-mono text-12 ${LINK}`}>
        {agent_id}
      </Link>
    ) : (
      <code>{agent_id}</code>
    );
  const version = agent_version === null ? text.noFile : text.version(agent_version);
  return [
    [
      text.agent,
      <span key="agent">
        {name} <span className="text-soft">{version}</span>
      </span>,
    ],
  ];
}

/** The request with its reading; for a tool that was run directly, the text from its trace. */
function questionRow({ user_query, reading }: Approval, traced: string | undefined): [string, ReactNode][] {
  const request = user_query ?? traced;
  if (request === undefined) return [];
  const isMarked = reading !== null && reading.length > 0;
  return [
    [
      text.question,
      isMarked ? <RequestReading key="question" request={request} reading={reading} /> : `“${request}”`,
    ],
  ];
}

function groupRow({ approver_group, is_mine }: Approval): [string, ReactNode][] {
  return approver_group !== null && is_mine ? [[text.group, text.groupName(approver_group)]] : [];
}
