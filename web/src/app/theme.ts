import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";
const KEY = "toolgate.theme";
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The theme then lasts until the page is closed.
  }
  for (const notify of listeners) notify();
}

export function useTheme(): Theme {
  return useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, readTheme);
}
