import { lazy, Suspense } from "react";
import { Loading } from "../states.tsx";

export interface DiffViewProps {
  label: string;
  original: string;
  proposed: string;
  /**
   * Called with the original including the accepted changes, after every accept and undo. Absent:
   * read-only.
   */
  onChange?: (text: string, open: number) => void;
}

const HunkList = lazy(async () => ({ default: (await import("./hunk-list.tsx")).HunkList }));

/** Shows the changes: accept each, accept all, undo, or read-only. All controls are usable by keyboard. */
export function DiffView(props: DiffViewProps) {
  return (
    <Suspense fallback={<Loading />}>
      <HunkList key={`${props.original.length}:${props.proposed.length}`} {...props} />
    </Suspense>
  );
}
