import { ErrorState } from "../../../components/states.tsx";
import { agents } from "../../../text/agents.ts";
import { AgentPicture } from "../picture/agent-picture.tsx";
import { FindingList } from "./finding-list.tsx";
import { isBlocking } from "./is-blocking.ts";
import type { AgentCheck } from "./use-agent-check.ts";

/** The result of the check next to the editor: its faults, and what it lets the agent do. */
export function Verdict(props: {
  check: AgentCheck;
  isCurrent: boolean;
  onGoTo: (line: number, column: number) => void;
}) {
  const { check, isCurrent, onGoTo } = props;
  const { findings, failure, file, isOld } = check;
  const faults = findings.filter(({ level }) => level === "error");
  const canBeSaved = faults.length > 0 && !faults.some(isBlocking);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p
        role="status"
        className={`rounded-md px-3 py-2 text-13 empty:hidden ${isCurrent ? "bg-ok-tint text-ok" : "bg-sunken text-soft"}`}
      >
        {!isCurrent ? agents.checking : faults.length === 0 && !failure ? agents.fine : ""}
      </p>
      {failure && <ErrorState error={failure} />}
      {isCurrent && <FindingList findings={findings} level="error" onGoTo={onGoTo} />}
      {isCurrent && canBeSaved && <p className="text-12 text-soft">{agents.mayBeSaved}</p>}
      {isCurrent && <FindingList findings={findings} level="warning" onGoTo={onGoTo} />}
      <AgentPicture file={file} isOld={isOld} />
    </div>
  );
}
