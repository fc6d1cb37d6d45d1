import { isGivenName } from "../../../language/names/given-names.ts";
import { isPlace } from "../../../language/places.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { proposeCertain } from "../kinds/propose-series.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/** Names of arguments for what something is about or what kind it is. */
const KINDS =
  /^(subject|discipline|topic|theme|category|genre|kind|type|cuisine|style|sport|variety|varietal|grape)$/;
/** Names of arguments for who makes it, or in what it is written: their values are names. */
const MAKES =
  /^(brand|make|manufacturer|maker|varietal|variety|grape|language|hersteller|marke|vyrobce|producent|marca|marque|fabricante|fabricant)$/;
/** Arguments beside which `subject` is the title of a message. */
const MESSAGES =
  /^(body|message|text|content|html|description|to|recipient|recipients|email|comment|priority)$/;

/** Adjectives for a state, a time or an opinion, which are no kinds of things. */
const STATES = new Set(
  "available urgent cheap cheaper cheapest expensive late later latest early earlier old older oldest new newer newest recent free full empty big bigger biggest small smaller large larger long short high low good better best bad worse worst important critical popular current previous next last first other same different missing broken active inactive own whole entire extra additional further remaining total main specific single double open closed busy quiet public private shared common usual regular special daily weekly monthly yearly annual upcoming future past overdue due pending ready unread unpaid paid unused used top random similar related suitable possible nearby local certain various several many few".split(
    " ",
  ),
);
/** Nouns for anything. */
const GENERAL = /^(items?|entry|entries|records?|things?|objects?|articles?|data|lists?|details?)$/;
/** Participles and comparatives, which describe a state as well. */
const STATE_ENDING = /(ed|ing|able|ible|less|est)$/;

/**
 * The noun before what is listed or created, for the only argument that says its kind: "folklore lectures" for
 * `subject`, "Yamaha pianos" for `brand`. Only in English, where the noun keeps its form.
 */
export function proposeKinds(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const { words, match, reading } = request;
  if (reading.lexicon.code !== "en" || profile.updates) return [];
  return words.flatMap(({ index: i, token, isContent }): Proposal[] => {
    const next = words[i + 1]?.token;
    const isBefore =
      next?.kind === "word" && next.gap === " " && profile.nouns.some((noun) => match(i + 1, noun) >= SURE);
    if (token.kind !== "word" || token.quote >= 0 || !isContent || taken.has(i) || !isBefore) return [];
    if (isExplained(request, profile, i) || isOfState(request, i)) return [];
    // "stock items" are items.
    if (GENERAL.test(next.word) && !isMake(request, i)) return [];
    const traits = slotFor(open, isMake(request, i), profile);
    if (traits === null) return [];
    return [proposeCertain(profile, traits, token.text, [i])];
  });
}

/** The only open argument that takes a kind, or a name of a maker; null if there is none or more than one. */
function slotFor(
  open: readonly SlotTraits[],
  isName: boolean,
  { slots }: OperationProfile,
): SlotTraits | null {
  const named = open.filter(({ slot, kind, isId, isList }) => {
    const name = slot.words.at(-1) ?? "";
    if (kind !== "string" || isId || isList || slot.values.length > 0 || slot.path.length > 1) return false;
    if (!KINDS.test(name) && !(isName && MAKES.test(name))) return false;
    return name !== "subject" || !slots.some((other) => MESSAGES.test(other.words.at(-1) ?? ""));
  });
  const makes = named.filter(({ slot }) => MAKES.test(slot.words.at(-1) ?? ""));
  const [only, other] = isName && makes.length > 0 ? makes : named;
  return only !== undefined && other === undefined ? only : null;
}

/** Whether the word is one of the operation, of its API or of one of its arguments. */
function isExplained({ match }: Request, { words, nouns }: OperationProfile, i: number): boolean {
  return [...words, ...nouns].some((form) => match(i, form) >= SURE);
}

function isOfState({ words, reading, action }: Request, i: number): boolean {
  const { word = "", text = "" } = words[i]?.token ?? {};
  const { lexicon } = reading;
  return (
    STATES.has(word) ||
    (STATE_ENDING.test(word) && vectorOf(word) !== null) ||
    word.length < 3 ||
    action?.tokens.includes(i) === true ||
    lexicon.numbers.has(word) ||
    lexicon.ordinals.has(word) ||
    lexicon.times.has(word) ||
    lexicon.weekdays.has(word) ||
    lexicon.months.has(word) ||
    lexicon.all.has(word) ||
    lexicon.adverbs.has(word) ||
    isGivenName(word) ||
    isPlace(text, lexicon.code)
  );
}

/** Whether the word is written like the name of a maker: "Yamaha". At the start, every word has a capital. */
function isMake({ words }: Request, i: number): boolean {
  const { text = "", word = "", name = false } = words[i]?.token ?? {};
  return name || (/^\p{Lu}/u.test(text) && vectorOf(word) === null);
}
