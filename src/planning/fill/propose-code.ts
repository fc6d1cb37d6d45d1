import { acceptsValue } from "./accepts-value.ts";
import { nameToCode, wantsCode } from "./known-codes.ts";
import type { Slot } from "./list-slots.ts";
import type { Proposal, Reading } from "./reading.ts";
import { contradictsRole, ORIGIN_PREPOSITIONS, roleOf, TARGET_PREPOSITIONS } from "./stop-words.ts";

const SIGNS: readonly (readonly [sign: RegExp, code: string])[] = [
  [/\$/g, "USD"],
  [/€/g, "EUR"],
  [/£/g, "GBP"],
  [/\bKč/g, "CZK"],
];

interface Hit {
  code: string;
  preposition: string;
  /** Written as a sign before an amount: the amount may take the same place. */
  sign: boolean;
  start: number;
  end: number;
}

/** Standard codes of currencies, languages and countries, from the code or the English name: `250 euros to CZK`, `into French`. */
export function proposeCode(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("string") || slot.values.length > 0 || !wantsCode(slot)) return [];
  const hits = listHits(slot, reading);
  const role = roleOf(slot.words);
  const rivals = reading.slots.filter(
    (other) => other !== slot && wantsCode(other) && isPartner(slot, other),
  );
  const chosen = chooseHit(hits, role, rivals.length > 0);
  return chosen && acceptsValue(slot, chosen.code)
    ? [{ slot, value: chosen.code, score: 0.96, start: chosen.start, end: chosen.end, shared: chosen.sign }]
    : [];
}

/** Two codes for a pair of slots come in the order of the question, `to` before the second. */
function chooseHit(hits: readonly Hit[], role: ReturnType<typeof roleOf>, paired: boolean): Hit | undefined {
  const [first, second] = hits;
  if (paired && hits.length === 2 && second) {
    const isForward =
      TARGET_PREPOSITIONS.has(second.preposition) || ["in", "and"].includes(second.preposition);
    if (isForward) return role === "target" ? second : first;
  }
  const own = role === "origin" ? ORIGIN_PREPOSITIONS : TARGET_PREPOSITIONS;
  const fitting = hits.filter(({ preposition }) => !contradictsRole(role, preposition));
  const said = paired ? fitting.filter(({ preposition }) => own.has(preposition)) : fitting;
  return new Set(said.map(({ code }) => code)).size === 1 ? said[0] : undefined;
}

function isPartner(slot: Slot, other: Slot): boolean {
  const roles = [roleOf(slot.words), roleOf(other.words)];
  return roles[0] !== undefined && roles[1] !== undefined && roles[0] !== roles[1];
}

function listHits(slot: Slot, { text, tokens }: Reading): Hit[] {
  const named = tokens.flatMap((token, index): Hit[] => {
    const next = tokens[index + 1];
    const long = next?.gap === " " ? nameToCode(slot, text.slice(token.start, next.end)) : undefined;
    const code =
      long ??
      (token.text.length > 3 || /^[A-Z]{2,3}$/.test(token.text) ? nameToCode(slot, token.text) : undefined);
    const end = long && next ? next.end : token.end;
    return code
      ? [{ code, preposition: tokens[index - 1]?.lower ?? "", sign: false, start: token.start, end }]
      : [];
  });
  const signed = SIGNS.flatMap(([sign, code]) =>
    [...text.matchAll(sign)].flatMap((match): Hit[] => {
      const known = nameToCode(slot, code);
      return known
        ? [
            {
              code: known,
              preposition: "",
              sign: true,
              start: match.index,
              end: match.index + match[0].length,
            },
          ]
        : [];
    }),
  );
  return [...named, ...signed].sort((a, b) => a.start - b.start);
}
