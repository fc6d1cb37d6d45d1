import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { ExampleQuestions } from "../../../components/example-questions.tsx";
import { Field } from "../../../components/field.tsx";
import { Checkbox, Switch } from "../../../components/toggle.tsx";
import { webConfig } from "../../../lib/supabase.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { playground } from "../../../text/playground.ts";
import { type AgentQuestion, scopeQuery } from "../api.ts";
import { ContextFields } from "./context-fields.tsx";
import { type ContextRow, readContext } from "./context-rows.ts";

interface Draft {
  context: ContextRow[];
  connectorIds: string[];
  agentId: string;
  isDryRun: boolean;
}

const EMPTY: Draft = { context: [], connectorIds: [], agentId: "", isDryRun: false };

/** The question with everything an agent can say beside it. */
export function AskForm(props: {
  initialQuestion: string;
  isPending: boolean;
  onAsk: (question: AgentQuestion) => void;
  onCancel: () => void;
}) {
  const { initialQuestion, isPending, onAsk, onCancel } = props;
  const [question, setQuestion] = useState(initialQuestion);
  const [draft, setDraft] = useDraft<Draft>("playground", EMPTY);
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const body = toBody(question, draft);
  const isReady = question.trim() !== "" && !isPending;
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && isReady) onAsk(body);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does
    <div className="flex min-w-0 flex-col gap-3" onKeyDown={handleKey}>
      <Field
        label={playground.question}
        rows={2}
        value={question}
        onChange={setQuestion}
        placeholder={playground.questionPlaceholder}
        hint={playground.shortcut}
        maxLength={8000}
      />
      {question === "" && <ExampleQuestions onChoose={setQuestion} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          isDisabled={question.trim() === ""}
          isPending={isPending}
          onPress={() => onAsk(body)}
        >
          {isPending ? playground.asking : playground.ask}
        </Button>
        {isPending && <Button onPress={onCancel}>{playground.cancel}</Button>}
        <CopyButton text={toCurl(body)} label={playground.copyCurl} />
      </div>
      <details className="flex flex-col" open={draft.context.length > 0 || draft.connectorIds.length > 0}>
        <summary className="touch w-fit cursor-pointer py-1 text-13 font-medium">
          {playground.options}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <ContextFields rows={draft.context} onChange={(context) => set({ context })} />
          <Scope chosen={draft.connectorIds} onChange={(connectorIds) => set({ connectorIds })} />
          <Field
            label={playground.agent}
            hint={playground.agentHint}
            value={draft.agentId}
            onChange={(agentId) => set({ agentId })}
            className="max-w-72"
            maxLength={200}
          />
          <Switch isSelected={draft.isDryRun} onChange={(isDryRun) => set({ isDryRun })}>
            {playground.dryRun}
          </Switch>
        </div>
      </details>
    </div>
  );
}

function Scope({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const { data = [] } = useQuery(scopeQuery);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-13 font-medium">{playground.scope}</legend>
      <p className="text-12 text-soft">
        {data.length === 0 ? playground.noConnectors : playground.scopeHint}
      </p>
      <div className="flex max-h-48 flex-col gap-1 overflow-auto">
        {data.map(({ connector_id, name }) => (
          <Checkbox
            key={connector_id}
            isSelected={chosen.includes(connector_id)}
            onChange={(on) =>
              onChange(on ? [...chosen, connector_id] : chosen.filter((id) => id !== connector_id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function toBody(question: string, { context, connectorIds, agentId, isDryRun }: Draft): AgentQuestion {
  const known = readContext(context);
  return {
    user_query: question.trim(),
    conversation_id: "playground",
    ...(Object.keys(known).length > 0 && { user_context_data: known }),
    ...(connectorIds.length > 0 && { connector_ids: connectorIds }),
    ...(agentId.trim() !== "" && { agent_id: agentId.trim() }),
    ...(isDryRun && { dry_run: true }),
  };
}

/** The same question by curl, with the token left to the person. */
function toCurl(body: AgentQuestion): string {
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return [
    `curl -s ${webConfig().supabase_url}/functions/v1/agent-query`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H 'content-type: application/json'`,
    `-d '${json}'`,
  ].join(" \\\n  ");
}
