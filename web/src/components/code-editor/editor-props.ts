import type { ReactNode, Ref } from "react";

export type EditorLanguage = "json" | "yaml" | "template-json" | "template-text" | "text";

/** A remark about a place in the text. Lines and columns count from 1. */
export interface EditorDiagnostic {
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  severity: "error" | "warning" | "info";
  message: string;
}

/** What can be typed after `{{`. */
export interface PlaceholderChoice {
  name: string;
  /** A few words behind the name: "secret", "string, required". */
  detail?: string;
}

/** Something that can be typed at the cursor. */
export interface Suggestion {
  label: string;
  /** A few words behind it. */
  detail?: string;
  /** What it means, shown beside the chosen one. */
  about?: string;
  /** What is typed instead of the label. */
  insert?: string;
  /** Then comes something that can be suggested, too. */
  leadsOn?: boolean;
}

export interface Suggestions {
  /** Where what has been typed of it begins, as an offset. */
  from: number;
  choices: readonly Suggestion[];
  /** Shown before anything of it is typed. */
  atOnce: boolean;
}

/** What can be typed at an offset of a text; null: nothing that is known. */
export type Suggest = (text: string, offset: number) => Suggestions | null;

export interface EditorHandle {
  /** Puts the cursor there, in sight, and the focus into the editor. */
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
  /** One line, as an input field; line breaks that are pasted become nothing. */
  singleLine?: boolean;
  placeholder?: string;
  /** Offered after `{{`. */
  completions?: readonly PlaceholderChoice[];
  highlightPlaceholders?: boolean;
  /** Offered where the cursor is. Another function is another offer: keep it. */
  suggest?: Suggest | undefined;
  /** Default: yes, unless it is a single line. */
  lineNumbers?: boolean;
  hint?: ReactNode;
  /** What is wrong with the whole; shown under the editor and read with it. */
  error?: string | undefined;
  hideLabel?: boolean;
  handle?: Ref<EditorHandle>;
}

/** What both the code editor and the plain text area are given. */
export interface EditorBodyProps extends CodeEditorProps {
  /** Element ids: the visible label, and help and error. */
  labelId: string;
  describedBy: string;
  onFocusChange: (isFocused: boolean) => void;
  /** Where the cursor was in the editor that this one takes over from; null: it did not have the focus. */
  takeOver: number | null;
}
