import { Link } from "@tanstack/react-router";
import { formatDuration, formatNumber } from "../../../lib/format.ts";
import { useNow } from "../../../lib/use-now.ts";
import { chat as text } from "../../../text/chat.ts";
import type { Answer } from "../state/conversation.ts";
import { nameModel } from "../state/describe-change.ts";

/** The cost of an answer and a link to its trace. */
export function AnswerFoot({ answer }: { answer: Answer }) {
  const { state, usage, firstWord, traceIds, elapsed, items } = answer;
  const steps = items.filter(({ kind }) => kind === "step").length;
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 border-t border-line pt-1.5 text-12 text-soft tabular-nums">
      <span className="font-medium">
        {state === "running" ? <Running answer={answer} /> : formatDuration(elapsed)}
      </span>
      {firstWord !== null && <span>{text.firstWord(formatDuration(firstWord))}</span>}
      {steps > 0 && <span>{text.calls(steps)}</span>}
      {usage && (
        <span title={text.tokensHint}>
          {text.tokens(formatNumber(usage.prompt_tokens), formatNumber(usage.completion_tokens))}
        </span>
      )}
      {state !== "running" &&
        traceIds.map((traceId, index) => (
          <Link
            key={traceId}
            to="/runs/$traceId"
            params={{ traceId }}
            aria-label={text.openTraceOf(nameModel(answer), traceIds.length > 1 ? index + 1 : null)}
            className="touch inline-flex items-center text-accent underline underline-offset-2"
          >
            {text.openTrace(traceIds.length > 1 ? index + 1 : null)}
          </Link>
        ))}
    </p>
  );
}

function Running({ answer: { startedAt, elapsed } }: { answer: Answer }) {
  const seconds = Math.max(0, Math.floor((elapsed + useNow() - startedAt) / 1000));
  return formatDuration(seconds * 1000);
}
