import { useState } from "react";
import { t } from "../../text/index.ts";
import { Button } from "../button.tsx";
import { Tag } from "../labels.tsx";
import type { Hunk } from "./find-hunks.ts";

const text = t.editor.diff;
/** Longer hunks are folded initially. */
const MOST_LINES = 40;

/** One change with its context lines and an Accept button, unless it is read-only. */
export function HunkItem(props: { hunk: Hunk; number: number; isAccepted: boolean; onToggle?: () => void }) {
  const { hunk, number, isAccepted, onToggle } = props;
  return (
    <li className="min-w-0 overflow-hidden rounded-md border border-line [content-visibility:auto] [contain-intrinsic-size:auto_160px]">
      <div className="flex min-h-9 items-center gap-2 border-b border-line bg-sunken py-0.5 pr-1 pl-3">
        <p className="mr-auto flex items-center gap-2 text-12 text-soft">
          {text.line(hunk.line)}
          {isAccepted && <Tag tone="ok">{text.accepted}</Tag>}
        </p>
        {onToggle && (
          <Button
            look="quiet"
            onPress={onToggle}
            aria-label={(isAccepted ? text.takeBackChange : text.acceptChange)(number, hunk.line)}
          >
            {isAccepted ? text.takeBack : text.accept}
          </Button>
        )}
      </div>
      <div className="py-1 font-mono text-12">
        <Lines kind="same" lines={hunk.before} />
        <Lines kind="removed" lines={hunk.removed} />
        <Lines kind="added" lines={hunk.added} />
        <Lines kind="same" lines={hunk.after} />
      </div>
    </li>
  );
}

const KINDS = {
  same: { sign: " ", look: "text-soft" },
  removed: { sign: "−", look: "bg-bad-tint text-ink" },
  added: { sign: "+", look: "bg-ok-tint text-ink" },
} as const;

function Lines({ kind, lines }: { kind: keyof typeof KINDS; lines: string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const { sign, look } = KINDS[kind];
  const shown = isWhole ? lines : lines.slice(0, MOST_LINES);
  return (
    <>
      {kind !== "same" && <p className="sr-only">{text[kind]}:</p>}
      {shown.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and never move
          key={index}
          className={`flex gap-2 px-3 ${look}`}
        >
          <span aria-hidden="true" className="w-2 shrink-0 select-none">
            {sign}
          </span>
          <span className="min-w-0 flex-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{line || " "}</span>
        </div>
      ))}
      {shown.length < lines.length && (
        <Button look="quiet" className="mx-2" onPress={() => setWhole(true)}>
          {text.more(lines.length - shown.length)}
        </Button>
      )}
    </>
  );
}
