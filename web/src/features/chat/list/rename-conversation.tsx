import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { chat as text } from "../../../text/chat.ts";
import { t } from "../../../text/index.ts";
import { conversationsQuery, type KeptConversation, renameConversation } from "../api.ts";

const MOST_CHARACTERS = 120;

export function RenameConversation({ of, onClose }: { of: KeptConversation; onClose: () => void }) {
  const queries = useQueryClient();
  const [title, setTitle] = useState(of.title);
  const rename = useMutation({
    mutationFn: () => renameConversation(of.conversation_id, title.trim()),
    onSuccess: async () => {
      await queries.invalidateQueries(conversationsQuery);
      onClose();
    },
  });
  const isValid = title.trim() !== "" && title.length <= MOST_CHARACTERS;
  return (
    <Dialog isOpen onClose={onClose} title={text.list.renameTitle}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) rename.mutate();
        }}
      >
        <Field
          autoFocus
          label={text.list.name}
          value={title}
          onChange={setTitle}
          error={title.length > MOST_CHARACTERS ? text.list.tooLong : undefined}
          validationBehavior="aria"
        />
        {rename.isError && <ErrorState error={rename.error} />}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="primary" type="submit" isDisabled={!isValid} isPending={rename.isPending}>
            {t.common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
