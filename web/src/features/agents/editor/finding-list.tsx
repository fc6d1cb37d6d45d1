import type { AgentFinding } from "../../../../../src/contract/agent-file.ts";
import { Button } from "../../../components/button.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { agents } from "../../../text/agents.ts";

const MAX_SHOWN = 100;

/** Faults or warnings with their positions; selecting one goes there. */
export function FindingList(props: {
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
