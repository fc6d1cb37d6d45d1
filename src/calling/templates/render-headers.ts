import { isOverridingHeader } from "../../base/headers.ts";
import { listPlaceholders, parseTemplate, TemplateError } from "./parse-template.ts";
import { checkFilled, type Encode, type Filling, renderText, secretOf } from "./render-text.ts";

/** Common servers reject headers above 8 to 16 KB in total. */
const MAX_VALUE = 8_192;
const TOKEN = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

export interface RenderedHeaders {
  headers: [name: string, value: string][];
  /** Lowercase names of the headers that contain a secret. */
  secretHeaders: string[];
}

/**
 * Renders a tool's headers. A header whose optional argument has no value is left out. @throws
 * TemplateError
 */
export function renderHeaders(
  templates: Readonly<Record<string, string>>,
  filling: Filling,
): RenderedHeaders {
  const rendered: RenderedHeaders = { headers: [], secretHeaders: [] };
  for (const [given, template] of Object.entries(templates)) {
    const name = checkHeaderName(given);
    if (rendered.headers.some(([other]) => other === name)) throw duplicateHeader(name);
    guardContentType(name, template);
    guardAuthorization(name, template, filling);
    if (name === "cookie") guardCookieNames(template, filling);
    const encode = name === "cookie" ? cookieValue(filling) : checkValue;
    const value = renderText(template, filling, "header", encode);
    if (value === null) continue;
    checkFilled(filling, (fill) => guardValue(fill(value.text), null));
    rendered.headers.push([name, value.text.trim()]);
    if (value.hasSecret) rendered.secretHeaders.push(name);
  }
  return rendered;
}

/**
 * @returns the name in lowercase @throws TemplateError placeholder_in_name | bad_header_name |
 * forbidden_header
 */
export function checkHeaderName(name: string): string {
  if (name.includes("{{")) {
    throw new TemplateError("placeholder_in_name", "header", "Header names cannot contain placeholders.");
  }
  if (!TOKEN.test(name)) {
    throw new TemplateError(
      "bad_header_name",
      "header",
      `"${name.slice(0, 60)}" is not a valid header name.`,
    );
  }
  // The owner of the tool may write cookies; `cookieValue` limits arguments to one value.
  if (isOverridingHeader(name) && name.toLowerCase() !== "cookie") {
    throw new TemplateError(
      "forbidden_header",
      "header",
      `The header "${name}" would override the request: remove it, and set the method and the URL directly.`,
    );
  }
  return name.toLowerCase();
}

/** The content type determines how values are encoded in the body, so a value must not determine it. */
function guardContentType(name: string, template: string): void {
  if (name !== "content-type" || !template.includes("{{")) return;
  throw new TemplateError(
    "placeholder_in_content_type",
    "header",
    "The content type cannot contain placeholders.",
  );
}

/**
 * Credentials must come from the vault: arguments are written by a model and appear in traces and
 * approvals.
 */
function guardAuthorization(name: string, template: string, { secretNames }: Filling): void {
  if (name !== "authorization") return;
  const open = listPlaceholders(template, "header").find((one) => secretOf(one, secretNames) === null);
  if (open === undefined) return;
  const message = `The header "authorization" is filled from the vault only: make {{${open}}} a secret of the tool.`;
  throw new TemplateError("forbidden_header", "header", message, open);
}

function duplicateHeader(name: string): TemplateError {
  return new TemplateError("bad_header_name", "header", `The header "${name}" is given twice.`);
}

/** An argument is a cookie's value: a name that it could choose may be the one of a session. */
function guardCookieNames(template: string, { secretNames }: Filling): void {
  let pair = "";
  for (const { kind, value } of parseTemplate(template, "header")) {
    if (kind === "text") pair = `${pair}${value}`.replace(/^.*;/s, "");
    else if (!pair.includes("=") && secretOf(value, secretNames) === null) {
      const message = `{{${value}}} must be the value of a cookie: write name={{${value}}}.`;
      throw new TemplateError("placeholder_in_name", "header", message, value);
    }
  }
}

/** RFC 6265 §4.1.1: an argument is the value of at most one cookie; a secret may be a list of cookies. */
function cookieValue({ secretNames }: Filling): Encode {
  return (text, name) => {
    if (/[;,"\\\s]/.test(text) && secretOf(name, secretNames) === null) {
      throw new TemplateError(
        "control_chars",
        "header",
        `The value of {{${name}}} contains characters that end a cookie.`,
        name,
      );
    }
    return checkValue(text, name);
  };
}

const checkValue: Encode = (text, name) => {
  guardValue(text, name);
  return text;
};

/** RFC 9110 §5.5: visible characters, spaces and tabs; beyond ASCII only characters that fit one byte. */
function guardValue(text: string, name: string | null): void {
  const whose = name === null ? "A header" : `The value of {{${name}}}`;
  if (text.length > MAX_VALUE) {
    const message = `${whose} is longer than ${MAX_VALUE} characters, which no server accepts.`;
    throw new TemplateError("too_long", "header", message, name);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(text)) {
    throw new TemplateError(
      "control_chars",
      "header",
      `${whose} contains control characters or line ends.`,
      name,
    );
  }
  if (/[\u0100-\uffff]/.test(text)) {
    throw new TemplateError(
      "non_latin1",
      "header",
      `${whose} contains characters that headers cannot contain.`,
      name,
    );
  }
}
