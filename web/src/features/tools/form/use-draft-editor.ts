import { useEffect, useMemo, useState } from "react";
import type { checkDraft, DraftFaults } from "../draft/check-draft.ts";
import { listRows, type ParameterRow } from "../draft/list-rows.ts";
import type { ParameterDraft, ToolDraft } from "../draft/tool-draft.ts";

/** A draft with the functions and faults for the form's parts. */
export interface DraftEditor {
  draft: ToolDraft;
  rows: ParameterRow[];
  /** The visible faults: before the first attempt to save, only those of filled fields. */
  faults: DraftFaults;
  set: (change: Partial<ToolDraft>) => void;
  setParameter: (name: string, change: Partial<ParameterDraft>) => void;
}

export function useDraftEditor(
  draft: ToolDraft,
  setDraft: (change: (old: ToolDraft) => ToolDraft) => void,
  showsAll: boolean,
): DraftEditor & { allFaults: DraftFaults } {
  const rows = useMemo(() => listRows(draft), [draft]);
  const check = useCheck();
  const allFaults = useMemo(() => check?.(draft) ?? {}, [check, draft]);
  const faults = showsAll ? allFaults : withoutEmpty(allFaults, draft);
  return {
    draft,
    rows,
    faults,
    allFaults,
    set: (change) => setDraft((old) => ({ ...old, ...change })),
    setParameter: (name, change) =>
      setDraft((old) => {
        const current = listRows(old).find(({ parameter }) => parameter.name === name)?.parameter;
        if (!current) return old;
        const others = old.parameters.filter((parameter) => parameter.name !== name);
        return { ...old, parameters: [...others, { ...current, ...change }] };
      }),
  };
}

/**
 * The checks load after the page, because they include the parser of response paths. Until then only the
 * database checks.
 */
function useCheck(): typeof checkDraft | null {
  const [check, setCheck] = useState<typeof checkDraft | null>(null);
  useEffect(() => {
    let isGone = false;
    import("../draft/check-draft.ts").then(
      (loaded) => {
        if (!isGone) setCheck(() => loaded.checkDraft);
      },
      // The page's error boundary shows it, as for other parts that fail to load.
      (error: unknown) =>
        setCheck(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return check;
}

/** Empty fields are not marked before the first attempt to save. */
function withoutEmpty(faults: DraftFaults, draft: ToolDraft): DraftFaults {
  const isEmpty = (field: string) => {
    const value: unknown = Reflect.get(draft, field);
    return typeof value === "string" && value.trim() === "";
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !isEmpty(field) && !field.endsWith(".preset")),
  );
}
