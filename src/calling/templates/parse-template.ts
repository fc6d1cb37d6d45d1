export interface TemplatePart {
  kind: "text" | "placeholder";
  /** The literal text, or the placeholder's name. */
  value: string;
  /** Start and end in the template (UTF-16 units). */
  from: number;
  to: number;
}

/**
 * A name: letters, digits, `_` and `-`, not starting with a digit or `-`; parts joined by dots
 * (`secret.KEY`).
 */
const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}(\.[A-Za-z_][A-Za-z0-9_-]{0,63}){0,3}$/;

/**
 * Splits `…{{ name }}…` into literal text and placeholders, once: values are never parsed as templates.
 *
 * @throws TemplateError bad_placeholder for unbalanced braces and invalid names
 */
export function parseTemplate(template: string, place: TemplatePlace): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  const literal = new LiteralText(place);
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
        `"{{${name.slice(0, 40)}}}" is not a placeholder: a name has letters, digits, "_" and "-" only.`,
      );
    }
    if (open > at) parts.push(literal.read(template, at, open));
    parts.push({ kind: "placeholder", value: name, from: open, to: close + 2 });
    at = close + 2;
  }
  if (at < template.length) parts.push(literal.read(template, at, template.length));
  return parts;
}

/**
 * Literal text between placeholders: a `}}` may only close braces that the text opened, as in nested JSON.
 */
class LiteralText {
  private open = 0;
  private readonly place: TemplatePlace;

  constructor(place: TemplatePlace) {
    this.place = place;
  }

  /** @throws TemplateError bad_placeholder; prompts are prose and may contain any braces */
  read(template: string, from: number, to: number): TemplatePart {
    for (let i = from; i < to && this.place !== "prompt"; i++) {
      if (template.startsWith("}}", i) && i + 1 < to && this.open < 2) {
        const message = `The "}}" at character ${i + 1} does not close a placeholder.`;
        throw new TemplateError("bad_placeholder", this.place, message);
      }
      if (template[i] === "{") this.open++;
      if (template[i] === "}") this.open = Math.max(0, this.open - 1);
    }
    return { kind: "text", value: template.slice(from, to), from, to };
  }
}

/**
 * Distinct names of a template's placeholders, in the order of first use. @throws TemplateError
 * bad_placeholder
 */
export function listPlaceholders(template: string, place: TemplatePlace = "url"): string[] {
  const names = parseTemplate(template, place).flatMap(({ kind, value }) =>
    kind === "placeholder" ? [value] : [],
  );
  return [...new Set(names)];
}

/** The reason why a template cannot be saved or rendered. */
export type TemplateFault =
  | "bad_placeholder"
  | "unknown_placeholder"
  | "unknown_secret"
  | "missing_arg"
  | "missing_secret"
  | "unknown_arg"
  | "placeholder_in_scheme"
  | "placeholder_in_port"
  | "placeholder_in_userinfo"
  | "placeholder_is_registrable"
  | "placeholder_in_name"
  | "bad_url"
  | "bad_label"
  | "dot_segment"
  | "empty_segment"
  | "control_chars"
  | "bad_unicode"
  | "non_latin1"
  | "bad_type"
  | "too_long"
  | "bad_header_name"
  | "forbidden_header"
  | "forbidden_parameter"
  | "placeholder_in_content_type"
  | "template_not_json"
  | "secret_in_prompt";

/** The part of a tool that contains a placeholder. */
export type TemplatePlace =
  | "url"
  | "host"
  | "path"
  | "query"
  | "fragment"
  | "header"
  | "body"
  | "prompt"
  | "arguments";

/** Describes the fault, the placeholder and the place. Never contains a value. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly reason: TemplateFault;
  readonly place: TemplatePlace;
  /** Name of the placeholder that caused the error, if any. */
  readonly placeholder: string | null;

  constructor(
    reason: TemplateFault,
    place: TemplatePlace,
    message: string,
    placeholder: string | null = null,
  ) {
    super(message);
    this.reason = reason;
    this.place = place;
    this.placeholder = placeholder;
  }
}
