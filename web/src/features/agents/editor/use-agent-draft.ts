import { useDraft } from "../../../lib/use-draft.ts";
import { useLeaveGuard } from "../../../lib/use-leave-guard.ts";

interface Draft {
  text: string;
  /** The version it began with; 0: none. */
  base: number;
}

/** The text of a file while it is edited, and the version that the edit began with. It survives a reload. */
export function useAgentDraft(key: string, stored: Draft) {
  const [draft, setDraft, forget] = useDraft<Draft | null>(key, null);
  const { text, base } = draft ?? stored;
  const guard = useLeaveGuard(draft !== null);
  return {
    text,
    base,
    isDirty: draft !== null,
    guard,
    /** Somebody else stored another version since this edit began. */
    isBehind: draft !== null && draft.base !== stored.base,
    setText(next: string) {
      const isSame = next === stored.text && base === stored.base;
      setDraft(isSame ? null : { text: next, base });
    },
    /** Counts as an edit of the stored version from now on. */
    rebase: () => setDraft({ text, base: stored.base }),
    drop() {
      setDraft(null);
      forget();
    },
  };
}
