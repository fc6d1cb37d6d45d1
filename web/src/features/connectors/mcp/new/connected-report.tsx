import { useEffect, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { ServerText } from "../../../../components/server-text.tsx";
import { t } from "../../../../text/index.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { Connected } from "../api.ts";

const text = mcp.server;

/** The content of a server after connecting, and what was left out. */
export function ConnectedReport({ connected, onOpen }: { connected: Connected; onOpen: () => void }) {
  const { name, operation_count, report } = connected;
  const { skipped, warnings } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-160 flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {text.connected(name)}
      </h2>
      <p>{operation_count === 0 ? text.nothingFound : text.found(t.connectors.tools(operation_count))}</p>
      {skipped.length > 0 && (
        <Rows
          title={text.leftOut(skipped.length)}
          rows={skipped.map(({ operation, reason }) => [operation, reason])}
        />
      )}
      {warnings.length > 0 && (
        <Rows
          title={t.connectors.warnings(warnings.length)}
          rows={warnings.map(({ pointer, message }) => [pointer, message])}
        />
      )}
      <Button look="primary" onPress={onOpen}>
        {text.open}
      </Button>
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: [place: string, message: string][] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-warn">{title}</h3>
      <ul className="flex flex-col gap-1 text-13">
        {rows.slice(0, 100).map(([place, message]) => (
          <li key={`${place} ${message}`}>
            <code className="break-all">{place}</code> <ServerText>{message}</ServerText>
          </li>
        ))}
      </ul>
    </section>
  );
}
