import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
  startCompletion,
} from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { CodeEditorProps, Suggest, Suggestion } from "./editor-props.ts";
import { completePlaceholder, placeholderHighlighter } from "./placeholders.ts";

/** The completions of an editor: names after `{{`, and suggestions of the caller. */
export function offerExtensions({
  highlightPlaceholders,
  completions = [],
  suggest,
}: Pick<CodeEditorProps, "highlightPlaceholders" | "completions" | "suggest">): Extension {
  const sources = [
    ...(completions.length > 0
      ? [(context: CompletionContext) => completePlaceholder(context, completions)]
      : []),
    ...(suggest ? [(context: CompletionContext) => completeSuggestion(context, suggest)] : []),
  ];
  return [
    ...(highlightPlaceholders ? [placeholderHighlighter] : []),
    ...(sources.length > 0 ? [autocompletion({ override: sources, icons: false })] : []),
  ];
}

function completeSuggestion(context: CompletionContext, suggest: Suggest): CompletionResult | null {
  const { state, pos, explicit } = context;
  const found = suggest(state.doc.toString(), pos);
  if (!found || (found.from === pos && !found.atOnce && !explicit)) return null;
  const typed = state.sliceDoc(found.from, pos);
  // Typed completely: Enter inserts a line break again.
  if (!explicit && found.choices.some(({ label }) => label === typed)) return null;
  return { from: found.from, options: found.choices.map(toCompletion), validFor: /^[\w.-]*$/ };
}

function toCompletion({ label, detail, about, insert = label, hasChildren = false }: Suggestion): Completion {
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    ...(about === undefined ? {} : { info: about }),
    apply(view: EditorView, completion: Completion, from: number, to: number) {
      const change = insertCompletionText(view.state, insert, from, to);
      view.dispatch({ ...change, annotations: pickedCompletion.of(completion) });
      if (hasChildren) startCompletion(view);
    },
  };
}
