import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Json } from "../../../../src/base/json.ts";
import { type JsonRow, listJsonRows } from "../../lib/list-json-rows.ts";

const ROW = 22;
const MAX_HEIGHT = 420;

export interface JsonTreeProps {
  label: string;
  value: Json;
  /** Called on click or Enter on a node; without it the tree is read-only. */
  onPick?: (path: (string | number)[], value: Json) => void;
  /** Number of levels that are open initially. */
  depth?: number;
}

/**
 * A JSON value as a tree (WAI-ARIA tree pattern): arrow keys move, open and close, Enter selects. Renders
 * only visible rows, so that an answer of 100 KB stays responsive.
 */
export function JsonTree({ label, value, onPick, depth = 3 }: JsonTreeProps) {
  const id = useId();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => listJsonRows(value, { depth, toggled }), [value, depth, toggled]);
  const [active, setActive] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 20,
  });
  const current = Math.min(active, rows.length - 1);
  useEffect(() => virtualizer.scrollToIndex(current), [current, virtualizer]);

  function toggle(row: JsonRow): void {
    const next = new Set(toggled);
    if (!next.delete(row.key)) next.add(row.key);
    setToggled(next);
  }
  function handleKey(event: KeyboardEvent): void {
    const row = rows[current];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveOf(event.key, current, rows, row);
    if (move !== null) setActive(move);
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") toggle(row);
    else if (event.key === "Enter" || event.key === " ") {
      if (onPick) onPick(row.path, row.value);
      else if (row.isContainer) toggle(row);
    } else return;
    event.preventDefault();
  }
  return (
    <div
      ref={frame}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}-${current}`}
      onKeyDown={handleKey}
      className="group overflow-auto rounded-md border border-line bg-sunken py-1 font-mono text-12"
      style={{ maxHeight: MAX_HEIGHT }}
    >
      <div role="presentation" className="relative min-w-full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <TreeRow
                key={row.key}
                id={`${id}-${index}`}
                row={row}
                isActive={index === current}
                top={start}
                canPick={onPick !== undefined}
                onPress={() => {
                  setActive(index);
                  if (onPick) onPick(row.path, row.value);
                  else if (row.isContainer) toggle(row);
                }}
                onToggle={() => toggle(row)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** The target row of a key; null when it opens, closes or selects. */
function moveOf(key: string, current: number, rows: readonly JsonRow[], row: JsonRow): number | null {
  if (key === "ArrowDown") return Math.min(rows.length - 1, current + 1);
  if (key === "ArrowUp") return Math.max(0, current - 1);
  if (key === "Home") return 0;
  if (key === "End") return rows.length - 1;
  if (key === "ArrowRight" && row.isOpen) return Math.min(rows.length - 1, current + 1);
  if (key === "ArrowRight" && !row.isContainer) return current;
  if (key === "ArrowLeft" && !row.isOpen) {
    const parent = rows.findLastIndex((other, index) => index < current && other.level < row.level);
    return Math.max(0, parent);
  }
  return null;
}

function TreeRow(props: {
  id: string;
  row: JsonRow;
  isActive: boolean;
  top: number;
  canPick: boolean;
  onPress: () => void;
  onToggle: () => void;
}) {
  const { id, row, isActive, top, canPick, onPress, onToggle } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the tree, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active item
    <div
      id={id}
      role="treeitem"
      aria-level={row.level + 1}
      aria-selected={isActive}
      {...(row.isContainer && { "aria-expanded": row.isOpen })}
      onClick={onPress}
      className={`absolute flex min-w-full items-center gap-1 pr-3 whitespace-pre hover:bg-tint ${canPick ? "cursor-pointer" : ""} ${isActive ? "group-focus-visible:bg-tint group-focus-visible:outline-1 group-focus-visible:outline-accent" : ""}`}
      style={{ top, height: ROW, paddingLeft: 8 + row.level * 14 }}
    >
      <span
        aria-hidden="true"
        className="w-3 text-soft"
        onClick={(event) => {
          if (!row.isContainer) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {row.isContainer ? (row.isOpen ? "▾" : "▸") : ""}
      </span>
      {row.label !== null && <span className="text-soft">{row.label}: </span>}
      <span className={row.isContainer ? "text-soft" : "text-ink"}>{row.text}</span>
    </div>
  );
}
