import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { CodeEditorProps } from "./editor-props.ts";

const LINE = 20;
const ink = "var(--color-ink)";
const soft = "var(--color-soft)";
const accent = "var(--color-accent)";
const line = "var(--color-line)";
const surface = "var(--color-surface)";
const sunken = "var(--color-sunken)";
const tint = "var(--color-tint)";

/** Theme colors by role, which follow the theme automatically (`light-dark()`). */
export function editorTheme({ singleLine = false, minRows, maxRows }: CodeEditorProps): Extension {
  const least = singleLine ? 1 : (minRows ?? 6);
  return [
    LOOK,
    EditorView.theme({
      ".cm-content": { minHeight: `${least * LINE + (singleLine ? 0 : 12)}px` },
      ".cm-gutter": { minHeight: `${least * LINE + (singleLine ? 0 : 12)}px` },
      ...(maxRows === undefined ? {} : { ".cm-scroller": { maxHeight: `${maxRows * LINE + 12}px` } }),
      ...(singleLine
        ? {
            ".cm-content": { padding: "5px 0" },
            ".cm-scroller": { scrollbarWidth: "none" },
            ".cm-line": { padding: "0 10px" },
          }
        : {}),
    }),
    syntaxHighlighting(COLOURS),
  ];
}

const LOOK = EditorView.theme({
  "&": {
    color: ink,
    backgroundColor: surface,
    border: "1px solid color-mix(in srgb, var(--color-edge) 70%, transparent)",
    borderRadius: "6px",
    fontSize: "13px",
  },
  "&.cm-focused": { outline: `2px solid ${accent}`, outlineOffset: "0", borderColor: accent },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: `${LINE}px`, overflow: "auto" },
  ".cm-content": { padding: "6px 0", caretColor: ink },
  ".cm-line": { padding: "0 10px 0 6px" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: ink },
  ".cm-placeholder": { color: soft },
  ".cm-gutters": {
    backgroundColor: sunken,
    color: soft,
    borderRight: `1px solid ${line}`,
    borderRadius: "5px 0 0 5px",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--color-sunken) 60%, transparent)" },
  "&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter": {
    backgroundColor: "transparent",
  },
  ".cm-activeLineGutter": { backgroundColor: line, color: ink },
  ".cm-foldGutter .cm-gutterElement": { padding: "0 2px", cursor: "pointer" },
  ".cm-foldPlaceholder": { backgroundColor: sunken, border: `1px solid ${line}`, color: soft },
  ".cm-selectionMatch": { backgroundColor: tint },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: tint, outline: `1px solid ${accent}` },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--color-bad-tint)" },
  ".cm-tooltip": {
    backgroundColor: surface,
    color: ink,
    border: `1px solid ${line}`,
    borderRadius: "6px",
    boxShadow: "var(--shadow-overlay)",
    overflow: "hidden",
  },
  // The description of a completion is in a separate box, next to the list or below it.
  ".cm-tooltip.cm-tooltip-autocomplete": { overflow: "visible" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--font-mono)",
    maxHeight: "240px",
    maxWidth: "min(320px, 80vw)",
    borderRadius: "5px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "6px 10px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: tint, color: ink },
  ".cm-completionDetail": { color: soft, fontStyle: "normal", fontFamily: "var(--font-sans)" },
  ".cm-tooltip.cm-completionInfo": {
    padding: "6px 10px",
    maxWidth: "280px",
    fontFamily: "var(--font-sans)",
    fontSize: "12px",
    lineHeight: "16px",
  },
  ".cm-completionMatchedText": { textDecoration: "none", color: accent, fontWeight: "600" },
  ".cm-diagnostic": { padding: "6px 10px", fontFamily: "var(--font-sans)", fontSize: "12px" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--color-bad)" },
  ".cm-diagnostic-warning": { borderLeft: "3px solid var(--color-warn)" },
  ".cm-diagnostic-info": { borderLeft: `3px solid ${accent}` },
  ".cm-lintRange": { backgroundPosition: "left bottom" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-bad)",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-warn)",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-active": { backgroundColor: "var(--color-bad-tint)" },
  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "4px 2px" },
  ".cm-lint-marker": { width: "12px", height: "12px" },
  ".cm-panels": { backgroundColor: sunken, color: ink, borderColor: line },
  ".cm-panels.cm-panels-top": { borderBottom: `1px solid ${line}` },
  ".cm-panel.cm-search": { padding: "6px 8px", fontFamily: "var(--font-sans)" },
  ".cm-panel.cm-search label": { fontSize: "12px", color: soft },
  ".cm-textfield, .cm-button": {
    backgroundColor: surface,
    backgroundImage: "none",
    color: ink,
    border: "1px solid var(--color-edge)",
    borderRadius: "6px",
    fontSize: "12px",
  },
  ".cm-panel.cm-search [name=close]": { color: ink, fontSize: "16px", padding: "0 6px" },
  ".cm-searchMatch": { backgroundColor: "var(--color-warn-tint)" },
  ".cm-searchMatch-selected": { outline: "1px solid var(--color-warn)" },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: accent },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: "var(--color-warn)" },
  { tag: [tags.string, tags.content], color: ink },
  { tag: tags.comment, color: soft, fontStyle: "italic" },
  { tag: [tags.punctuation, tags.separator, tags.bracket, tags.meta], color: soft },
]);
