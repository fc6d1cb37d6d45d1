import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { type Instruction, instructionQuery } from "../api/instructions.ts";
import { useSaveVersion } from "./use-save-version.ts";

/** An earlier text, as it was; one press makes it the newest again. */
export function VersionDialog(props: {
  /** The newest. */
  instruction: Instruction;
  version: number;
  canEdit: boolean;
  onClose: () => void;
}) {
  const { instruction, version, canEdit, onClose } = props;
  const { site_id, resource_name, version: newest } = instruction;
  const query = useQuery(instructionQuery(site_id, resource_name, version));
  const save = useSaveVersion(onClose);
  const text = query.data?.instruction_text;
  const canRestore = canEdit && version !== newest;
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={`${resource_name} · ${memory.version(version)}`}
      footer={
        <>
          {text !== undefined && <CopyButton text={text} label={t.common.copy} />}
          {canRestore && text !== undefined && (
            <Button
              look="primary"
              isPending={save.isPending}
              onPress={() =>
                save.mutate({ site_id, resource_name, instruction_text: text, version: newest + 1 })
              }
            >
              {memory.restore}
            </Button>
          )}
        </>
      }
    >
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p className="text-12 text-soft">{formatDateTime(query.data.updated_at)}</p>
          <Scrollable aria-label={memory.version(version)} className="max-h-[60dvh] border-line bg-sunken">
            {text}
          </Scrollable>
          {version === newest && <p className="text-13 text-soft">{memory.isServed}</p>}
          {canRestore && <p className="text-13 text-soft">{memory.restoreHint(newest + 1)}</p>}
        </>
      )}
      {save.isError && <ErrorState error={save.error} />}
    </Dialog>
  );
}
