import { useEffect, useState } from "react";

/**
 * State that survives a reload of this tab (sessionStorage), so that input is not lost. Not for secrets.
 *
 * @returns value, setter, and a function that deletes the draft
 */
export function useDraft<T>(key: string, initial: T): [T, (value: T | ((old: T) => T)) => void, () => void] {
  const storageKey = `toolgate.draft.${key}`;
  const [value, setValue] = useState<T>(() => readDraft(storageKey) ?? initial);
  useEffect(() => {
    try {
      // Same as the initial value: delete the draft, so that an older one does not return.
      if (value === initial) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(value));
    } catch {
      // Full or forbidden: the draft then lives as long as the page.
    }
  }, [storageKey, value, initial]);
  return [value, setValue, () => sessionStorage.removeItem(storageKey)];
}

function readDraft<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
