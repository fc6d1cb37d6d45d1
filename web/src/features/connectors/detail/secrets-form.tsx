import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import type { AuthType } from "../../../../../src/contract/connector.ts";
import { Button } from "../../../components/button.tsx";
import { labelSecrets } from "../../../components/secret/label-secrets.ts";
import { ErrorState, Section } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import {
  type Certificate,
  type Connector,
  checkCertificate,
  missingSecrets,
  storeSecrets,
  withPlaces,
} from "../api.ts";
import { SecretInput } from "./secret-input.tsx";

/**
 * The form for a connector's auth type. Values are in memory until they are stored; empty fields keep the
 * stored value.
 */
export function SecretsForm({ connector }: { connector: Connector }) {
  const { connector_id, auth, secrets } = connector;
  const queries = useQueryClient();
  const [values, setValues] = useState<Record<string, string>>({});
  const [files, setFiles] = useState<Record<string, { name: string; size: number }>>({});
  const [isShort, setShort] = useState(false);
  const [certificate, setCertificate] = useState<Certificate | null>(null);
  const store = useMutation({
    mutationFn: async () => {
      const { pfx, passphrase } = values;
      // A file that cannot be opened would only fail at the first call.
      if (pfx) setCertificate(await checkCertificate(pfx, passphrase ?? ""));
      const typed = Object.entries(values).filter(([, value]) => value !== "");
      await storeSecrets(connector_id, Object.fromEntries(typed));
    },
    onSuccess: async () => {
      setValues({});
      setFiles({});
      toast(t.connectors.stored);
      await queries.invalidateQueries({ queryKey: ["connectors"] });
    },
  });
  if (secrets.length === 0) {
    return (
      <Section title={t.connectors.secrets}>
        <p className="text-13 text-soft">{t.connectors.noSecrets}</p>
      </Section>
    );
  }
  const failure = store.error && asFailure(store.error);
  const missing = missingSecrets(connector);
  const labels = labelSecrets(withPlaces(connector), auth.type);
  const preview = previewCredentials(connector);
  const faultOf = (id: string): string | undefined => {
    const said = failure?.faultAt(`/secrets/${id}`, `/${id}`);
    return said ?? (isShort && missing.includes(id) && !values[id] ? t.connectors.missing : undefined);
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    const isTyped = Object.values(values).some((value) => value !== "");
    setShort(!isTyped);
    if (isTyped) store.mutate();
  }
  return (
    <Section title={t.connectors.secrets} hint={t.connectors.secretsHint}>
      <Form
        validationBehavior="aria"
        onSubmit={submit}
        className="flex max-w-160 flex-col gap-4"
        autoComplete="off"
      >
        {secrets.map((secret, index) => (
          <SecretInput
            key={secret.secret_id}
            secret={secret}
            label={labels[index]?.label ?? secret.secret_id}
            about={labels[index]?.hint ?? ""}
            authType={auth.type}
            value={values[secret.secret_id] ?? ""}
            file={files[secret.secret_id]}
            error={faultOf(secret.secret_id)}
            onChange={(value, file) => {
              setValues((old) => ({ ...old, [secret.secret_id]: value }));
              if (file) setFiles((old) => ({ ...old, [secret.secret_id]: file }));
            }}
          />
        ))}
        {preview.length > 0 && (
          <div className="flex flex-col gap-1 text-12 text-soft">
            {t.connectors.sends}
            <code className="text-ink">{preview.join("\n")}</code>
          </div>
        )}
        {certificate && (
          <p className="text-12 text-soft">
            {t.connectors.certificate(
              certificate.subject,
              certificate.issuer,
              formatDateTime(certificate.not_after),
            )}
          </p>
        )}
        {failure && <ErrorState error={failure} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look={missing.length > 0 ? "primary" : "plain"} isPending={store.isPending}>
            {t.connectors.storeSecrets}
          </Button>
          {missing.length < secrets.length && (
            <span className="text-12 text-soft">{t.connectors.keepHint}</span>
          )}
        </div>
      </Form>
    </Section>
  );
}

const MASK = "••••••";

/** What every call sends; `null` if there is no such header, or if the document determines it. */
const SENT: Record<AuthType, string | null> = {
  "api-key": null,
  "oauth2-client-credentials": `Authorization: Bearer ${MASK}`,
  "oauth2-jwt-bearer": `Authorization: Bearer ${MASK}`,
  "oauth2-authorization-code": `Authorization: Bearer ${MASK}`,
  "client-certificate": null,
  "username-password": `Authorization: Basic ${MASK}`,
  "http-digest": `Authorization: Digest ${MASK}`,
  "session-login": null,
  "bearer-token": `Authorization: Bearer ${MASK}`,
  "aws-sigv4": `Authorization: AWS4-HMAC-SHA256 ${MASK}`,
  hmac: null,
  none: null,
};

/** The credentials of every call, masked. Empty when the document's own schemes may add others. */
function previewCredentials({ auth: { type, required_secrets } }: Connector): string[] {
  const sent = SENT[type];
  if (sent !== null) return [sent];
  if (type !== "api-key") return [];
  return required_secrets.flatMap(({ in: place, name }) => {
    if (!place || !name) return [];
    return [
      place === "query"
        ? `?${name}=${MASK}`
        : place === "cookie"
          ? `Cookie: ${name}=${MASK}`
          : `${name}: ${MASK}`,
    ];
  });
}
