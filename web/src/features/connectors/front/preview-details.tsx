import { Method, SideEffectTag } from "../../../components/labels.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { t } from "../../../text/index.ts";
import { groupByOperation, groupByTag } from "./describe-preview.ts";
import type { Found, Preview } from "./import-source.ts";

/** Operations and groups that are shown. */
const MAX_SHOWN = 1_000;

/** The operations by tag, and what was changed, assumed or left out, by operation. */
export function PreviewDetails({ preview, notes }: { preview: Preview; notes: Found["notes"] }) {
  const text = t.connectors.front;
  const { operations, operation_count, report } = preview;
  const changes = groupByOperation([...notes, ...report.warnings]);
  return (
    <div className="flex flex-col gap-2">
      <details>
        <summary className="cursor-pointer text-13 font-medium">{text.operations(operation_count)}</summary>
        <div className="flex flex-col gap-3 pt-2">
          {groupByTag(operations).map(([tag, group]) => (
            <section key={tag} aria-label={tag}>
              <h3 className="text-13">
                {tag} <span className="text-soft">{group.length}</span>
              </h3>
              <ul className="flex flex-col text-12">
                {group.map((one) => (
                  <li
                    key={one.operation_id}
                    className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-t border-line py-1"
                  >
                    <SideEffectTag effect={one.side_effect} />
                    <code className="break-all">
                      <Method name={one.method} /> {one.path}
                    </code>
                    <span className="text-soft">{one.summary}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {operation_count > operations.length && (
            <p className="text-12 text-soft">{text.more(operation_count - operations.length)}</p>
          )}
        </div>
      </details>
      {changes.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 font-medium">{text.changes(changes.length)}</summary>
          <dl className="flex flex-col pt-2 text-12">
            {changes.slice(0, MAX_SHOWN).map(({ title, messages }) => (
              <div key={title} className="border-t border-line py-1.5">
                <dt className="font-mono break-all">{title}</dt>
                {messages.slice(0, 20).map((message) => (
                  <dd key={message} className="text-soft">
                    <ServerText>{message}</ServerText>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
      {report.skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 font-medium text-warn">
            {t.connectors.skipped(report.skipped.length)}
          </summary>
          <dl className="flex flex-col pt-2 text-12">
            {report.skipped.slice(0, MAX_SHOWN).map(({ operation, reason }) => (
              <div key={`${operation} ${reason}`} className="border-t border-line py-1.5">
                <dt className="font-mono break-all">{operation}</dt>
                <dd className="text-soft">
                  <ServerText>{reason}</ServerText>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
