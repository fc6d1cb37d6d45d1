import type { Session } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";
import { supabase } from "../lib/supabase.ts";

let current: Session | null = null;
const listeners = new Set<() => void>();

/**
 * Follows sign-in, sign-out and refreshes, including those in other tabs. Resolves when the stored session
 * is known.
 */
export async function followSession(onChange: (userId: string | null) => void): Promise<void> {
  supabase().auth.onAuthStateChange((_event, session) => {
    const before = current?.user.id ?? null;
    current = session;
    for (const notify of listeners) notify();
    const after = session?.user.id ?? null;
    if (after !== before) onChange(after);
  });
  const { data } = await supabase().auth.getSession();
  current = data.session;
}

export function currentSession(): Session | null {
  return current;
}

export function useSession(): Session | null {
  return useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, currentSession);
}
