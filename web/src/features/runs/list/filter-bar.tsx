import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SearchField } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { runs as runTexts } from "../../../text/runs.ts";
import { trace } from "../../../text/trace.ts";
import { errorsQuery, scopesQuery, splitQuery } from "./api.ts";
import { type Range, type Search, STATUSES } from "./filters.ts";

interface Choice {
  id: string;
  label: string;
}

const ANY = "*";
const PAUSE_MS = 250;
const RANGES = (["1h", "24h", "7d", "30d"] as const).map((id) => ({ id, label: runTexts.ranges[id] }));
const OUTCOMES = STATUSES.map((id) => ({ id, label: runTexts.statuses[id] }));
const SOURCES = Object.entries(runTexts.sources).map(([id, label]) => ({ id, label }));
const EFFECTS = (["read", "write", "execute"] as const).map((id) => ({ id, label: runTexts.effects[id] }));
const SORTS = (["newest", "slowest"] as const).map((id) => ({ id, label: runTexts.sorts[id] }));

/** Search, filters and order, which are stored in the address. */
export function FilterBar(props: {
  search: Search;
  range: Range;
  from: string;
  to: string;
  onChange: (change: Search) => void;
}) {
  const { search, range, from, to, onChange } = props;
  const operations = useQuery(splitQuery({ from, to }, "operation")).data ?? [];
  const errors = useQuery(errorsQuery({ from, to })).data ?? [];
  const scopes = useQuery(scopesQuery).data;
  const named = (id: string | null) => (id === null ? [] : [{ id, label: id }]);
  const selects: [name: keyof Search, label: string, any: string, choices: Choice[]][] = [
    [
      "code",
      runTexts.code,
      runTexts.anyCode,
      errors.flatMap(({ error_code }) =>
        error_code === "UNKNOWN"
          ? []
          : [{ id: error_code, label: trace.outcomes.codes[error_code] ?? error_code }],
      ),
    ],
    ["source", runTexts.source, runTexts.anySource, SOURCES],
    ["agent", runTexts.agent, runTexts.anyAgent, scopes?.agents ?? []],
    ["key", runTexts.key, runTexts.anyKey, scopes?.keys ?? []],
    ["connector", runTexts.connector, runTexts.anyConnector, scopes?.connectors ?? []],
    ["operation", runTexts.operation, runTexts.anyOperation, operations.flatMap(({ id }) => named(id))],
    ["effect", runTexts.effect, runTexts.effects.all, EFFECTS],
  ];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Words text={search.q ?? ""} onChange={(q) => onChange({ q })} />
        <Segmented
          label={runTexts.filterStatus}
          hideLabel
          choices={OUTCOMES}
          value={OUTCOMES.find(({ id }) => id === search.status)?.id ?? "all"}
          onChange={(id) => onChange({ status: id === "all" ? "" : id })}
        />
        <Select
          label={runTexts.sort}
          hideLabel
          choices={SORTS}
          value={search.sort === "slowest" ? "slowest" : "newest"}
          onChange={(id) => onChange({ sort: id === "newest" ? "" : id })}
          className="w-full sm:w-36"
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Select
          label={runTexts.range}
          hideLabel
          choices={RANGES}
          value={range}
          onChange={(id) => onChange({ range: id === "24h" ? "" : id })}
        />
        {selects.map(([name, label, any, choices]) => (
          <Select
            key={name}
            label={label}
            hideLabel
            choices={[{ id: ANY, label: any }, ...withChosen(choices, search[name])]}
            value={search[name] ?? ANY}
            onChange={(id) => onChange({ [name]: id === ANY ? "" : id })}
          />
        ))}
      </div>
    </div>
  );
}

/** The searched words; a search begins when typing pauses. */
function Words({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [applied, setApplied] = useState(text);
  if (applied !== text) {
    // Changed by the address: the back button, or cleared filters.
    setApplied(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => {
      setApplied(typed);
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied, onChange]);
  return <SearchField label={runTexts.search} value={typed} onChange={setTyped} />;
}

/** Keeps the selected value in the choices even if there are no runs with it any more. */
function withChosen(choices: readonly Choice[], chosen: string | undefined): Choice[] {
  if (chosen === undefined || choices.some(({ id }) => id === chosen)) return [...choices];
  return [...choices, { id: chosen, label: chosen }];
}
