import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../../../components/button.tsx";
import { chat as text } from "../../../text/chat.ts";
import { modelsQuery, settingsQuery } from "../api.ts";
import { NewModel } from "./new-model.tsx";

const MOST_MODELS = 5;

/** The models that answer side by side: from the endpoint's list, or by any name it knows. */
export function ModelChoice({
  chosen,
  onChange,
}: {
  chosen: string[];
  onChange: (models: string[]) => void;
}) {
  const hintId = useId();
  const models = useQuery(modelsQuery);
  const defaultName = useQuery(settingsQuery).data?.model.chat_model ?? null;
  const offered = [...new Set([...(defaultName === null ? [] : [defaultName]), ...(models.data ?? [])])];
  const isFull = chosen.length >= MOST_MODELS;
  function add(model: string): void {
    if (!chosen.includes(model)) onChange([...chosen, model]);
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-13 font-medium">{text.models}</p>
      <NewModel
        models={offered.filter((model) => !chosen.includes(model))}
        defaultName={defaultName}
        hintId={hintId}
        isDisabled={isFull}
        onAdd={add}
      />
      {chosen.length > 0 && (
        <ul aria-label={text.chosenModels} className="flex flex-wrap gap-1">
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
      <p id={hintId} className="text-12 text-soft">
        {isFull ? text.mostModels : text.modelsHint} {models.isError && text.noList}
      </p>
    </div>
  );
}
