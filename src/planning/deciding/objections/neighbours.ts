import type { Request } from "../../aligning/request-words.ts";
import { NUMBER_WORDS } from "../../aligning/values/bounds.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";
import { NAMED } from "./other-targets.ts";

/** Words for a place beside something, folded; the longest phrase has three words. */
export const BESIDE =
  /^(near|beside|next to|close to|opposite|above|below|underneath|adjacent to|vedle|pobliz|naproti|neben|gegenuber|oberhalb|unterhalb|obok|kolo|naprzeciwko|naprzeciw|junto a|junto al|al lado de|al lado del|cerca de|cerca del|frente a|frente al|encima de|encima del|debajo de|debajo del|a cote de|a cote du|pres de|pres du|en face de|en face du|au dessus de|au dessus du|au dessous de|en dessous de)$/;

/** Words that say so only after a noun of the same kind: "the shipment after shipment 5". */
const AFTER =
  /^(after|before|behind|following|preceding|follows|precedes|under|over|po|pred|nad|pod|nach|vor|hinter|uber|unter|przed|despues de|despues del|antes de|antes del|detras de|detras del|delante de|apres|avant|derriere|devant|sous|sur)$/;

const MAX_BESIDE = 3;

/** Participles before a number that describes: "the dog aged 7". */
const DESCRIBED =
  /^(aged|rated|priced|worth|costing|weighing|scored|ranked|sized|stary|stara|stare|alter|edad|age)$/;

/**
 * Whether the identified thing only says where or what the target is: "lock the door next to door 3", "cancel
 * the exam after exam 3", "delete the dog aged 7".
 */
export function isNeighbour({ words, match, action, main }: Request, { profile, filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { slot, isId, forms: idForms }, tokens, features }) => {
    const own = profile.owners.get(slot.name);
    const [first = 0] = tokens;
    if (own === undefined && !isId) return false;
    const forms = [...(own ?? []), ...profile.nouns];
    const isOwn = (i: number) =>
      words[i]?.token.kind === "word" &&
      !action?.tokens.includes(i) &&
      forms.some((form) => match(i, form) >= STRONG_MATCH);
    const isDescribed = [first - 1, ...tokens].some((i) => DESCRIBED.test(words[i]?.token.word ?? ""));
    if (features.before <= 0 && isDescribed) return true;
    let at = first - 1;
    const isLead = (i: number) =>
      isOwn(i) ||
      NUMBER_WORDS.test(words[i]?.token.word ?? "") ||
      /^(the|dem|der|den|die|das|la|el|le|les|l)$/.test(words[i]?.token.word ?? "");
    while (at > main.first && isLead(at)) at--;
    const phrases = Array.from({ length: MAX_BESIDE }, (_, n) =>
      words
        .slice(Math.max(0, at - n), at + 1)
        .map(({ token }) => token.word)
        .join(" "),
    );
    if (at <= (action?.tokens[0] ?? -1) || words[at]?.token.quote !== -1) return false;
    if (phrases.some((phrase) => BESIDE.test(phrase))) return true;
    const isAfter = phrases.findIndex((phrase) => AFTER.test(phrase));
    const isSame = (i: number) => isOwn(i) && (own ?? idForms).some((form) => match(i, form) >= NAMED);
    return (
      isAfter >= 0 &&
      words.some(
        ({ index, clause }) =>
          index < at - isAfter &&
          index > (action?.tokens[0] ?? -1) &&
          clause === words[at]?.clause &&
          isSame(index),
      )
    );
  });
}
