import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { announce } from "../../../app/announce.tsx";
import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { formatDuration } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { type Connector, missingSecrets, type ConnectionTest as Outcome, testConnection } from "../api.ts";

const STAGES = ["dns", "connect", "tls", "credentials", "status"] as const;

/** A harmless call that shows at which stage a connection fails: name, TLS, credentials, answer. */
export function ConnectionTest(props: {
  connector: Connector;
  /** Tests as soon as the secrets are stored. */
  isAutomatic?: boolean;
}) {
  const { connector, isAutomatic = false } = props;
  const test = useMutation({
    mutationFn: () => testConnection(connector.connector_id),
    onSuccess: ({ message }) => announce(message),
  });
  const isTested = useRef(false);
  const isDue = isAutomatic && missingSecrets(connector).length === 0;
  const run = test.mutate;
  useEffect(() => {
    if (!isDue || isTested.current) return;
    isTested.current = true;
    run();
  }, [isDue, run]);
  return (
    <Section
      title={t.connectors.connection}
      hint={t.connectors.connectionHint}
      actions={
        <Button isPending={test.isPending} onPress={() => test.mutate()}>
          {t.connectors.testConnection}
        </Button>
      }
    >
      {test.isError && <ErrorState error={test.error} />}
      {test.data && <Stages outcome={test.data} hasTls={!(connector.host ?? "").startsWith("http:")} />}
    </Section>
  );
}

function Stages({ outcome, hasTls }: { outcome: Outcome; hasTls: boolean }) {
  const reached = STAGES.indexOf(outcome.stage);
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        {STAGES.map((stage, index) => {
          const state =
            stage === "tls" && !hasTls
              ? "unused"
              : index < reached || (index === reached && outcome.ok)
                ? "passed"
                : index === reached
                  ? "failed"
                  : "untried";
          return (
            <li key={stage} className="flex items-center gap-1.5">
              {t.connectors.stages[stage]}
              <Tag tone={state === "passed" ? "ok" : state === "failed" ? "bad" : "neutral"}>
                {t.connectors.stageStates[state]}
              </Tag>
            </li>
          );
        })}
      </ol>
      <output className="text-13">
        <ServerText>{outcome.message}</ServerText>{" "}
        <span className="text-soft">{formatDuration(outcome.duration_ms)}</span>
      </output>
    </div>
  );
}
