import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callFunction, readRows } from "../../../lib/call-function.ts";
import { supabase } from "../../../lib/supabase.ts";

export interface Message {
  id: string;
  role: string;
  message: string;
  timestamp: string;
}

/** Rows per request; the Data API returns at most 1,000. */
const LOOK_BACK = 1000;
const PAGE = 200;

/**
 * The users with the latest messages, newest first, one entry per message, because the Data API has no
 * `distinct`.
 */
export function writersQuery(siteId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ["memory", "writers", siteId, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const all = supabase().from("chat_messages").select("user_id,timestamp").eq("site_id", siteId);
      const wanted = search === "" ? all : all.ilike("user_id", `%${search.replace(/[\\%_]/g, "\\$&")}%`);
      return readRows(
        wanted
          .order("timestamp", { ascending: false })
          .order("seq", { ascending: false })
          .range(pageParam, pageParam + LOOK_BACK - 1),
      );
    },
    getNextPageParam: (last, pages) => (last.length < LOOK_BACK ? null : pages.length * LOOK_BACK),
  });
}

/** A conversation in pages, the newest page first. */
export function messagesQuery(siteId: string, userId: string) {
  return infiniteQueryOptions({
    queryKey: ["memory", "messages", siteId, userId],
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<Message[]> =>
      readRows(
        supabase()
          .from("chat_messages")
          .select("id,role,message,timestamp")
          .eq("site_id", siteId)
          .eq("user_id", userId)
          .order("timestamp", { ascending: false })
          .order("seq", { ascending: false })
          .range(pageParam, pageParam + PAGE - 1),
      ),
    getNextPageParam: (last, pages) => (last.length < PAGE ? null : pages.length * PAGE),
  });
}

/** All messages of a user on a site; signed-in users can only erase their own. */
export async function eraseMessages(siteId: string, userId: string): Promise<number> {
  const query = new URLSearchParams({ site_id: siteId, user_id: userId });
  const path = `chat-messages?${query}`;
  return (await callFunction<{ deleted: number }>(path, { method: "DELETE" })).deleted;
}

export function messageCountQuery(siteId: string, userId: string) {
  return queryOptions({
    queryKey: ["memory", "messages", siteId, userId, "count"],
    queryFn: async () => {
      const { count } = await supabase()
        .from("chat_messages")
        .select("id", { count: "exact", head: true })
        .eq("site_id", siteId)
        .eq("user_id", userId);
      return count ?? 0;
    },
    staleTime: 0,
  });
}
