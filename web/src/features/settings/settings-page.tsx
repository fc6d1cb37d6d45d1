import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Tag } from "../../components/labels.tsx";
import { ProgressBar } from "../../components/progress.tsx";
import { ErrorState, Loading, Page, Section } from "../../components/states.tsx";
import { formatBytes, formatDuration, formatNumber } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { AccountSection } from "./account-section.tsx";
import { checkModel, type Settings, settingsQuery } from "./api.ts";

/** The configuration of this Toolgate, and the user's account. */
export function SettingsPage() {
  const query = useQuery(settingsQuery);
  return (
    <Page title={t.settings.title} intro={t.settings.intro}>
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <ModelSection settings={query.data} />
          <IndexSection settings={query.data} />
          <Section title={t.settings.policy}>
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone={query.data.environment === "prod" ? "accent" : "warn"}>{query.data.environment}</Tag>
              {t.settings.modes[query.data.approval_mode]}
            </p>
            <Variables names={["TOOLGATE_ENV"]} />
          </Section>
          <LimitSection settings={query.data} />
          <QuotaSection settings={query.data} />
        </>
      )}
      <AccountSection />
      {query.data && (
        <p className="text-12 text-soft">
          {t.settings.version(query.data.version)} · {t.settings.environment(query.data.environment)}
        </p>
      )}
    </Page>
  );
}

function ModelSection({ settings: { model } }: { settings: Settings }) {
  const check = useMutation({ mutationFn: checkModel });
  return (
    <Section title={t.settings.model} hint={t.settings.modelHint}>
      {model.configured ? (
        <>
          <p className="font-mono text-13">
            {t.settings.configured(model.chat_model ?? "", model.host ?? "")}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button isPending={check.isPending} onPress={() => check.mutate()}>
              {t.settings.check}
            </Button>
            {check.data && (
              <output className="text-13 text-ok">
                {t.settings.works(formatDuration(check.data.duration_ms))}
              </output>
            )}
          </div>
          {check.isError && <ErrorState error={check.error} />}
        </>
      ) : (
        <p>{t.settings.noModel}</p>
      )}
      <Variables names={["OPENAI_API_KEY", "OPENAI_BASE_URL", "LLM_MODEL"]} />
    </Section>
  );
}

function IndexSection({ settings: { embedding, index } }: { settings: Settings }) {
  const { tools, waiting, failing, last_error } = index;
  return (
    <Section title={t.settings.index} hint={t.settings.indexHint}>
      <div className="flex max-w-160 flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={embedding.state === "ready" ? "ok" : "accent"}>{t.settings.states[embedding.state]}</Tag>
          <span className="font-mono text-13">{embedding.wanted}</span>
          {embedding.active && embedding.active !== embedding.wanted && (
            <span className="text-12 text-soft">{t.settings.active(embedding.active)}</span>
          )}
        </p>
        <ProgressBar
          label={t.settings.index}
          value={tools - waiting}
          max={tools}
          text={t.settings.indexed(tools - waiting, tools)}
        />
        {failing > 0 && <p className="text-13 text-bad">{t.settings.failing(failing, last_error ?? "")}</p>}
      </div>
      <Variables names={["EMBEDDING_MODEL"]} />
    </Section>
  );
}

function LimitSection({ settings: { limits, egress_exceptions } }: { settings: Settings }) {
  const rows: [string, ReactNode][] = [
    [t.settings.limitRows.call_ms, formatDuration(limits.call_ms)],
    [t.settings.limitRows.answer_bytes, formatBytes(limits.answer_bytes)],
    [t.settings.limitRows.document_bytes, formatBytes(limits.document_bytes)],
    [t.settings.limitRows.request_bytes, formatBytes(limits.request_bytes)],
    [
      t.settings.egress,
      egress_exceptions === 0 ? t.settings.noEgress : t.settings.egressCount(egress_exceptions),
    ],
  ];
  return (
    <Section title={t.settings.limits}>
      <dl className="flex max-w-160 flex-col">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 border-t border-line py-1.5 first:border-0 sm:grid-cols-2">
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Variables names={["EGRESS_ALLOW"]} />
    </Section>
  );
}

/** What the account has used of its quotas. */
function QuotaSection({ settings: { quotas } }: { settings: Settings }) {
  return (
    <Section title={t.settings.quotas} hint={t.settings.quotasHint}>
      <div className="grid max-w-160 gap-3 sm:grid-cols-2">
        {Object.entries(quotas).map(([name, { used, limit }]) => {
          const format = name.endsWith("bytes") ? formatBytes : formatNumber;
          return (
            <ProgressBar
              key={name}
              label={name.replaceAll("_", " ")}
              value={used}
              max={limit}
              text={t.settings.quota(format(used), format(limit))}
            />
          );
        })}
      </div>
    </Section>
  );
}

function Variables({ names }: { names: string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-soft">
      {t.settings.setVariables}
      {names.map((name) => (
        <code key={name} className="text-ink">
          {name}
        </code>
      ))}
    </p>
  );
}
