import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "react-aria-components";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { SideEffectTag, Tag } from "../../../components/labels.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { useNow } from "../../../lib/use-now.ts";
import { approvals as text } from "../../../text/approvals.ts";
import { type Approval, approvalsQuery, type Choice, decide } from "../api.ts";
import { readState, type State } from "../read-state.ts";
import { sayTimeLeft } from "../say-time-left.ts";
import { ApprovalDetail } from "./approval-detail.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { Verdict } from "./verdict.tsx";

const TONES: Record<State, "neutral" | "ok" | "bad" | "accent"> = {
  PENDING: "accent",
  APPROVED: "ok",
  LAPSED: "neutral",
  REJECTED: "bad",
  USED: "ok",
  EXPIRED: "neutral",
};

/** One wanted write: a line of who and what; opened, exactly what, and the decision. */
export function ApprovalItem(props: {
  approval: Approval;
  readAt: number;
  isOpen: boolean;
  /** The address names it: it is brought into sight. */
  isLinked: boolean;
  onToggle: (open: boolean) => void;
}) {
  const { approval, isOpen, isLinked, onToggle } = props;
  const state = readState(approval, useNow(), props.readAt);
  const decision = useDecision(approval);
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const name = approval.tool_name ?? approval.operation_id;
  useEffect(() => {
    if (isLinked) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isLinked]);
  useAnnounceExpiry(state, name);
  return (
    <article ref={frame} aria-label={name} className="scroll-mt-4 border-b border-line">
      <h2>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => onToggle(!isOpen)}
          className="touch relative flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 pl-7 text-left hover:bg-sunken"
        >
          <ChevronRight
            aria-hidden="true"
            className={`absolute top-3 left-0.5 size-4 text-soft transition-transform duration-120 ${isOpen ? "rotate-90" : ""}`}
          />
          <span className="min-w-0 flex-1 basis-full break-words sm:basis-48">
            {name}
            {!isOpen && (
              <span className="block truncate text-12 font-normal text-soft">
                {shorten(approval.summary, name)}
              </span>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {approval.side_effect && <SideEffectTag effect={approval.side_effect} />}
            <Tag tone={TONES[state]}>{text.states[state]}</Tag>
          </span>
          <span className="text-12 font-normal text-soft sm:w-36 sm:text-right">
            <Subline approval={approval} state={state} />
          </span>
        </Button>
      </h2>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 pt-1 pb-5 sm:pl-7">
        {isOpen && (
          <>
            {state !== "PENDING" && <Verdict approval={approval} state={state} decision={decision} />}
            <ApprovalDetail approval={approval} state={state} />
            {state === "PENDING" && <DecisionForm decision={decision} />}
          </>
        )}
      </div>
    </article>
  );
}

function Subline({ approval, state }: { approval: Approval; state: State }) {
  const { is_mine, owner_email, created_at, expires_at, decided_at } = approval;
  const now = useNow();
  const left = Date.parse(expires_at) - now;
  return (
    <>
      {state === "PENDING" ? (
        <span className={`tabular-nums ${left < 60_000 ? "font-medium text-warn" : ""}`}>
          {sayTimeLeft(left)}
        </span>
      ) : (
        formatAgo(decided_at ?? created_at, now)
      )}
      {!is_mine && owner_email && <span className="block break-words">{text.othersTag(owner_email)}</span>}
    </>
  );
}

/** The summary without the name, which stands above it. */
function shorten(summary: string, name: string): string {
  return summary.startsWith(`${name}: `) ? summary.slice(name.length + 2) : summary;
}

export type Decision = ReturnType<typeof useDecision>;

/** The person's word about an approval. What came of it stays while the page does. */
function useDecision({ approval_id }: Approval) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, note }: { choice: Choice; note: string }) => {
      if (choice === "run") announce(text.running);
      return decide(approval_id, choice, note);
    },
    onSuccess: ({ execution, ...decided }, { choice }) => {
      queries.setQueryData(approvalsQuery.queryKey, (all) =>
        all?.map((one) => (one.approval_id === approval_id ? decided : one)),
      );
      const ran = execution?.ok === false ? text.ranBadly : text.ran;
      const said = choice === "reject" ? text.rejected : choice === "run" ? ran : text.approved;
      toast(said);
      announce(said);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
}

function useAnnounceExpiry(state: State, name: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "PENDING" && state === "EXPIRED") announce(`${name}: ${text.expired}`);
    before.current = state;
  }, [state, name]);
}
