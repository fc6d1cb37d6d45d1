import type { OperationProfile } from "../describe-operation.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { partsBefore } from "../values/bounds.ts";

/** "and", by language; folded. */
export const AND: Readonly<Record<string, RegExp>> = {
  en: /^(and|plus)$/,
  cs: /^a$/,
  de: /^und$/,
  pl: /^(i|oraz)$/,
  es: /^(y|e)$/,
  fr: /^et$/,
};

/** "or", by language; folded. */
export const OR: Readonly<Record<string, RegExp>> = {
  en: /^or$/,
  cs: /^(nebo|anebo|ci)$/,
  de: /^(oder|bzw)$/,
  pl: /^(lub|albo|czy)$/,
  es: /^(o|u)$/,
  fr: /^ou$/,
};

/**
 * Removes proposals that are alternatives for one argument, because the user has to choose: "to a@b.cz or
 * c@d.cz", "high or low".
 */
export function withoutAlternatives({ reading }: Request, proposals: readonly Proposal[]): Proposal[] {
  const or = OR[reading.lexicon.code];
  const joints = reading.tokens.flatMap(({ word }, i) => (or?.test(word) ? [i] : []));
  if (joints.length === 0) return [...proposals];
  const isJoint = (proposal: Proposal, side: -1 | 1) =>
    joints.some((at) => {
      const edge = (side < 0 ? proposal.tokens[0] : proposal.tokens.at(-1)) ?? -9;
      const distance = (at - edge) * side;
      return (
        distance === 1 ||
        (distance === 2 && reading.lexicon.functionWords.has(reading.tokens[at - side]?.word ?? ""))
      );
    });
  const contested = new Set(
    proposals
      .filter((left) => isJoint(left, 1))
      .filter((left) =>
        proposals.some(
          (right) => right.traits === left.traits && right.value !== left.value && isJoint(right, -1),
        ),
      )
      .map(({ traits }) => traits),
  );
  return proposals.filter(
    (proposal) =>
      proposal.traits.isList ||
      !contested.has(proposal.traits) ||
      !(isJoint(proposal, 1) || isJoint(proposal, -1)),
  );
}

/**
 * Of two listed values for one argument of a write, the one after "from" is where something was: "move it from sales to
 * finance". Its words belong to the value after "to".
 */
export function withoutOrigins({ words, reading }: Request, proposals: readonly Proposal[]): Proposal[] {
  const { prepositions, functionWords } = reading.lexicon;
  const partsOf = ({ tokens: [first = 0] }: Proposal) => {
    let at = first - 1;
    while (
      at > first - 3 &&
      functionWords.has(words[at]?.token.word ?? "") &&
      !prepositions.has(words[at]?.token.word ?? "")
    )
      at--;
    return prepositions.get(words[at]?.token.word ?? "") ?? [];
  };
  const listed = proposals.filter(
    ({ source, traits }) => source.kind === "listed" && !traits.isList && traits.part === null,
  );
  const moved = listed.flatMap((origin) => {
    if (!partsOf(origin).includes("from")) return [];
    const goal = listed.find(
      (each) => each.traits === origin.traits && each.value !== origin.value && partsOf(each).includes("to"),
    );
    return goal === undefined ? [] : [{ origin, goal }];
  });
  return proposals.flatMap((proposal) => {
    if (moved.some(({ origin }) => origin === proposal)) return [];
    const own = moved.find(({ goal }) => goal === proposal);
    if (own === undefined) return [proposal];
    const tokens = [...proposal.tokens, ...own.origin.tokens];
    return [{ ...proposal, tokens, claims: [...proposal.claims, ...own.origin.claims] }];
  });
}

/**
 * Of two values of one kind in a change, the one after "to" is the new one and identifies nothing: "move my six am bell
 * to seven pm".
 */
export function withoutGoals(
  request: Request,
  { updates, owners }: OperationProfile,
  proposals: readonly Proposal[],
): Proposal[] {
  const isOwner = ({ traits }: Proposal) => owners.has(traits.slot.name);
  const isGoal = ({ tokens: [first = 0] }: Proposal) => partsBefore(request, first).includes("to");
  if (!updates) return [...proposals];
  return proposals.filter(
    (own) =>
      !isOwner(own) ||
      !isGoal(own) ||
      !proposals.some(
        (other) =>
          other.traits === own.traits &&
          other.source.kind === own.source.kind &&
          !other.tokens.some((i) => own.tokens.includes(i)) &&
          !isGoal(other),
      ) ||
      !proposals.some(
        (other) =>
          !isOwner(other) &&
          other.traits.kind === own.traits.kind &&
          other.claims.join() === own.claims.join(),
      ),
  );
}

/**
 * Removes texts for optional arguments that contain the only value of a required one: "enter absence:
 * tomorrow, room 212".
 */
export function withoutSwallowing(proposals: readonly Proposal[]): Proposal[] {
  const typed = proposals.filter(
    (each) => each.traits.slot.required && each.source.kind !== "text" && each.source.kind !== "quoted",
  );
  return proposals.filter((text) => {
    const { source, traits, features, claims } = text;
    if (source.kind !== "text" || traits.slot.required || features.before > 0) return true;
    if (isMeasureOfOther(text, proposals)) return false;
    return !typed.some(
      (each) =>
        each.features.exact > 0 &&
        each.claims.some((claim) => claims.includes(claim.split(" ")[0] ?? "")) &&
        !typed.some(
          (other) =>
            other.traits === each.traits &&
            other !== each &&
            !other.claims.some((claim) => claims.includes(claim.split(" ")[0] ?? "")),
        ),
    );
  });
}

