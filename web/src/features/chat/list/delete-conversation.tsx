import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../components/dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { chat as text } from "../../../text/chat.ts";
import { t } from "../../../text/index.ts";
import { conversationsQuery, deleteConversation, type KeptConversation } from "../api.ts";

export function DeleteConversation(props: {
  of: KeptConversation;
  onClose: () => void;
  onDeleted: (id: string) => void;
}) {
  const { of, onClose, onDeleted } = props;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      deleteConversation(of.conversation_id).catch((error: unknown) => {
        // Deleted in another tab.
        if (!(error instanceof ApiFailure && error.code === "NOT_FOUND")) throw error;
      }),
    onSuccess: async () => {
      onDeleted(of.conversation_id);
      await queries.invalidateQueries(conversationsQuery);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.list.deleteTitle}
      action={t.common.delete}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="break-words">{text.list.deleteText(of.title)}</p>
      {remove.isError && <ErrorState error={remove.error} />}
    </ConfirmDialog>
  );
}
