import { ChevronRight } from "lucide-react";
import { formatTimeLeft } from "../../../components/approval/format-time-left.ts";
import type { State } from "../../../components/approval/read-state.ts";
import { SideEffectTag, Tag } from "../../../components/labels.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { useNow } from "../../../lib/use-now.ts";
import { approvals as text } from "../../../text/approvals.ts";
import type { Approval } from "../api.ts";

const TONES: Record<State, "neutral" | "ok" | "bad" | "accent"> = {
  PENDING: "accent",
  APPROVED: "ok",
  LAPSED: "neutral",
  REJECTED: "bad",
  USED: "ok",
  EXPIRED: "neutral",
};

/** An approval in one line: the call, its state and the remaining time. */
export function ApprovalLine(props: { approval: Approval; state: State; isOpen: boolean }) {
  const { approval, state, isOpen } = props;
  const name = approval.tool_name ?? approval.operation_id;
  return (
    <>
      <ChevronRight
        aria-hidden="true"
        className={`absolute top-3 left-0.5 size-4 text-soft transition-transform duration-120 ${isOpen ? "rotate-90" : ""}`}
      />
      <span className="min-w-0 flex-1 basis-full break-words sm:basis-48">
        {name}
        <Below approval={approval} name={name} isOpen={isOpen} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {approval.side_effect && <SideEffectTag effect={approval.side_effect} />}
        <Tag tone={TONES[state]}>{text.states[state]}</Tag>
      </span>
      <span className="text-12 font-normal text-soft sm:w-36 sm:text-right">
        <Time approval={approval} state={state} />
      </span>
    </>
  );
}

function Time({ approval, state }: { approval: Approval; state: State }) {
  const { created_at, expires_at, decided_at } = approval;
  const now = useNow();
  const left = Date.parse(expires_at) - now;
  if (state !== "PENDING") return formatAgo(decided_at ?? created_at, now);
  return (
    <span className={`tabular-nums ${left < 60_000 ? "font-medium text-warn" : ""}`}>
      {formatTimeLeft(left)}
    </span>
  );
}

/** Below the name: the owner of the agent if it is another user, and, while collapsed, the summary. */
function Below(props: { approval: Approval; name: string; isOpen: boolean }) {
  const { approval, name, isOpen } = props;
  const { is_mine, owner_email, summary } = approval;
  const ownerTag = !is_mine && owner_email !== null ? text.othersTag(owner_email) : null;
  // The summary starts with the name, which is shown above.
  const what = summary.startsWith(`${name}: `) ? summary.slice(name.length + 2) : summary;
  const shown = [ownerTag, isOpen ? null : what].filter((part) => part !== null);
  if (shown.length === 0) return null;
  return <span className="block truncate text-12 font-normal text-soft">{shown.join(" · ")}</span>;
}
