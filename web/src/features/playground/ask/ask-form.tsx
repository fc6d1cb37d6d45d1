import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { ExampleQuestions } from "../../../components/example-questions.tsx";
import { Field } from "../../../components/field.tsx";
import { Checkbox, Switch } from "../../../components/toggle.tsx";
import { webConfig } from "../../../lib/supabase.ts";
import { playground } from "../../../text/playground.ts";
import { type AgentQuestion, scopeQuery } from "../api.ts";
import type { AskDraft } from "./ask-draft.ts";
import { ContextFields } from "./context-fields.tsx";

/** The input for a question or for the answer to a clarification, with all options of an agent. */
export function AskForm(props: {
  text: string;
  onText: (text: string) => void;
  draft: AskDraft;
  onDraft: (change: Partial<AskDraft>) => void;
  /** The request body. */
  body: AgentQuestion;
  /** Whether a clarification is open, which the text answers. */
  isAnswer: boolean;
  isPending: boolean;
  autoFocus: boolean;
  onAsk: () => void;
  onCancel: () => void;
  /** Ends the conversation; null when there is none. */
  onNew: (() => void) | null;
}) {
  const { text, onText, draft, onDraft: set, body, isAnswer, isPending, onAsk, onCancel, onNew } = props;
  const [isBroken, setBroken] = useState(false);
  const isReady = text.trim() !== "" && !isPending && !isBroken;
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && isReady) onAsk();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does
    <div className="flex min-w-0 flex-col gap-3" onKeyDown={handleKey}>
      <Field
        label={isAnswer ? playground.yourAnswer : playground.question}
        rows={2}
        value={text}
        onChange={onText}
        placeholder={isAnswer ? playground.answerPlaceholder : playground.questionPlaceholder}
        hint={isAnswer ? playground.answerHint : playground.shortcut}
        autoFocus={props.autoFocus}
        maxLength={8000}
      />
      {text === "" && !isAnswer && <ExampleQuestions onChoose={onText} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          isDisabled={text.trim() === "" || isBroken}
          isPending={isPending}
          onPress={onAsk}
        >
          {isPending ? playground.asking : isAnswer ? playground.sendAnswer : playground.ask}
        </Button>
        {isPending && <Button onPress={onCancel}>{playground.cancel}</Button>}
        {onNew && !isPending && <Button onPress={onNew}>{playground.newQuestion}</Button>}
        <CopyButton text={toCurl(body)} label={playground.copyCurl} />
      </div>
      {isBroken && <p className="text-13 text-bad">{playground.brokenContext}</p>}
      <details className="flex flex-col" open={draft.context.length > 0 || draft.connectorIds.length > 0}>
        <summary className="touch w-fit cursor-pointer py-1 text-13 font-medium">
          {playground.options}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <ContextFields rows={draft.context} onChange={(context) => set({ context })} onBroken={setBroken} />
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

/** A curl command for the same question, with a placeholder for the token. */
function toCurl(body: AgentQuestion): string {
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return [
    `curl -s ${webConfig().supabase_url}/functions/v1/agent-query`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H 'content-type: application/json'`,
    `-d '${json}'`,
  ].join(" \\\n  ");
}
