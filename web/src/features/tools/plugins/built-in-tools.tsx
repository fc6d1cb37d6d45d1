import { useQuery } from "@tanstack/react-query";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { pluginsQuery } from "./api.ts";
import { PluginLine } from "./plugin-line.tsx";

/** Built-in tools; each set can be enabled or disabled. */
export function BuiltInTools() {
  const query = useQuery(pluginsQuery);
  const { plugins } = t.tools;
  return (
    <section
      aria-label={plugins.title}
      id="built-in"
      className="scroll-mt-4 flex min-w-0 flex-col gap-3 pt-2"
    >
      <div>
        <h2>{plugins.title}</h2>
        <p className="max-w-prose text-13 text-soft">{plugins.hint}</p>
      </div>
      {query.isPending ? (
        <Loading rows={3} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.length === 0 ? (
        <p className="text-13 text-soft">{plugins.none}</p>
      ) : (
        <ul className="border-t border-line">
          {query.data.map((plugin) => (
            <li key={plugin.name}>
              <PluginLine plugin={plugin} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
