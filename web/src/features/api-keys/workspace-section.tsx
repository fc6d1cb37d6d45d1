import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { bindableQuery } from "../../components/api-key/api.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { formatAgo, formatBytes } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { type BoundWorkspace, emptyWorkspace, workspacesQuery } from "./api.ts";

const text = t.apiKeys.workspaces;

/** The files that agents keep with bound API keys. Nothing is shown while there are none. */
export function WorkspaceSection() {
  const query = useQuery(workspacesQuery);
  const { data: bindable } = useQuery(bindableQuery);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.data.workspaces.length === 0) return null;
  const { workspaces, bytes, max_bytes } = query.data;
  return (
    <Section title={text.title} hint={text.hint(formatBytes(bytes), formatBytes(max_bytes))}>
      <ManyRows
        label={text.title}
        items={workspaces}
        keyOf={({ binding }) => binding}
        rowHeight={53}
        render={(workspace) => (
          <Line
            workspace={workspace}
            name={bindable?.find(({ id }) => id === workspace.binding)?.label ?? nameOf(workspace)}
          />
        )}
      />
    </Section>
  );
}

function Line({ workspace, name }: { workspace: BoundWorkspace; name: string }) {
  const { files, bytes, updated_at } = workspace;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-12 text-soft">
          {text.files(files)} · {formatBytes(bytes)}
        </p>
      </div>
      <span className="w-44 text-12 text-soft">{text.changed(formatAgo(updated_at))}</span>
      <span className="ml-auto">
        <Delete workspace={workspace} name={name} />
      </span>
    </div>
  );
}

/** A binding to all end users has no connection. */
function nameOf({ connection, end_user }: BoundWorkspace): string {
  return end_user ?? connection ?? text.endUsers;
}

function Delete({ workspace, name }: { workspace: BoundWorkspace; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const empty = useMutation({
    mutationFn: () => emptyWorkspace(workspace.binding),
    onSuccess: ({ deleted }) => {
      setAsking(false);
      toast(text.deleted(deleted));
      return queries.invalidateQueries(workspacesQuery);
    },
  });
  return (
    <>
      <Button look="danger" aria-label={text.deleteOf(name)} onPress={() => setAsking(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.deleteTitle(name)}
        action={text.delete}
        isPending={empty.isPending}
        onConfirm={() => empty.mutate()}
      >
        <p>{text.deleteText(workspace.files)}</p>
        {empty.isError && <ErrorState error={empty.error} />}
      </ConfirmDialog>
    </>
  );
}
