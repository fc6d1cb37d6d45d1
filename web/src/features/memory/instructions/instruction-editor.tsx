import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { memory } from "../../../text/memory.ts";
import type { Instruction } from "../api/instructions.ts";
import { useSaveVersion } from "./use-save-version.ts";

export const MAX_INSTRUCTION = 100_000;

/** Editor for the newest text. The input survives a reload; saving creates the next version. */
export function InstructionEditor({ instruction }: { instruction: Instruction }) {
  const { site_id, resource_name, instruction_text, version } = instruction;
  const key = `memory.instruction.${JSON.stringify([site_id, resource_name, version])}`;
  const [text, setText, forget] = useDraft(key, instruction_text);
  const save = useSaveVersion(forget);
  const isChanged = text !== instruction_text;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={memory.instructionText}
        rows={12}
        value={text}
        onChange={setText}
        maxLength={MAX_INSTRUCTION}
        hint={memory.characterCount(text.length)}
        error={text.trim() === "" ? memory.instructionTextMissing : undefined}
      />
      {save.isError && <ErrorState error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          isDisabled={!isChanged || text.trim() === ""}
          isPending={save.isPending}
          onPress={() =>
            save.mutate({ site_id, resource_name, instruction_text: text, version: version + 1 })
          }
        >
          {memory.saveVersion(version + 1)}
        </Button>
        {isChanged && <Button onPress={() => setText(instruction_text)}>{memory.discard}</Button>}
      </div>
    </div>
  );
}
