import { lazy, Suspense } from "react";
import { Loading } from "../states.tsx";

export interface DiffViewProps {
  label: string;
  original: string;
  proposed: string;
  /** The original with what has been accepted so far, after every accept and undo. Absent: it can only be read. */
  onChange?: (text: string, open: number) => void;
}

const HunkList = lazy(async () => ({ default: (await import("./hunk-list.tsx")).HunkList }));

/** What would change, place by place: accept each, accept all, undo, or only read; every control works by keyboard. */
export function DiffView(props: DiffViewProps) {
  return (
    <Suspense fallback={<Loading />}>
      <HunkList key={`${props.original.length}:${props.proposed.length}`} {...props} />
    </Suspense>
  );
}
