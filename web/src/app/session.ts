import type { Session } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";
import { supabase } from "../lib/supabase.ts";

let current: Session | null = null;
/** Whether the session comes from a link to reset the password, and the password is still the old one. */
let isRecovering = false;
const listeners = new Set<() => void>();

/**
 * Follows sign-in, sign-out and refreshes, including those in other tabs. Resolves when the stored session
 * is known.
 */
export async function followSession(onChange: (userId: string | null) => void): Promise<void> {
  supabase().auth.onAuthStateChange((event, session) => {
    if (event === "PASSWORD_RECOVERY") isRecovering = true;
    if (event === "USER_UPDATED" || session === null) isRecovering = false;
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
  return useSyncExternalStore(listen, currentSession);
}

export function useIsRecovering(): boolean {
  return useSyncExternalStore(listen, () => isRecovering);
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
