import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { announce } from "../../../app/announce.tsx";
import { streamFunction } from "../../../lib/stream-function.ts";
import { supabase } from "../../../lib/supabase.ts";
import { conversationsQuery } from "../api.ts";
import { createChatStore } from "./chat-store.ts";
import { type Chat, type ChatState, createChat } from "./create-chat.ts";

/** Milliseconds between two reads of the server while the page is visible. */
const PAUSE_MS = 5_000;
/** The same while another page streams an answer. */
const SHORT_PAUSE_MS = 1_500;

interface OpenChats {
  userId: string;
  chats: Map<string, Chat>;
  /** The user's other tabs in this browser, which learn of changes at once. */
  channel: BroadcastChannel;
}

let open: OpenChats | null = null;

/** A conversation of the user. It outlives the page: answers continue while another page is open. */
export function useChat(
  userId: string,
  id: string,
  isNew: boolean,
): { chat: Chat; state: ChatState; sync: { error: Error | null; refetch: () => unknown } } {
  const queries = useQueryClient();
  const chat = chatOf(userId, id, isNew, queries);
  const state = useSyncExternalStore(chat.subscribe, chat.state);
  const isElsewhere = state.turns.some((turn) => turn.isElsewhere);
  const sync = useQuery({
    queryKey: ["chat", "kept", id],
    queryFn: async () => {
      await chat.sync();
      return null;
    },
    staleTime: 0,
    refetchInterval: isElsewhere ? SHORT_PAUSE_MS : PAUSE_MS,
  });
  return { chat, state, sync };
}

function chatOf(userId: string, id: string, isNew: boolean, queries: QueryClient): Chat {
  if (open?.userId !== userId) open = openChats(userId, queries);
  const { chats, channel } = open;
  const known = chats.get(id);
  if (known) return known;
  const chat = createChat({
    stream: streamFunction,
    store: createChatStore(id, crypto.randomUUID()),
    isNew,
    now: Date.now,
    say: announce,
    soon: (task) => void (document.hidden ? setTimeout(task, 200) : requestAnimationFrame(task)),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["traces"] });
      void queries.invalidateQueries({ queryKey: ["approvals"] });
    },
    onKept: (hasNewTurn) => {
      channel.postMessage({ id, hasNewTurn });
      if (hasNewTurn) void queries.invalidateQueries(conversationsQuery);
    },
  });
  chats.set(id, chat);
  return chat;
}

function openChats(userId: string, queries: QueryClient): OpenChats {
  const opened: OpenChats = { userId, chats: new Map(), channel: new BroadcastChannel("toolgate.chat") };
  opened.channel.onmessage = ({ data }: MessageEvent<{ id: string; hasNewTurn: boolean }>) => {
    void queries.invalidateQueries({ queryKey: ["chat", "kept", data.id] });
    if (data.hasNewTurn) void queries.invalidateQueries(conversationsQuery);
  };
  const leave = () => {
    for (const chat of opened.chats.values()) chat.leave();
  };
  addEventListener("pagehide", leave);
  const { data } = supabase().auth.onAuthStateChange((_event, session) => {
    if (session?.user.id === userId) return;
    // Signed out: stop the answers. Deferred, because this runs inside the sign-out.
    setTimeout(() => {
      for (const chat of opened.chats.values()) chat.stop();
      data.subscription.unsubscribe();
      opened.channel.close();
      removeEventListener("pagehide", leave);
      if (open === opened) open = null;
    });
  });
  return opened;
}
