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
import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin } from "@codemirror/view";
import type { CodeEditorProps, PlaceholderChoice, Suggest, Suggestion } from "./editor-props.ts";

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

const matcher = new MatchDecorator({
  regexp: /\{\{[^{}\n]*\}\}/g,
  decoration: Decoration.mark({ class: "cm-placeholderName" }),
});

/** Highlights `{{name}}`. */
const placeholderHighlighter = ViewPlugin.define<
  { marks: DecorationSet } & { update: (update: never) => void }
>(
  (view) => {
    const plugin = {
      marks: matcher.createDeco(view),
      update(update: Parameters<typeof matcher.updateDeco>[0]) {
        plugin.marks = matcher.updateDeco(update, plugin.marks);
      },
    };
    return plugin;
  },
  {
    decorations: ({ marks }) => marks,
    provide: () =>
      EditorView.baseTheme({
        ".cm-placeholderName, .cm-placeholderName span": { color: "var(--color-accent) !important" },
        ".cm-placeholderName": { background: "var(--color-tint)", borderRadius: "3px", fontWeight: "600" },
      }),
  },
);

/** Completes the known names after `{{`. */
function completePlaceholder(
  context: CompletionContext,
  choices: readonly PlaceholderChoice[],
): CompletionResult | null {
  const typed = context.matchBefore(/\{\{\s*[\w.-]*/);
  if (!typed) return null;
  const name = typed.text.replace(/^\{\{\s*/, "");
  const hasClosingBraces = context.state.sliceDoc(context.pos, context.pos + 2) === "}}";
  return {
    from: context.pos - name.length,
    options: choices.map(({ name: label, detail }) => ({
      label,
      ...(detail === undefined ? {} : { detail }),
      apply: hasClosingBraces ? label : `${label}}}`,
    })),
    validFor: /^[\w.-]*$/,
  };
}
