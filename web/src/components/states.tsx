import type { ReactNode } from "react";
import { asFailure } from "../lib/api-failure.ts";
import { t } from "../text/index.ts";
import { inServerLanguage } from "../text/language.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { ServerText } from "./server-text.tsx";

/** An empty state: the purpose of this place, and one action. */
export function EmptyState({
  title,
  children,
  action,
  isFlush = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Set if there is a rule above already. */
  isFlush?: boolean;
}) {
  return (
    <div
      className={`flex flex-col items-start gap-2 border-line sm:px-4 ${isFlush ? "border-b pt-3 pb-8" : "border-y py-8"}`}
    >
      <h2>{title}</h2>
      {children && <div className="max-w-prose text-soft">{children}</div>}
      {action && <div className="max-w-full pt-2">{action}</div>}
    </div>
  );
}

/** The error, what to do, and the request id for the logs. */
export function ErrorState({
  error,
  onRetry,
  children,
}: {
  error: unknown;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const failure = asFailure(error);
  const isKnown = failure.isOwnText || inServerLanguage(failure.message) !== undefined;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-md border border-bad/40 bg-bad-tint px-3 py-2.5 text-13"
    >
      <p>
        <span className="font-mono text-12 font-semibold text-bad">{failure.code}</span>{" "}
        {!isKnown && t.common.failure(failure.code)}
        {failure.isOwnText ? failure.message : <ServerText>{failure.message}</ServerText>}
      </p>
      {children}
      {(onRetry || failure.requestId) && (
        <div className="flex flex-wrap items-center gap-2">
          {onRetry && <Button onPress={onRetry}>{t.common.retry}</Button>}
          {failure.requestId && <CopyButton text={failure.requestId} label={t.common.copyRequestId} />}
        </div>
      )}
    </div>
  );
}

/** Placeholder lines for rows; shown only after 300 ms. */
export function Loading({ rows = 4, label = t.common.loading }: { rows?: number; label?: string }) {
  return (
    <div className="appear-late flex flex-col gap-2 py-2" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => 100 - ((row * 7) % 30)).map((width) => (
        <div key={width} className="h-9 animate-pulse rounded-md bg-sunken" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** The frame of every page: title, one sentence, actions on the right. */
export function Page(props: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Uses the whole width of the window, for logs. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { title, intro, actions, isWide = false, children } = props;
  return (
    <div className="flex min-w-0 flex-col gap-5" {...(isWide && { "data-wide": "" })}>
      <title>{`${title} · Toolgate`}</title>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="break-words">{title}</h1>
          {intro && <p className="max-w-prose pt-0.5 text-soft">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A titled part of a page, separated by a rule instead of a box. */
export function Section(props: {
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  const { title, hint, actions, children, id } = props;
  return (
    <section aria-label={title} id={id} className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2>{title}</h2>
          {hint && <p className="max-w-prose text-13 text-soft">{hint}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Shown instead of a list whose filter matches no rows. */
export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <p className="border-y border-line py-6 text-soft">
      {t.common.noResults}{" "}
      <Button look="quiet" onPress={onClear}>
        {t.common.clearFilters}
      </Button>
    </p>
  );
}
