import { useEffect, useId, useRef, useState } from "react";
import { t } from "../../text/index.ts";
import { Button } from "../button.tsx";
import type { CodeEditorProps, EditorBodyProps } from "./editor-props.ts";
import { PlainEditor } from "./plain-editor.tsx";
import { usePlainEditor } from "./plain-editor-choice.ts";

type Body = (props: EditorBodyProps) => React.ReactNode;
let loaded: Body | undefined;

/**
 * An editor for code and templates. CodeMirror is loaded when it is first needed. Until then, and for
 * users who prefer it, a plain text area has the same text, so that early input is not lost.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, hint, error, hideLabel = false, singleLine = false } = props;
  const id = useId();
  const [isPlain, setPlain] = usePlainEditor();
  const CodeMirror = useCodeMirror(!isPlain);
  const [isFocused, setFocused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const Current = isPlain || !CodeMirror ? PlainEditor : CodeMirror;
  const labelId = `${id}-label`;
  const describedBy = `${id}-hint ${id}-error ${id}-leave`;
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-1" data-editor={isPlain ? "plain" : "code"}>
      <div className={hideLabel && singleLine ? "sr-only" : "flex items-end justify-between gap-2"}>
        <span id={labelId} className={hideLabel ? "sr-only" : "text-13 font-medium"}>
          {label}
        </span>
        {!singleLine && (
          <Button look="quiet" className="-my-1 ml-auto" onPress={() => setPlain(!isPlain)}>
            {isPlain ? t.editor.useCode : t.editor.usePlain}
          </Button>
        )}
      </div>
      <Current
        {...props}
        labelId={labelId}
        describedBy={describedBy}
        onFocusChange={setFocused}
        takeOver={Current === CodeMirror && isFocused ? cursorIn(frame.current) : null}
      />
      {!singleLine && (
        <p id={`${id}-leave`} className={isFocused && !isPlain ? "text-12 text-soft" : "sr-only"}>
          {isPlain ? "" : t.editor.leave}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-12 text-soft">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} className="text-12 text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** The cursor of the text area that is being replaced. */
function cursorIn(frame: HTMLElement | null): number | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement)) return null;
  return frame?.contains(active) ? active.selectionStart : null;
}

function useCodeMirror(isWanted: boolean): Body | undefined {
  const [body, setBody] = useState<Body | undefined>(() => loaded);
  useEffect(() => {
    if (!isWanted || body) return;
    let isGone = false;
    import("./code-mirror.tsx").then(
      ({ CodeMirror }) => {
        loaded = CodeMirror;
        if (!isGone) setBody(() => CodeMirror);
      },
      () => {
        // Offline, or a new release: keep the text area.
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, body]);
  return body;
}
