import { foldText } from "../../../language/split-words.ts";
import type { Slot } from "../list-slots.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import type { FilledSlot } from "./filling.ts";

/** Names of arguments for the maker of a product and for its model, folded. */
const MAKES =
  /^(make|brand|maker|manufacturer|marke|hersteller|znacka|vyrobce|marka|producent|marca|fabricante|marque|fabricant|constructeur)$/;
const MODELS = /^(model|modell|modelo|modele)$/;

interface Part {
  slot: Slot;
  value: string;
  tokens: number[];
}

/**
 * Splits "Lada Niva" for two arguments, when one of them got both words and the other is empty. The maker is the first
 * word. Null when nothing is to be split.
 */
export function splitBrand(
  { words, reading }: Request,
  filled: readonly FilledSlot[],
  open: readonly SlotTraits[],
): { from: FilledSlot; make: Part; model: Part } | null {
  const isNamed = ({ words: name }: Slot, pattern: RegExp) => pattern.test(foldText(name.at(-1) ?? ""));
  const from = filled.find(
    ({ slot, source, tokens, value }) =>
      source === "query" &&
      typeof value === "string" &&
      tokens.length > 1 &&
      tokens.every((i) => words[i]?.token.quote === -1) &&
      (isNamed(slot, MODELS) || isNamed(slot, MAKES)),
  );
  if (from === undefined) return null;
  const isModel = isNamed(from.slot, MODELS);
  const other = open.find(
    ({ slot, kind, values }) =>
      kind === "string" && values.length === 0 && isNamed(slot, isModel ? MAKES : MODELS),
  )?.slot;
  const [first = 0, ...rest] = from.tokens;
  const [start, end] = [words[rest[0] ?? first]?.token.start, words[rest.at(-1) ?? first]?.token.end];
  if (other === undefined || !/^\p{Lu}/u.test(words[first]?.token.text ?? "")) return null;
  const [make, model] = isModel ? [other, from.slot] : [from.slot, other];
  return {
    from,
    make: { slot: make, value: words[first]?.token.text ?? "", tokens: [first] },
    model: { slot: model, value: reading.text.slice(start, end), tokens: rest },
  };
}
