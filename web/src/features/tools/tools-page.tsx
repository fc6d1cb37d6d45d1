import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CustomTool } from "../../../../src/contract/tool.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { SearchField } from "../../components/field.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, NoResults, Page } from "../../components/states.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { t } from "../../text/index.ts";
import { toolsQuery } from "./api.ts";
import { exportTools } from "./list/export-tools.ts";
import { ToolLine } from "./list/tool-line.tsx";
import { BuiltInTools } from "./plugins/built-in-tools.tsx";

const route = getRouteApi("/inside/tools");
const ImportCurl = lazy(async () => ({
  default: (await import("./import-curl/import-curl-dialog.tsx")).ImportCurlDialog,
}));
const ImportFile = lazy(async () => ({
  default: (await import("./list/import-file-dialog.tsx")).ImportFileDialog,
}));

const TYPES = (["all", "http_api", "prompt"] as const).map((id) => ({ id, label: t.tools.types[id] }));

/** The tools library. */
export function ToolsPage() {
  const query = useQuery(toolsQuery);
  const [open, setOpen] = useState<"curl" | "file" | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const newToolButtons = (
    <Link to="/tools/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" />
      {t.tools.newTool}
    </Link>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Page
      title={t.tools.title}
      intro={
        <>
          {t.tools.intro} {/* Placed below a list that may be long. */}
          <a href="#built-in" className="text-accent underline underline-offset-2">
            {t.tools.plugins.title}
          </a>
        </>
      }
      actions={
        !isEmpty && (
          <>
            <Button onPress={() => setOpen("curl")}>{t.tools.importCurl}</Button>
            <Button onPress={() => setOpen("file")}>{t.tools.importFile}</Button>
            {query.data && <Button onPress={() => exportTools(query.data)}>{t.tools.exportAll}</Button>}
            {newToolButtons}
          </>
        )
      }
    >
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          title={t.tools.empty}
          action={
            <div className="flex flex-wrap gap-2">
              {newToolButtons}
              <Button onPress={() => setOpen("curl")}>{t.tools.importCurl}</Button>
              <Button onPress={() => setOpen("file")}>{t.tools.importFile}</Button>
            </div>
          }
        >
          {t.tools.emptyText}
        </EmptyState>
      ) : (
        <Filtered tools={query.data} />
      )}
      <BuiltInTools />
      <Suspense>
        {open === "curl" && (
          <ImportCurl
            onClose={close}
            onImport={() => void navigate({ to: "/tools/new", search: { import: "curl" } })}
          />
        )}
        {open === "file" && <ImportFile tools={query.data ?? []} onClose={close} />}
      </Suspense>
    </Page>
  );
}

function Filtered({ tools }: { tools: CustomTool[] }) {
  const { q = "", type } = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (change: { q?: string; type?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true });
  const chosen = type === "prompt" || type === "http_api" ? type : "all";
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = tools.filter((tool) => {
    const text = `${tool.name} ${tool.description} ${tool.http_config?.url ?? ""}`.toLowerCase();
    return (chosen === "all" || tool.tool_type === chosen) && words.every((word) => text.includes(word));
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t.tools.search} value={q} onChange={(text) => setSearch({ q: text })} />
        <Segmented
          label={t.tools.filterType}
          hideLabel
          choices={TYPES}
          value={chosen}
          onChange={(id) => setSearch({ type: id === "all" ? "" : id })}
        />
      </div>
      {shown.length === 0 ? (
        <NoResults onClear={() => setSearch({ q: "", type: "" })} />
      ) : (
        <ManyRows
          label={t.tools.title}
          items={shown}
          keyOf={({ id }) => id}
          rowHeight={49}
          render={(tool) => <ToolLine tool={tool} />}
        />
      )}
    </div>
  );
}
