import type { ReactNode } from "react";

/** Names and values, one per line. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex min-w-0 flex-col">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid min-w-0 gap-x-4 border-t border-line py-1.5 first:border-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-12 leading-5 text-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
