import { Link } from "@tanstack/react-router";
import { buttonClass } from "../components/button.tsx";
import { EmptyState, ErrorState } from "../components/states.tsx";
import { t } from "../text/index.ts";

export function NotFound() {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <EmptyState
        title={t.shell.notFound}
        action={
          <Link to="/" className={buttonClass("primary")}>
            {t.shell.toStart}
          </Link>
        }
      >
        {t.shell.notFoundHint}
      </EmptyState>
    </main>
  );
}

export function Crashed({ error }: { error: unknown }) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-3 p-6">
      <h1>{t.shell.crashed}</h1>
      <p className="text-soft">{t.shell.crashedHint}</p>
      <ErrorState error={error} onRetry={() => location.reload()} />
    </div>
  );
}
