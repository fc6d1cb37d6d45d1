import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { toast } from "sonner";
import type { ReadSpan } from "../../../../src/contract/tool.ts";
import { t } from "../../text/index.ts";
import { trace } from "../../text/trace.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Field } from "../field.tsx";
import { Select } from "../select.tsx";
import { ErrorState } from "../states.tsx";
import { foundToolsQuery, questionRulesQuery, storeQuestionRule } from "./api.ts";

const MOST_CHARACTERS = 200;

/** Makes a rule from a question: the words that such questions have in common, and the operation that answers them. */
export function AlwaysChoose(props: {
  question: string;
  reading: readonly ReadSpan[];
  /** The operation that was called, which is selected first. */
  called: string | undefined;
  onClose: () => void;
}) {
  const { question, reading, called, onClose } = props;
  const text = trace.rule;
  const queries = useQueryClient();
  const [phrase, setPhrase] = useState(() => commonWords(question, reading));
  const [search, setSearch] = useState(question);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useQuery({ ...foundToolsQuery(useDeferredValue(search)), placeholderData: (old) => old });
  const tools = found.data ?? [];
  const selected =
    tools.find(({ tool_id }) => tool_id === chosen) ??
    tools.find(({ operation_id }) => operation_id === called) ??
    tools[0];
  const store = useMutation({
    mutationFn: (toolId: string) => storeQuestionRule({ phrase: phrase.trim(), tool_id: toolId }),
    onSuccess: (rule) => {
      toast(text.stored(rule.name));
      void queries.invalidateQueries(questionRulesQuery);
      onClose();
    },
  });
  const isValid = phrase.trim() !== "" && phrase.length <= MOST_CHARACTERS && selected !== undefined;
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) store.mutate(selected.tool_id);
        }}
      >
        <Field
          autoFocus
          label={text.words}
          hint={text.wordsHint}
          value={phrase}
          onChange={setPhrase}
          error={phrase.length > MOST_CHARACTERS ? text.tooLong : undefined}
          validationBehavior="aria"
        />
        <Field
          type="search"
          label={text.find}
          value={search}
          onChange={setSearch}
          validationBehavior="aria"
        />
        {found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Select
            label={text.operation}
            choices={tools.map(({ tool_id, name, operation_id }) => ({
              id: tool_id,
              label: name === operation_id ? name : `${name} (${operation_id})`,
            }))}
            value={selected?.tool_id ?? ""}
            onChange={setChosen}
            isDisabled={tools.length === 0}
            hint={tools.length === 0 && found.isSuccess ? text.nothingFound : text.operationHint}
          />
        )}
        {store.isError && <ErrorState error={store.error} />}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="primary" type="submit" isDisabled={!isValid} isPending={store.isPending}>
            {text.store}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The words of a question without its values and courtesies. */
function commonWords(question: string, reading: readonly ReadSpan[]): string {
  const kept = reading.filter(({ role }) => !/^(argument|known_value|courtesy)$/.test(role));
  const words = kept.length > 0 ? kept.map(({ text }) => text).join(" ") : question;
  return words.slice(0, MOST_CHARACTERS);
}
