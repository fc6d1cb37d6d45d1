import type { AgentFinding } from "../../../../../src/contract/agent-file.ts";
import { Button } from "../../../components/button.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { agents } from "../../../text/agents.ts";
import { AgentPicture } from "../picture/agent-picture.tsx";
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

const MAX_SHOWN = 100;

/** Faults or warnings with their positions; selecting one goes there. */
function FindingList(props: {
  findings: readonly AgentFinding[];
  level: AgentFinding["level"];
  onGoTo: (line: number, column: number) => void;
}) {
  const { level, onGoTo } = props;
  const findings = props.findings.filter((finding) => finding.level === level);
  if (findings.length === 0) return null;
  const isError = level === "error";
  const title = (isError ? agents.faults : agents.warnings)(findings.length);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className={isError ? "text-bad" : "text-warn"} {...(isError && { role: "alert" })}>
        {title}
      </h2>
      <ol className="flex flex-col">
        {findings.slice(0, MAX_SHOWN).map(({ rule, pointer, message, line, column = 1 }) => (
          <li
            key={`${rule} ${line}:${column} ${pointer} ${message}`}
            className="flex flex-col gap-0.5 border-t border-line py-2"
          >
            <p className="text-13 break-words">
              <ServerText>{message}</ServerText>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-12 text-soft">
              {pointer && <code className="break-all">{pointer}</code>}
              {line !== undefined && (
                <>
                  <span>{agents.place(line, column)}</span>
                  <Button look="quiet" className="-my-1 h-7!" onPress={() => onGoTo(line, column)}>
                    {agents.goTo(line)}
                  </Button>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
