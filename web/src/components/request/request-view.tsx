import type { Json, JsonObject } from "../../../../src/base/json.ts";
import { showHidden } from "../../lib/show-hidden.ts";
import { approvals as text } from "../../text/approvals.ts";
import { RequestLine } from "../labels.tsx";
import { Scrollable } from "../scrollable.tsx";
import { listParts } from "./list-parts.ts";
import { listValues, type NamedValue } from "./list-values.ts";

/** A request for users: its line, then every value with its name; the JSON on demand. */
export function RequestView({ request }: { request: Record<string, unknown> }) {
  const { method, url, headers, body, arguments: args, client_certificate } = request as JsonObject;
  const [address, query] = splitUrl(url);
  const parts = listParts(body, headers);
  return (
    <section
      aria-label={text.request}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-3"
    >
      <h3>
        {text.request} <span className="font-normal text-soft">{text.secretsMasked}</span>
      </h3>
      {address && <RequestLine method={typeof method === "string" ? method : null} url={address} />}
      <Values title={text.arguments} value={args} />
      <Values title={text.query} value={query} />
      {typeof body === "string" ? (
        <div className="flex flex-col gap-1">
          <h4 className="text-12 font-medium text-soft">{text.body}</h4>
          <Scrollable aria-label={text.body} className="max-h-72 border-line bg-sunken">
            {showHidden(body)}
          </Scrollable>
        </div>
      ) : parts ? (
        <ValueList title={text.body} values={parts} />
      ) : (
        <Values title={text.body} value={body} />
      )}
      {address && body === undefined && <p className="text-12 text-soft">{text.noBody}</p>}
      <Values title={text.headers} value={headers} />
      {client_certificate !== undefined && <p className="text-12 text-soft">{text.certificate}</p>}
      <details>
        <summary className="w-fit cursor-pointer py-1 text-12 text-soft">{text.raw}</summary>
        <Scrollable aria-label={text.raw} className="mt-1 max-h-72 border-line bg-sunken">
          {showHidden(JSON.stringify(request, null, 2))}
        </Scrollable>
      </details>
    </section>
  );
}

function Values({ title, value }: { title: string; value: Json | undefined }) {
  if (value === undefined || value === null) return null;
  return <ValueList title={title} values={listValues(value)} />;
}

function ValueList({ title, values }: { title: string; values: NamedValue[] }) {
  if (values.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <h4 className="text-12 font-medium text-soft">{title}</h4>
      <dl className="flex max-h-96 min-w-0 flex-col overflow-auto">
        {values.map(({ name, text: shown }) => (
          <div
            key={name}
            className="grid min-w-0 gap-x-4 border-t border-line py-1 sm:grid-cols-[minmax(6rem,12rem)_minmax(0,1fr)]"
          >
            <dt className="font-mono text-12 break-all text-soft">{showHidden(name)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">{showHidden(shown)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function splitUrl(url: Json | undefined): [address: string | null, query: JsonObject | null] {
  if (typeof url !== "string") return [null, null];
  const [address = "", query = ""] = url.split(/\?(.*)/s);
  return [address, query === "" ? null : readQuery(query)];
}

/** Repeated names keep all their values. */
function readQuery(query: string): JsonObject {
  const values: Record<string, Json> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values[name];
    values[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return values;
}
