import type { OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits, Topic } from "../slot-traits.ts";
import { range } from "../token-range.ts";
import { commonShare } from "./common-words.ts";
import type { Run } from "./find-runs.ts";
import { isHonorific } from "./honorifics.ts";

/** Nouns that precede the names of people and places. */
const CLASSES: Partial<Record<Topic, RegExp>> = {
  person:
    /^(user|customer|client|employee|member|contact|person|guest|patient|driver|colleague|student|company|firm|supplier|owner|author|mr|mrs|ms|teacher|manager)$/,
  place:
    /^(city|town|village|country|district|region|street|station|airport|area|place|location|neighborhood)$/,
};

function isAnyClass({ english }: WordForm): boolean {
  return english.some((word) => Object.values(CLASSES).some((expression) => expression.test(word)));
}

export function isClassOnly({ words }: Request, { first, last }: Run, { topic }: SlotTraits): boolean {
  return range(first, last).every(
    (i) =>
      !words[i]?.token.name &&
      (!words[i]?.isContent ||
        words[i]?.form.english.some(
          (word) =>
            CLASSES[topic]?.test(word) ||
            /^(somebody|someone|anyone|right|person|people|best|suitable)$/.test(word),
        )),
  );
}

/** Removes the operation's own noun before a name: "the playlist Slow Mornings", "die Kategorie Bücher". */
function withoutResource({ words, match, reading }: Request, { nouns }: OperationProfile, run: Run): Run {
  const next = words[run.first + 1]?.token;
  const isOwn = nouns.some((noun) => match(run.first, noun) >= SURE);
  if (!isOwn || run.first === run.last || next?.gap !== " " || !/^\p{Lu}/u.test(next.text)) return run;
  const text = reading.text.slice(next.start, words[run.last]?.token.end);
  return { first: run.first + 1, last: run.last, text };
}

/** Removes the noun that classifies a name: "user wanda", "the Lyon branch". */
export function withoutClass(request: Request, profile: OperationProfile, run: Run, traits: SlotTraits): Run {
  const { words, reading } = request;
  if (traits.topic === "text" || traits.topic === "search") return run;
  const isTitle = traits.topic === "title";
  const named = withoutResource(request, profile, run);
  if (named !== run) return named;
  const [head, next] = [words[run.first], words[run.first + 1]];
  // "firm Keller & Sons": the class is not part of a name, but a title may start with any word.
  if (isTitle && !(head && next && !head.token.name && next.token.name && isAnyClass(head.form))) return run;
  const forms = [...traits.forms, ...(profile.owners.get(traits.slot.name) ?? [])];
  const isClass = (i: number) =>
    words[i] !== undefined &&
    // "Bank of America" keeps its capital; in German a class is capitalized as well.
    (reading.lexicon.code === "de" || !/^\p{Lu}/u.test(words[i]?.token.text ?? "") || i === 0) &&
    ((isTitle && i === run.first) ||
      words[i]?.form.english.some((word) => CLASSES[traits.topic]?.test(word)) ||
      forms.some((form) => request.match(i, form) >= SURE));
  let { first, last } = run;
  const isApart = (i: number) => words[i + 1]?.token.gap !== "-";
  // "account holder Ada Lane" for an argument that "account" names
  const isLabelled = (i: number) =>
    i > 0 &&
    !words[i]?.token.name &&
    words[i + 1]?.token.name === true &&
    commonShare(request, [i]) === 1 &&
    forms.some((form) => request.match(i - 1, form) >= SURE);
  while (
    first < last &&
    isApart(first) &&
    (isLabelled(first) || isClass(first) || isHonorific(request, first) || !words[first]?.isContent)
  )
    first++;
  while (last > first && isApart(last - 1) && (isClass(last) || !words[last]?.isContent)) last--;
  if (first === run.first && last === run.last) return run;
  return { first, last, text: reading.text.slice(words[first]?.token.start, words[last]?.token.end) };
}
