import type { Static } from "@sinclair/typebox";
import type { keptConversationsEndpoints } from "../../../../../src/contract/api/kept-conversations.ts";
import { currentSession } from "../../../app/session.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callFunction } from "../../../lib/call-function.ts";
import { webConfig } from "../../../lib/supabase.ts";
import type { Turn } from "./conversation.ts";
import { writeKept } from "./kept-turn.ts";

type Kept = Static<(typeof keptConversationsEndpoints)["readConversation"]["answer"]["schema"]>;

export const KEPT_PATH = "hydra-orchestrator/conversations";
/** Characters of a call's values in a turn that is too large to be kept whole. */
const FEW_CHARACTERS = 500;
/** Browsers send at most 64 KiB with a page that is being closed. */
const MOST_AT_EXIT = 50_000;

export type ChatStore = ReturnType<typeof createChatStore>;

/** A conversation on the server. @param writer identifies this page */
export function createChatStore(conversationId: string, writer: string) {
  const path = `${KEPT_PATH}/${conversationId}`;
  const send = async (method: "POST" | "PUT", at: string, body: object) =>
    (await callFunction<{ revision: number }>(`${path}/turns${at}`, { method, body })).revision;

  return {
    /** What changed after this revision. */
    read: (since: number) => callFunction<Kept>(`${path}?since=${since}`),

    /** Keeps a new turn. @throws ApiFailure CONFLICT if another page has continued the conversation */
    add: (turn: Turn, after: string | null) =>
      send("POST", "", { turn_id: turn.id, after, writer, ...writeKept(turn) }),

    async keep(turn: Turn, isRunning: boolean): Promise<number> {
      const write = (most?: number) =>
        send("PUT", `/${turn.id}`, {
          writer,
          revision: turn.revision,
          is_running: isRunning,
          answers: writeKept(turn, most).answers,
        });
      return write().catch((error: unknown) => {
        const isTooLarge = error instanceof ApiFailure && error.code === "TOO_LARGE";
        if (isTooLarge) return write(FEW_CHARACTERS);
        throw error;
      });
    },

    /** Ends the answers of a page that is being closed: what was shown stays, as interrupted. */
    leave(turn: Turn): void {
      const { supabase_url, publishable_key } = webConfig();
      const rest = { writer, revision: turn.revision, is_running: false };
      const whole = JSON.stringify({ ...rest, answers: writeKept(turn).answers });
      void fetch(`${supabase_url}/functions/v1/${path}/turns/${turn.id}`, {
        method: "PUT",
        keepalive: true,
        headers: {
          apikey: publishable_key,
          authorization: `Bearer ${currentSession()?.access_token ?? ""}`,
          "content-type": "application/json",
        },
        body: new Blob([whole]).size <= MOST_AT_EXIT ? whole : JSON.stringify(rest),
      }).catch(() => undefined);
    },
  };
}
