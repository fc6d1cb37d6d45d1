import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Button, IconButton } from "../../../components/button.tsx";
import { inputClass } from "../../../components/field.tsx";
import { chat as text } from "../../../text/chat.ts";
import { modelsQuery, settingsQuery } from "../api.ts";

const MOST_MODELS = 5;
const LONGEST = 200;

/** The models that answer side by side: from the endpoint's list, or by any name it knows. */
export function ModelChoice({
  chosen,
  onChange,
}: {
  chosen: string[];
  onChange: (models: string[]) => void;
}) {
  const id = useId();
  const [name, setName] = useState("");
  const models = useQuery(modelsQuery);
  const defaultName = useQuery(settingsQuery).data?.model.chat_model ?? null;
  const isFull = chosen.length >= MOST_MODELS;
  function add(): void {
    const wanted = name.trim();
    if (wanted === "" || isFull) return;
    if (!chosen.includes(wanted)) onChange([...chosen, wanted]);
    setName("");
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium">
        {text.models}
      </label>
      {chosen.length === 0 && defaultName !== null && (
        <p className="font-mono text-12 break-all">{text.defaultNamed(defaultName)}</p>
      )}
      {chosen.length > 0 && (
        <ul aria-label={text.models} className="flex flex-wrap gap-1">
          {chosen.map((model) => (
            <li key={model} className="flex max-w-full items-center rounded-sm bg-sunken pl-1.5">
              <code className="min-w-0 truncate">{model}</code>
              <IconButton
                aria-label={text.removeModel(model)}
                className="h-6! w-6!"
                onPress={() => onChange(chosen.filter((one) => one !== model))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <span className="flex max-w-80 min-w-0 gap-2">
        <input
          id={id}
          list={`${id}-list`}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={handleKey}
          placeholder={text.modelPlaceholder}
          aria-describedby={`${id}-hint`}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          disabled={isFull}
          className={`${inputClass} font-mono text-13!`}
        />
        <datalist id={`${id}-list`}>
          {models.data
            ?.filter((model) => !chosen.includes(model))
            .map((model) => (
              <option key={model} value={model} />
            ))}
        </datalist>
        <Button isDisabled={name.trim() === "" || isFull} onPress={add}>
          {text.add}
        </Button>
      </span>
      <p id={`${id}-hint`} className="text-12 text-soft">
        {isFull ? text.mostModels : text.modelsHint} {models.isError && text.noList}
      </p>
    </div>
  );
}
