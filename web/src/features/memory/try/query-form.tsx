import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { memory } from "../../../text/memory.ts";
import { type ContextRequest, DEFAULTS } from "../api/context.ts";
import { instructionsQuery } from "../api/instructions.ts";
import { writeCurl } from "../write-curl.ts";
import { EMPTY_DRAFT, findFault, hasFault, type NumberField, type QueryDraft } from "./query-draft.ts";

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

/** Not a valid instruction name. */
const NONE = "";

/** The user, the instructions, and the limits of the result. */
function QueryOptions(props: {
  siteId: string;
  draft: QueryDraft;
  onChange: (change: Partial<QueryDraft>) => void;
}) {
  const { siteId, draft, onChange } = props;
  const ownId = useSession()?.user.id ?? "";
  const { data: instructions = [] } = useQuery(instructionsQuery(siteId));
  const names = [
    { id: NONE, label: memory.noInstructions },
    ...instructions.map(({ resource_name }) => ({ id: resource_name, label: resource_name })),
  ];
  const number = (field: NumberField, label: string, fallback: number) => (
    <Field
      label={label}
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      inputMode="numeric"
      placeholder={String(fallback)}
      error={findFault(field, draft[field])}
    />
  );
  return (
    <div className="grid gap-4 pt-2 sm:grid-cols-3">
      {number("topK", memory.topK, DEFAULTS.top_k)}
      {number("maxChars", memory.maxChars, DEFAULTS.max_chars)}
      {number("history", memory.history, DEFAULTS.history)}
      <Select
        label={memory.resourceName}
        choices={names}
        value={draft.resourceName}
        onChange={(resourceName) => onChange({ resourceName })}
      />
      <Field
        label={memory.userId}
        hint={memory.ownUserHint}
        value={draft.userId}
        onChange={(userId) => onChange({ userId })}
        placeholder={ownId}
        mono
        maxLength={300}
        className="sm:col-span-2"
      />
    </div>
  );
}
