import { useEffect, useImperativeHandle, useRef } from "react";
import { inputClass } from "../field.tsx";
import type { EditorBodyProps } from "./editor-props.ts";
import { offsetAt } from "./text-place.ts";

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
