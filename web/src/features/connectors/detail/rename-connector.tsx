import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { type Connector, connectorQuery, renameConnector } from "../api.ts";

/** Asks for another name, which new versions of the document keep. */
export function RenameConnector({ connector, onClose }: { connector: Connector; onClose: () => void }) {
  const { connector_id } = connector;
  const [name, setName] = useState(connector.name);
  const queries = useQueryClient();
  const rename = useMutation({
    mutationFn: () => renameConnector(connector_id, name.trim()),
    onSuccess: async (renamed) => {
      queries.setQueryData(connectorQuery(connector_id).queryKey, renamed);
      toast(t.connectors.renamed(renamed.name));
      onClose();
      await queries.invalidateQueries({ queryKey: ["connectors"] });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.connectors.renameTitle(connector.name)}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") rename.mutate();
        }}
      >
        <Field label={t.connectors.newName} value={name} onChange={setName} maxLength={200} autoFocus />
        {rename.error && <ErrorState error={rename.error} />}
        <Button
          type="submit"
          look="primary"
          className="w-fit"
          isDisabled={name.trim() === ""}
          isPending={rename.isPending}
        >
          {t.connectors.rename}
        </Button>
      </form>
    </Dialog>
  );
}
