import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import type { FixedSecretId } from "../../../../../src/contract/connector.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { formatAgo, formatBytes } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import type { Connector } from "../api.ts";

type Secret = Connector["secrets"][number];

/** Whether a value is hidden while it is typed. The secrets that a document lists are hidden. */
const HIDDEN: Record<FixedSecretId, boolean> = {
  client_id: false,
  client_secret: true,
  private_key: true,
  authorization_url: false,
  token_url: false,
  subject: false,
  pfx: true,
  passphrase: true,
  username: false,
  password: true,
  access_key_id: false,
  secret_access_key: true,
  session_token: true,
  key_id: true,
  signing_key: true,
};
const isOpenId = (id: string) => Object.hasOwn(HIDDEN, id) && !HIDDEN[id as FixedSecretId];

/** One secret: a hidden text, or a certificate file. Stored values are never filled in. */
export function SecretInput(props: {
  secret: Pick<Secret, "secret_id" | "stored_at">;
  /** From `labelSecrets`. */
  label: string;
  about: string;
  authType: string;
  value: string;
  file: { name: string; size: number } | undefined;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string, file?: { name: string; size: number }) => void;
}) {
  const { secret, label, about, authType, value, file, error, autoFocus = false, onChange } = props;
  const { secret_id, stored_at } = secret;
  const [isShown, setShown] = useState(false);
  const stored = stored_at === null ? null : t.connectors.storedAt(formatAgo(stored_at));
  const hint = [stored, about].filter(Boolean).join(" · ");
  if (authType === "client-certificate" && secret_id === "pfx") {
    return (
      <fieldset className="flex flex-col gap-1" aria-describedby={error ? `${secret_id}-fault` : undefined}>
        <legend className="text-13 font-medium">{label}</legend>
        <div className="flex flex-wrap items-center gap-2">
          <FileTrigger
            acceptedFileTypes={[".pfx", ".p12", "application/x-pkcs12"]}
            onSelect={(chosen) => {
              const picked = chosen?.[0];
              if (picked)
                void toBase64(picked).then((base64) =>
                  onChange(base64, { name: picked.name, size: picked.size }),
                );
            }}
          >
            <Button>{stored ? t.connectors.replace : t.connectors.choosePfx}</Button>
          </FileTrigger>
          {file && (
            <span className="text-13">{t.connectors.pfxChosen(file.name, formatBytes(file.size))}</span>
          )}
        </div>
        {hint && <p className="text-12 text-soft">{hint}</p>}
        {error && (
          <p id={`${secret_id}-fault`} className="text-12 text-bad">
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  const isOpen = isShown || isOpenId(secret_id);
  return (
    <Field
      label={label}
      type={isOpen ? "text" : "password"}
      autoComplete={isOpen ? "off" : "new-password"}
      mono
      value={value}
      onChange={(next) => onChange(next)}
      error={error}
      autoFocus={autoFocus}
      {...(hint && { hint })}
      {...(stored_at !== null && { placeholder: "••••••••" })}
      trailing={
        isOpenId(secret_id) ? null : (
          <Button
            onPress={() => setShown(!isShown)}
            aria-label={`${isShown ? t.connectors.hide : t.connectors.show}: ${label}`}
          >
            {isShown ? t.connectors.hide : t.connectors.show}
          </Button>
        )
      }
    />
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(binary);
}
