import { isPlace } from "../../../language/places.ts";
import type { Request } from "../../aligning/request-words.ts";
import type { Clause } from "../../reading/read-clauses.ts";
import type { Ranked } from "../score.ts";

/**
 * Whether only the digits of a code identify something that the request does not name: "delete PAY-301" does not delete
 * record 301.
 */
export function isCutFromCode({ words }: Request, { features, filling, profile }: Ranked): boolean {
  const { nouns, head, owned } = features;
  return (
    nouns === 0 &&
    head === 0 &&
    owned === 0 &&
    filling.filled.some(
      ({ slot, value, tokens, source }) =>
        source === "query" &&
        profile.owners.has(slot.name) &&
        typeof value === "number" &&
        tokens.some((i) => words[i]?.token.kind === "code" && /\p{L}/u.test(words[i]?.token.text ?? "")),
    )
  );
}

/** Words that exclude something, by language. */
const EXCLUDING: Readonly<Record<string, RegExp>> = {
  en: /^(not|without|except|out|isn|aren|hasn|haven|wasn|weren)$/,
  cs: /^(bez|krome|mimo)$/,
  de: /^(nicht|ohne|ausser|kein(e|en|er|em|es)?)$/,
  pl: /^(nie|bez|oprocz|poza)$/,
  es: /^(sin|excepto|salvo)$/,
  fr: /^(sans|sauf|hormis|pas)$/,
};

/** Whether a list ignores an exclusion: "parts that are not in stock" for an operation that lists all parts. */
export function isExclusionIgnored(
  { words, main, reading }: Request,
  { profile, filling, candidate }: Ranked,
): boolean {
  const excluding = EXCLUDING[reading.lexicon.code];
  if (!profile.reads || excluding === undefined || /\}$/.test(candidate.fields.path)) return false;
  return words.some(
    ({ token, index }) =>
      token.quote < 0 &&
      excluding.test(token.word) &&
      index > main.first &&
      !main.frame.has(index) &&
      !filling.filled.some(
        ({ tokens, source }) => source === "query" && tokens.some((i) => i >= index - 1 && i <= index + 4),
      ),
  );
}

/**
 * Whether the operation has nothing in common with the request but a place: "where is the capital of
 * China" is not a question about its weather.
 */
export function isOnlyPlace({ features, verb, filling, profile }: Ranked): boolean {
  const { nouns, head, api } = features;
  const values = filling.filled.filter(({ source }) => source === "query");
  return (
    nouns === 0 &&
    head === 0 &&
    api === 0 &&
    (verb ?? 0) <= 0 &&
    values.length === 1 &&
    values.every(({ value }) => typeof value === "string" && isPlace(value, profile.lexicon.code))
  );
}

/** Whether a second command is an argument of the same call: "heat the oven, stop after an hour". */
export function isClauseUsed({ words }: Request, { roles, filling }: Ranked, clause: Clause): boolean {
  const own = words.filter(({ index }) => index >= clause.first && index <= clause.last);
  const isTaken = filling.filled.some(
    ({ source, isAnchored, tokens }) =>
      source === "query" && isAnchored && tokens.some((i) => i >= clause.first && i <= clause.last),
  );
  const verbs = new Set(clause.actions.filter(({ commanded }) => commanded).flatMap(({ tokens }) => tokens));
  return (
    isTaken &&
    own.every(
      ({ isContent, index }) =>
        !isContent || verbs.has(index) || /^(argument|qualifier)$/.test(roles[index]?.role ?? ""),
    )
  );
}

/** Whether an update has no new value: "move meeting 7" without a time. */
export function isEmptyChange({ profile: { updates, slots, owners }, filling }: Ranked): boolean {
  const isOpen = slots.some(({ name, path }) => path.length > 1 || !owners.has(name));
  return updates && isOpen && !filling.filled.some(({ slot }) => !owners.has(slot.name));
}
