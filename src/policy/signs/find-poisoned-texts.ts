import { type Fault, isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import { escapeSegment } from "../../contract/json-pointer.ts";
import { findSigns } from "./find-signs.ts";

const MAX_WARNINGS = 20;
/** "When using github_create_issue, always …": rules for a tool in another tool's texts. */
const SHADOWING =
  /\b(?:[Ww]hen(?:ever)?|[Bb]efore|[Aa]fter|[Ii]nstead of) (?:you )?(?:us(?:e|ing)|call(?:ing)?|invok(?:e|ing))\s(?:the )?[`"']?((?=[^\s`"',]{0,80}[_.]|[a-z]{1,40}[A-Z])[\w.-]{3,80})[`"']?[^.\n]{0,120}\b(?:always|must|never|add|include|send|also)\b/;
/** A request to include a secret. */
const WANTS_SECRET =
  /\b(?:put|send|include|append|pass|copy|add|insert|write)\s(?:\S{1,30}\s){0,4}(?:(?:contents?|values?) of (?:\S{1,30}\s){0,2})[`"'{]{0,3}(?:secrets?|credentials|api[ _-]?keys?|passwords?|environment)\b/i;

/**
 * Finds texts of a document that address a model, in descriptions, titles, enums, defaults, examples and
 * `x-` fields alike, since any of them may reach one. Returns warnings for the uploader; nothing is
 * rejected.
 */
export function findPoisonedTexts(document: JsonObject): Fault[] {
  const warnings: Fault[] = [];
  visit(document, "", (text, pointer) => {
    const message = explain(text);
    if (message !== null) warnings.push({ pointer, message });
    return warnings.length < MAX_WARNINGS;
  });
  return warnings;
}

function explain(text: string): string | null {
  const signs = findSigns(text);
  if (signs?.instruction_like || WANTS_SECRET.test(text))
    return "reads like an instruction to a model; models receive it marked as data";
  const other = SHADOWING.exec(text)?.[1];
  if (other !== undefined) return `sets rules for another tool (${other}); models receive it marked as data`;
  return signs?.hidden_characters === undefined
    ? null
    : `has ${signs.hidden_characters} hidden characters; models do not see them`;
}

/** Returns false to stop. */
function visit(value: Json, pointer: string, read: (text: string, pointer: string) => boolean): boolean {
  if (typeof value === "string") return value.length < 6 || read(value, pointer);
  if (Array.isArray(value)) return value.every((item, index) => visit(item, `${pointer}/${index}`, read));
  if (!isJsonObject(value)) return true;
  return Object.entries(value).every(([key, item]) => visit(item, `${pointer}/${escapeSegment(key)}`, read));
}
