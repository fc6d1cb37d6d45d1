import { lazy, type ReactNode, Suspense } from "react";
import type { VirtualRowsProps } from "./virtual-rows.tsx";

/** Up to this many rows are rendered completely, so that find-in-page works. */
const FEW = 200;

export interface ManyRowsProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Estimated height of a row (px). */
  rowHeight: number;
  /** Reports the visible range of items, for loading more and for detecting the end. */
  onRange?: (first: number, last: number) => void;
}

const VirtualRows = lazy(async () => ({ default: (await import("./virtual-rows.tsx")).VirtualRows }));

/**
 * A list that stays responsive with 10,000 rows: beyond 200 only visible rows are rendered. Scrolls with
 * the page.
 */
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
