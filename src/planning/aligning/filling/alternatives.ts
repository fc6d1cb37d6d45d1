import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";

/** "or", by language. */
const OR: Readonly<Record<string, RegExp>> = {
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
 * Removes texts for optional arguments that contain the only value of a required one: "enter absence: tomorrow, room 212".
 */
export function withoutSwallowing(proposals: readonly Proposal[]): Proposal[] {
  const typed = proposals.filter(
    (each) => each.traits.slot.required && each.source.kind !== "text" && each.source.kind !== "quoted",
  );
  return proposals.filter((text) => {
    const { source, traits, features, claims } = text;
    if (source.kind !== "text" || traits.slot.required || features.before > 0) return true;
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
