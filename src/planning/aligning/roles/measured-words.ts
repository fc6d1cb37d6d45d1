import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";

/** Adjectives after a measure, folded, with the names of the arguments that take it. */
const DIMENSIONS: readonly (readonly [adjectives: RegExp, names: RegExp])[] = [
  [
    /^(long|lang|lange[nrs]?|dlouh\p{L}{1,3}|dlug\p{L}{1,3}|larg[oa]s?|longueur|longitud)$/u,
    /^(length|len|loa|distance|duration|lange|laenge|delka|dlugosc|longitud|largo|longueur)$/,
  ],
  [
    /^(wide|broad|breit|breite[nrs]?|sirok\p{L}{1,3}|szerok\p{L}{1,3}|anch[oa]s?|large|largeur)$/u,
    /^(width|beam|breite|sirka|szerokosc|ancho|anchura|largeur)$/,
  ],
  [
    /^(high|tall|hoch|hohe[nrs]?|vysok\p{L}{1,3}|wysok\p{L}{1,3}|alt[oa]s?|haut(e|s|es)?|hauteur)$/u,
    /^(height|altitude|elevation|hohe|hoehe|vyska|wysokosc|altura|altitud|hauteur)$/,
  ],
  [
    /^(deep|tief|tiefe[nrs]?|hlubok\p{L}{1,3}|glebok\p{L}{1,3}|profund[oa]s?|profond(e|s|es)?|profondeur)$/u,
    /^(depth|draught|draft|tiefe|hloubka|glebokosc|profundidad|profondeur)$/,
  ],
  [
    /^(heavy|schwer|schwere[nrs]?|tezk\p{L}{1,3}|ciezk\p{L}{1,3}|pesad[oa]s?|lourd(e|s|es)?)$/u,
    /^(weight|mass|gewicht|hmotnost|vaha|waga|masa|peso|poids)$/,
  ],
  [
    /^(old|alt|alte[nrs]?|star\p{L}{1,3}|edad|age)$/u,
    /^(age|years|alter|jahre|vek|stari|wiek|lata|edad|anos|ans)$/,
  ],
];

/**
 * Whether the word only says which dimension the measure before it has, and the argument with the measure is of that
 * dimension: "30 metres long" for `min_length_m`.
 */
export function isDimensionOf({ words, reading }: Request, filled: Filling["filled"], i: number): boolean {
  const word = words[i]?.token.word ?? "";
  const [, names] = DIMENSIONS.find(([adjectives]) => adjectives.test(word)) ?? [];
  if (names === undefined) return false;
  // "de largo", "de long"
  const end = /^(de|d)$/.test(words[i - 1]?.token.word ?? "") ? i - 2 : i - 1;
  return reading.values.some(
    ({ last, measured, first }) =>
      last === end &&
      measured === true &&
      filled.some(
        ({ slot, source, tokens }) =>
          source === "query" && tokens.includes(first) && slot.words.some((name) => names.test(name)),
      ),
  );
}

/** Words between a measure and what it measures, folded. */
const OF = /^(of|an|de|d|en)$/;

/** Whether the description of an argument says what its number measures: "6 years of experience" for `min_years`. */
export function isMeasuredBy(
  { words, match, reading }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const end = OF.test(words[i - 1]?.token.word ?? "") ? i - 2 : i - 1;
  return reading.values.some(
    ({ first, last, measured }) =>
      last === end &&
      measured === true &&
      filled.some(
        ({ slot, source, tokens }) =>
          source === "query" &&
          tokens.includes(first) &&
          readTraits(slot, candidate.input_schema, lexicon).descriptionForms.some(
            (form) => match(i, form) >= STRONG_MATCH,
          ),
      ),
  );
}
