import { hasRepeatedNames, type Json } from "../../base/json.ts";
import { parseTemplate, TemplateError, type TemplatePart } from "./parse-template.ts";
import {
  type Encode,
  type Filled,
  type Filling,
  fillPlaceholder,
  missingArgument,
  renderWhole,
  toText,
} from "./render-text.ts";
import { formEncode, renderPairs } from "./render-url.ts";

export interface RenderedBody {
  text: string;
  hasSecret: boolean;
}

/** How a body is written, by its media type. */
export type BodyKind = "json" | "json-lines" | "form" | "xml" | "text";

/** RFC 9110 §8.3.1. The kind of another text, such as a list of types, is unknown. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/**
 * @throws TemplateError bad_type for multipart forms, which templates do not support, and for texts that are
 * no media type
 */
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

/** The position of a placeholder in a JSON template. */
type PlaceholderPosition =
  /** `"n": {{n}}`: the value with its type. */
  | "bare"
  /** `"n": "{{n}}"`: the whole text; a value that is not text keeps its type. */
  | "whole"
  /** `"n": "no. {{n}}"`: a part of a text. */
  | "part";

interface Place {
  part: TemplatePart;
  position: PlaceholderPosition;
}

/** Maximum nesting of a body's template and of its values. */
const MAX_DEPTH = 64;

/**
 * Renders a JSON template. A value can neither end its string nor add a member. The formatting of the
 * template is kept. A member (or list item) whose optional argument has no value is left out; the body is
 * then reformatted.
 *
 * @throws TemplateError template_not_json | placeholder_in_name | bad_type | …
 */
function renderJson(template: string, filling: Filling): { text: string; hasSecret: boolean } {
  const places = findPlaces(template);
  checkTemplate(template, places);
  for (const [name, value] of Object.entries(filling.args)) guardValue(value, name, 0);
  const absent = unusedText(template, filling);
  let [text, at, hasSecret, isAnyAbsent] = ["", 0, false, false];
  for (const { part, position } of places) {
    const filled = fillPlaceholder(part.value, filling, "body");
    if (filled.kind === "absent" && position === "part") throw missingArgument(part.value, "body");
    const quotes = position === "whole" ? 1 : 0;
    text += template.slice(at, part.from - quotes) + writeValue(filled, part.value, position, absent);
    at = part.to + quotes;
    hasSecret ||= filled.kind === "secret";
    isAnyAbsent ||= filled.kind === "absent";
  }
  text += template.slice(at);
  return { text: isAnyAbsent ? leaveOut(text, absent) : text, hasSecret };
}

/** The first placeholder outside of quotes. @throws TemplateError bad_placeholder */
export function findUnquoted(template: string): string | undefined {
  return findPlaces(template).find(({ position }) => position === "bare")?.part.value;
}

/** A marker for missing values that does not occur in the body. */
function unusedText(template: string, { args }: Filling): string {
  const used = template + JSON.stringify(args);
  let text = "absent";
  while (used.includes(text)) text += "-";
  return text;
}

function writeValue(filled: Filled, name: string, position: PlaceholderPosition, absent: string): string {
  if (filled.kind === "absent") return JSON.stringify(absent);
  if (filled.kind === "secret" && position !== "bare") {
    const written = filled.write((text) => JSON.stringify(text).slice(1, -1));
    return position === "whole" ? `"${written}"` : written;
  }
  const value = filled.kind === "secret" ? "" : filled.value;
  if (position === "part") return JSON.stringify(partText(value, name)).slice(1, -1);
  if (position === "bare" && typeof value === "string") {
    throw new TemplateError(
      "template_not_json",
      "body",
      `{{${name}}} is a text: put it in quotes in the body.`,
      name,
    );
  }
  guardValue(value, name, 0);
  return JSON.stringify(value);
}

/** A lone surrogate is allowed here, because JSON can represent it. */
function partText(value: Json, name: string): string {
  return typeof value === "string" ? value : toText(value, name, "body");
}

/** JSON.stringify would silently turn NaN into null, and overflow the stack for deep values. */
function guardValue(value: Json, name: string, depth: number): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TemplateError("bad_type", "body", `The value of {{${name}}} is not a finite number.`, name);
  }
  if (depth > MAX_DEPTH) {
    throw new TemplateError(
      "bad_type",
      "body",
      `The value of {{${name}}} is nested deeper than ${MAX_DEPTH}.`,
      name,
    );
  }
  if (typeof value === "object" && value !== null) {
    for (const member of Object.values(value)) guardValue(member as Json, name, depth + 1);
  }
}

/** Tracks the quotes of the template's literal text and skips placeholders. */
function findPlaces(template: string): Place[] {
  const places: Place[] = [];
  /** Start of the current string; -1 outside of strings. */
  let opened = -1;
  for (const part of parseTemplate(template, "body")) {
    if (part.kind === "text") opened = readQuotes(part, opened);
    else {
      const isWhole = opened === part.from - 1 && template[part.to] === '"';
      places.push({ part, position: opened < 0 ? "bare" : isWhole ? "whole" : "part" });
    }
  }
  return places;
}

function readQuotes({ value: text, from }: TemplatePart, before: number): number {
  let opened = before;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "\\" && opened >= 0) i++;
    else if (text[i] === '"') opened = opened >= 0 ? -1 : from + i;
  }
  return opened;
}

const MARK = "\ue002";

/** @throws TemplateError template_not_json | placeholder_in_name */
function checkTemplate(template: string, places: Place[]): void {
  let [text, at] = ["", 0];
  for (const { part, position } of places) {
    text += template.slice(at, part.from) + (position === "bare" ? `"${MARK}"` : MARK);
    at = part.to;
  }
  text += template.slice(at);
  const value = parseJson(text);
  checkNames(value, 0);
  if (hasRepeatedNames(text, value)) {
    const message =
      "An object of the body has two members with the same name, of which APIs read one or the other.";
    throw new TemplateError("template_not_json", "body", message);
  }
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    const where = cause instanceof Error ? cause.message.replaceAll(MARK, "…") : "";
    throw new TemplateError("template_not_json", "body", `The body is not valid JSON: ${where}`);
  }
}

function checkNames(value: Json, depth: number): void {
  if (depth > MAX_DEPTH)
    throw new TemplateError("template_not_json", "body", `The body is nested deeper than ${MAX_DEPTH}.`);
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key.includes(MARK)) {
      throw new TemplateError(
        "placeholder_in_name",
        "body",
        "Names of JSON members cannot contain placeholders.",
      );
    }
    checkNames(member as Json, depth + 1);
  }
}

function leaveOut(text: string, absent: string): string {
  const kept = without(JSON.parse(text) as Json, absent);
  return kept === undefined ? "" : JSON.stringify(kept);
}

function without(value: Json, absent: string): Json | undefined {
  if (value === absent) return undefined;
  if (Array.isArray(value))
    return value.map((item) => without(item, absent)).filter((item) => item !== undefined);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, without(member as Json, absent)] as const,
  );
  return Object.fromEntries(members.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
