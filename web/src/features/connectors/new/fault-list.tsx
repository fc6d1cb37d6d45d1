import { Button } from "../../../components/button.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { t } from "../../../text/index.ts";
import type { SourceFault } from "../document/located.ts";

const MAX_SHOWN = 100;

/** Every fault with its position; selecting it goes there. */
export function FaultList({
  faults,
  onGoTo,
}: {
  faults: readonly SourceFault[];
  onGoTo: (fault: SourceFault) => void;
}) {
  return (
    <section aria-label={t.connectors.faults(faults.length)} className="flex flex-col gap-2">
      <h2 className="text-bad" role="alert">
        {t.connectors.faults(faults.length)}
      </h2>
      <ol className="flex flex-col">
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li
            key={`${fault.line}:${fault.column} ${fault.pointer} ${fault.message}`}
            className="flex flex-col gap-0.5 border-t border-line py-2"
          >
            <p className="text-13">
              <ServerText>{fault.message}</ServerText>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-12 text-soft">
              {fault.pointer && <code className="break-all">{fault.pointer}</code>}
              <span>{t.connectors.place(fault.line, fault.column)}</span>
              <Button look="quiet" className="-my-1 h-7!" onPress={() => onGoTo(fault)}>
                {t.connectors.goTo(fault.line)}
              </Button>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
