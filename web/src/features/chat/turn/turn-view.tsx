import { memo } from "react";
import { chat as text } from "../../../text/chat.ts";
import type { Turn } from "../state/conversation.ts";
import { type AnswerActions, AnswerView } from "./answer-view.tsx";

/** A question with its answers: side by side if there is enough space, otherwise the selected model's. */
export const TurnView = memo(function TurnView(
  props: Pick<AnswerActions, "onRetry" | "onResume"> & { turn: Turn; number: number; shown: string },
) {
  const { turn, number, shown, onRetry, onResume } = props;
  const { id, question, answers } = turn;
  const chosen = Math.max(
    0,
    answers.findIndex(({ wanted }) => wanted === shown),
  );
  const isSeveral = answers.length > 1;
  const mayScroll = answers.length > 2;
  return (
    <section aria-label={text.question(number)} className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{text.question(number)}</h2>
      <p
        dir="auto"
        className="max-w-prose self-start rounded-md bg-tint px-3 py-2 break-words whitespace-pre-wrap"
      >
        {question}
      </p>
      <div
        {...(mayScroll && { role: "region", "aria-label": text.sideBySide, tabIndex: 0 })}
        className={
          isSeveral
            ? "grid auto-cols-[minmax(18rem,1fr)] gap-x-6 lg:grid-flow-col lg:overflow-x-auto"
            : "max-w-3xl"
        }
      >
        {answers.map((answer, column) => (
          <div
            key={answer.wanted}
            className={`min-w-0 ${isSeveral ? "lg:border-l lg:border-line lg:pl-4 lg:first:border-0 lg:first:pl-0" : ""} ${column === chosen ? "" : "hidden lg:block"}`}
          >
            <AnswerView answer={answer} turnId={id} column={column} onRetry={onRetry} onResume={onResume} />
          </div>
        ))}
      </div>
    </section>
  );
});
