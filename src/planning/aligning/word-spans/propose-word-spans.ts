import { isPlace, placeName } from "../../../language/places.ts";
import { SENDING } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { AND } from "../filling/exclude-proposals.ts";
import { isPartOfCode } from "../grouped-codes.ts";
import { SURE } from "../match-words.ts";
import { explainedShare, originOf, type Proposal } from "../proposal.ts";
import { meetsSchema, SLUG } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isNameBefore } from "../values/adjacent-names.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { findWordSpans, NAMED, type WordSpan } from "./find-word-spans.ts";
import {
  extendPlaces,
  isClassOnly,
  isExample,
  joinMeasured,
  namesWithin,
  narrowToExample,
  withNumber,
  withoutClass,
  withoutNextPhrase,
  withoutPlace,
  withoutSpeaking,
} from "./narrow-word-spans.ts";
import {
  areNames,
  commonShare,
  isBeforeDate,
  isBeforePlural,
  isCompanyForResource,
  isContainedName,
  isDefinite,
  isDirect,
  isFrom,
  isKindOf,
  isKindOfOwner,
  isLabelOf,
  isMeasured,
  isModifier,
  isNamedAtEnd,
  isNameOfResource,
  isPersonalObject,
  isPredicate,
  isUnidentified,
} from "./nouns-around.ts";
import { findSlugs, isIdentifying, proposeNames, proposeSlugs, proposeTitleRest } from "./propose-names.ts";
import { isIntroducedThing, isOpenText, isVenue, roleFeature, shapeText, topicFeature } from "./topics.ts";

/** Names of arguments that take codes rather than words. */
const CODED =
  /^(isbn|issn|ean|vin|iban|barcode|plate|kennzeichen|spz|zip|plz|psc|postcode|imei|vat|dic|ico|nip|pesel)$/;

/** Words for what the caller has, by language: the Spanish "mi" is Czech for "to me". */
const POSSESSIVES: Readonly<Record<string, RegExp>> = {
  en: /^(my|our)$/,
  cs: /^(muj|moje|moji|nase|nasi)$/,
  de: /^(mein|unser)(e|en|em|er)?$/,
  pl: /^(moj|moja|moje|nasz|nasza|nasze)$/,
  es: /^(mi|mis|nuestr[oa]s?)$/,
  fr: /^(mon|ma|mes|notre|nos)$/,
};

/** Words that are always relative or interrogative pronouns, folded. */
const RELATIVES = /^(who|whose|whom|ktery|ktera|ktere|ktory|ktora|ktore|quien|qui)$/;
/** Usual names of departments. */
const DEPARTMENTS =
  /^(engineering|sales|marketing|finance|accounting|hr|human resources|legal|support|customer support|operations|design|product|research|development|it|purchasing|procurement|logistics|production|quality|administration|vertrieb|buchhaltung|personal|einkauf|produktion|verwaltung|entwicklung|obchod|účetnictví|výroba|nákup|vývoj|sprzedaż|księgowość|produkcja|zakupy|kadry|ventas|contabilidad|compras|producción|ventes|comptabilité|achats|logistique|logística|logistik|logistika|logistyka)$/iu;

function takesDepartment({ slot }: SlotTraits): boolean {
  return slot.words.some((word) =>
    /^(department|dept|team|division|unit|abteilung|oddeleni|dzial|departamento|departement|service)$/.test(
      word,
    ),
  );
}

function isNumbered({ slot }: SlotTraits): boolean {
  return /^(id|ids|identifier|uuid|guid|number|num|no|nr|cislo|nummer|numer|numero)$/.test(
    slot.words.at(-1) ?? "",
  );
}

/** Whether the noun of another argument follows directly: "to the Maple branch" is no value for `name`. */
function isLabelledByOther(
  { words, match }: Request,
  { first, last }: WordSpan,
  traits: SlotTraits,
  others: readonly SlotTraits[],
): boolean {
  const next = words[last + 1];
  if (next?.token.gap !== " " || next.token.kind !== "word" || !words[first]?.token.name) return false;
  const isNoun = ({ forms }: SlotTraits) => forms.some((form) => match(last + 1, form) >= SURE);
  return !isNoun(traits) && others.some((other) => other !== traits && isNoun(other));
}

