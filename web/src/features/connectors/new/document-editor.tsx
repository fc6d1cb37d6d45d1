import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import type { EditorHandle } from "../../../components/code-editor/editor-props.ts";
import { ErrorState, Loading, Page } from "../../../components/states.tsx";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { t } from "../../../text/index.ts";
import { translateIfKnown } from "../../../text/language.ts";
import { type Annotated, annotateDocument, saveDocument } from "../api.ts";
import { type Proposal, proposeDocument } from "../document/document-tasks.ts";
import { languageOfText } from "../document/read-source.ts";
import { KindLinks } from "./kind-links.tsx";
import { SourceBox } from "./source-box.tsx";
import { useInspection } from "./use-inspection.ts";

const Verdict = lazy(async () => ({ default: (await import("./verdict.tsx")).Verdict }));
const ProposalView = lazy(async () => ({ default: (await import("./proposal-view.tsx")).ProposalView }));

/** Maximum characters of a text that is kept as a draft. */
const MAX_DRAFT = 1_000_000;

/** An editor for a document: parsed, checked, repaired and stored, with every fault at its position. */
export function DocumentEditor(props: {
  title: string;
  intro: string;
  draftKey: string;
  initial: string;
  replace: string | null;
}) {
  const { title, intro, draftKey, initial, replace } = props;
  const [draft, setDraft, forgetDraft] = useDraft(draftKey, initial);
  const [large, setLarge] = useState<string | null>(initial.length > MAX_DRAFT ? initial : null);
  const text = large ?? draft;
  const setText = (next: string) => {
    setLarge(next.length > MAX_DRAFT ? next : null);
    setDraft(next.length > MAX_DRAFT ? "" : next);
  };
  const state = useInspection(text);
  const editor = useRef<EditorHandle>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [pending, setPending] = useState<"save" | "propose" | null>(null);
  const [proposal, setProposal] = useState<(Proposal & Pick<Annotated, "changes">) | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isCurrent = state.text === text && !state.isBusy;
  const isFine = isCurrent && state.checked !== null;

  async function attempt(what: "save" | "propose", work: () => Promise<void>): Promise<void> {
    setPending(what);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(asFailure(error));
    } finally {
      setPending(null);
    }
  }
  const propose = (server: string) =>
    attempt("propose", async () => {
      const { document, changes } = await annotateDocument(text, server);
      setProposal({ ...(await proposeDocument(text, document)), changes });
    });
  const save = () =>
    attempt("save", async () => {
      const { connector_id, name } = await saveDocument(text, replace, state.isUpgraded);
      forgetDraft();
      toast(t.connectors.connected(name));
      await queries.invalidateQueries({ queryKey: ["connectors"] });
      await navigate({ to: "/connectors/$connectorId", params: { connectorId: connector_id } });
    });

  return (
    <Page
      title={title}
      intro={intro}
      actions={
        !proposal && (
          <>
            {initial !== "" && text !== initial && (
              <Button onPress={() => setText(initial)}>{t.connectors.discard}</Button>
            )}
            <Button
              look="primary"
              isDisabled={!isFine}
              isPending={pending === "save"}
              onPress={() => void save()}
            >
              {replace === null ? t.connectors.save : t.connectors.saveVersion}
            </Button>
          </>
        )
      }
    >
      {replace === null && <KindLinks current="openapi" />}
      {failure && <ErrorState error={failure} />}
      {proposal ? (
        <Suspense fallback={<Loading rows={6} />}>
          <ProposalView
            proposal={proposal}
            changes={proposal.changes}
            onCancel={() => setProposal(null)}
            onUse={(next) => {
              setProposal(null);
              setText(next);
            }}
          />
        </Suspense>
      ) : (
        <div className="grid min-w-0 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <SourceBox isEmpty={text === ""} onText={setText}>
            <CodeEditor
              label={t.connectors.document}
              language={languageOfText(text)}
              value={text}
              onChange={setText}
              placeholder={t.connectors.documentPlaceholder}
              minRows={18}
              maxRows={34}
              handle={editor}
              diagnostics={
                isCurrent
                  ? (state.inspection?.faults ?? []).map((fault) => ({
                      ...fault,
                      message: translateIfKnown(fault.message),
                      severity: "error" as const,
                    }))
                  : []
              }
              hint={large === null ? undefined : t.connectors.draftOff}
            />
          </SourceBox>
          <Suspense>
            <Verdict
              isEmpty={text.trim() === ""}
              state={state}
              isCurrent={isCurrent}
              isProposing={pending === "propose"}
              onPropose={(server) => void propose(server)}
              onGoTo={({ line, column }) => editor.current?.goTo(line, column)}
            />
          </Suspense>
        </div>
      )}
    </Page>
  );
}
