import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { VersionDialog as StoredVersion } from "../../../components/version-dialog.tsx";
import { memory } from "../../../text/memory.ts";
import { type Instruction, instructionQuery } from "../api/instructions.ts";
import { useSaveVersion } from "./use-save-version.ts";

/** An earlier version, which can be restored as the newest. */
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
  const canRestore = canEdit && version !== newest;
  return (
    <StoredVersion
      title={`${resource_name} · ${memory.version(version)}`}
      label={memory.version(version)}
      query={query}
      textOf={({ instruction_text }) => instruction_text}
      restore={(instruction_text) =>
        canRestore && (
          <Button
            look="primary"
            isPending={save.isPending}
            onPress={() => save.mutate({ site_id, resource_name, instruction_text, version: newest + 1 })}
          >
            {memory.restore}
          </Button>
        )
      }
      onClose={onClose}
    >
      {version === newest && <p className="text-13 text-soft">{memory.isServed}</p>}
      {canRestore && <p className="text-13 text-soft">{memory.restoreHint(newest + 1)}</p>}
      {save.isError && <ErrorState error={save.error} />}
    </StoredVersion>
  );
}
