import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { Button, buttonClass } from "../../components/button.tsx";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { agents } from "../../text/agents.ts";
import { agentQuery, type StoredAgent } from "./api.ts";
import { AgentEditor } from "./editor/agent-editor.tsx";
import { Conflict } from "./editor/conflict.tsx";
import { useAgentDraft } from "./editor/use-agent-draft.ts";
import { DeleteAgent } from "./list/delete-agent.tsx";
import { VersionList } from "./versions/version-list.tsx";

const route = getRouteApi("/inside/agents/$agentId");
const TestAgent = lazy(async () => ({ default: (await import("./try/test-agent.tsx")).TestAgent }));
const VersionDialog = lazy(async () => ({
  default: (await import("./versions/version-dialog.tsx")).VersionDialog,
}));

/** An agent: its file, what it allows, and all versions. */
export function AgentPage() {
  const { agentId } = route.useParams();
  const query = useQuery(agentQuery(agentId));
  if (query.data) return <Agent key={agentId} stored={query.data} />;
  return (
    <Page title={query.isError ? agents.notFound : agentId}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()}>
          <Link to="/agents" className={buttonClass()}>
            {agents.toAgents}
          </Link>
        </ErrorState>
      ) : (
        <Loading rows={8} />
      )}
    </Page>
  );
}

function Agent({ stored }: { stored: StoredAgent }) {
  const { agent_id, version, text } = stored;
  const draft = useAgentDraft(`agent.${agent_id}`, { text, base: version });
  const [looking, setLooking] = useState<number | null>(null);
  const navigate = route.useNavigate();
  return (
    <AgentEditor
      title={agent_id}
      intro={agents.editIntro}
      agentId={agent_id}
      draft={draft}
      actions={
        <>
          <DeleteAgent
            id={agent_id}
            onDeleted={() => {
              draft.guard.release();
              draft.drop();
              void navigate({ to: "/agents" });
            }}
          />
          <Link to="/api-keys" search={{ agent: agent_id }} className={buttonClass()}>
            <KeyRound aria-hidden="true" />
            {agents.createKey}
          </Link>
        </>
      }
      conflict={() =>
        draft.isBehind && (
          <Conflict stored={version} base={draft.base}>
            <Button onPress={() => setLooking(version)}>{agents.lookAtStored(version)}</Button>
            <Button onPress={draft.drop}>{agents.takeStored(version)}</Button>
            <Button onPress={draft.rebase}>{agents.keepMine}</Button>
          </Conflict>
        )
      }
    >
      <Suspense>
        <TestAgent agentId={agent_id} isChanged={draft.isDirty} />
      </Suspense>
      <VersionList id={agent_id} current={version} onLook={setLooking} />
      <Suspense>
        {looking !== null && (
          <VersionDialog
            id={agent_id}
            version={looking}
            current={version}
            onClose={() => setLooking(null)}
            onRestore={(old) => {
              draft.setText(old);
              setLooking(null);
              toast(agents.restored(looking));
            }}
          />
        )}
      </Suspense>
    </AgentEditor>
  );
}
