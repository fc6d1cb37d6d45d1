import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Says something to screen readers: boundaries (start, tool, approval, end), never every token. */
export function announce(text: string): void {
  message = text;
  for (const notify of listeners) notify();
}

/** The one hidden status region of the page. */
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
