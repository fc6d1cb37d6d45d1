import type { KeyboardEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Field } from "../../../components/field.tsx";
import { memory } from "../../../text/memory.ts";
import type { ContextRequest } from "../api/context.ts";
import { writeCurl } from "../write-curl.ts";
import { EMPTY_DRAFT, hasFault, type QueryDraft } from "./query-draft.ts";
import { QueryOptions } from "./query-options.tsx";

/** A question as an agent would send it, with all options. */
export function QueryForm(props: {
  draft: QueryDraft;
  onChange: (change: Partial<QueryDraft>) => void;
  request: ContextRequest;
  isPending: boolean;
  onRetrieve: () => void;
}) {
  const { draft, onChange, request, isPending, onRetrieve } = props;
  const isReady = request.query !== "" && !hasFault(draft);
  const { question: _, ...options } = draft;
  const isCustom = Object.entries(options).some(
    ([key, value]) => value !== EMPTY_DRAFT[key as keyof QueryDraft],
  );
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && isReady && !isPending) onRetrieve();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does
    <div className="flex max-w-3xl min-w-0 flex-col gap-3" onKeyDown={handleKey}>
      <Field
        label={memory.question}
        rows={2}
        value={draft.question}
        onChange={(question) => onChange({ question })}
        placeholder={memory.questionPlaceholder}
        hint={memory.shortcut}
        maxLength={10_000}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" isDisabled={!isReady} isPending={isPending} onPress={onRetrieve}>
          {isPending ? memory.retrieving : memory.retrieve}
        </Button>
        <CopyButton text={writeCurl("POST", "retrieve-context", request)} label={memory.copyCurl} />
      </div>
      <details open={isCustom}>
        <summary className="touch w-fit cursor-pointer py-1 text-13 font-medium">{memory.options}</summary>
        <QueryOptions siteId={request.site_id} draft={draft} onChange={onChange} />
      </details>
    </div>
  );
}
