import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { MAX_INSTRUCTION } from "./instruction-editor.tsx";
import { useSaveVersion } from "./use-save-version.ts";

const route = getRouteApi("/inside/memory/$siteId");
const EMPTY = { name: "", text: "" };

/** Asks for a name and the first text. The input survives a reload and an accidental close. */
export function NewInstructionDialog(props: { siteId: string; known: string[]; onClose: () => void }) {
  const { siteId, known, onClose } = props;
  const [draft, setDraft, forget] = useDraft(`memory.new-instruction.${siteId}`, EMPTY);
  const [isChecked, setChecked] = useState(false);
  const navigate = route.useNavigate();
  const save = useSaveVersion((saved) => {
    forget();
    onClose();
    void navigate({ search: (old) => ({ ...old, name: saved.resource_name }) });
  });
  const name = draft.name.trim();
  const nameFault =
    name === ""
      ? memory.instructionNameMissing
      : known.includes(name)
        ? memory.instructionNameTaken
        : undefined;
  const textFault = draft.text.trim() === "" ? memory.instructionTextMissing : undefined;
  function submit(): void {
    setChecked(true);
    if (!nameFault && !textFault)
      save.mutate({ site_id: siteId, resource_name: name, instruction_text: draft.text, version: 1 });
  }
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={memory.newInstruction}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="primary" isPending={save.isPending} onPress={submit}>
            {t.common.save}
          </Button>
        </>
      }
    >
      <Field
        label={memory.instructionName}
        hint={memory.instructionNameHint}
        value={draft.name}
        onChange={(text) => setDraft({ ...draft, name: text })}
        maxLength={200}
        autoFocus
        error={isChecked ? nameFault : undefined}
      />
      <Field
        label={memory.instructionText}
        rows={10}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        maxLength={MAX_INSTRUCTION}
        error={isChecked ? textFault : undefined}
      />
      {save.isError && <ErrorState error={save.error} />}
    </Dialog>
  );
}
