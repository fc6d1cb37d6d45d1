import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { SideEffectTag } from "../../../components/labels.tsx";
import { ResultView } from "../../../components/response/result-view.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { agents } from "../../../text/agents.ts";
import { askAsAgent } from "../api.ts";

/** Asks a question as a key of the agent would: with its tools, limits and approvals. */
export function TestAgent({ agentId, isChanged }: { agentId: string; isChanged: boolean }) {
  const words = agents.test;
  const [question, setQuestion] = useState("");
  const ask = useMutation({ mutationFn: (isDry: boolean) => askAsAgent(agentId, question, isDry) });
  const isEmpty = question.trim() === "";
  return (
    <Section title={words.title} hint={isChanged ? words.unsaved : words.hint}>
      <form
        className="flex max-w-160 flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) ask.mutate(true);
        }}
      >
        <Field label={words.question} value={question} onChange={setQuestion} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isDisabled={isEmpty} isPending={ask.isPending && ask.variables}>
            {words.plan}
          </Button>
          <Button
            isDisabled={isEmpty}
            isPending={ask.isPending && !ask.variables}
            onPress={() => ask.mutate(false)}
          >
            {words.ask}
          </Button>
        </div>
      </form>
      {ask.error && <ErrorState error={ask.error} />}
      {ask.data && (
        <section aria-label={words.result} className="flex flex-col gap-2 rounded-md bg-sunken px-3 py-2.5">
          <p role="status" className="flex flex-wrap items-center gap-2 text-13">
            {ask.variables ? words.wouldCall(ask.data.tool.name) : words.called(ask.data.tool.name)}
            <SideEffectTag effect={ask.data.tool.side_effect} />
          </p>
          <ResultView label={words.result} data={ask.data.final_data} />
          <Link
            to="/runs/$traceId"
            params={{ traceId: ask.data.trace_id }}
            className={buttonClass("quiet", "w-fit -ml-3")}
          >
            {words.trace}
          </Link>
        </section>
      )}
    </Section>
  );
}
