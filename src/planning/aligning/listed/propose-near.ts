import { NEGATIONS } from "../../../language/negations.ts";
import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { matchWords, toWordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { listedValues } from "./listed-values.ts";
import { isNegatedAt } from "./negated-words.ts";
import { flag } from "./propose-boolean.ts";
import { propose } from "./propose-enum.ts";
import { isOrdering } from "./propose-order.ts";

/** Minimum similarity for an unexplained word to name a value. */
const NEAR = 0.42;
/** The minimum rises with the number of values, because chance matches become more likely. */
const NEAR_PER_VALUE = 0.01;
const NEAR_MARGIN = 0.12;

/**
 * Proposes unfilled values for unexplained words: a single listed value with a similar meaning, or a flag
 * whose description has the word. Runs last, because it relies on similarity alone.
 */
export function proposeNear(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isFree: (i: number) => boolean,
): Proposal[] {
  const enums = open.filter((traits) => traits.kind === "enum" && !isOrdering(traits));
  const flags = open.filter(
    ({ kind, descriptionForms }) => kind === "boolean" && descriptionForms.length > 0,
  );
  if (enums.length === 0 && flags.length === 0) return [];
  const free = request.words.filter(
    ({ index, isContent, token }) =>
      isContent && token.kind === "word" && !token.name && token.quote < 0 && isFree(index),
  );
  return free.flatMap(({ index: i }): Proposal[] => {
    const scored = enums
      .flatMap((traits) =>
        listedValues(traits, profile.lexicon).map((listed) => ({
          traits,
          listed,
          match: Math.max(
            0,
            ...[
              ...(listed.distinctive.length > 0 ? listed.distinctive : listed.words),
              ...listed.meanings.flat(),
            ].map((form) => request.match(i, form)),
          ),
        })),
      )
      .sort((a, b) => b.match - a.match);
    const [best, second] = scored;
    const isNegated = isNegatedAt(request, i, i);
    if (
      best !== undefined &&
      best.match >= NEAR + NEAR_PER_VALUE * best.traits.values.length &&
      best.match - (second?.match ?? 0) >= NEAR_MARGIN &&
      isNegated === best.listed.negates
    )
      return [
        propose(
          request,
          profile,
          best.traits,
          { listed: best.listed, tokens: [i], strength: Math.max(0.6, best.match) },
          0,
        ),
      ];
    const matches = flags.flatMap((traits) => {
      const match = Math.max(0, ...traits.descriptionForms.map((form) => request.match(i, form)));
      return match >= 0.9 ? [{ traits, match }] : [];
    });
    const [only] = matches;
    return only === undefined || matches.length > 1
      ? []
      : [
          flag(request, profile, only.traits, {
            tokens: [i],
            strength: 0.75,
            explained: 0,
            isContrary:
              describesFalse(request, i, only.traits) !== isDeniedInDescription(request, i, only.traits),
          }),
        ];
  });
}

/** Whether a description denies the word: "Only rooms without a guest" for the flag `vacant`. */
function isDeniedInDescription(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const own = words[i]?.form ?? toWordForm("", reading.lexicon);
  const named = descriptionForms.filter((form) => matchWords(own, form) >= 0.9).map(({ word }) => word);
  const said = splitWords(slot.description);
  return said.some(
    (word, at) =>
      named.includes(word) &&
      said.slice(Math.max(0, at - 3), at).some((each) => NEGATIONS.test(each) || LACKS.test(each)),
  );
}

const LACKS = /^(lacks?|lacking|missing)$/;

/** Whether a description assigns the word to `false`: "true: paid, false: open ones". */
function describesFalse(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const [, described] = /\bfalse\b["'`]?\s*[:=–-]?\s*([^.;]*)/i.exec(slot.description) ?? [];
  if (described === undefined) return false;
  const own = new Set(splitWords(described.split(/\btrue\b/i)[0] ?? ""));
  const form = words[i]?.form ?? toWordForm("", reading.lexicon);
  return descriptionForms.some((each) => own.has(each.word) && matchWords(form, each) >= 0.9);
}
