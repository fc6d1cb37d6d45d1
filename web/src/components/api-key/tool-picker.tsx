import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { t } from "../../text/index.ts";
import { ChosenList } from "../chosen-list.tsx";
import { Field } from "../field.tsx";
import { SideEffectTag } from "../labels.tsx";
import { ErrorState } from "../states.tsx";
import { Checkbox } from "../toggle.tsx";
import { findToolsQuery } from "./api.ts";

const text = t.apiKeys.mcp;

/** Chooses tools by operation id from a searchable list. */
export function ToolPicker(props: {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}) {
  const { chosen, onChange, error } = props;
  const [search, setSearch] = useState("");
  const found = useQuery(findToolsQuery(useDeferredValue(search)));
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className="flex flex-col gap-2">
      <Field label={text.search} type="search" value={search} onChange={setSearch} error={error} />
      {found.isError && <ErrorState error={found.error} />}
      {found.data?.length === 0 && <p className="text-13 text-soft">{t.common.noResults}</p>}
      {found.data && found.data.length > 0 && (
        <ul
          aria-label={text.found}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="flex max-h-52 flex-col overflow-auto rounded-md border border-line px-2 py-1"
        >
          {found.data.map(({ operation_id, name, side_effect }) => (
            <li key={operation_id} className="flex items-center gap-2 py-0.5">
              <Checkbox
                isSelected={chosen.includes(operation_id)}
                onChange={(on) => toggle(operation_id, on)}
                aria-label={operation_id}
              >
                <span className="min-w-0 break-words">
                  <code>{operation_id}</code>{" "}
                  {name !== operation_id && <span className="text-soft">{name}</span>}
                </span>
              </Checkbox>
              <span className="ml-auto">
                <SideEffectTag effect={side_effect} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ChosenList
        label={text.chosen}
        chosen={chosen}
        nameRemoval={text.remove}
        onChange={onChange}
        className="max-h-28 overflow-auto"
      />
    </div>
  );
}