/**
 * Removes values for optional arguments that are inside the text of a required one: the day in "text Ada: the
 * meeting moves to Friday" is a part of the message. After a comma it may be an argument of its own.
 */
export function withoutParts({ words }: Request, proposals: readonly Proposal[]): Proposal[] {
  const texts = proposals.filter(
    ({ source, traits }) =>
      source.kind === "text" &&
      /^(text|search)$/.test(traits.topic) &&
      traits.slot.required &&
      !traits.isList,
  );
  if (texts.length === 0) return [...proposals];
  return proposals.filter(
    ({ source, traits, tokens: [first = 0], tokens, features }) =>
      traits.slot.required ||
      /^(text|quoted)$/.test(source.kind) ||
      // "… due Friday", but not "on Friday" for `remind_on`
      (features.before === 1 && words[first - 1]?.isContent === true) ||
      !texts.some(
        (text) =>
          tokens.every((i) => text.tokens.includes(i)) &&
          words
            .slice((text.tokens[0] ?? 0) + 1, first + 1)
            .every(({ token }) => !/[,;.!?\n]/.test(token.gap)) &&
          first > (text.tokens[0] ?? 0),
      ),
  );
}

/** Whether a text is only a measure that a number takes in its own unit: "the weight: 12 kg" is no name. */
function isMeasureOfOther({ tokens }: Proposal, proposals: readonly Proposal[]): boolean {
  return proposals.some(
    (other) =>
      other.traits.kind === "number" &&
      other.source.measured === true &&
      other.features.fit === 1 &&
      Math.max(other.features.near, other.features.unit, other.features.before) > 0 &&
      other.tokens.length === tokens.length &&
      other.tokens.every((i) => tokens.includes(i)),
  );
}

/** A claim on a whole token excludes claims on its parts, and vice versa. */
export function isUnclaimed(used: ReadonlySet<string>, claim: string): boolean {
  if (used.has(claim)) return false;
  const [token = "", facet] = claim.split(" ");
  if (facet !== undefined) return !used.has(token);
  for (const other of used) if (other.startsWith(`${token} `)) return false;
  return true;
}

/** Tie-break: the earlier value first, then the earlier argument. */
export function isBefore(a: Proposal, b: Proposal): boolean {
  return firstOf(a) < firstOf(b) || (firstOf(a) === firstOf(b) && a.order < b.order);
}

/** An argument that fits worse by this much does not compete for the value. */
const MUCH_LESS = 0.45;

/**
 * Counts the other arguments that compete for each value, and the other values that each argument could
 * take.
 */
export function countRivals(left: readonly Proposal[]): void {
  // A counted quantity does not compete for other arguments, and an argument for counts does not compete
  // for other values.
  const plausible = left.filter(({ features }) => features.limit >= 0 && features.unit >= 0);
  const sameValue = groupBy(plausible, ({ source }) => `${source.first} ${source.kind}`);
  const sameSlot = groupBy(plausible, ({ traits }) => traits);
  for (const own of left) {
    if (own.isSole) continue;
    const { features, traits, source, isWordSpan } = own;
    const isStronger = (other: Proposal) => !isWordSpan || other.features.topic >= features.topic;
    const rivals = (sameValue.get(`${source.first} ${source.kind}`) ?? []).filter(
      (other) =>
        other.traits !== traits &&
        (other.traits.slot.required || !traits.slot.required) &&
        other.features.fit >= features.fit - MUCH_LESS,
    );
    const isContested =
      !traits.isList &&
      (sameSlot.get(traits) ?? []).some(
        (other) =>
          other.source.first !== source.first &&
          other.source.kind === source.kind &&
          isStronger(other) &&
          // "AB 12" in "X AB 12" is a part of the same code.
          !other.tokens.some((i) => own.tokens.includes(i)),
      );
    features.soleSlot = rivals.some(isStronger) ? 0 : 1;
    features.soleValue = isContested ? 0 : 1;
    if (isWordSpan)
      features.onlyGap =
        !isContested && traits.slot.required && rivals.every((other) => !other.traits.slot.required) ? 1 : 0;
  }
}

function groupBy<K>(proposals: readonly Proposal[], key: (proposal: Proposal) => K): Map<K, Proposal[]> {
  const groups = new Map<K, Proposal[]>();
  for (const proposal of proposals) {
    const group = groups.get(key(proposal));
    if (group) group.push(proposal);
    else groups.set(key(proposal), [proposal]);
  }
  return groups;
}

function firstOf({ tokens }: Proposal): number {
  return tokens[0] ?? 0;
}

/** Minimum match for the name of an argument before its value. */
const NAMED = 0.9;

/** Without the words that follow the name of another argument: "assigned to Ada" gives no project. */
export function withoutUnnamed(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(
    ({ features, traits, tokens }) =>
      Math.max(features.before, features.after, features.owner, features.preposition) > 0 ||
      tokens.length > 1 ||
      !proposals.some(
        (other) =>
          other.traits !== traits &&
          other.features.before >= NAMED &&
          other.tokens.length === tokens.length &&
          other.tokens.every((i, n) => tokens[n] === i),
      ),
  );
}
