import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin } from "@codemirror/view";
import type { PlaceholderChoice } from "./editor-props.ts";

const matcher = new MatchDecorator({
  regexp: /\{\{[^{}\n]*\}\}/g,
  decoration: Decoration.mark({ class: "cm-placeholderName" }),
});

/** Highlights `{{name}}`. */
export const placeholderHighlighter = ViewPlugin.define<
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
export function completePlaceholder(
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
