import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import type { SecretEditor } from "./use-secrets.ts";

/** A secret's value: stored in the vault and never shown again. An empty field keeps the stored one. */
export function SecretField({ name, secrets }: { name: string; secrets: SecretEditor }) {
  const storedAt = secrets.storedAt(name);
  const [isReplacing, setReplacing] = useState(false);
  const typed = secrets.typed[name] ?? "";
  if (storedAt !== null && !isReplacing && typed === "") {
    return (
      <div className="flex flex-col gap-1">
        <p className="text-13 font-medium">{t.tools.secretValue(name)}</p>
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <span className="text-13 text-ok">{t.tools.secretStored(formatAgo(storedAt))}</span>
          <Button onPress={() => setReplacing(true)}>{t.tools.replaceSecret}</Button>
          <Button
            look="danger"
            onPress={() =>
              void secrets.remove(name).then(() => toast(t.tools.secretDeleted(name)), toastFailure)
            }
          >
            {t.tools.deleteSecret}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Field
      label={t.tools.secretValue(name)}
      type="password"
      autoComplete="new-password"
      value={typed}
      onChange={(value) => secrets.type(name, value)}
      hint={
        typed === "" && storedAt === null
          ? `${t.tools.secretMissing}. ${t.tools.secretHint}`
          : t.tools.secretHint
      }
      trailing={
        storedAt !== null ? (
          <Button
            onPress={() => {
              secrets.type(name, "");
              setReplacing(false);
            }}
          >
            {t.tools.keepSecret}
          </Button>
        ) : null
      }
    />
  );
}