/** "chapters of Blue Harbour": the only argument that could say whose they are. */
function isOwnerOf(
  request: Request,
  { first, last }: WordSpan,
  traits: SlotTraits,
  texts: readonly SlotTraits[],
): boolean {
  const owners = texts.filter(({ topic, isId, isList }) => topic === "none" && !isId && !isList);
  return (
    owners.length === 1 &&
    owners[0] === traits &&
    texts.every(({ topic }) => topic !== "person") &&
    !traits.slot.required &&
    areNames(request, range(first, last)) &&
    request.reading.lexicon.prepositions.get(request.words[first - 1]?.token.word ?? "")?.includes("of") ===
      true
  );
}

const SEEKS = /^(search|find|look-up|query)$/;

/** A request with more sequences than this has no recognizable values. */
const MAX_SPANS = 40;

/** Proposes word sequences as values of text arguments, with their features. */
export function proposeWordSpans(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const texts = open.filter(({ kind }) => kind === "string");
  if (texts.length === 0) return [];
  const tight = findWordSpans(request, profile, taken, false);
  const loose = findWordSpans(request, profile, taken, true);
  if (loose.length > MAX_SPANS) return [];
  const slugs = findSlugs(request, profile, taken);
  const rest = proposeTitleRest(request, profile, texts, taken);
  if (rest !== null) {
    const others = proposeWordSpans(request, profile, open, new Set([...taken, ...rest.tokens]));
    return [rest, ...others.filter(({ traits }) => traits !== rest.traits)];
  }
  return [
    ...proposeNames(request, profile, open, tight),
    ...proposeSlugs(request, profile, texts, taken),
    ...texts.flatMap((traits) => {
      const spans = [
        ...(traits.topic === "text" || traits.topic === "title" || traits.topic === "search" ? loose : tight),
      ];
      if (traits.topic === "place") extendPlaces(request, spans);
      joinMeasured(request, spans);
      if (traits.topic === "search" && texts.some(({ topic }) => topic === "place"))
        spans.splice(0, spans.length, ...spans.map((span) => withoutPlace(request, span)));
      if (traits.topic !== "text" && traits.topic !== "search") spans.push(...namesWithin(request, spans));
      if (traits.topic !== "text" && traits.topic !== "search")
        spans.splice(0, spans.length, ...spans.map((span) => withNumber(request, profile, span, taken)));
      return spans.flatMap((whole) => {
        const phrase = withoutSpeaking(request, withoutNextPhrase(request, whole, taken), traits);
        const span = narrowToExample(request, withoutClass(request, profile, phrase, traits), traits);
        // "the feed slow-news": the slug alone is the key.
        const isLonger = ({ first, last }: WordSpan) =>
          span.first <= first && span.last >= last && span.last - span.first > last - first;
        if (isIdentifying(traits, profile) && slugs.some(isLonger)) return [];
        if (/^(person|title)$/.test(traits.topic) && isBeforeDate(request, spans, span)) return [];
        // "the timesheet of the worker Ada Lane": a name follows common words.
        if (traits.topic === "person" && isNamedAtEnd(request, span)) return [];
        // "the technician of the lift", in the genitive: a known noun in small letters is no person.
        const [only] = span.first === span.last ? [request.words[span.first]] : [];
        const isCommonNoun =
          traits.topic === "person" &&
          !profile.reads &&
          /^(cs|pl)$/.test(request.reading.lexicon.code) &&
          only?.token.name === false &&
          only.form.english.length > 0;
        if (isCommonNoun) return [];
        // "to the address a@b.example": the noun before a value only names its kind.
        if (
          span.first === span.last &&
          taken.has(span.last + 1) &&
          isLabelOf(request, span.last) &&
          !isNameBeforeVersion(request, span, traits)
        )
          return [];
        // "the skipper Ada Lane" is no company, if there is an argument for names.
        const isOther = isCompanyForResource(request, profile, span, traits);
        if (isOther && texts.some(({ topic }) => topic === "title" || topic === "search")) return [];
        // "the right person" is not a name.
        if (isClassOnly(request, span, traits)) return [];
        const value = shapeText(span, traits, request);
        if (value === null || !meetsSchema(value, traits)) return [];
        const tokens = range(span.first, span.last);
        const at = placeFeatures(request, profile, traits, { ...span, kind: "code" });
        if (at.shape <= 0 && isPartOfCode(request, span.first, span.last)) return [];
        // "treasurer Olga Reyes", where the role is a separate argument
        // and "how many hours Ada Lane worked", where a name of two words needs no introduction
        const isFullName =
          traits.topic === "person" &&
          tokens.length >= 2 &&
          tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
        // "the VAT rates": a word of the operation is no name
        const isNamedResource =
          isNameOfResource(request, profile, span, traits) && explainedShare(request, profile, tokens) < 1;
        // "Nachname Lane": the name of another argument directly before it
        const isLabelled = (each: SlotTraits) => isNameBefore(request, span.first, each);
        if (!isLabelled(traits) && texts.some(isLabelled)) return [];
        const isOthers = isLabelledByOther(request, span, traits, texts);
        const place = {
          ...at,
          ...((taken.has(span.first - 1) || isFullName || isNamedResource) && { foreign: 0 }),
          ...(isOthers && { foreign: 1 }),
          ...((isNamedResource ||
            isSoughtThing(request, profile, span, traits) ||
            (traits.topic === "search" && isContainedName(request, span))) && {
            before: 1,
          }),
        };
        // "the glass repair" is no text about glass.
        if (traits.topic === "text" && at.before === 0 && isModifier(request, profile, span)) return [];
        const isKnownPlace =
          traits.topic === "place" && isPlace(span.text.replace(/['’]s$/u, ""), request.reading.lexicon.code);
        const isKind =
          isKnownPlace ||
          isKindOf(request, profile, span, traits) ||
          isKindOfOwner(request, profile, span, traits);
        const topic = isKind
          ? 1
          : isOthers
            ? 0
            : place.after === 1 && areNames(request, tokens)
              ? 1
              : isOwnerOf(request, span, traits, texts)
                ? 1
                : (roleFeature(request, span, traits) ?? topicFeature(request, span, traits.topic));
        // Common words are not names by themselves: "cancel the booking with purple stripes".
        const isAnchored =
          isKind ||
          isExample(request, span, traits) ||
          place.before > 0 ||
          place.owner > 0 ||
          place.after > 0 ||
          place.preposition > 0;
        // "a dentist in San Francisco" contains a place, not a title.
        const isWhere = partsBefore(request, span.first).some((part) => part === "in" || part === "at");
        if (
          isWhere &&
          !isAnchored &&
          !isPersonalObject(request, span) &&
          (traits.topic === "title" || traits.topic === "person") &&
          !isVenue(request, span, traits)
        )
          return [];
        if (traits.topic === "text" && !isAnchored && topic < 1 && span.first === span.last) return [];
        // "send flowers to …": the thing that is sent is no text.
        const isWritten = !profile.reads && (traits.topic === "text" || traits.topic === "search");
        if (isWritten && !isAnchored && isSentThing(request, span)) return [];
        // "Neues Album anlegen" does not contain a title.
        if (!isAnchored && traits.topic !== "text" && explainedShare(request, profile, tokens) === 1)
          return [];
        const common = commonShare(request, tokens);
        const isNamed = tokens.some((i) => request.words[i]?.token.name);
        if (traits.isId && !isAnchored && common >= 0.5) return [];
        // "all that is still there": several function words are not an identifier.
        if (traits.isId && !isNamed && span.first < span.last && !/\d|-/.test(span.text) && place.shape <= 0)
          return [];
        // "add a new sales lead" does not contain a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && span.first === span.last) return [];
        const isIntroduced = partsBefore(request, span.first).length > 0;
        const isTown = placeName(span.text, request.reading.lexicon.code) !== null;
        // "make a box with old coins": a purpose or content is not a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && isIntroduced && topic < 1) return [];
        // "find a quiet place" does not name a town, "with figures" does not name a unit.
        if (traits.topic === "place" && !isAnchored && !isNamed && !isIntroduced && common >= 0.5) return [];
        // "dealers from Opava": a town after "in" or "from" is the value of the place, not of the company.
        const hasPlace = texts.some((other) => other !== traits && other.topic === "place");
        const isLocated = partsBefore(request, span.first).some((part) => /^(from|in|at|near)$/.test(part));
        if (/^(person|thing)$/.test(traits.topic) && !isAnchored && isTown && isLocated && hasPlace)
          return [];
        // "a driver who speaks Polish", "Driver 8: call him"
        const isRelative = RELATIVES.test(request.words[span.first - 1]?.token.word ?? "");
        if (/^(person|title|search)$/.test(traits.topic) && isRelative && !isAnchored) return [];
        // "rooms Orion and Vega" are two.
        const isPair = tokens.some(
          (i) =>
            i > span.first &&
            i < span.last &&
            AND[request.reading.lexicon.code]?.test(request.words[i]?.token.word ?? ""),
        );
        const isOneOnly = profile.owners.has(traits.slot.name) || traits.topic === "place";
        if (isPair && isOneOnly && !traits.isList && areNames(request, [span.first, span.last])) return [];
        // "students called Adam", "devices made by Bosch": names, not towns
        const { word: before = "" } = request.words[span.first - 1]?.token ?? {};
        const isNameOrMaker = before === "by" || NAMED.test(before);
        if (traits.topic === "place" && isNameOrMaker && !isAnchored) return [];
        // "trainees in Accounting": a department is no place.
        if (
          traits.topic === "place" &&
          !isAnchored &&
          texts.some((other) => takesDepartment(other)) &&
          DEPARTMENTS.test(span.text)
        )
          return [];
        // Common words name a place only after "in", "at", "from" or "to".
        if (
          traits.topic === "place" &&
          !isNamed &&
          !isWhere &&
          !isKind &&
          common === 1 &&
          !isTown &&
          !isFrom(request, span)
        )
          return [];
        const isOrdinary = !isAnchored && !isNamed && common === 1;
        if (
          isOrdinary &&
          !isIntroduced &&
          (traits.topic === "person" || !traits.slot.required) &&
          !isOpenText(traits)
        )
          return [];
        if (isOrdinary && traits.topic === "none" && !traits.slot.required) return [];
        // "raporty kwartalne": a word in small letters directly after a noun describes it.
        const isAfterNoun =
          request.words[span.first - 1]?.isContent === true &&
          request.words[span.first]?.token.gap === " " &&
          request.action?.tokens.includes(span.first - 1) !== true;
        if (traits.topic === "person" && !isAnchored && !isNamed && !isIntroduced && isAfterNoun) return [];
        // "shops from Plzeň" identifies none of them.
        if (traits.isId && profile.owners.has(traits.slot.name) && isTown && isIntroduced && place.shape <= 0)
          return [];
        // A list does not take words that are merely left over.
        if (traits.isList && !isAnchored && !isNamed) return [];
        // "instances with the tag staging": the words after "with" describe it.
        if (isUnidentified(request, profile, span, traits) && place.shape <= 0) return [];
        // "which sensors are offline?" asks for a state.
        if (profile.owners.has(traits.slot.name) && common === 1 && isPredicate(request, span)) return [];
        // "open issues" describes several; it does not identify one.
        if (profile.owners.has(traits.slot.name) && common === 1 && isBeforePlural(request, profile, span))
          return [];
        // "restart the server" does not contain a name.
        if (!isAnchored && !isOpenText(traits) && common === 1 && isDefinite(request, span.first)) return [];
        // An optional search text needs a name or a verb of searching: "what is on my calendar?" is not a
        // search.
        // "chapters of Blue Harbour": whose they are is another argument, if there is one.
        const isOf = partsBefore(request, span.first).includes("of") && areNames(request, tokens);
        const hasOwner = texts.some((other) => /^(none|thing)$/.test(other.topic) && !other.isId);
        if (traits.topic === "search" && !traits.slot.required && isOf && hasOwner) return [];
        const isSought = request.action?.verbs.some((verb) => SEEKS.test(verb)) === true;
        // German writes every noun with a capital letter.
        const isNameLike = isNamed && (request.reading.lexicon.code !== "de" || areNames(request, tokens));
        if (traits.topic === "search" && !traits.slot.required && !isAnchored && !isNameLike && !isSought)
          if (!partsBefore(request, span.first).some((part) => /^(about|with|named|for|of)$/.test(part)))
            return [];
        // "what is in my logbook?" names the API, not a text to search for.
        const isOfApi = tokens.every((i) =>
          profile.words.some((word) => word.place === "api" && request.match(i, word) >= 0.99),
        );
        if (
          profile.reads &&
          !traits.slot.required &&
          !isSought &&
          isOpenText(traits) &&
          isOfApi &&
          place.before <= 0 &&
          place.preposition <= 0
        )
          return [];
        // "end my contract" does not name one.
        const isOwn = POSSESSIVES[request.reading.lexicon.code]?.test(
          request.words[span.first - 1]?.token.word ?? "",
        );
        const isCode = /\d/.test(span.text) || SLUG.test(span.text);
        if (profile.owners.has(traits.slot.name) && isOwn && place.shape <= 0 && !isCode) return [];
        if (CODED.test(traits.slot.words.at(-1) ?? "") && !/\d/.test(span.text)) return [];
        // "the PDF report 8c2e": the code beside it is the id.
        const hasCode = request.reading.values.some(
          ({ kind, first, last }) =>
            /^(code|number|uuid)$/.test(kind) && (first === span.last + 1 || last === span.first - 1),
        );
        if (traits.isId && !/\d/.test(span.text) && hasCode && place.shape <= 0) return [];
        // "boats that need paint": an id has no spaces.
        const isPhrase = span.first < span.last && /\s/.test(value) && place.shape <= 0;
        if (isPhrase && /^(id|uuid|guid)$/.test(traits.slot.words.at(-1) ?? "")) return [];
        if (isPhrase && traits.isId && /\b(identifier|ids?|uuid|guid)\b/i.test(traits.slot.description))
          return [];
        // A word may be a slug but not a number: "all albums, at most ten".
        if (isNumbered(traits) && place.shape <= 0 && common === 1 && !/\d/.test(span.text)) return [];
        const count = tokens.filter((i) => request.words[i]?.isContent).length;
        return [
          {
            traits,
            value,
            tokens,
            claims: tokens.map(String),
            ...originOf(profile, traits, { kind: "word_span", first: span.first }, "word_span"),
            ...(areNames(request, tokens) && { isName: true as const }),
            features: {
              ...place,
              fit: 0.5,
              exact: 0,
              shape: traits.pattern === null && traits.examples.length === 0 ? 0 : place.shape,
              topic,
              noDigit: traits.isId && !/\d/.test(span.text) ? 1 : 0,
              explained: explainedShare(request, profile, tokens),
              common:
                // A measure belongs to the name of a product.
                topic === 1 ||
                isExample(request, span, traits) ||
                isSoughtThing(request, profile, span, traits) ||
                /\d ?\p{L}+$/u.test(span.text)
                  ? 0
                  : isDirect(request, span, [
                        ...traits.forms,
                        ...(profile.owners.get(traits.slot.name) ?? []),
                      ]) ||
                      isIntroducedThing(request, span, traits, topic) ||
                      isMeasured(request, span)
                    ? common * 0.3
                    : common,
              long:
                traits.topic === "text" || traits.topic === "search" || traits.topic === "title"
                  ? 0
                  : Math.min(1, Math.max(0, count - 3) / 4),
            },
          },
        ];
      });
    }),
  ];
}

/** "install compass 4.2 on the bridge": the name of what has the version. */
function isNameBeforeVersion(
  { words, action }: Request,
  { first, last }: WordSpan,
  { topic, slot }: SlotTraits,
): boolean {
  const isVersion = /^v?\d+(\.\d+)+([-+][\w.]+)?$/i.test(words[last + 1]?.token.text ?? "");
  return topic === "thing" && slot.required && isVersion && action?.tokens.at(-1) === first - 1;
}

/** Whether the words are what is searched for: "find brass lanterns", "search the archive for old maps". */
function isSoughtThing(
  request: Request,
  { lexicon, nouns }: OperationProfile,
  { first, last }: WordSpan,
  { topic }: SlotTraits,
): boolean {
  const { words, action, reading, match } = request;
  const verb = action?.tokens.at(-1) ?? -1;
  const isObject = words
    .slice(verb + 1, first)
    .every(({ isContent, token }) => !isContent && !reading.lexicon.prepositions.has(token.word));
  // In another language than the document's, an unknown noun may be the resource itself.
  const isResource =
    lexicon.code !== reading.lexicon.code &&
    !words.some(({ index }) => nouns.some((noun) => match(index, noun) >= SURE));
  return (
    topic === "search" &&
    action?.verbs.some((verb) => SEEKS.test(verb)) === true &&
    first > verb &&
    // "find late orders" describes the orders.
    !nouns.some((noun) => match(last + 1, noun) >= SURE) &&
    words.slice(first, last + 1).every(({ isContent }) => isContent) &&
    !isResource &&
    (isObject ||
      partsBefore(request, first).includes("for") ||
      NAMED.test(words[first - 1]?.token.word ?? ""))
  );
}

/** Whether one or two words are the direct object of a verb of sending: "a fax", "flowers". */
function isSentThing({ words, action }: Request, { first, last }: WordSpan): boolean {
  if (last > first + 1 || !action?.verbs.some((verb) => SENDING.has(verb))) return false;
  const verb = action.tokens.at(-1) ?? -1;
  const isBetween = range(verb + 1, first - 1).every((i) => words[i]?.isContent === false);
  const isNoun = (i: number) => words[i]?.token.kind === "word" && words[i]?.token.quote === -1;
  return verb < first && first - verb <= 2 && isBetween && range(first, last).every(isNoun);
}
