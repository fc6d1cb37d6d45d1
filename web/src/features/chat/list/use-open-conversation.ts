import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useDraft } from "../../../lib/use-draft.ts";

/**
 * The conversation of the address. Without one, the conversation that this tab has open, so that the page can
 * be left and returned to; or a new one, which gets its address with the first question.
 */
export function useOpenConversation(userId: string) {
  const { conversation } = useSearch({ from: "/inside/chat" });
  const navigate = useNavigate();
  const [open, setOpen] = useDraft(`chat.${userId}.open`, "");
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const id = conversation ?? (open === "" ? fresh : open);
  const isNew = id === fresh;
  useEffect(() => {
    if (conversation !== undefined) setOpen(conversation);
  }, [conversation, setOpen]);
  useEffect(() => {
    if (conversation === undefined && open !== "")
      void navigate({ to: "/chat", search: { conversation: open }, replace: true });
  }, [conversation, open, navigate]);

  return {
    id,
    isNew,
    /** Opens a new conversation. */
    begin(): void {
      setOpen("");
      setFresh(crypto.randomUUID());
      void navigate({ to: "/chat", search: {} });
    },
    /** Shows the conversation in the address. */
    keepAddress(): void {
      if (conversation === undefined)
        void navigate({ to: "/chat", search: { conversation: id }, replace: true });
    },
  };
}
