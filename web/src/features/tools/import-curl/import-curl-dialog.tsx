import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { t } from "../../../text/index.ts";
import { storeImported } from "./imported-request.ts";
import { readCurl } from "./read-curl.ts";

/** Imports a pasted curl command and shows which parts were used and ignored. */
export function ImportCurlDialog({ onClose, onImport }: { onClose: () => void; onImport: () => void }) {
  const [command, setCommand] = useState("");
  const read = readCurl(command);
  const isReady = command.trim() !== "" && read.request !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.tools.curlTitle}
      wide
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="primary"
            isDisabled={!isReady}
            onPress={() => {
              if (!read.request) return;
              storeImported(read.request, read.secrets);
              onImport();
            }}
          >
            {t.tools.curlApply}
          </Button>
        </>
      }
    >
      <Field
        label={t.tools.curlLabel}
        hint={t.tools.curlHint}
        value={command}
        onChange={setCommand}
        rows={7}
        mono
        autoFocus
        error={command.trim() === "" ? undefined : (read.fault ?? undefined)}
      />
      {isReady && <Lines title={t.tools.curlUnderstood} lines={read.understood} />}
      {isReady && read.ignored.length > 0 && <Lines title={t.tools.curlIgnored} lines={read.ignored} />}
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3>{title}</h3>
      <ul className="flex flex-col gap-0.5 font-mono text-12 break-all">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
