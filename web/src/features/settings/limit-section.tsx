import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { formatBytes, formatDuration, formatNumber } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { settings as text } from "../../text/settings.ts";
import { changeSettings, refreshSettings, type Settings } from "./api.ts";
import { Origin, Variables } from "./parts.tsx";

/** The limits of calls: those of the installation, and lower ones of the account. */
export function LimitSection({ settings }: { settings: Settings }) {
  const { limits, account, egress_exceptions } = settings;
  const [isEditing, setEditing] = useState(false);
  const rows: [name: string, value: string, isOwn: boolean | null][] = [
    [text.limitRows.call_ms, formatDuration(limits.call_ms), isOwn(settings, "call_ms")],
    [text.limitRows.answer_bytes, formatBytes(limits.answer_bytes), isOwn(settings, "answer_bytes")],
    [
      text.limitRows.calls_per_min,
      limits.calls_per_min === null ? text.unlimited : formatNumber(limits.calls_per_min),
      isOwn(settings, "calls_per_min"),
    ],
    [text.limitRows.document_bytes, formatBytes(limits.document_bytes), null],
    [text.limitRows.request_bytes, formatBytes(limits.request_bytes), null],
    [text.egress, egress_exceptions === 0 ? text.noEgress : text.egressCount(egress_exceptions), null],
  ];
  return (
    <Section title={text.limits} hint={text.limitsHint}>
      <dl className="flex max-w-160 flex-col">
        {rows.map(([name, value, own]) => (
          <div key={name} className="grid gap-x-4 border-t border-line py-1.5 first:border-0 sm:grid-cols-2">
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-2 break-words">
              {value}
              {own !== null && <Origin isOwn={own} />}
            </dd>
          </div>
        ))}
      </dl>
      {isEditing ? (
        <LimitForm settings={settings} onClose={() => setEditing(false)} />
      ) : (
        account && (
          <Button className="w-fit" onPress={() => setEditing(true)}>
            {text.changeLimits}
          </Button>
        )
      )}
      <Variables names={["EGRESS_ALLOW"]} />
    </Section>
  );
}

/** Whether the account's value is the effective one. */
function isOwn({ account, limits }: Settings, name: LimitName): boolean {
  const own = account?.limits[name] ?? null;
  return own !== null && own === limits[name];
}

function LimitForm({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const queries = useQueryClient();
  const { account, installation } = settings;
  const stored = toDraft(account?.limits);
  const [draft, setDraft] = useState(stored);
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: changeSettings,
    onSuccess: async () => {
      toast(text.limitsSaved);
      await refreshSettings(queries);
      onClose();
    },
  });
  const read = LIMITS.map((limit) => ({
    limit,
    ...readLimit(limit, draft[limit.name], installation.limits),
  }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (read.some(({ error }) => error !== undefined)) return;
    // A value that is shown rounded is not replaced by it.
    const changed = read.filter(({ limit: { name } }) => draft[name] !== stored[name]);
    save.mutate({ limits: Object.fromEntries(changed.map(({ limit, value }) => [limit.name, value])) });
  }
  return (
    <Form validationBehavior="aria" onSubmit={submit} className="flex max-w-160 flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        {read.map(({ limit, error, most }, index) => (
          <Field
            key={limit.name}
            label={text.limitFields[limit.name]}
            hint={most === null ? text.limitNone : text.limitDefault(formatNumber(most))}
            inputMode="decimal"
            autoFocus={index === 0}
            value={draft[limit.name]}
            onChange={(entry) => setDraft({ ...draft, [limit.name]: entry })}
            error={isChecked ? error : undefined}
          />
        ))}
      </div>
      {save.isError && <ErrorState error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={save.isPending}>
          {t.common.save}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {t.common.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** The limits that an account may lower, in the unit that people enter. */
const LIMITS = [
  { name: "call_ms", factor: 1_000, least: 1 },
  { name: "answer_bytes", factor: 1_024, least: 1 },
  { name: "calls_per_min", factor: 1, least: 1 },
] as const;

type Limit = (typeof LIMITS)[number];
type LimitName = Limit["name"];

/** Calls per minute have no limit of the installation; the database takes at most this. */
const MOST_CALLS = 100_000;

/** The account's limits as texts; empty: that of the installation. */
function toDraft(own: Record<LimitName, number | null> | undefined): Record<LimitName, string> {
  const texts = LIMITS.map(({ name, factor }) => {
    const value = own?.[name] ?? null;
    return [name, value === null ? "" : String(Math.round((value / factor) * 100) / 100)];
  });
  return Object.fromEntries(texts) as Record<LimitName, string>;
}

/** The value of a field. `most`: the installation's limit in the unit of the field; null if it has none. */
function readLimit(
  { name, factor, least }: Limit,
  entry: string,
  installation: Settings["installation"]["limits"],
): { value: number | null; error: string | undefined; most: number | null } {
  const most = name === "calls_per_min" ? null : installation[name] / factor;
  const trimmed = entry.trim().replace(",", ".");
  if (trimmed === "") return { value: null, error: undefined, most };
  const entered = Number(trimmed);
  const upper = most ?? MOST_CALLS;
  const isWhole = factor > 1 || Number.isInteger(entered);
  if (entered >= least && entered <= upper && isWhole)
    return { value: Math.round(entered * factor), error: undefined, most };
  return { value: null, error: text.limitRange(formatNumber(least), formatNumber(upper)), most };
}
