import { useSyncExternalStore } from "react";

const KEY = "toolgate.plain-editor";
const listeners = new Set<() => void>();
let isPlain: boolean | undefined;

function readChoice(): boolean {
  if (isPlain === undefined) {
    try {
      isPlain = localStorage.getItem(KEY) === "1";
    } catch {
      isPlain = false;
    }
  }
  return isPlain;
}

/** Whether this browser's person wants plain text areas instead of the code editor, in all places alike. */
export function usePlainEditor(): [boolean, (plain: boolean) => void] {
  const plain = useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, readChoice);
  return [plain, choose];
}

function choose(plain: boolean): void {
  isPlain = plain;
  try {
    if (plain) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Then it lasts until the page is left.
  }
  for (const notify of listeners) notify();
}
