import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { toolQuery } from "./api.ts";
import { toDraft } from "./draft/to-draft.ts";
import { EMPTY_DRAFT } from "./draft/tool-draft.ts";
import { loadImported } from "./import-curl/imported-request.ts";
import { ToolEditor } from "./tool-editor.tsx";

const newRoute = getRouteApi("/inside/tools/new");
const toolRoute = getRouteApi("/inside/tools/$toolId");

/** A new tool: empty, from a curl command, or a copy of another. */
export function NewToolPage() {
  const { from, import: imported } = newRoute.useSearch();
  const source = useQuery({ ...toolQuery(from ?? ""), enabled: from !== undefined });
  if (from !== undefined) {
    if (source.isPending) return <Waiting title={t.tools.newTitle} />;
    if (source.isError) return <Missing error={source.error} onRetry={() => void source.refetch()} />;
    const copy = toDraft(source.data);
    return (
      <ToolEditor
        key={from}
        tool={null}
        draftKey={`tool.copy.${from}`}
        initial={{ ...copy, name: t.tools.copyOf(copy.name) }}
      />
    );
  }
  const waiting = imported === "curl" ? loadImported() : null;
  return (
    <ToolEditor
      key={imported ?? "new"}
      tool={null}
      draftKey={`tool.${imported ?? "new"}`}
      initial={waiting ? { ...EMPTY_DRAFT, ...waiting.request } : EMPTY_DRAFT}
      isFresh={waiting !== null}
      typedSecrets={waiting?.secrets ?? {}}
    />
  );
}

/** An existing tool. */
export function ToolPage() {
  const { toolId } = toolRoute.useParams();
  const query = useQuery(toolQuery(toolId));
  if (query.isPending) return <Waiting title={t.tools.title} />;
  if (query.isError) return <Missing error={query.error} onRetry={() => void query.refetch()} />;
  const { data: tool } = query;
  return (
    <ToolEditor
      key={`${tool.id} ${tool.updated_at}`}
      tool={tool}
      draftKey={`tool.${tool.id}.${tool.updated_at}`}
      initial={toDraft(tool)}
    />
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Loading rows={8} />
    </Page>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title={t.tools.notFound}>
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  );
}
