import { lazy, Suspense, useState } from "react";
import { isJsonObject, type Json, type JsonObject } from "../../../../src/base/json.ts";
import { trace } from "../../text/trace.ts";
import { Button } from "../button.tsx";

const JsonTree = lazy(async () => ({
  default: (await import("./json-tree.tsx")).JsonTree,
}));
const MAX_ROWS = 50;
const MAX_COLUMNS = 6;

/**
 * An API's answer for users: a scalar in large type, an object as pairs, a list of objects as a table; or
 * everything as JSON.
 */
export function ResultView({ label, data }: { label: string; data: JsonObject }) {
  const [isRaw, setRaw] = useState(false);
  const [only, ...others] = Object.keys(data);
  const value: Json = only === "result" && others.length === 0 ? (data["result"] ?? null) : data;
  return (
    <div className="flex min-w-0 flex-col gap-2" data-testid="final-data">
      {isRaw ? (
        <Suspense>
          <JsonTree label={label} value={data} />
        </Suspense>
      ) : (
        <ValueView value={value} depth={0} />
      )}
      <Button look="quiet" className="w-fit -ml-3" onPress={() => setRaw(!isRaw)}>
        {isRaw ? trace.result.asView : trace.result.asJson}
      </Button>
    </div>
  );
}

function ValueView({ value, depth }: { value: Json; depth: number }) {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isJsonObject)) return <Table rows={value} />;
    return <span>{value.length === 0 ? trace.result.empty : value.map(inline).join(", ")}</span>;
  }
  if (isJsonObject(value))
    return depth < 3 ? <Pairs value={value} depth={depth} /> : <code>{inline(value)}</code>;
  return (
    <span className={depth === 0 ? "text-28 font-semibold break-words" : "break-words"}>{inline(value)}</span>
  );
}

function Pairs({ value, depth }: { value: JsonObject; depth: number }) {
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className="text-soft">{trace.result.empty}</span>;
  return (
    <dl className="flex min-w-0 flex-col">
      {entries.map(([name, member]) => (
        <div
          key={name}
          className="grid min-w-0 gap-x-4 border-t border-line py-1.5 first:border-0 sm:grid-cols-[minmax(6rem,10rem)_minmax(50%,1fr)]"
        >
          <dt className="font-mono text-12 break-all text-soft">{name}</dt>
          <dd className="min-w-0">
            <ValueView value={member} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ rows }: { rows: JsonObject[] }) {
  const columns = [...new Set(rows.slice(0, MAX_ROWS).flatMap((row) => Object.keys(row)))].slice(
    0,
    MAX_COLUMNS,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="max-w-full overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-13">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-line py-1 pr-4 font-mono text-12 font-normal text-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no identity and never change
            <tr key={index}>
              {columns.map((column) => (
                <td key={column} className="max-w-64 truncate border-b border-line py-1 pr-4">
                  {inline(row[column] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && (
        <p className="pt-1 text-12 text-soft">{trace.result.rows(MAX_ROWS, rows.length)}</p>
      )}
    </div>
  );
}

function inline(value: Json): string {
  if (value === null) return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
