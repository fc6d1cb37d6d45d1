import { formEncode } from "./percent-encode.ts";
import { renderJson } from "./render-json.ts";
import type { Filling } from "./render-text.ts";
import { type Encode, renderWhole } from "./render-text.ts";
import { renderPairs } from "./render-url.ts";
import { TemplateError } from "./template-error.ts";

export interface RenderedBody {
  text: string;
  hasSecret: boolean;
}

/** How a body is written, by its media type. */
export type BodyKind = "json" | "json-lines" | "form" | "xml" | "text";

/** RFC 9110 §8.3.1. The kind of another text, such as a list of types, is unknown. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** @throws TemplateError bad_type for multipart forms, which templates do not support, and for texts that are no media type */
export function bodyKindOf(contentType: string): BodyKind {
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  if (type === "" || /(^|[/+.-])json[c5]?$/.test(type)) return "json";
  if (/(^|[/+.-])(nd-?json|jsonl|json-?lines|json-seq)$/.test(type)) return "json-lines";
  if (!MEDIA_TYPE.test(type)) {
    const message = "The content type must be one media type, such as application/json.";
    throw new TemplateError("bad_type", "body", message);
  }
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type.startsWith("multipart/")) {
    throw new TemplateError(
      "bad_type",
      "body",
      "Multipart bodies cannot be made from a template. Use a connector.",
    );
  }
  return /(^|[/+])(xml|html)$/.test(type) ? "xml" : "text";
}

/** Renders a body template so that values cannot change the body's structure. @throws TemplateError */
export function renderBody(template: string, contentType: string, filling: Filling): RenderedBody {
  const kind = bodyKindOf(contentType);
  if (kind === "json") return renderJson(template, filling);
  if (kind === "json-lines") return renderLines(template, filling);
  if (kind === "form") {
    const { text, secretNames } = renderPairs(template.trim(), filling, "body", formEncode);
    return { text, hasSecret: secretNames.length > 0 };
  }
  return renderWhole(template, filling, "body", kind === "xml" ? escapeXml : (text) => text);
}

/** One JSON value per line. */
function renderLines(template: string, filling: Filling): RenderedBody {
  const lines = template.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rendered = lines.map((line) => renderJson(line, filling));
  return {
    text: rendered.map(({ text }) => `${text}\n`).join(""),
    hasSecret: rendered.some(({ hasSecret }) => hasSecret),
  };
}

const XML: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** XML 1.0 §2.4; XML cannot represent control characters. */
const escapeXml: Encode = (text, name) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) {
    throw new TemplateError(
      "control_chars",
      "body",
      `The value of {{${name}}} contains control characters.`,
      name,
    );
  }
  return text.replace(/[&<>"']/g, (character) => XML[character] ?? character);
};
