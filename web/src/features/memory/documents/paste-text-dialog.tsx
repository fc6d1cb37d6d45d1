import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { MAX_TEXT_BYTES, storeText, type TextFormat } from "../api/documents.ts";

const FORMATS = [
  { id: "detect" as const, label: memory.detect },
  ...(["markdown", "html", "plain"] as const).map((id) => ({ id, label: memory.formats[id] })),
];
const EMPTY = { source: "", content: "", format: "detect" as TextFormat | "detect" };

/** Adds a document as text. The input survives a reload and an accidental close. */
export function PasteTextDialog({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const [draft, setDraft, forget] = useDraft(`memory.paste.${siteId}`, EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { source, content, format } = draft;
  const queries = useQueryClient();
  const store = useMutation({
    mutationFn: () =>
      storeText(siteId, { source: source.trim(), content, ...(format !== "detect" && { format }) }),
    onSuccess: async (stored) => {
      forget();
      if (stored.unchanged) toast(`${stored.source} ${memory.uploadStates.unchanged}`);
      onClose();
      await queries.invalidateQueries({ queryKey: ["memory", "documents", siteId] });
      await queries.invalidateQueries({ queryKey: ["memory", "sites"] });
    },
  });
  const isLarge = new Blob([content]).size > MAX_TEXT_BYTES;
  const textFault = content.trim() === "" ? memory.textMissing : isLarge ? memory.textTooLarge : undefined;
  const sourceFault = source.trim() === "" ? memory.sourceMissing : undefined;
  function submit(): void {
    setChecked(true);
    if (!textFault && !sourceFault) store.mutate();
  }
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={memory.pasteText}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="primary" isPending={store.isPending} onPress={submit}>
            {memory.storeText}
          </Button>
        </>
      }
    >
      <Field
        label={memory.source}
        hint={memory.sourceHint}
        value={source}
        onChange={(text) => setDraft({ ...draft, source: text })}
        maxLength={1000}
        autoFocus
        error={isChecked ? sourceFault : undefined}
      />
      <Field
        label={memory.text}
        rows={12}
        value={content}
        onChange={(text) => setDraft({ ...draft, content: text })}
        error={isChecked ? textFault : undefined}
      />
      <Select
        label={memory.format}
        choices={FORMATS}
        value={format}
        onChange={(id) => setDraft({ ...draft, format: id })}
        className="max-w-72"
      />
      {store.isError && <ErrorState error={store.error} />}
    </Dialog>
  );
}
