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

/** Whether the user of this browser prefers plain text areas to the code editor, everywhere. */
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
    // The choice then lasts until the page is closed.
  }
  for (const notify of listeners) notify();
}
