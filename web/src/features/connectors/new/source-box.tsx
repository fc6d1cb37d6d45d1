import type { ReactNode } from "react";
import { DropZone, FileTrigger } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { readSample } from "./read-sample.ts";

const MAX_BYTES = 16 * 1024 * 1024;
const TYPES = [".json", ".yaml", ".yml", "application/json", "application/yaml", "text/yaml", "text/plain"];

/** Takes a document by drop, from a file, or as a sample; pasting goes into the editor inside. */
export function SourceBox({
  isEmpty,
  onText,
  children,
}: {
  isEmpty: boolean;
  onText: (text: string) => void;
  children: ReactNode;
}) {
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MAX_BYTES) toast.error(t.connectors.tooLarge);
    else onText(await file.text());
  }
  async function takeSample(): Promise<void> {
    try {
      onText(await readSample());
    } catch (error) {
      toast.error(asFailure(error).message);
    }
  }
  return (
    <DropZone
      aria-label={t.connectors.dropHere}
      getDropOperation={() => "copy"}
      onDrop={async ({ items }) => {
        const file = items.find((item) => item.kind === "file");
        if (file) return read(await file.getFile());
        const text = items.find((item) => item.kind === "text");
        if (text) onText(await text.getText("text/plain"));
      }}
      className="flex min-w-0 flex-col gap-3 rounded-md outline-offset-4 data-[drop-target]:outline-2 data-[drop-target]:outline-accent data-[drop-target]:outline-dashed"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{t.connectors.dropHere}</span>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => void read(files?.[0])}>
          <Button>{t.connectors.chooseFile}</Button>
        </FileTrigger>
        {isEmpty ? (
          <Button look="quiet" onPress={takeSample}>
            {t.connectors.sample}
          </Button>
        ) : (
          <Button look="quiet" onPress={() => onText("")}>
            {t.connectors.clear}
          </Button>
        )}
      </div>
      {children}
    </DropZone>
  );
}
