import { type Lexicon, lexiconOf } from "../../../language/lexicon.ts";
import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { matchWords, toWordForm } from "../match-words.ts";
import { toNameForm } from "../name-forms.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { comparisonOf, directionOf, type Ordering, readOrderings } from "../read-orderings.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";

const ORDERS =
  /^(sort|sort_?by|sorted_by|order_?by|ord|order|ordering|sorting|sort_(order|dir|direction|key|field)|dir|direction|order_(dir|direction)|sortierung|reihenfolge|razeni|seradit|poradi|tri|ordre|orden|kolejnosc|sortowanie|porzadek|sortuj(_(po|wg|wedlug))?|sortieren(_nach)?|ordenar(_por)?|trier(_par)?|radit(_podle)?)$/;

const DIRECTED =
  /(^|[_ .:-])(asc|desc|ascending|descending|newest|oldest|latest|cheapest|nearest)$|^[-+]\p{L}/u;

/** Whether an argument sets the order of a list. */
export function isOrdering({ kind, slot, values }: SlotTraits): boolean {
  if (kind !== "enum") return false;
  const directed = values.filter((value) => typeof value === "string" && DIRECTED.test(value)).length;
  // The direction of a call or payment is not an order.
  if (ORDERS.test(slot.words.join("_"))) return directed > 0 || !/^dir(ection)?$/.test(slot.words.join("_"));
  return directed >= 2 && directed * 2 >= values.length;
}

interface ListedOrder {
  words: readonly string[];
  direction: "asc" | "desc" | null;
  /** Whether its name ends like that of a time: `expires_at`. */
  isTime: boolean;
}

const TIME_ENDS = /^(at|on|date|time|datum|data|fecha)$/;

/** Reads `amt_desc`, `-created_at`, `newest`, `price_low_to_high`. */
function readValue(value: string, lexicon: Lexicon): ListedOrder {
  const words: string[] = [];
  let direction: ListedOrder["direction"] = /^-\p{L}/u.test(value)
    ? "desc"
    : /^\+\p{L}/u.test(value)
      ? "asc"
      : null;
  if (/low.?to.?high|a.?to.?z\b/i.test(value)) direction = "asc";
  if (/high.?to.?low|z.?to.?a\b/i.test(value)) direction = "desc";
  const all = splitWords(value);
  for (const [i, word] of all.entries()) {
    const said = directionOf(word);
    const comparison =
      /est$|^(latest|recent|new|popular|cheap|low|high|late|old|early|best|alphabetical)$/.test(word)
        ? comparisonOf(word)
        : lexicon.code === "en"
          ? undefined
          : lexicon
              .english(word)
              .map(comparisonOf)
              .find((each) => each !== undefined);
    if (/^(to|first|by|at|most|least)$/.test(word)) {
      if (word === "most" && comparisonOf(all[i + 1] ?? "") === undefined) direction ??= "desc";
      continue;
    }
    if (said !== null) direction = said;
    else if (comparison !== undefined) {
      direction ??= comparison.direction;
      if (words.length === 0 && all.length - i <= 2) words.push(...comparison.by);
    } else words.push(word);
  }
  const isTime = all.length > 1 && TIME_ENDS.test(all.findLast((word) => directionOf(word) === null) ?? "");
  return { words, direction, isTime };
}

/** Match of a field of time with an order by date. */
const OTHER_TIME = 0.7;

/** Difference of scores below which two fields match equally. */
const EQUAL = 0.01;

/** Proposes the listed order that the request asks for. */
export function proposeOrder(request: Request, profile: OperationProfile, traits: SlotTraits): Proposal[] {
  return readOrderings(request).flatMap((ordering) => {
    if (isFieldUnknown(ordering, profile, traits)) return [];
    const scored = traits.values
      .map((value) => ({
        value,
        score: scoreOf(ordering, readValue(String(value), profile.lexicon), profile),
      }))
      .sort((a, b) => b.score - a.score);
    const [best, second] = scored;
    if (best === undefined || best.score < 0.6 || (second !== undefined && best.score - second.score < EQUAL))
      return [];
    return [
      {
        traits,
        value: best.value,
        tokens: ordering.tokens,
        // A field and its direction may be two arguments.
        claims: ordering.tokens.map((i) => `${i} ${traits.slot.path.join(".")}`),
        ...originOf(profile, traits, { kind: "order", first: ordering.tokens[0] ?? 0 }, "sole"),
        features: { ...NO_FEATURES, fit: best.score, exact: 1, soleSlot: 1, soleValue: 1, before: 0.5 },
      },
    ];
  });
}

/** Whether another argument lists the sort fields, and none of them is the one that a superlative compares. */
function isFieldUnknown(ordering: Ordering, profile: OperationProfile, { slot }: SlotTraits): boolean {
  const { candidate, slots, lexicon } = profile;
  const fields = slots
    .filter((each) => each !== slot)
    .map((each) => readTraits(each, candidate.input_schema, lexicon))
    .filter((traits) => isOrdering(traits))
    .flatMap(({ values }) => values.map((value) => readValue(String(value), lexicon)));
  if (ordering.by.length === 0 || fields.every(({ words }) => words.length === 0)) return false;
  const [best = 0, second = 0] = fields
    .map((listed) => scoreOf({ ...ordering, direction: null }, listed, profile))
    .sort((a, b) => b - a);
  // Of two fields that match as well, none is taken, and a direction alone orders by something else.
  return best < 0.6 || best - second < EQUAL;
}

/** Words of fields for what something costs, and for the number that it has. */
const PRICES = /^(price|cost|rate|fee|fare|rent|charge)$/;
const NUMBERS = /^(number|num|nr|no)$/;

/** Whether a superlative may mean the field: the largest cabin is not the dearest one, nor that of the last number. */
function isCompared(word: string, by: Ordering["by"], isCompound: boolean): boolean {
  if (!by.includes("size")) return true;
  return (by.includes("price") || !PRICES.test(word)) && !(isCompound && NUMBERS.test(word));
}

const english = () => lexiconOf("en");

function scoreOf({ by, direction }: Ordering, listed: ListedOrder, { lexicon }: OperationProfile): number {
  // Without a direction, the order is ascending.
  const wanted = direction ?? "asc";
  const isSame = listed.direction === direction || (direction === null && listed.direction === wanted);
  const isOnlyWay = direction === null && by.length > 0 && listed.words.length > 0;
  const turn = listed.direction === null ? (direction === null ? 1 : 0.9) : isSame ? 1 : isOnlyWay ? 0.9 : 0;
  if (turn === 0) return 0;
  if (listed.words.length === 0 || by.length === 0)
    return by.length === 0 || listed.direction !== null ? (listed.words.length === 0 ? turn * 0.95 : 0) : 0;
  const forms = listed.words
    .filter((word) => isCompared(word, by, listed.words.length > 1))
    .map((word) => toNameForm(word, lexicon));
  let best = 0;
  by.forEach((word, n) => {
    const form = toWordForm(word, english());
    for (const each of forms) best = Math.max(best, matchWords(form, each) - n * 0.005);
  });
  // A field of time whose verb is not among the usual ones
  if (listed.isTime && by.some((word) => /^(date|time)$/.test(word))) best = Math.max(best, OTHER_TIME);
  return best < 0.6 ? 0 : turn * best;
}
