import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import type { InstructionVersion, InstructionWithVersions } from "../api/instructions.ts";

const VersionDialog = lazy(async () => ({ default: (await import("./version-dialog.tsx")).VersionDialog }));

/** Every version, newest first. */
export function VersionList(props: { instruction: InstructionWithVersions; canEdit: boolean }) {
  const { instruction, canEdit } = props;
  const [looking, setLooking] = useState<number | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <h3>{memory.versions}</h3>
      <ManyRows
        label={memory.versions}
        items={instruction.versions}
        keyOf={({ version }) => String(version)}
        rowHeight={41}
        render={(one) => (
          <Line one={one} newest={instruction.version} onLook={() => setLooking(one.version)} />
        )}
      />
      <Suspense>
        {looking !== null && (
          <VersionDialog
            instruction={instruction}
            version={looking}
            canEdit={canEdit}
            onClose={() => setLooking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Line(props: { one: InstructionVersion; newest: number; onLook: () => void }) {
  const { one, newest, onLook } = props;
  const { version, updated_at, characters } = one;
  return (
    <div className="flex min-h-10 items-center gap-3 border-b border-line py-1 text-13">
      <span className="min-w-0 flex-1">
        <span className="inline-flex items-center gap-2 font-medium">
          {memory.version(version)}
          {version === newest && <Tag tone="ok">{memory.served}</Tag>}
        </span>
        <span className="block text-12 text-soft" title={formatDateTime(updated_at)}>
          {formatAgo(updated_at)} · {memory.characterCount(characters)}
        </span>
      </span>
      <Button aria-label={memory.lookAt(version)} onPress={onLook}>
        {memory.look}
      </Button>
    </div>
  );
}
