import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { ConfirmDialog, Dialog } from "../../../components/dialog.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { eraseMessages, messageCountQuery } from "../api/messages.ts";
import { writeCurl } from "../write-curl.ts";

/** Erases the user's own conversation; for others it explains how. */
export function EraseConversation(props: { siteId: string; userId: string; isOwn: boolean }) {
  const { siteId, userId, isOwn } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)}>
        {memory.erase}
      </Button>
      {isAsking && isOwn && <EraseOwn siteId={siteId} userId={userId} onClose={close} />}
      {isAsking && !isOwn && <ExplainOthers siteId={siteId} userId={userId} onClose={close} />}
    </>
  );
}

interface DialogOf {
  siteId: string;
  userId: string;
  onClose: () => void;
}

function EraseOwn({ siteId, userId, onClose }: DialogOf) {
  const queries = useQueryClient();
  const { data: count } = useQuery(messageCountQuery(siteId, userId));
  const erase = useMutation({
    mutationFn: () => eraseMessages(siteId, userId),
    onSuccess: async (deleted) => {
      toast(memory.erased(memory.messageCount(deleted)));
      onClose();
      await queries.invalidateQueries({ queryKey: ["memory", "messages", siteId] });
      await queries.invalidateQueries({ queryKey: ["memory", "writers", siteId] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={memory.eraseTitle}
      action={memory.erase}
      isPending={erase.isPending}
      onConfirm={() => erase.mutate()}
    >
      <p>{count === undefined ? memory.deleteCounting : memory.eraseText(memory.messageCount(count))}</p>
      {erase.isError && <ErrorState error={erase.error} />}
    </ConfirmDialog>
  );
}

function ExplainOthers({ siteId, userId, onClose }: DialogOf) {
  const query = new URLSearchParams({ site_id: siteId, user_id: userId });
  const curl = writeCurl("DELETE", `chat-messages?${query}`);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={memory.eraseOther(userId)}
      footer={
        <Link to="/api-keys" className={buttonClass()}>
          {memory.toKeys}
        </Link>
      }
    >
      <p>{memory.eraseOtherText}</p>
      <Scrollable className="border-line bg-sunken break-all">{curl}</Scrollable>
      <div>
        <CopyButton text={curl} label={memory.copyCurl} />
      </div>
    </Dialog>
  );
}
