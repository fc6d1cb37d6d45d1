import { X } from "lucide-react";
import { IconButton } from "../../../components/button.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { formatBytes } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import type { Upload } from "./use-uploads.ts";

/** Longer lists show a count. */
const SHOWN = 50;

/** Files in transfer, and rejected ones with the reason. */
export function UploadList({ uploads, onDismiss }: { uploads: Upload[]; onDismiss: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={memory.uploads} className="border-t border-line">
      {uploads.slice(0, SHOWN).map((upload) => (
        <li key={upload.id} className="flex flex-col gap-1.5 border-b border-line py-1.5">
          <Line upload={upload} onDismiss={() => onDismiss(upload.id)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { file, state, failure } = upload;
  const isOver = state !== "waiting" && state !== "sending";
  return (
    <>
      <div className="flex min-h-8 items-center gap-3 text-13">
        <span className="min-w-0 flex-1 truncate">
          {file.name} <span className="text-12 text-soft">{formatBytes(file.size)}</span>
        </span>
        {state !== "failed" && state !== "too-large" && (
          <span className="text-12 text-soft">{memory.uploadStates[state]}</span>
        )}
        {isOver && (
          <IconButton aria-label={memory.dismiss(file.name)} onPress={onDismiss}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {state === "too-large" && (
        <p role="alert" className="text-13 text-bad">
          {memory.fileTooLarge}
        </p>
      )}
      {failure && <ErrorState error={failure} />}
    </>
  );
}
