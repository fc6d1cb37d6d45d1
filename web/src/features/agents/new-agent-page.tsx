import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { agents } from "../../text/agents.ts";
import { agentsQuery } from "./api.ts";
import { AgentEditor } from "./editor/agent-editor.tsx";
import { Conflict, OpenStored } from "./editor/conflict.tsx";
import { useAgentDraft } from "./editor/use-agent-draft.ts";
import { writeTemplate } from "./editor/write-template.ts";

/** A new agent: empty, until its owner says what it is for and chooses tools. */
export function NewAgentPage() {
  const list = useQuery(agentsQuery);
  if (list.data) return <NewAgent taken={list.data.map(({ agent_id }) => agent_id)} />;
  return (
    <Page title={agents.newTitle} intro={agents.newIntro}>
      {list.error ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </Page>
  );
}

function NewAgent({ taken }: { taken: string[] }) {
  // Computed once, so that later changes of others do not change the text during editing.
  const [template] = useState(() => ({ text: writeTemplate(taken), base: 0 }));
  const draft = useAgentDraft("agent.new", template);
  const navigate = useNavigate();
  return (
    <AgentEditor
      title={agents.newTitle}
      intro={agents.newIntro}
      agentId={null}
      draft={draft}
      conflict={(refused, id) =>
        refused !== null && (
          <Conflict stored={refused} base={0}>
            {id !== undefined && <OpenStored id={id} />}
          </Conflict>
        )
      }
      onSaved={({ agent_id }) => {
        draft.guard.release();
        void navigate({ to: "/agents/$agentId", params: { agentId: agent_id }, replace: true });
      }}
    />
  );
}
