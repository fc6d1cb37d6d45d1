import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { deleteInstruction, instructionQuery, instructionsQuery } from "../api/instructions.ts";

const route = getRouteApi("/inside/memory/$siteId");

export function DeleteInstruction(props: { siteId: string; name: string; versions: number }) {
  const { siteId, name, versions } = props;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = route.useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteInstruction(siteId, name),
    onSuccess: async () => {
      toast(memory.instructionDeleted(name));
      setAsking(false);
      // First the list: without a name in the address its first entry is shown.
      await queries.invalidateQueries({ queryKey: instructionsQuery(siteId).queryKey, exact: true });
      await navigate({ search: ({ name: _, ...old }) => old, replace: true });
      queries.removeQueries({ queryKey: instructionQuery(siteId, name).queryKey.slice(0, 4) });
    },
  });
  return (
    <>
      <Button look="danger" aria-label={memory.deleteInstructionTitle(name)} onPress={() => setAsking(true)}>
        {memory.deleteInstruction}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={memory.deleteInstructionTitle(name)}
        action={t.common.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{memory.deleteInstructionText(versions)}</p>
        {remove.isError && <ErrorState error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}
