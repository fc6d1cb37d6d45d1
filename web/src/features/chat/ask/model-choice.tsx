import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ChosenList } from "../../../components/chosen-list.tsx";
import { chat as text } from "../../../text/chat.ts";
import { modelsQuery, settingsQuery } from "../api.ts";
import { NewModel } from "./new-model.tsx";

const MOST_MODELS = 5;

/** The models that answer side by side: from the endpoint's list, or by name. */
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
      <ChosenList
        label={text.chosenModels}
        chosen={chosen}
        nameRemoval={text.removeModel}
        onChange={onChange}
      />
      <p id={hintId} className="text-12 text-soft">
        {isFull ? text.mostModels : text.modelsHint} {models.isError && text.noList}
      </p>
    </div>
  );
}
