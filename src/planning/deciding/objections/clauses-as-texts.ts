import { matchPhrase } from "../../../language/tokenize.ts";
import { type Request, range } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** Verbs that say that something is not done yet, or not for sure; folded. */
const MODALS =
  /^(will|would|might|may|could|should|shall|must|going|gonna|mozna|budu|budeme|mam|mel|werde|werden|sollte|konnte|bede|bedziemy|moze|powinienem|voy|deberia|podria|vais|devrais|pourrais)$/;

/**
 * Whether a clause is said not to hold, or not yet, and its values are taken although the clause itself is not the
 * text of an argument: "log that I did not drink 500 ml".
 */
export function isClauseDenied({ words, reading }: Request, { filling }: Ranked): boolean {
  const taken = new Set(
    filling.chosen.filter(({ source }) => source.kind === "complement").flatMap(({ tokens }) => tokens),
  );
  return reading.values.some(({ complement, first }) => {
    if (complement?.kind !== "statement" || taken.has(first)) return false;
    const inside = range(complement.lead, complement.until);
    return inside.some(
      (i) =>
        MODALS.test(words[i]?.token.word ?? "") ||
        matchPhrase(reading.lexicon.negations, reading.tokens, i) !== undefined,
    );
  });
}

/** "remind me how to splice a rope" asks for an answer and not for a reminder. */
export function isAnswerWanted({ words, action, reading: { lexicon } }: Request): boolean {
  const verb = action?.tokens.at(-1);
  if (verb === undefined || !action?.verbs.includes("remind")) return false;
  const said = words.slice(verb + 1, verb + 4).map(({ token }) => token.word);
  return said.some((word, n) => lexicon.questionWords.has(word) && !/^(que|qu|co|that)$/.test(word) && n < 3);
}

/** "remind me of my mooring fee", without a day or time, may ask for what another operation returns. */
export function isReadElsewhere({ action }: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const { filling, profile } = best;
  const isTimed = filling.chosen.some(({ source }) => /^(date|time|duration|complement)$/.test(source.kind));
  if (!action?.verbs.includes("remind") || isTimed) return false;
  const said = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  return others.some(
    (other) =>
      other.profile.reads &&
      other.candidate.fields.path !== profile.candidate.fields.path &&
      other.roles.some(({ role }, i) => role === "resource" && said.has(i)),
  );
}
