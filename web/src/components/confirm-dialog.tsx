import { type ComponentProps, lazy, Suspense } from "react";
import type { ConfirmDialog as Shown } from "./dialog.tsx";

const Loaded = lazy(async () => ({ default: (await import("./dialog.tsx")).ConfirmDialog }));

/** A confirmation dialog, loaded on demand. */
export function ConfirmDialog(props: ComponentProps<typeof Shown>) {
  return <Suspense>{props.isOpen && <Loaded {...props} />}</Suspense>;
}
