import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Tag } from "../../../components/labels.tsx";
import { labelSecrets } from "../../../components/secret/label-secrets.ts";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { connectorsQuery } from "../api.ts";
import { SecretInput } from "../detail/secret-input.tsx";
import { readCurlSecrets } from "./curl-secrets.ts";
import { describePreview } from "./describe-preview.ts";
import { type Found, findTwin, type Preview, previewImport, type Source } from "./import-source.ts";
import { PreviewDetails } from "./preview-details.tsx";
import { TwinNotice } from "./twin-notice.tsx";
import { type Entered, useConnect } from "./use-connect.ts";

/** What was found, in words, and everything that is needed to connect it: name, base URL, credentials. */
export function Review({ source, found }: { source: Source; found: Found }) {
  const [server, setServer] = useState("");
  const preview = useQuery({
    queryKey: ["connectors", "preview", source, found.kind, found.url, server],
    queryFn: () => previewImport(source, found, server),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (preview.isPending) return <Loading rows={5} />;
  if (preview.error) {
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  return (
    <ReviewForm
      key={server}
      source={source}
      found={found}
      preview={preview.data}
      server={server}
      onServer={setServer}
    />
  );
}

/** The placeholder of a document without a server. */
const UNKNOWN_SERVER = "https://server.invalid";

function ReviewForm(props: {
  source: Source;
  found: Found;
  preview: Preview;
  server: string;
  onServer: (server: string) => void;
}) {
  const { source, found, preview } = props;
  const text = t.connectors.front;
  const required = preview.auth.required_secrets;
  const stated = preview.server?.startsWith(UNKNOWN_SERVER) ? "" : (preview.server ?? found.url ?? "");
  const ownName = preview.name;
  const [entered, setEntered] = useState<Entered>(() => ({
    name: ownName,
    server: stated,
    secrets: readCurlSecrets(source.text ?? "", preview),
  }));
  const [files, setFiles] = useState<Record<string, { name: string; size: number }>>({});
  const connectors = useQuery(connectorsQuery);
  const [isSecond, setSecond] = useState(false);
  const connect = useConnect({ source, found, stated, ownName });
  const run = useMutation({ mutationFn: () => connect(entered) });
  const twin = findTwin(connectors.data ?? [], found, preview);
  const isWrongServer = !/^https?:\/\/[^/\s]+/.test(entered.server.trim());
  const failure = run.error && asFailure(run.error);
  const faultOf = (id: string) => failure?.faultAt(`/secrets/${id}`, `/${id}`);
  const set = (change: Partial<Entered>) => setEntered((old) => ({ ...old, ...change }));
  const labels = labelSecrets(required, preview.auth.type, preview.keys);
  const firstEmpty = required.find(({ secret_id }) => !entered.secrets[secret_id])?.secret_id;
  return (
    <section aria-label={text.reviewTitle} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-1.5">
          <Tag tone="accent">{found.format}</Tag>
          {found.version !== "" && <Tag>{t.connectors.versionOf(found.version)}</Tag>}
        </p>
        <p role="status" className="text-14">
          {describePreview(preview)}
        </p>
      </div>
      {twin && !isSecond && (
        <TwinNotice twin={twin} source={source} found={found} onSecond={() => setSecond(true)} />
      )}
      {(!twin || isSecond) && (
        <Form
          validationBehavior="aria"
          autoComplete="off"
          className="flex max-w-160 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            run.mutate();
          }}
        >
          <Field
            label={text.name}
            value={entered.name}
            onChange={(name) => set({ name })}
            autoFocus={required.length === 0}
          />
          <Field
            label={t.connectors.server}
            value={entered.server}
            onChange={(server) => set({ server })}
            mono
            error={entered.server !== "" && isWrongServer ? t.connectors.serverFault : undefined}
            {...(stated === "" && { hint: t.connectors.serverHint })}
          />
          {required.map(({ secret_id }, index) => (
            <SecretInput
              key={secret_id}
              secret={{ secret_id, stored_at: null }}
              label={labels[index]?.label ?? secret_id}
              about={labels[index]?.hint ?? ""}
              authType={preview.auth.type}
              value={entered.secrets[secret_id] ?? ""}
              file={files[secret_id]}
              error={faultOf(secret_id)}
              autoFocus={secret_id === firstEmpty || (firstEmpty === undefined && index === 0)}
              onChange={(value, file) => {
                set({ secrets: { ...entered.secrets, [secret_id]: value } });
                if (file) setFiles((old) => ({ ...old, [secret_id]: file }));
              }}
            />
          ))}
          {required.length > 0 && <p className="text-12 text-soft">{text.secretsHint}</p>}
          {failure && <ErrorState error={failure} />}
          <div>
            <Button
              type="submit"
              look="primary"
              isDisabled={isWrongServer || entered.name.trim() === ""}
              isPending={run.isPending}
            >
              {run.isPending ? text.connecting : t.connectors.save}
            </Button>
          </div>
        </Form>
      )}
      <PreviewDetails preview={preview} notes={found.notes} />
    </section>
  );
}
