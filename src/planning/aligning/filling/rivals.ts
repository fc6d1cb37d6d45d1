import type { Proposal } from "../proposal.ts";

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
    const { features, traits, source, isRun } = own;
    const isStronger = (other: Proposal) => !isRun || other.features.topic >= features.topic;
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
    if (isRun)
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
