import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { ManyRowsProps } from "./many-rows.tsx";

/** A lazy component has no type parameter: its items are those of `ManyRows`. */
export type VirtualRowsProps = ManyRowsProps<unknown>;

/** Renders only the visible rows at their positions. */
export function VirtualRows({ label, items, keyOf, render, rowHeight, onRange }: VirtualRowsProps) {
  const frame = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    onChange: ({ range }) => range && onRange?.(range.startIndex, range.endIndex),
  });
  return (
    <ul
      ref={frame}
      aria-label={label}
      className="relative border-t border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {render(item)}
          </li>
        );
      })}
    </ul>
  );
}
