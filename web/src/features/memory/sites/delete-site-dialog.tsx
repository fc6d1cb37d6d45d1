import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { deleteSite, type Site, siteContentsQuery, sitesQuery } from "../api/sites.ts";

/** Lists what is deleted with the site, then deletes it. */
export function DeleteSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const { site_id, documents, member_count } = site;
  const contents = useQuery(siteContentsQuery(site_id));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteSite(site_id),
    onSuccess: async () => {
      toast(memory.deleted(site_id));
      onClose();
      await navigate({ to: "/memory" });
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      queries.removeQueries({
        predicate: ({ queryKey: [area, , id] }) => area === "memory" && id === site_id,
      });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={memory.deleteTitle(site_id)}
      action={t.common.delete}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{memory.deleteText}</p>
      {contents.data ? (
        <ul className="list-disc pl-5">
          <li>{memory.documentCount(documents)}</li>
          <li>{memory.messageCount(contents.data.messages)}</li>
          <li>{memory.instructionCount(contents.data.instructions)}</li>
          <li>{memory.memberCount(member_count)}</li>
        </ul>
      ) : (
        <p className="text-soft">{memory.deleteCounting}</p>
      )}
      {remove.isError && <ErrorState error={remove.error} />}
    </ConfirmDialog>
  );
}
