import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import type { Choice } from "../api.ts";
import type { Decision } from "./use-decision.ts";

/** Three equal buttons: none has the focus or is emphasized. */
export function DecisionForm({ decision }: { decision: Decision }) {
  const [note, setNote] = useState("");
  const button = (choice: Choice) => (
    <Button
      isPending={decision.isPending && decision.variables.choice === choice}
      isDisabled={decision.isPending && decision.variables.choice !== choice}
      onPress={() => decision.mutate({ choice, note })}
    >
      {text[choice]}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={text.note}
        hint={text.noteHint}
        value={note}
        onChange={setNote}
        maxLength={2000}
        className="max-w-160"
      />
      {decision.isError && <ErrorState error={decision.error} />}
      <div className="flex flex-wrap gap-2">
        {button("reject")}
        {button("approve")}
        {button("run")}
      </div>
      <dl className="flex max-w-prose flex-col gap-1 text-12 text-soft">
        {(["approve", "run"] as const).map((choice) => (
          <div key={choice}>
            <dt className="inline font-medium">{text[choice]}: </dt>
            <dd className="inline">{text[`${choice}Means`]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
