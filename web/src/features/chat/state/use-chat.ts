import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { announce } from "../../../app/announce.tsx";
import { streamFunction } from "../../../lib/stream-function.ts";
import { supabase } from "../../../lib/supabase.ts";
import type { Turn } from "./conversation.ts";
import { type Chat, createChat } from "./create-chat.ts";

let current: { userId: string; chat: Chat } | null = null;

/** The user's conversation in this tab. It outlives the page: answers continue while a trace is open. */
export function useChat(userId: string): { chat: Chat; turns: readonly Turn[] } {
  const queries = useQueryClient();
  const chat = chatOf(userId, queries);
  const turns = useSyncExternalStore(chat.subscribe, chat.turns);
  useEffect(() => {
    // Stores the text since the last boundary when the page is closed.
    addEventListener("pagehide", chat.keep);
    return () => removeEventListener("pagehide", chat.keep);
  }, [chat]);
  return { chat, turns };
}

function chatOf(userId: string, queries: QueryClient): Chat {
  if (current?.userId === userId) return current.chat;
  current?.chat.stop();
  const chat = createChat({
    stream: streamFunction,
    storage: sessionStorage,
    key: `toolgate.draft.chat.${userId}`,
    now: Date.now,
    say: announce,
    soon: (task) => void (document.hidden ? setTimeout(task, 200) : requestAnimationFrame(task)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["traces"] });
      void queries.invalidateQueries({ queryKey: ["approvals"] });
    },
  });
  current = { userId, chat };
  const { data } = supabase().auth.onAuthStateChange((_event, session) => {
    if (session?.user.id === userId) return;
    // Signed out: stop the answers. Deferred, because this runs inside the sign-out.
    setTimeout(() => {
      chat.forget();
      data.subscription.unsubscribe();
      if (current?.chat === chat) current = null;
    });
  });
  return chat;
}
