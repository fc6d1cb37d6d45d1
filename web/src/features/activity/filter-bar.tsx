import { useQuery } from "@tanstack/react-query";
import { Select } from "../../components/select.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { t } from "../../text/index.ts";
import { byToolQuery, errorsQuery } from "./api.ts";
import type { Range } from "./filters.ts";

const RANGES = (["1h", "24h", "7d", "30d"] as const).map((id) => ({ id, label: t.activity.ranges[id] }));
const STATUSES = (["all", "ok", "failed"] as const).map((id) => ({ id, label: t.activity.statuses[id] }));
const EFFECTS = (["all", "read", "write", "execute"] as const).map((id) => ({
  id,
  label: t.activity.effects[id],
}));
const SORTS = (["newest", "slowest"] as const).map((id) => ({ id, label: t.activity.sorts[id] }));

/** Filters and order, which are stored in the address. */
export function FilterBar(props: {
  search: { tool?: string; status?: string; code?: string; effect?: string; sort?: string };
  range: Range;
  from: string;
  to: string;
  onChange: (change: Record<string, string>) => void;
}) {
  const { search, range, from, to, onChange } = props;
  const tools = useQuery(byToolQuery(from, to)).data ?? [];
  const errors = useQuery(errorsQuery(from, to)).data ?? [];
  const names = withChosen(
    tools.map(({ operation_id }) => operation_id ?? ""),
    search.tool,
  );
  const codes = withChosen(
    errors.filter(({ calls }) => calls > 0).map(({ error_code }) => error_code),
    search.code,
  );
  const set = (key: string, fallback: string) => (id: string) =>
    onChange({ [key]: id === fallback ? "" : id });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t.activity.range}
        hideLabel
        choices={RANGES}
        value={range}
        onChange={set("range", "24h")}
        className="w-40"
      />
      <Segmented
        label={t.activity.filterStatus}
        hideLabel
        choices={STATUSES}
        value={STATUSES.find(({ id }) => id === search.status)?.id ?? "all"}
        onChange={set("status", "all")}
      />
      <Select
        label={t.activity.tool}
        hideLabel
        choices={[{ id: "*", label: t.activity.anyTool }, ...names.map((id) => ({ id, label: id }))]}
        value={search.tool ?? "*"}
        onChange={set("tool", "*")}
        className="w-44"
      />
      <Select
        label={t.activity.code}
        hideLabel
        choices={[{ id: "*", label: t.activity.anyCode }, ...codes.map((id) => ({ id, label: id }))]}
        value={search.code ?? "*"}
        onChange={set("code", "*")}
        className="w-44"
      />
      <Select
        label={t.activity.effect}
        hideLabel
        choices={EFFECTS}
        value={EFFECTS.find(({ id }) => id === search.effect)?.id ?? "all"}
        onChange={set("effect", "all")}
        className="w-32"
      />
      <Select
        label={t.activity.sort}
        hideLabel
        choices={SORTS}
        value={search.sort === "slowest" ? "slowest" : "newest"}
        onChange={set("sort", "newest")}
        className="w-36"
      />
    </div>
  );
}

/** Keeps the selected value in the choices even if no call has it any more. */
function withChosen(names: readonly string[], chosen: string | undefined): string[] {
  return [...new Set([...names.filter(Boolean), ...(chosen ? [chosen] : [])])];
}
