import { excludes, toDocumentForm, toWordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { traitsOf } from "../../aligning/slot-traits.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

// Values that the request gives for another part of a record than the argument that took them.

/** Words for one of two parts that exclude each other. */
const PARTS =
  /^(pickup|return|dropoff|billing|shipping|arrival|departure|sender|receiver|recipient|buyer|seller)$/;

/**
 * Whether an argument with a name of two words takes what the request says of its counterpart: "change the arrival
 * pier to …" for `departure_pier`.
 */
export function isOtherPartNamed({ words, match, reading }: Request, { filling, profile }: Ranked): boolean {
  return filling.filled.some(({ slot, source }) => {
    if (source !== "query" || slot.words.length < 2) return false;
    const own = slot.words.map((word) => toDocumentForm(word, profile.lexicon));
    const [head, part] = [own.at(-1), own.at(-2)];
    if (head === undefined || part === undefined) return false;
    const isArgument = (word: string) =>
      filling.filled.some((each) => each.slot !== slot && each.slot.words.includes(word));
    return words.some(
      ({ index, token }) =>
        index > 0 &&
        token.gap === " " &&
        match(index, head) >= STRONG_MATCH &&
        PARTS.test(words[index - 1]?.token.word ?? "") &&
        !isArgument(words[index - 1]?.token.word ?? "") &&
        excludes(toWordForm(words[index - 1]?.token.word ?? "", reading.lexicon), part),
    );
  });
}

/** Nouns for what things have or how long they last: "at most 3 beds" is no number of results. */
const ATTRIBUTES =
  /^(stars?|points?|seats?|beds?|bedrooms?|floors?|persons?|people|years?|months?|weeks?|days?|hours?|minutes?|percent|euros?|dollars?|pounds?)$/;

/** Whether the number counts an attribute, or is compared with an adjective: "older than 90". */
function isOfAttribute({ words }: Request, first: number): boolean {
  const isCompared =
    words[first - 1]?.token.word === "than" && /er$/.test(words[first - 2]?.token.word ?? "");
  return isCompared || ATTRIBUTES.test(words[first + 1]?.token.word ?? "");
}

/** Whether the number of results is one of years, stars or seats: "trees older than 90", "at most 3 doors". */
export function isLimitOfAttribute(request: Request, { filling, profile }: Ranked): boolean {
  const limits = traitsOf(profile).filter(({ isLimit }) => isLimit);
  return filling.filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      limits.some((traits) => traits.slot === slot) &&
      tokens.some((i) => request.words[i]?.token.kind === "number" && isOfAttribute(request, i)) &&
      !profile.nouns.some((noun) => tokens.some((i) => request.match(i + 1, noun) >= STRONG_MATCH)),
  );
}

/** The letters before the number of a code. */
function lettersOf(text: string): string | undefined {
  return /^(\p{Lu}{1,4})[-_]?\d/u.exec(text)?.[1];
}

/**
 * Whether two codes of one kind became values of different arguments: "invite S-7 and S-8" for `sailor_id` and
 * `voucher`. Two ends of a movement are arguments of one kind.
 */
export function areCodesSplit({ words }: Request, { filling }: Ranked): boolean {
  const codes = filling.filled.flatMap(({ slot, source, value, tokens: [first = 0, ...rest] }) => {
    const letters = typeof value === "string" && rest.length === 0 ? lettersOf(value) : undefined;
    return source === "query" && letters !== undefined ? [{ slot, letters, first }] : [];
  });
  return codes.some((left) =>
    codes.some(
      (right) =>
        right.slot !== left.slot &&
        right.letters === left.letters &&
        right.first === left.first + 2 &&
        words[left.first + 1]?.token.kind === "word" &&
        /^(and|und|a|i|y|e|et|or|oder|nebo|lub|o|ou)$/.test(words[left.first + 1]?.token.word ?? ""),
    ),
  );
}

const OF = /^(of|von|vom|de|del|du|od)$/;

/**
 * Whether the code after "of" is the owner and not the record: "cancel the voyage of S-7" for `voyage_id`, whose
 * first letter the code does not have.
 */
export function isOwnerTaken({ words, match }: Request, { filling, profile }: Ranked): boolean {
  if (profile.reads) return false;
  return filling.filled.some(({ slot, source, value, tokens: [first = 0] }) => {
    const letters = typeof value === "string" ? lettersOf(value)?.toLowerCase() : undefined;
    // "FM-7" may be any abbreviation.
    if (source !== "query" || letters?.length !== 1 || !OF.test(words[first - 1]?.token.word ?? ""))
      return false;
    const owners = profile.owners.get(slot.name) ?? [];
    return (
      owners.some((owner) => match(first - 2, owner) >= STRONG_MATCH) &&
      !owners.some(({ word }) => word.startsWith(letters))
    );
  });
}
