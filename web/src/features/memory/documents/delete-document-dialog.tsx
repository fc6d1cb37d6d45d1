import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { deleteDocument, type SiteDocument } from "../api/documents.ts";

export function DeleteDocumentDialog({ document, onClose }: { document: SiteDocument; onClose: () => void }) {
  const { document_id, site_id, source, chunk_count } = document;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteDocument(document_id),
    onSuccess: async () => {
      toast(memory.documentDeleted(source));
      onClose();
      await queries.invalidateQueries({ queryKey: ["memory", "documents", site_id] });
      await queries.invalidateQueries({ queryKey: ["memory", "sites"] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={memory.deleteDocumentTitle(source)}
      action={t.common.delete}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{memory.deleteDocumentText(memory.chunkCount(chunk_count))}</p>
      {remove.isError && <ErrorState error={remove.error} />}
    </ConfirmDialog>
  );
}
