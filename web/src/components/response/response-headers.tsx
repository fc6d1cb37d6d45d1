import { t } from "../../text/index.ts";

/** The headers of a response, closed at first. */
export function ResponseHeaders({ headers }: { headers: Record<string, string> }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-12 text-soft">
        {t.common.response.headers(entries.length)}
      </summary>
      <dl className="flex flex-col pt-1">
        {entries.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-3 border-t border-line py-1 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-mono text-12 text-soft break-all">{name}</dt>
            <dd className="min-w-0 text-12 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
