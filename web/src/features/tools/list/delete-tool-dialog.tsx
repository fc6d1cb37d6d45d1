import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { deleteTool, secretsQuery } from "../api.ts";

/** Asks before a tool is deleted, and lists what is deleted with it. */
export function DeleteToolDialog(props: { tool: CustomTool; onClose: () => void; onDeleted?: () => void }) {
  const { tool, onClose, onDeleted } = props;
  const queries = useQueryClient();
  const secrets = useQuery(secretsQuery(tool.id));
  const stored = secrets.data?.stored.length ?? 0;
  const remove = useMutation({
    mutationFn: () => deleteTool(tool.id),
    onSuccess: async () => {
      toast(t.tools.deleted(tool.name));
      onClose();
      onDeleted?.();
      queries.removeQueries({ queryKey: ["tools", tool.id] });
      await queries.invalidateQueries({ queryKey: ["tools"], exact: true });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.tools.deleteTitle(tool.name)}
      action={t.common.delete}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{t.tools.deleteText}</p>
      {stored > 0 && <p className="font-medium">{t.tools.deleteSecrets(stored)}</p>}
      {remove.isError && <ErrorState error={remove.error} />}
    </ConfirmDialog>
  );
}
