import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { formatDuration } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { trace } from "../../text/trace.ts";
import { Field } from "../field.tsx";
import { nameStep } from "./name-step.ts";

const ROW = 34;
const MAX_HEIGHT = 420;
/** Shorter lists need no filter. */
const SEARCH_FROM = 8;

/**
 * Steps by start time, as bars on one scale; arrow keys move, Enter opens. Renders only visible steps of
 * up to 2,000.
 */
export function Waterfall(props: {
  steps: readonly TraceStep[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const { steps, selectedId, onSelect } = props;
  const id = useId();
  const [query, setQuery] = useState("");
  const shown = useMemo(() => filterSteps(steps, query), [steps, query]);
  const scale = useMemo(() => scaleOf(steps), [steps]);
  const selectedIndex = shown.findIndex((step) => step.id === selectedId);
  const [active, setActive] = useState(Math.max(0, selectedIndex));
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 10,
  });
  const current = Math.min(active, Math.max(0, shown.length - 1));
  useEffect(() => virtualizer.scrollToIndex(current), [current, virtualizer]);

  function handleKey(event: KeyboardEvent): void {
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, current + 1),
      ArrowUp: Math.max(0, current - 1),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    const step = shown[current];
    if (next !== undefined) setActive(next);
    else if ((event.key === "Enter" || event.key === " ") && step) onSelect(step.id);
    else return;
    event.preventDefault();
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {steps.length >= SEARCH_FROM && (
        <Field
          label={trace.searchSteps}
          hideLabel
          placeholder={trace.searchSteps}
          type="search"
          value={query}
          onChange={setQuery}
        />
      )}
      <div
        ref={frame}
        role="listbox"
        aria-label={trace.steps}
        tabIndex={0}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        onKeyDown={handleKey}
        className="group overflow-auto border-y border-line"
        style={{ maxHeight: MAX_HEIGHT }}
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const step = shown[index];
            if (!step) return null;
            const left = ((Date.parse(step.started_at) - scale.from) / scale.length) * 100;
            const width = (step.duration_ms / scale.length) * 100;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the list, which has the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
              <div
                key={step.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={step.id === selectedId}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                onClick={() => {
                  setActive(index);
                  onSelect(step.id);
                }}
                className={`absolute inset-x-0 grid cursor-pointer grid-cols-[minmax(0,11rem)_minmax(0,1fr)_4rem] items-center gap-2 px-1 text-12 hover:bg-sunken ${step.id === selectedId ? "bg-tint" : ""} ${index === current ? "group-focus-visible:outline-1 group-focus-visible:-outline-offset-1 group-focus-visible:outline-accent" : ""}`}
                style={{ top: start, height: ROW }}
              >
                <span className={`truncate ${step.kind === "tool_call" ? "pl-4" : ""}`}>
                  <span className="font-medium">{trace.step[step.kind]}</span>{" "}
                  <span className="font-mono text-soft">{nameStep(step)}</span>
                </span>
                <span className="relative h-3 rounded-sm bg-sunken">
                  <span
                    className={`absolute h-3 rounded-sm ${isFailed(step) ? "bg-bad" : step.kind === "tool_call" ? "bg-accent" : "bg-edge"}`}
                    style={{ left: `min(${left}%, calc(100% - 2px))`, width: `${width}%`, minWidth: 2 }}
                  />
                </span>
                <span className="text-right text-soft tabular-nums">{formatDuration(step.duration_ms)}</span>
              </div>
            );
          })}
        </div>
      </div>
      {shown.length === 0 && <p className="text-13 text-soft">{t.common.noResults}</p>}
    </div>
  );
}

function filterSteps(steps: readonly TraceStep[], query: string): TraceStep[] {
  const sorted = [...steps].sort((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at));
  const wanted = query.trim().toLowerCase();
  return wanted === ""
    ? sorted
    : sorted.filter((step) => JSON.stringify(step).toLowerCase().includes(wanted));
}

function scaleOf(steps: readonly TraceStep[]): { from: number; length: number } {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const { started_at, duration_ms } of steps) {
    const start = Date.parse(started_at);
    from = Math.min(from, start);
    to = Math.max(to, start + duration_ms);
  }
  return { from, length: Math.max(1, to - from) };
}

function isFailed({ output }: TraceStep): boolean {
  return typeof output === "object" && output !== null && !Array.isArray(output) && "error_code" in output;
}
