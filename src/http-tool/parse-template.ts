import { TemplateError, type TemplatePlace } from "./template-error.ts";

export interface TemplatePart {
  kind: "text" | "placeholder";
  /** The literal text, or the placeholder's name. */
  value: string;
  /** Where it begins and ends in the template (UTF-16 units). */
  from: number;
  to: number;
}

/** A name: letters, digits, `_` and `-`, not beginning with a digit or `-`; parts joined by dots (`secret.KEY`). */
const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}(\.[A-Za-z_][A-Za-z0-9_-]{0,63}){0,3}$/;

/**
 * Splits `…{{ name }}…` into literal text and placeholders, once: what a value brings along is never read again.
 * @throws TemplateError bad_placeholder for braces that do not close and for names that are none
 */
export function parseTemplate(template: string, place: TemplatePlace): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  for (;;) {
    const open = template.indexOf("{{", at);
    if (open < 0) break;
    const close = template.indexOf("}}", open + 2);
    if (close < 0) {
      throw new TemplateError("bad_placeholder", place, `The "{{" at character ${open + 1} is never closed.`);
    }
    const name = template.slice(open + 2, close).trim();
    if (!NAME.test(name)) {
      throw new TemplateError(
        "bad_placeholder",
        place,
        `"{{${name.slice(0, 40)}}}" is no placeholder: a name has letters, digits, "_" and "-" only.`,
      );
    }
    if (open > at) parts.push({ kind: "text", value: template.slice(at, open), from: at, to: open });
    parts.push({ kind: "placeholder", value: name, from: open, to: close + 2 });
    at = close + 2;
  }
  if (at < template.length)
    parts.push({ kind: "text", value: template.slice(at), from: at, to: template.length });
  return parts;
}

/** Names of a template's placeholders, each once, in the order of their first use. @throws TemplateError bad_placeholder */
export function listPlaceholders(template: string, place: TemplatePlace = "url"): string[] {
  const names = parseTemplate(template, place).flatMap(({ kind, value }) =>
    kind === "placeholder" ? [value] : [],
  );
  return [...new Set(names)];
}
