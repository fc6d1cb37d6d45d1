import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { inputClass } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { chat as text } from "../../../text/chat.ts";

const LONGEST = 200;
/** Not a valid model name, because names are trimmed. */
const OTHER = " ";

/** Adds a model from the endpoint's list or by another name. */
export function NewModel(props: {
  models: readonly string[];
  /** The default model, which is marked. */
  defaultName: string | null;
  hintId: string;
  isDisabled: boolean;
  onAdd: (model: string) => void;
}) {
  const { models, defaultName, hintId, isDisabled, onAdd } = props;
  const [picked, setPicked] = useState("");
  const [name, setName] = useState("");
  const fields = useRef<HTMLDivElement>(null);
  const isTyped = picked === OTHER || models.length === 0;
  const wanted = isTyped ? name.trim() : picked;
  function add(): void {
    if (wanted === "") return;
    onAdd(wanted);
    setName("");
    if (!isTyped) setPicked("");
    // The button becomes disabled and would lose the focus.
    fields.current?.querySelector<HTMLElement>(isTyped ? "input" : "select")?.focus();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <div ref={fields} className="flex max-w-96 min-w-0 flex-wrap items-end gap-2">
      {models.length > 0 && (
        <Select
          label={text.models}
          hideLabel
          choices={[
            { id: "", label: text.chooseModel },
            ...models.map((id) => ({ id, label: id === defaultName ? text.defaultNamed(id) : id })),
            { id: OTHER, label: text.otherModel },
          ]}
          value={picked}
          onChange={setPicked}
          isDisabled={isDisabled}
          className={isTyped ? "basis-full" : "flex-1"}
        />
      )}
      {isTyped && (
        <input
          aria-label={text.modelName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={handleKey}
          placeholder={text.modelName}
          aria-describedby={hintId}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          className={`${inputClass} w-auto! flex-1 font-mono text-13!`}
        />
      )}
      <Button isDisabled={wanted === "" || isDisabled} onPress={add}>
        {text.add}
      </Button>
    </div>
  );
}
