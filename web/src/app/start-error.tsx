import { ErrorState } from "../components/states.tsx";
import { t } from "../text/index.ts";

/** The page shown when the configuration could not be read. */
export function StartError({ error }: { error: unknown }) {
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 p-6">
      <h1>Toolgate</h1>
      <ErrorState error={error} onRetry={() => location.reload()}>
        <p>{t.shell.crashedHint}</p>
      </ErrorState>
    </main>
  );
}
