import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Up to so many rows all are in the page: find-in-page then works. */
const FEW = 200;

export interface ManyRowsProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Height of a row as far as it is known beforehand (px). */
  rowHeight: number;
  /** Tells which items are in sight: to load more, or to know whether the end is. */
  onRange?: (first: number, last: number) => void;
}

/** A list that stays smooth with 10,000 rows: beyond 200 only those in sight exist. It scrolls with the page. */
export function ManyRows<Item>(props: ManyRowsProps<Item>) {
  const { label, items, keyOf, render } = props;
  if (items.length > FEW) return <VirtualRows {...props} />;
  return (
    <ul aria-label={label} className="border-t border-line">
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}

function VirtualRows<Item>({ label, items, keyOf, render, rowHeight, onRange }: ManyRowsProps<Item>) {
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
