import { CopyButton } from "../../../components/copy-button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { memory } from "../../../text/memory.ts";
import { type ContextLine, readContextLines } from "./read-context-lines.ts";

const LOOKS: Record<ContextLine["kind"], string> = {
  heading: "font-semibold",
  source: "bg-tint font-semibold text-accent",
  fence: "text-soft",
  text: "",
};

/** The text for the model: sources are emphasized, the marks around quoted text are dimmed. */
export function ContextView(props: { context: string; messages: number; limit: number }) {
  const { context, messages, limit } = props;
  return (
    <section aria-label={memory.context} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2>{memory.context}</h2>
          <p className="text-12 text-soft">{memory.contextHint}</p>
        </div>
        {context !== "" && <CopyButton text={context} label={memory.copyContext} />}
      </div>
      <p className="text-12 text-soft tabular-nums">
        {memory.contextSize(context.length, limit)} · {memory.messageCount(messages)}
      </p>
      {context === "" ? (
        <p className="text-13 text-soft">{memory.contextEmpty}</p>
      ) : (
        <Scrollable
          aria-label={memory.context}
          className="max-h-[70dvh] border-line bg-sunken"
          data-testid="context"
        >
          {readContextLines(context).map(({ key, text, kind }) => (
            <span key={key} className={LOOKS[kind]} data-line={kind}>
              {text}
              {"\n"}
            </span>
          ))}
        </Scrollable>
      )}
    </section>
  );
}
