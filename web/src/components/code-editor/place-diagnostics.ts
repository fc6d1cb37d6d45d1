import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Text, TransactionSpec } from "@codemirror/state";
import type { EditorDiagnostic } from "./editor-props.ts";

/** Marks the diagnostics in the text; positions outside of it move to the nearest end. */
export function placeDiagnostics(
  state: EditorState,
  diagnostics: readonly EditorDiagnostic[],
): TransactionSpec {
  return setDiagnostics(
    state,
    diagnostics.map((remark) => toDiagnostic(state.doc, remark)),
  );
}

function toDiagnostic(doc: Text, remark: EditorDiagnostic): Diagnostic {
  const { line, column, endLine = line, endColumn, severity, message } = remark;
  const from = offsetIn(doc, line, column);
  const to = endColumn === undefined ? lineAt(doc, endLine).to : offsetIn(doc, endLine, endColumn);
  return { from, to: Math.max(from, to), severity, message };
}

function offsetIn(doc: Text, line: number, column: number): number {
  const { from, to } = lineAt(doc, line);
  return Math.min(from + Math.max(0, column - 1), to);
}

function lineAt(doc: Text, line: number) {
  return doc.line(Math.min(Math.max(1, line), doc.lines));
}
