import type { Json } from "../contract/json.ts";
import {
  type Filled,
  type Filling,
  fillPlaceholder,
  MASK,
  missingArgument,
  toText,
} from "./fill-placeholder.ts";
import { parseTemplate, type TemplatePart } from "./parse-template.ts";
import { TemplateError } from "./template-error.ts";

/** Where a placeholder stands in a JSON template. */
type Standing =
  /** `"n": {{n}}`: the value with its type. */
  | "bare"
  /** `"n": "{{n}}"`: the whole text; a value that is no text keeps its own type. */
  | "whole"
  /** `"n": "no. {{n}}"`: a part of a text. */
  | "part";

interface Place {
  part: TemplatePart;
  standing: Standing;
}

/** Stands for a value nobody gave: whoever holds it is left out. Private-use characters: no template has them. */
const ABSENT = "\ue000absent\ue001";

/**
 * Renders a JSON template: no value can end its string or add a member. The template's own writing is kept.
 * A member (or list item) whose optional argument has no value is left out.
 * @throws TemplateError template_not_json | placeholder_in_name | bad_type | …
 */
export function renderJson(template: string, filling: Filling): { text: string; hasSecret: boolean } {
  const places = findPlaces(template);
  checkTemplate(template, places);
  let [text, at, hasSecret, isAnyAbsent] = ["", 0, false, false];
  for (const { part, standing } of places) {
    const filled = fillPlaceholder(part.value, filling, "body");
    if (filled.kind === "absent" && standing === "part") throw missingArgument(part.value, "body");
    const quotes = standing === "whole" ? 1 : 0;
    text += template.slice(at, part.from - quotes) + writeValue(filled, part.value, standing);
    at = part.to + quotes;
    hasSecret ||= filled.kind === "masked" || (filled.kind === "value" && filled.isSecret);
    isAnyAbsent ||= filled.kind === "absent";
  }
  text += template.slice(at);
  return { text: isAnyAbsent ? leaveOut(text) : text, hasSecret };
}

function writeValue(filled: Filled, name: string, standing: Standing): string {
  if (filled.kind === "absent") return JSON.stringify(ABSENT);
  if (filled.kind === "masked") return standing === "part" ? MASK : JSON.stringify(MASK);
  const { value } = filled;
  if (standing === "part") return JSON.stringify(partText(value, name)).slice(1, -1);
  if (standing === "bare" && typeof value === "string") {
    throw new TemplateError(
      "template_not_json",
      "body",
      `{{${name}}} is a text: put it in quotes in the body.`,
      name,
    );
  }
  guardNumbers(value, name);
  return JSON.stringify(value);
}

/** Half a surrogate pair is fine here: JSON can write it. */
function partText(value: Json, name: string): string {
  return typeof value === "string" ? value : toText(value, name, "body");
}

/** JSON.stringify would turn NaN into null without a word. */
function guardNumbers(value: Json, name: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TemplateError("bad_type", "body", `The value of {{${name}}} is no finite number.`, name);
  }
  if (typeof value === "object" && value !== null) {
    for (const member of Object.values(value)) guardNumbers(member as Json, name);
  }
}

/** Follows the quotes of the template's own text; placeholders are jumped over. */
function findPlaces(template: string): Place[] {
  const parts = parseTemplate(template, "body");
  const places: Place[] = [];
  let isInside = false;
  for (const part of parts) {
    if (part.kind === "text") isInside = readQuotes(part.value, isInside);
    else {
      const isWhole = template[part.from - 1] === '"' && template[part.to] === '"';
      places.push({ part, standing: !isInside ? "bare" : isWhole ? "whole" : "part" });
    }
  }
  return places;
}

function readQuotes(text: string, inside: boolean): boolean {
  let isInside = inside;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "\\" && isInside) i++;
    else if (text[i] === '"') isInside = !isInside;
  }
  return isInside;
}

const MARK = "\ue002";

/** @throws TemplateError template_not_json | placeholder_in_name */
function checkTemplate(template: string, places: Place[]): void {
  let [text, at] = ["", 0];
  for (const { part, standing } of places) {
    text += template.slice(at, part.from) + (standing === "bare" ? `"${MARK}"` : MARK);
    at = part.to;
  }
  checkNames(parseJson(text + template.slice(at)));
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    const where = cause instanceof Error ? cause.message.replaceAll(MARK, "…") : "";
    throw new TemplateError("template_not_json", "body", `The body is no JSON: ${where}`);
  }
}

function checkNames(value: Json): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key.includes(MARK)) {
      throw new TemplateError(
        "placeholder_in_name",
        "body",
        "Names of JSON members are written out, not placeholders.",
      );
    }
    checkNames(member as Json);
  }
}

function leaveOut(text: string): string {
  const kept = without(JSON.parse(text) as Json);
  return kept === undefined ? "" : JSON.stringify(kept);
}

function without(value: Json): Json | undefined {
  if (value === ABSENT) return undefined;
  if (Array.isArray(value)) return value.map(without).filter((item) => item !== undefined);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, without(member)] as const);
  return Object.fromEntries(members.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
