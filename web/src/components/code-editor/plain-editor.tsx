import { useEffect, useImperativeHandle, useRef } from "react";
import { inputClass } from "../field.tsx";
import type { EditorBodyProps } from "./editor-props.ts";

const LINE_HEIGHT = 20;

/** The same text in a plain text area, for users who prefer it and until the code editor has loaded. */
export function PlainEditor(props: EditorBodyProps) {
  const { value, onChange, readOnly = false, singleLine = false, minRows = 6, error, placeholder } = props;
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const { takeOver } = props;
  useImperativeHandle(props.handle, () => ({
    goTo: (line, column) => {
      const area = field.current;
      if (!area) return;
      const at = offsetAt(area.value, line, column);
      area.focus();
      area.setSelectionRange(at, at);
      area.scrollTop = Math.max(0, (line - 3) * LINE_HEIGHT);
    },
    focus: () => field.current?.focus(),
  }));
  useEffect(() => {
    if (takeOver === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(takeOver, takeOver);
  }, [takeOver]);
  const shared = {
    ref: field,
    value,
    readOnly,
    "aria-labelledby": props.labelId,
    "aria-describedby": props.describedBy,
    "aria-invalid": error !== undefined,
    spellCheck: false,
    autoComplete: "off",
    autoCapitalize: "off",
    onFocus: () => props.onFocusChange(true),
    onBlur: () => props.onFocusChange(false),
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  if (singleLine) {
    return (
      <input
        {...shared}
        onChange={(event) => onChange?.(event.target.value)}
        className={`${inputClass} font-mono text-13!`}
      />
    );
  }
  return (
    <textarea
      {...shared}
      onChange={(event) => onChange?.(event.target.value)}
      rows={minRows}
      wrap="off"
      className={`${inputClass} h-auto! resize-y py-1.5 font-mono text-13!`}
    />
  );
}

/** Offset of a line and column (both from 1) in a text, limited to the end of the line or text. */
function offsetAt(text: string, line: number, column = 1): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf("\n", start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + Math.max(0, column - 1), end === -1 ? text.length : end);
}
