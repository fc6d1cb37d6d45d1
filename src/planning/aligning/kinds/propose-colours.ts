import { conceptsOfName } from "../../../language/concepts.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { saysConcept } from "../listed/listed-values.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";

const COLOUR = /^(colou?r|farbe|barva|kolor|couleur)$/;
const COLOURS: ReadonlySet<number> = new Set(
  "red blue green yellow black white orange grey brown pink purple beige silver gold turquoise"
    .split(" ")
    .flatMap((name) => [...conceptsOfName([name], ["en"])]),
);
/** Words that modify a colour. */
const SHADE = /^(light|dark|pale|hell|dunkel|svetle|tmave|jasno|ciemno|claro|oscuro|clair|fonce)$/;

/** Proposes the only colour of a request for a text argument that takes one: "three black chairs" for `colour`. */
export function proposeColours(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const slots = open.filter(
    ({ kind, slot, isList }) => kind === "string" && !isList && COLOUR.test(slot.words.at(-1) ?? ""),
  );
  const [traits, ...others] = slots;
  if (traits === undefined || others.length > 0) return [];
  const { words, reading } = request;
  const [only, ...rest] = words.filter(
    ({ token, index }) =>
      token.kind === "word" &&
      token.quote < 0 &&
      !(token.name && reading.lexicon.code !== "de") &&
      saysConcept(request, index, COLOURS) === 1,
  );
  if (only === undefined || rest.length > 0) return [];
  const isShaded = SHADE.test(words[only.index - 1]?.token.word ?? "") && only.token.gap === " ";
  const tokens = range(isShaded ? only.index - 1 : only.index, only.index);
  const [first = only.index] = tokens;
  const text = reading.text.slice(words[first]?.token.start, only.token.end);
  const place = placeFeatures(request, profile, traits, { first, last: only.index, text, kind: "code" });
  return [
    {
      traits,
      value: text,
      tokens,
      claims: tokens.map(String),
      ...originOf(profile, traits, { kind: "listed", first }, "sole"),
      features: { ...place, shape: 0, fit: 1, exact: 1, soleSlot: 1, soleValue: 1 },
    },
  ];
}
