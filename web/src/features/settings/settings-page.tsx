import { useQuery } from "@tanstack/react-query";
import { ProgressBar } from "../../components/progress.tsx";
import { ErrorState, Loading, Page, Section } from "../../components/states.tsx";
import { formatBytes, formatNumber } from "../../lib/format.ts";
import { settings as text } from "../../text/settings.ts";
import { AccountSection } from "./account-section.tsx";
import { type Settings, settingsQuery } from "./api.ts";
import { ApprovalSection } from "./approval-section.tsx";
import { IndexSection } from "./index-section.tsx";
import { LimitSection } from "./limit-section.tsx";
import { ModelSection } from "./model-section.tsx";
import { RulesSection } from "./rules-section.tsx";

/** What applies to the account: its own settings over those of the installation. */
export function SettingsPage() {
  const query = useQuery(settingsQuery);
  return (
    <Page title={text.title} intro={text.intro}>
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <ModelSection settings={query.data} />
          <IndexSection settings={query.data} />
          <ApprovalSection settings={query.data} />
          <LimitSection settings={query.data} />
          <RulesSection />
          <QuotaSection settings={query.data} />
        </>
      )}
      <AccountSection />
      {query.data && (
        <p className="text-12 text-soft">
          {text.version(query.data.version)} · {text.environment(query.data.environment)}
        </p>
      )}
    </Page>
  );
}

/** What the account has used of its quotas. */
function QuotaSection({ settings: { quotas } }: { settings: Settings }) {
  return (
    <Section title={text.quotas} hint={text.quotasHint}>
      <div className="grid max-w-160 gap-3 sm:grid-cols-2">
        {Object.entries(quotas).map(([name, { used, limit }]) => {
          const format = name.endsWith("bytes") ? formatBytes : formatNumber;
          return (
            <ProgressBar
              key={name}
              label={text.quotaNames[name] ?? name}
              value={used}
              max={limit}
              text={text.quota(format(used), format(limit))}
            />
          );
        })}
      </div>
    </Section>
  );
}
