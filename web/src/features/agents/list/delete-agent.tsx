import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button, buttonClass, IconButton } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { agents } from "../../../text/agents.ts";
import { t } from "../../../text/index.ts";
import { agentsQuery, deleteAgent } from "../api.ts";

/** Asks before an agent is deleted; agents with keys cannot be deleted. */
export function DeleteAgent(props: { id: string; isIcon?: boolean; onDeleted?: () => void }) {
  const { id, isIcon = false, onDeleted } = props;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteAgent(id),
    onSuccess: async () => {
      toast(agents.deleted(id));
      setAsking(false);
      onDeleted?.();
      queries.removeQueries({ queryKey: ["agents", "file", id] });
      await queries.invalidateQueries({ queryKey: agentsQuery.queryKey, exact: true });
    },
  });
  const ask = () => {
    remove.reset();
    setAsking(true);
  };
  return (
    <>
      {isIcon ? (
        <IconButton aria-label={agents.deleteOne(id)} onPress={ask}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : (
        <Button look="danger" aria-label={agents.deleteOne(id)} onPress={ask}>
          {agents.delete}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={agents.deleteTitle(id)}
        action={t.common.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{agents.deleteText}</p>
        {remove.isError && (
          <ErrorState error={remove.error}>
            {asFailure(remove.error).code === "CONFLICT" && (
              <Link to="/api-keys" className={buttonClass()}>
                {agents.toKeys}
              </Link>
            )}
          </ErrorState>
        )}
      </ConfirmDialog>
    </>
  );
}
