import { lazy, type ReactNode, Suspense } from "react";
import type { VirtualRowsProps } from "./virtual-rows.tsx";

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

const VirtualRows = lazy(async () => ({ default: (await import("./virtual-rows.tsx")).VirtualRows }));

/** A list that stays smooth with 10,000 rows: beyond 200 only those in sight exist. It scrolls with the page. */
export function ManyRows<Item>(props: ManyRowsProps<Item>) {
  const { label, items, keyOf, render } = props;
  if (items.length > FEW) {
    const any = props as unknown as VirtualRowsProps;
    return (
      <Suspense>
        <VirtualRows {...any} />
      </Suspense>
    );
  }
  return (
    <ul aria-label={label} className="border-t border-line">
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}
