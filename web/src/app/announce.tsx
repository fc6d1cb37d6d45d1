import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Announces text to screen readers: boundaries (start, tool, approval, end), never single tokens. */
export function announce(text: string): void {
  message = text;
  for (const notify of listeners) notify();
}

/** The hidden status region of the page. */
export function Announcer() {
  const text = useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => message,
  );
  return (
    <output aria-live="polite" className="sr-only" data-testid="announcer">
      {text}
    </output>
  );
}
