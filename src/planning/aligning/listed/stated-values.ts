import type { JsonObject } from "../../../base/json.ts";

/** What introduces a list of values in a description. */
const INTRODUCED =
  /\b(?:accepted|allowed|possible|valid|supported|available|permitted|acceptable) (?:values?|options?|statuses|states|types)(?: (?:for|of) [\w ]{1,30}?)?\s*(?:are|is|includes?|being)?\s*[:=-]*\s*|(?<!\bleast )\bone of(?: the following)?(?: values)?\s*[:=-]*\s*/gi;
/** The same where the values have to be quoted: "must be active" describes a value in words. */
const INTRODUCES_QUOTED = /\b(?:must be|can be|should be|may be|either)\s*(?:either\s*)?|:\s*(?=["'`])/gi;
const ITEM =
  /\s*(?:(?:(?:and|or)\b|,|\||\/|;|-(?=\s)|\*)\s*){0,3}(?:(["'`“]{1,2})([^"'`“”\n]{1,40})["'`”]{1,2}|([\p{L}\p{N}_](?:[\p{L}\p{N}_.+-]*[\p{L}\p{N}_+])?))(\s*\([^()]{0,80}\))?(?=\s*(?:,|;|\||\/|\*|$|\.(?:\s|$)|\)|\bor\b|\band\b|-\s))/uy;
/** Words of a sentence that are no values. */
const NO_VALUE =
  /^(a|an|the|of|other|more|following|values?|empty|null|optional|etc|not|this|these)$|^\d+-\d+$/i;
/** Placeholders, which say that other values are possible too: `agent_id`. */
const PLACEHOLDER = /(^|_)(id|ids|name|uuid|number|code)$/i;
const MIN_VALUES = 2;
const MAX_VALUES = 40;
const MAX_DESCRIPTION = 1_000;

/**
 * The values of a text argument that only its description lists: "Accepted values are moored, sailing and docked", "If
 * true, … If false, …", "use scale=large". Empty when it lists none.
 * @param name the name of the argument
 */
export function statedValues(schema: JsonObject, description: string, name: string): string[] {
  const isText = [schema["type"]].flat().includes("string");
  if (!isText || schema["pattern"] !== undefined || schema["format"] !== undefined) return [];
  const text = description.slice(0, MAX_DESCRIPTION);
  const cases = [...text.matchAll(/(?:^|[.!]\s+)(?:If|When)\s+(?:set to\s+)?["'`]?([a-z_]{2,20})["'`]?,/g)];
  const named = [...new Set(cases.map(([, value = ""]) => value))];
  if (named.length >= MIN_VALUES) return named.some((value) => PLACEHOLDER.test(value)) ? [] : named;
  // "For harbours use scale=large, for oceans use scale=small"
  const assigned = [...text.matchAll(/\b(\w{2,30})=["'`]?(\w[\w.-]*\w)/g)].flatMap(([, key, value = ""]) =>
    key === name && !NO_VALUE.test(value) && /^\p{L}/u.test(value) ? [value] : [],
  );
  if (new Set(assigned).size >= MIN_VALUES) return [...new Set(assigned)];
  for (const match of text.matchAll(INTRODUCED)) {
    const found = listAt(text, match.index + match[0].length, false);
    if (found.length >= MIN_VALUES) return found;
  }
  for (const match of text.matchAll(INTRODUCES_QUOTED)) {
    const found = listAt(text, match.index + match[0].length, true);
    if (found.length >= MIN_VALUES) return found;
  }
  return [];
}

function listAt(text: string, start: number, isQuoted: boolean): string[] {
  const found = new Set<string>();
  ITEM.lastIndex = start;
  while (found.size < MAX_VALUES) {
    const match = ITEM.exec(text);
    if (match === null) break;
    const [, quote, quoted, bare] = match;
    const value = (quoted ?? bare ?? "").trim();
    if ((isQuoted && quote === undefined) || value === "" || NO_VALUE.test(value)) return [];
    if (PLACEHOLDER.test(value)) return [];
    found.add(value);
    const rest = text.slice(ITEM.lastIndex);
    // The sentence ends, or an unquoted word does not belong to the list.
    if (/^\s*(?:\.(?:\s|$)|\)|$)/.test(rest)) break;
  }
  return [...found];
}
