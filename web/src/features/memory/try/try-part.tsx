import { useMutation } from "@tanstack/react-query";
import { announce } from "../../../app/announce.tsx";
import { useSession } from "../../../app/session.ts";
import { ErrorState } from "../../../components/states.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { memory } from "../../../text/memory.ts";
import { retrieveContext } from "../api/context.ts";
import type { Site } from "../api/sites.ts";
import { ContextView } from "./context-view.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PassageList } from "./passage-list.tsx";
import { EMPTY_DRAFT, limitsOf, type QueryDraft, toRequest } from "./query-draft.ts";
import { QueryForm } from "./query-form.tsx";

/** The context that a question adds to the next model call, with its reasons. */
export function TryPart({ site }: { site: Site }) {
  const ownId = useSession()?.user.id ?? "";
  const [draft, setDraft] = useDraft<QueryDraft>(`memory.try.${site.site_id}`, EMPTY_DRAFT);
  const request = toRequest(site.site_id, ownId, draft);
  const run = useMutation({
    mutationFn: retrieveContext,
    onSuccess: ({ sources }) =>
      announce(memory.retrieved(memory.passageCount(Math.max(0, ...sources.map(({ number }) => number))))),
  });
  const { data, variables: asked } = run;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <QueryForm
        draft={draft}
        onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
        request={request}
        isPending={run.isPending}
        onRetrieve={() => run.mutate(request)}
      />
      {run.isError && <ErrorState error={run.error} />}
      {data && asked && (
        <div className="grid min-w-0 gap-8 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <NothingFound
              found={data}
              limits={limitsOf(asked)}
              site={site}
              isPending={run.isPending}
              onRetry={() => run.mutate(asked)}
            />
            {data.sources.length > 0 && <PassageList sources={data.sources} question={asked.query} />}
          </div>
          <ContextView context={data.context} messages={data.messages} limit={limitsOf(asked).max_chars} />
        </div>
      )}
    </div>
  );
}
