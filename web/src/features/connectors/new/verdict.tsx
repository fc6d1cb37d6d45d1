import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import type { SourceFault } from "../document/located.ts";
import type { SourceSummary } from "../document/summarize-source.ts";
import { FaultList } from "./fault-list.tsx";
import type { Inspected } from "./use-inspection.ts";

/** The result of the check next to the editor: a summary, its faults, and possible repairs. */
export function Verdict(props: {
  isEmpty: boolean;
  state: Inspected;
  isCurrent: boolean;
  isProposing: boolean;
  onPropose: (server: string) => void;
  onGoTo: (fault: SourceFault) => void;
}) {
  const { isEmpty, state, isCurrent, isProposing, onPropose, onGoTo } = props;
  const { inspection, checked, failure } = state;
  if (isEmpty) return <div />;
  const faults = inspection?.faults ?? [];
  const isReadable = inspection?.summary !== null && inspection !== null;
  return (
    <div className="flex min-w-0 flex-col gap-4" aria-busy={!isCurrent}>
      {inspection?.summary && <Summary summary={inspection.summary} />}
      {!isCurrent && (
        <p role="status" className="text-13 text-soft">
          {t.connectors.checking}
        </p>
      )}
      {failure && <ErrorState error={failure} />}
      {isCurrent && checked && (
        <p role="status" className="rounded-md bg-ok-tint px-3 py-2 text-13 text-ok">
          {t.connectors.isFine(t.connectors.operations(checked.operation_count))}
          {state.isUpgraded && ` ${t.connectors.isUpgraded}`}
        </p>
      )}
      {isCurrent && checked && state.isUpgraded && (
        <Propose needsServer={false} isPending={isProposing} onPropose={onPropose} />
      )}
      {faults.length > 0 && <FaultList faults={faults} onGoTo={onGoTo} />}
      {faults.length > 0 && isReadable && (
        <Propose
          needsServer={inspection?.summary?.server === null}
          isPending={isProposing}
          onPropose={onPropose}
        />
      )}
      {checked && <Report report={checked.report} />}
    </div>
  );
}

function Summary({ summary }: { summary: SourceSummary }) {
  const { title, version, format, operationCount, authType, server } = summary;
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-16!">{title ?? t.connectors.noTitle}</h2>
      <p className="flex flex-wrap gap-1.5">
        {format && <Tag>{format}</Tag>}
        {version && <Tag>{t.connectors.versionOf(version)}</Tag>}
        <Tag>{t.connectors.operations(operationCount)}</Tag>
        {authType && <Tag>{nameAuthType(authType)}</Tag>}
      </p>
      {server && <code className="break-all text-soft">{server}</code>}
    </div>
  );
}

function Propose(props: { needsServer: boolean; isPending: boolean; onPropose: (server: string) => void }) {
  const { needsServer, isPending, onPropose } = props;
  const [server, setServer] = useState("");
  const isWrong = server !== "" && !/^https?:\/\/[^/\s]+/.test(server);
  return (
    <div className="flex flex-col gap-2 rounded-md bg-tint px-3 py-2.5">
      <p className="text-13">{t.connectors.proposeHint}</p>
      {needsServer && (
        <Field
          label={t.connectors.server}
          hint={t.connectors.serverHint}
          value={server}
          onChange={setServer}
          mono
          error={isWrong ? t.connectors.serverFault : undefined}
        />
      )}
      <Button className="w-fit" isDisabled={isWrong} isPending={isPending} onPress={() => onPropose(server)}>
        {isPending ? t.connectors.proposing : t.connectors.propose}
      </Button>
    </div>
  );
}

/** What was skipped, and the warnings. */
export function Report({
  report,
}: {
  report: {
    skipped: { operation: string; reason: string }[];
    warnings: { pointer: string; message: string }[];
  };
}) {
  const { skipped, warnings } = report;
  return (
    <>
      {skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 text-warn">
            {t.connectors.skipped(skipped.length)}
          </summary>
          <ul className="flex flex-col gap-1 pt-2 text-12">
            {skipped.slice(0, 100).map(({ operation, reason }) => (
              <li key={`${operation} ${reason}`}>
                <code>{operation}</code> <ServerText>{reason}</ServerText>
              </li>
            ))}
          </ul>
        </details>
      )}
      {warnings.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 text-soft">
            {t.connectors.warnings(warnings.length)}
          </summary>
          <ul className="flex flex-col gap-1 pt-2 text-12">
            {warnings.slice(0, 100).map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code className="break-all">{pointer}</code> <ServerText>{message}</ServerText>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The document is not validated yet, so that its auth type can be any text. */
function nameAuthType(type: string): string {
  const names: Record<string, string> = t.connectors.authTypes;
  return names[type] ?? type;
}
