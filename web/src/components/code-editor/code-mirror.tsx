import { Compartment, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useImperativeHandle, useRef } from "react";
import { buildExtensions, languageOf } from "./build-extensions.ts";
import type { EditorBodyProps } from "./editor-props.ts";
import { offerExtensions } from "./offers.ts";
import { placeDiagnostics } from "./place-diagnostics.ts";

const NO_DIAGNOSTICS: NonNullable<EditorBodyProps["diagnostics"]> = [];

/** CodeMirror 6 as a controlled component. Loaded on demand: import `CodeEditor` instead. */
export function CodeMirror(props: EditorBodyProps) {
  const {
    value,
    language,
    readOnly = false,
    diagnostics = NO_DIAGNOSTICS,
    completions,
    suggest,
    error,
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const changing = useRef({
    access: new Compartment(),
    offers: new Compartment(),
    language: new Compartment(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what may change later is handed over below
  useEffect(() => {
    const { access, offers, language: grammar } = changing.current;
    const editor = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: value,
        selection: { anchor: Math.min(props.takeOver ?? 0, value.length) },
        extensions: [
          buildExtensions(props),
          grammar.of(languageOf(language)),
          access.of(accessOf(props)),
          offers.of(offerExtensions(props)),
          EditorView.updateListener.of((update) => {
            const { onChange, onFocusChange } = latest.current;
            if (update.docChanged) onChange?.(update.state.doc.toString());
            if (update.focusChanged) onFocusChange(update.view.hasFocus);
          }),
        ],
      }),
    });
    view.current = editor;
    if (props.takeOver !== null) editor.focus();
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: changing.current.language.reconfigure(languageOf(language)) });
  }, [language]);

  const isInvalid = error !== undefined;
  useEffect(() => {
    const access = accessOf({ ...latest.current, readOnly, ...(isInvalid ? { error: "" } : {}) });
    view.current?.dispatch({ effects: changing.current.access.reconfigure(access) });
  }, [readOnly, isInvalid]);

  useEffect(() => {
    const extensions = offerExtensions({ ...latest.current, ...(completions && { completions }), suggest });
    view.current?.dispatch({ effects: changing.current.offers.reconfigure(extensions) });
  }, [completions, suggest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: places are places in this very text
  useEffect(() => {
    if (view.current) view.current.dispatch(placeDiagnostics(view.current.state, diagnostics));
  }, [diagnostics, value]);

  useImperativeHandle(props.handle, () => ({
    goTo(line, column = 1) {
      const editor = view.current;
      if (!editor) return;
      const at = editor.state.doc.line(Math.min(Math.max(1, line), editor.state.doc.lines));
      const anchor = Math.min(at.from + Math.max(0, column - 1), at.to);
      editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      editor.focus();
    },
    focus: () => view.current?.focus(),
  }));

  return <div ref={host} className="min-w-0" />;
}

/** Attributes for assistive technology, and whether the text can be changed. */
function accessOf({ labelId, describedBy, readOnly = false, error }: EditorBodyProps) {
  return [
    EditorView.contentAttributes.of({
      // Editable text is focusable without it, but some tools do not know that.
      tabindex: "0",
      "aria-labelledby": labelId,
      "aria-describedby": describedBy,
      ...(error === undefined ? {} : { "aria-invalid": "true" }),
      ...(readOnly ? { "aria-readonly": "true" } : {}),
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
    }),
    // Stays focusable and selectable, for copying.
    EditorState.readOnly.of(readOnly),
  ];
}
