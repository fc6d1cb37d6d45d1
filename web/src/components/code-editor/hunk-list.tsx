import { Check, Undo2 } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { announce } from "../../app/announce.tsx";
import { t } from "../../text/index.ts";
import { Button } from "../button.tsx";
import type { DiffViewProps } from "./diff-view.tsx";
import { applyHunks, findHunks } from "./find-hunks.ts";
import { HunkItem } from "./hunk-item.tsx";

const text = t.editor.diff;
const NONE: ReadonlySet<number> = new Set();

/** Loaded on demand: import `DiffView` instead. */
export function HunkList({ label, original, proposed, onChange }: DiffViewProps) {
  const hunks = useMemo(() => findHunks(original, proposed), [original, proposed]);
  const [history, setHistory] = useState<ReadonlySet<number>[]>([]);
  const accepted = history.at(-1) ?? NONE;
  const undoButton = useRef<HTMLButtonElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const open = hunks.length - accepted.size;

  function update(next: ReadonlySet<number>[], said: string): void {
    // Immediately, because the focus may move to a button that this enables.
    flushSync(() => setHistory(next));
    const current = next.at(-1) ?? NONE;
    onChange?.(applyHunks(original, hunks, current), hunks.length - current.size);
    announce(said);
  }
  function toggle(index: number): void {
    const next = new Set(accepted);
    const isTakenBack = next.delete(index);
    if (!isTakenBack) next.add(index);
    update([...history, next], isTakenBack ? text.didTakeBack(index + 1) : text.didAccept(index + 1));
  }
  function acceptAll(): void {
    update([...history, new Set(hunks.keys())], text.didAcceptAll);
    undoButton.current?.focus();
  }
  function undo(): void {
    const before = history.slice(0, -1);
    update(before, text.didUndo(hunks.length - (before.at(-1)?.size ?? 0)));
    // A button that becomes disabled would lose the focus.
    if (before.length === 0) allButton.current?.focus();
  }

  if (hunks.length === 0) return <p className="text-13 text-soft">{text.none}</p>;
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3">
      {onChange && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto text-13 text-soft">{text.changes(open, hunks.length)}</p>
          <Button ref={undoButton} look="quiet" onPress={undo} isDisabled={history.length === 0}>
            <Undo2 aria-hidden="true" />
            {text.undo}
          </Button>
          <Button ref={allButton} onPress={acceptAll} isDisabled={open === 0}>
            <Check aria-hidden="true" />
            {text.acceptAll}
          </Button>
        </div>
      )}
      <ol className="flex min-w-0 flex-col gap-3">
        {hunks.map((hunk, index) => (
          <HunkItem
            key={hunk.from}
            hunk={hunk}
            number={index + 1}
            isAccepted={accepted.has(index)}
            {...(onChange && { onToggle: () => toggle(index) })}
          />
        ))}
      </ol>
    </section>
  );
}
