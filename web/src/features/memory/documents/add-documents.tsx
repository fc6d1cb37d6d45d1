import { lazy, Suspense, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { Button } from "../../../components/button.tsx";
import { memory } from "../../../text/memory.ts";

const TYPES = [".txt", ".md", ".markdown", ".html", ".htm", "text/*"];
const PasteText = lazy(async () => ({ default: (await import("./paste-text-dialog.tsx")).PasteTextDialog }));

/** Adds documents by drop (on the whole part), file selection or pasting. */
export function AddDocuments({ siteId, onFiles }: { siteId: string; onFiles: (files: File[]) => void }) {
  const [isPasting, setPasting] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{memory.dropHere}</span>
        <FileTrigger
          acceptedFileTypes={TYPES}
          allowsMultiple
          onSelect={(files) => files && onFiles([...files])}
        >
          <Button look="primary">{memory.chooseFiles}</Button>
        </FileTrigger>
        <Button onPress={() => setPasting(true)}>{memory.pasteText}</Button>
      </div>
      <p className="text-12 text-soft">{memory.formatsHint}</p>
      <Suspense>{isPasting && <PasteText siteId={siteId} onClose={() => setPasting(false)} />}</Suspense>
    </div>
  );
}
