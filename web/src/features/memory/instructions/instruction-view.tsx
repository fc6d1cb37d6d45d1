import { useQuery } from "@tanstack/react-query";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { instructionQuery } from "../api/instructions.ts";
import { DeleteInstruction } from "./delete-instruction.tsx";
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
