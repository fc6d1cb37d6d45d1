import { SENDING } from "../../../language/verbs.ts";
import { type Request, range } from "../request-words.ts";
import { partsBefore } from "../values/bounds.ts";
import type { WordSpan } from "./find-word-spans.ts";
import { isSearch, type SpanMatch } from "./match-span.ts";
import { areNames } from "./nouns-around.ts";
import { isOpenText } from "./topics.ts";

/** Whether words for a text or a search say something else. */
export function isUnfitText(match: SpanMatch): boolean {
  const { request, profile, traits, span, topic, isAnchored } = match;
  if (!isOpenText(traits)) return false;
  if (traits.topic === "text" && !isAnchored && topic < 1 && span.first === span.last) return true;
  // "send flowers to …": the thing that is sent is no text.
  if (!profile.reads && !isAnchored && isSentThing(request, span)) return true;
  return isNameOfApi(match) || (traits.topic === "search" && isUnfitSearch(match));
}

/** "what is in my logbook?" names the API, not a text to search for. */
function isNameOfApi({ request, profile, traits, tokens, place }: SpanMatch): boolean {
  return (
    profile.reads &&
    !traits.slot.required &&
    place.before <= 0 &&
    place.preposition <= 0 &&
    !isSearch(request) &&
    tokens.every((i) => profile.words.some((word) => word.place === "api" && request.match(i, word) >= 0.99))
  );
}

/**
 * An optional search text needs a name or a verb of searching: "what is on my calendar?" is not a search.
 */
function isUnfitSearch({ request, texts, traits, span, tokens, isAnchored, isNamed }: SpanMatch): boolean {
  if (traits.slot.required) return false;
  const parts = partsBefore(request, span.first);
  // "chapters of Blue Harbour": whose they are is another argument, if there is one.
  if (parts.includes("of") && areNames(request, tokens)) {
    const hasOwner = texts.some((other) => /^(none|thing)$/.test(other.topic) && !other.isId);
    if (hasOwner) return true;
  }
  // German writes every noun with a capital letter.
  const isNameLike = isNamed && (request.reading.lexicon.code !== "de" || areNames(request, tokens));
  return (
    !isAnchored &&
    !isNameLike &&
    !isSearch(request) &&
    !parts.some((part) => /^(about|with|named|for|of)$/.test(part))
  );
}

/** Whether one or two words are the direct object of a verb of sending: "a fax", "flowers". */
function isSentThing({ words, action }: Request, { first, last }: WordSpan): boolean {
  if (last > first + 1 || !action?.verbs.some((verb) => SENDING.has(verb))) return false;
  const verb = action.tokens.at(-1) ?? -1;
  const isBetween = range(verb + 1, first - 1).every((i) => words[i]?.isContent === false);
  const isNoun = (i: number) => words[i]?.token.kind === "word" && words[i]?.token.quote === -1;
  return verb < first && first - verb <= 2 && isBetween && range(first, last).every(isNoun);
}
