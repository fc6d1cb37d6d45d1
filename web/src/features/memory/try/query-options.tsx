import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../app/session.ts";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { memory } from "../../../text/memory.ts";
import { DEFAULTS } from "../api/context.ts";
import { instructionsQuery } from "../api/instructions.ts";
import { findFault, type NumberField, type QueryDraft } from "./query-draft.ts";

/** Not a valid instruction name. */
const NONE = "";

/** The user, the instructions, and the limits of the result. */
export function QueryOptions(props: {
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
