import { useEffect, useId, useRef } from "react";
import { Button } from "react-aria-components";
import { announce } from "../../../app/announce.tsx";
import { readState, type State } from "../../../components/approval/read-state.ts";
import { useNow } from "../../../lib/use-now.ts";
import { approvals as text } from "../../../text/approvals.ts";
import type { Approval } from "../api.ts";
import { ApprovalDetail } from "./approval-detail.tsx";
import { ApprovalLine } from "./approval-line.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { useDecision } from "./use-decision.ts";
import { Verdict } from "./verdict.tsx";

/** A pending write: a line with requester and call; expanded, the exact request and the decision. */
export function ApprovalItem(props: {
  approval: Approval;
  readAt: number;
  isOpen: boolean;
  /** Set if the address selects it, which scrolls it into view. */
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
          <ApprovalLine approval={approval} state={state} isOpen={isOpen} />
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

function useAnnounceExpiry(state: State, name: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "PENDING" && state === "EXPIRED") announce(`${name}: ${text.expired}`);
    before.current = state;
  }, [state, name]);
}
