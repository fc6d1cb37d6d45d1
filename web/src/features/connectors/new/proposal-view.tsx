import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DiffView } from "../../../components/code-editor/diff-view.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { Section } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import type { Annotated } from "../api.ts";
import type { Proposal } from "../document/document-tasks.ts";

/** The proposal of `annotate`, to be accepted change by change. */
export function ProposalView(props: {
  proposal: Proposal;
  changes: Annotated["changes"];
  onUse: (text: string) => void;
  onCancel: () => void;
}) {
  const { proposal, changes, onUse, onCancel } = props;
  const [text, setText] = useState(proposal.original);
  return (
    <Section
      title={t.connectors.proposalTitle}
      hint={t.connectors.changes(changes.length)}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onPress={onCancel}>{t.connectors.proposalCancel}</Button>
          {text !== proposal.original && text !== proposal.proposed && (
            <Button onPress={() => onUse(text)}>{t.connectors.proposalAccepted}</Button>
          )}
          <Button look="primary" onPress={() => onUse(proposal.proposed)}>
            {t.connectors.proposalDone}
          </Button>
        </div>
      }
    >
      <ul className="flex max-h-48 flex-col gap-1 overflow-auto text-13">
        {changes.slice(0, 100).map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            <code className="break-all text-soft">{pointer || "/"}</code> <ServerText>{message}</ServerText>
          </li>
        ))}
      </ul>
      <DiffView
        label={t.connectors.proposalTitle}
        original={proposal.original}
        proposed={proposal.proposed}
        onChange={(next) => setText(next)}
      />
    </Section>
  );
}
