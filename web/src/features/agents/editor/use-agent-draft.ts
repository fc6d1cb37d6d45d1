import { useDraft } from "../../../lib/use-draft.ts";
import { useLeaveGuard } from "../../../lib/use-leave-guard.ts";

interface Draft {
  text: string;
  /** The version that is edited; 0 for none. */
  base: number;
}

/** The text of a file during editing, with its base version. Survives a reload. */
export function useAgentDraft(key: string, stored: Draft) {
  const [draft, setDraft, forget] = useDraft<Draft | null>(key, null);
  const { text, base } = draft ?? stored;
  const guard = useLeaveGuard(draft !== null);
  return {
    text,
    base,
    isDirty: draft !== null,
    guard,
    /** Whether another version was stored since this edit started. */
    isBehind: draft !== null && draft.base !== stored.base,
    setText(next: string) {
      const isSame = next === stored.text && base === stored.base;
      setDraft(isSame ? null : { text: next, base });
    },
    /** Changes the base to the stored version. */
    rebase: () => setDraft({ text, base: stored.base }),
    drop() {
      setDraft(null);
      forget();
    },
  };
}
