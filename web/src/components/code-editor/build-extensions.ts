import { completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers as lineNumberGutter,
  placeholder as placeholderText,
} from "@codemirror/view";
import type { CodeEditorProps, EditorLanguage } from "./editor-props.ts";
import { editorTheme } from "./editor-theme.ts";

/** The extensions of an editor that do not change while it is open. */
export function buildExtensions(props: CodeEditorProps): Extension {
  const { singleLine = false, placeholder } = props;
  return [
    history(),
    indentUnit.of("  "),
    bracketMatching(),
    singleLine ? oneLine() : manyLines(props),
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
    ...(placeholder === undefined ? [] : [placeholderText(placeholder)]),
    editorTheme(props),
  ];
}

export function languageOf(language: EditorLanguage): Extension {
  if (language === "json" || language === "template-json") return json();
  return language === "yaml" ? yaml() : [];
}

function manyLines({ lineNumbers = true, language, readOnly = false }: CodeEditorProps): Extension {
  const isDocument = language === "json" || language === "yaml";
  return [
    ...(lineNumbers ? [lineNumberGutter(), highlightActiveLineGutter()] : []),
    ...(isDocument ? [foldGutter({ openText: "⌄", closedText: "›" }), keymap.of(foldKeymap)] : []),
    // The browser's search does not find lines that are not rendered.
    ...(isDocument ? [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap)] : []),
    ...(readOnly ? [] : [lintGutter(), highlightActiveLine(), keymap.of(lintKeymap), indentOnInput()]),
    ...(isDocument ? [] : [EditorView.lineWrapping]),
  ];
}

/** Removes line breaks; Enter submits the form, as in an input field. */
function oneLine(): Extension {
  return [
    EditorState.transactionFilter.of((transaction) => {
      if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
      const text = transaction.newDoc.toString().replaceAll(/\s*\n\s*/g, "");
      return {
        changes: { from: 0, to: transaction.startState.doc.length, insert: text },
        selection: { anchor: Math.min(transaction.newSelection.main.head, text.length) },
      };
    }),
    keymap.of([
      {
        key: "Enter",
        run: (view) => {
          view.dom.closest("form")?.requestSubmit();
          return true;
        },
      },
    ]),
  ];
}
