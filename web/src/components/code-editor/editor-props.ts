import type { ReactNode, Ref } from "react";

export type EditorLanguage = "json" | "yaml" | "template-json" | "template-text" | "text";

/** A message about a position in the text. Lines and columns count from 1. */
export interface EditorDiagnostic {
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  severity: "error" | "warning" | "info";
  message: string;
}

/** A completion after `{{`. */
export interface PlaceholderChoice {
  name: string;
  /** Short description after the name: "secret", "string, required". */
  detail?: string;
}

/** A completion at the cursor. */
export interface Suggestion {
  label: string;
  /** Short description after the label. */
  detail?: string;
  /** Description shown for the selected completion. */
  about?: string;
  /** Text that is inserted instead of the label. */
  insert?: string;
  /** Whether further completions are available after it. */
  hasChildren?: boolean;
}

export interface Suggestions {
  /** Start of the typed prefix, as an offset. */
  from: number;
  choices: readonly Suggestion[];
  /** Whether to show them before any input. */
  atOnce: boolean;
}

/** The completions at an offset of a text; null when there are none. */
export type Suggest = (text: string, offset: number) => Suggestions | null;

export interface EditorHandle {
  /** Moves the cursor there, scrolls to it, and focuses the editor. */
  goTo(line: number, column?: number): void;
  focus(): void;
}

export interface CodeEditorProps {
  label: string;
  value: string;
  onChange?: (value: string) => void;
  language: EditorLanguage;
  readOnly?: boolean;
  diagnostics?: readonly EditorDiagnostic[];
  minRows?: number;
  maxRows?: number;
  /** A single line, like an input field; pasted line breaks are removed. */
  singleLine?: boolean;
  placeholder?: string;
  /** Completions after `{{`. */
  completions?: readonly PlaceholderChoice[];
  highlightPlaceholders?: boolean;
  /**
   * Completions at the cursor. Keep the function identity stable, because a new function restarts the
   * completion.
   */
  suggest?: Suggest | undefined;
  /** Default: true, except for a single line. */
  lineNumbers?: boolean;
  hint?: ReactNode;
  /** Error of the whole text; shown below the editor and read with it. */
  error?: string | undefined;
  hideLabel?: boolean;
  handle?: Ref<EditorHandle>;
}

/** Props of both the code editor and the plain text area. */
export interface EditorBodyProps extends CodeEditorProps {
  /** Element ids of the visible label, and of hint and error. */
  labelId: string;
  describedBy: string;
  onFocusChange: (isFocused: boolean) => void;
  /** Cursor of the editor that this one replaces; null when it was not focused. */
  takeOver: number | null;
}
