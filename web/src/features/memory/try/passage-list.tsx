import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Meter } from "react-aria-components";
import { ErrorState } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { keyOfChunk, type PassageText, passageTextsQuery, type Source } from "../api/context.ts";
import { findMarks, readQuestionWords } from "./find-marks.ts";

/** The found chunks, best first, numbered as in the context. */
export function PassageList({ sources, question }: { sources: Source[]; question: string }) {
  const texts = useQuery(passageTextsQuery(sources));
  const words = readQuestionWords(question);
  return (
    <section aria-label={memory.passages} className="flex min-w-0 flex-col gap-2">
      <h2>{memory.passages}</h2>
      <p className="text-12 text-soft">{memory.passagesHint}</p>
      {texts.isError && <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />}
      <ol className="flex flex-col border-t border-line">
        {sources.map((source) => (
          <li key={keyOfChunk(source)} className="flex flex-col gap-1.5 border-b border-line py-2.5">
            <Heading source={source} text={texts.data?.get(keyOfChunk(source))} />
            <Marked text={texts.data?.get(keyOfChunk(source))?.content ?? ""} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Heading({ source, text }: { source: Source; text: PassageText | undefined }) {
  const percent = Math.round(source.score * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-mono text-12 font-semibold text-accent">[{source.number}]</span>
      <p className="min-w-0 flex-1 text-12 text-soft">
        <Link
          from="/memory/$siteId"
          to="."
          search={{ document: source.document_id }}
          className="font-medium text-ink hover:text-accent hover:underline"
        >
          {source.source}
        </Link>{" "}
        · {[memory.chunk(source.chunk_index + 1), ...(text?.headings ?? [])].join(" › ")}
      </p>
      {source.weak && <span className="text-12 text-soft">{memory.weak}</span>}
      <Meter
        aria-label={memory.scoreOf(source.source, source.chunk_index + 1)}
        value={percent}
        className="flex w-32 items-center gap-2"
      >
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        <span className="w-10 text-right text-12 tabular-nums">{memory.score(percent)}</span>
      </Meter>
    </div>
  );
}

function Marked({ text, words }: { text: string; words: ReturnType<typeof readQuestionWords> }) {
  return (
    <p className="text-13 whitespace-pre-wrap">
      {findMarks(text.trim(), words).map(({ from, text: piece, isMarked }) =>
        isMarked ? (
          <mark key={from} className="rounded-sm bg-warn-tint font-medium text-warn">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
