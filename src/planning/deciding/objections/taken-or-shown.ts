import { splitWords } from "../../../language/split-words.ts";
import { CREATES, type OperationProfile } from "../../aligning/describe-operation.ts";
import { SURE, toWordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

// Commands that take something away or show it, where the operation gives or creates something.

/**
 * Whether the request takes something away that the operation gives: "keep Ann out of course 6", "take Ann
 * off shift 9".
 */
export function isTakenAway(request: Request, { profile, filling }: Ranked): boolean {
  const { words, main, action } = request;
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  return (
    isFromPart(request, profile) ||
    ([...profile.verbs.keys()].some((verb) =>
      /^(assign|allocate|add|enroll|register|invite|grant)$/.test(verb),
    ) &&
      words.some(
        ({ token, index }) =>
          index > main.first &&
          index <= main.last &&
          token.quote < 0 &&
          !used.has(index) &&
          !action?.tokens.includes(index) &&
          (token.word === "away" ||
            (token.word === "out" && words[index + 1]?.token.word === "of") ||
            (token.word === "off" &&
              words[index + 1]?.token.gap === " " &&
              words[index + 1]?.isContent === true &&
              !/^(%|percent|day|days)$/.test(words[index - 1]?.token.word ?? ""))),
      ))
  );
}

const REMOVES = /^(remove|delete|drop|take|take-off|withdraw|unassign)$/;

/** "drop boat 7 from the waitlist" is not `POST /boats/{id}/waitlist`. */
function isFromPart(request: Request, { candidate, lexicon }: OperationProfile): boolean {
  const { words, match, action, reading } = request;
  const [, part = ""] = /\}\/([^/{}]+)$/.exec(candidate.fields.path) ?? [];
  const [form, ...more] = splitWords(part).map((word) => toWordForm(word, lexicon));
  if (form === undefined || more.length > 0 || !/^(POST|PUT)$/.test(candidate.fields.method)) return false;
  if (!action?.verbs.some((each) => REMOVES.test(each))) return false;
  const isFrom = (i: number) =>
    !action.tokens.includes(i) &&
    reading.lexicon.prepositions.get(words[i]?.token.word ?? "")?.includes("from") === true;
  return words.some(
    ({ index, token }) =>
      index > (action.tokens[0] ?? 0) &&
      token.kind === "word" &&
      !action.tokens.includes(index) &&
      match(index, form) >= STRONG_MATCH &&
      (isFrom(index - 1) || (words[index - 1]?.isContent === false && isFrom(index - 2))),
  );
}

/** "open boat 7 with its notes": what a number or a code identifies is shown, and no part of it is created. */
export function isOpenedByCode(request: Request, { profile, filling }: Ranked): boolean {
  const { words, match, action, reading } = request;
  const { lexicon } = reading;
  const id = filling.filled.find(({ slot, source }) => source === "query" && profile.owners.has(slot.name));
  const verb = action?.tokens.at(-1);
  if (id === undefined || verb === undefined || !action?.verbs.includes("open")) return false;
  if (profile.verbs.has("open") || profile.candidate.fields.method !== "POST") return false;
  const owners = profile.owners.get(id.slot.name) ?? [];
  const [first = 0, last = first] = [id.tokens[0], id.tokens.at(-1)];
  // "open customer 7 an account"
  const isObject = words.some(
    ({ index }) =>
      index > last && index <= last + 3 && profile.nouns.some((noun) => match(index, noun) >= SURE),
  );
  const isLinked = words.slice(last + 1, last + 4).some(({ token }) => lexicon.prepositions.has(token.word));
  if (isObject && !isLinked) return false;
  return (
    [...profile.verbs.keys()].some((each) => CREATES.has(each)) &&
    first > verb &&
    words
      .slice(verb + 1, first)
      .every(({ index, isContent }) => !isContent || owners.some((noun) => match(index, noun) >= SURE))
  );
}
