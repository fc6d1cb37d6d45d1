import { queryOptions, useQuery } from "@tanstack/react-query";
import { Tag } from "../components/labels.tsx";
import { callFunction } from "../lib/call-function.ts";
import { t } from "../text/index.ts";

/** The same request as on the page of settings. */
const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) =>
    callFunction<{ environment: "dev" | "prod"; approval_mode: "auto" | "manual" }>("settings", { signal }),
});

/** Whether writes are sent without an approval here, visible on every page. */
export function EnvironmentBadge() {
  const { data } = useQuery({ ...settingsQuery, staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  return (
    <span title={t.shell.modes[data.approval_mode]}>
      <Tag tone={data.environment === "prod" ? "accent" : "warn"}>{data.environment}</Tag>
    </span>
  );
}
