import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { deleteInstruction, instructionQuery, instructionsQuery } from "../api/instructions.ts";
import { InstructionEditor } from "./instruction-editor.tsx";
import { VersionList } from "./version-list.tsx";

/** One instruction: its newest text to edit, and all versions. */
export function InstructionView(props: { siteId: string; name: string; canEdit: boolean }) {
  const { siteId, name, canEdit } = props;
  const query = useQuery(instructionQuery(siteId, name));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const instruction = query.data;
  const { instruction_text, version, versions } = instruction;
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 break-all">{name}</h2>
        {canEdit && <DeleteInstruction siteId={siteId} name={name} versions={versions.length} />}
      </div>
      {canEdit ? (
        <InstructionEditor key={version} instruction={instruction} />
      ) : (
        <Scrollable aria-label={memory.instructionText} className="border-line bg-sunken">
          {instruction_text}
        </Scrollable>
      )}
      <VersionList instruction={instruction} canEdit={canEdit} />
    </section>
  );
}

const route = getRouteApi("/inside/memory/$siteId");

function DeleteInstruction(props: { siteId: string; name: string; versions: number }) {
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
