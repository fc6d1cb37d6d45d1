import { useState } from "react";
import type { PlanChoice } from "../../../../../src/contract/tool.ts";
import { ArgumentField } from "../../../components/argument/argument-field.tsx";
import { readShape, writeArgument } from "../../../components/argument/argument-shape.ts";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { SideEffectTag } from "../../../components/labels.tsx";
import { showHidden } from "../../../lib/show-hidden.ts";
import { argument as argumentText } from "../../../text/argument.ts";
import { playground } from "../../../text/playground.ts";
import type { Chosen } from "../api.ts";
import { completeArguments, findMistyped, firstTexts } from "./read-choices.ts";

/** One possible operation: its description, the known arguments, and fields for the missing ones. */
export function ChoiceCard(props: {
  choice: PlanChoice;
  isDryRun: boolean;
  isPending: boolean;
  onChoose: (chosen: Chosen) => void;
}) {
  const { choice, isDryRun, isPending, onChoose } = props;
  const { tool_id, operation_id, api, name, side_effect, missing } = choice;
  const [texts, setTexts] = useState(() => firstTexts(choice));
  const mistyped = findMistyped(choice, texts);
  const args = completeArguments(choice, texts);
  const known = Object.entries(choice.arguments);
  const isWrite = side_effect !== "read";
  const note = isDryRun ? playground.choiceDry : isWrite ? playground.choiceEffects[side_effect] : null;
  return (
    <article
      aria-label={name}
      className="relative flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-edge"
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-14">{name}</h3>
          <SideEffectTag effect={side_effect} />
        </div>
        <p className="text-12 break-words text-soft">
          {api} <code>{operation_id}</code>
        </p>
      </div>
      {known.length > 0 && (
        <div className="flex flex-col gap-1">
          <h4 className="text-12 font-medium text-soft">{playground.understood}</h4>
          <Facts
            rows={known.map(([argument, value]) => [
              argument,
              <span key={argument} className="break-words whitespace-pre-wrap">
                {showHidden(writeArgument(value))}
              </span>,
            ])}
          />
        </div>
      )}
      {missing.length > 0 && (
        <form
          className="flex max-w-160 flex-col gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Enter in a field runs reads; writes need the button.
            if (args && !isWrite && !isPending) onChoose({ tool: tool_id, arguments: args });
          }}
        >
          {missing.map(({ name: argument, description, schema }) => {
            const shape = readShape(schema);
            return (
              <ArgumentField
                key={argument}
                name={argument}
                description={description}
                shape={shape}
                isRequired
                value={texts[argument] ?? ""}
                onChange={(text) => setTexts((old) => ({ ...old, [argument]: text }))}
                error={mistyped.has(argument) ? argumentText.bad[shape.kind] : undefined}
              />
            );
          })}
          <button type="submit" hidden />
        </form>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          isDisabled={args === null}
          isPending={isPending}
          onPress={() => args && onChoose({ tool: tool_id, arguments: args })}
          // A complete read is chosen by a click anywhere on it; a write only by its button.
          className={isWrite || missing.length > 0 ? "" : "after:absolute after:inset-0"}
        >
          {isDryRun ? playground.chooseDry : isWrite ? playground.chooseWrite : playground.choose}
        </Button>
        {note && (
          <p className={`min-w-0 flex-1 basis-48 text-12 ${isDryRun ? "text-soft" : "text-warn"}`}>{note}</p>
        )}
      </div>
    </article>
  );
}
