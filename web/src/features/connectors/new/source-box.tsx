import type { ReactNode } from "react";
import { FileTrigger } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { DropTarget } from "../../../components/drop-target.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { t } from "../../../text/index.ts";
import { readSample } from "./read-sample.ts";

const MAX_BYTES = 16 * 1024 * 1024;
const TYPES = [".json", ".yaml", ".yml", "application/json", "application/yaml", "text/yaml", "text/plain"];

/** Accepts a document by drop, from a file, or as a sample; pasting works in the editor inside. */
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
  async function chooseSample(): Promise<void> {
    try {
      onText(await readSample());
    } catch (error) {
      toastFailure(error);
    }
  }
  return (
    <DropTarget label={t.connectors.dropHere} onFiles={([file]) => void read(file)} onText={onText}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{t.connectors.dropHere}</span>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => void read(files?.[0])}>
          <Button>{t.connectors.chooseFile}</Button>
        </FileTrigger>
        {isEmpty ? (
          <Button look="quiet" onPress={chooseSample}>
            {t.connectors.sample}
          </Button>
        ) : (
          <Button look="quiet" onPress={() => onText("")}>
            {t.connectors.clear}
          </Button>
        )}
      </div>
      {children}
    </DropTarget>
  );
}
