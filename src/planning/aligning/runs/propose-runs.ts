import { isPlace, placeName } from "../../../language/places.ts";
import { SENDING } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { AND } from "../filling/exclude-proposals.ts";
import { isPartOfCode } from "../grouped-codes.ts";
import { SURE } from "../match-words.ts";
import { explainedShare, originOf, type Proposal } from "../proposal.ts";
import { meetsSchema, SLUG } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { LAST_NAME, type SlotTraits } from "../slot-traits.ts";
import { isNameBefore } from "../values/adjacent-names.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { findRuns, NAMED, type Run } from "./find-runs.ts";
import {
  extendPlaces,
  isClassOnly,
  isExample,
  isSearchedBy,
  joinMeasured,
  namesWithin,
  narrowToExample,
  withNumber,
  withoutClass,
  withoutNextPhrase,
  withoutPlace,
  withoutSpeaking,
} from "./narrow-runs.ts";
import {
  areNames,
  commonShare,
  isBeforeDate,
  isBeforePlural,
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
  isNameOfOther,
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
  return /(^(id|ids|identifier|uuid|guid|num|no|nr|cislo|numer|numero)|number|nummer)$/.test(
    slot.words.at(-1) ?? "",
  );
}

/** Whether the noun of another argument follows directly: "to the Maple branch" is no value for `name`. */
function isLabelledByOther(
  { words, match }: Request,
  { first, last }: Run,
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
  { first, last }: Run,
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

/** Whether the argument takes the name of a record, or a search for it. */
function takesName({ topic, slot }: SlotTraits): boolean {
  return topic === "title" || topic === "search" || LAST_NAME.test(slot.words.join("").toLowerCase());
}

const SEEKS = /^(search|find|look-up|query)$/;

/** A request with more sequences than this has no recognizable values. */
const MAX_RUNS = 40;

/** Proposes word sequences as values of text arguments, with their features. */
export function proposeRuns(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const texts = open.filter(({ kind }) => kind === "string");
  if (texts.length === 0) return [];
  const tight = findRuns(request, profile, taken, false);
  const loose = findRuns(request, profile, taken, true);
  if (loose.length > MAX_RUNS) return [];
  const slugs = findSlugs(request, profile, taken);
  const rest = proposeTitleRest(request, profile, texts, taken);
  if (rest !== null) {
    const others = proposeRuns(request, profile, open, new Set([...taken, ...rest.tokens]));
    return [rest, ...others.filter(({ traits }) => traits !== rest.traits)];
  }
  return [
    ...proposeNames(request, profile, open, tight),
    ...proposeSlugs(request, profile, texts, taken),
    ...texts.flatMap((traits) => {
      const runs = [
        ...(traits.topic === "text" || traits.topic === "title" || traits.topic === "search" ? loose : tight),
      ];
      if (traits.topic === "place") extendPlaces(request, runs);
      joinMeasured(request, runs);
      if (traits.topic === "search" && texts.some(({ topic }) => topic === "place"))
        runs.splice(0, runs.length, ...runs.map((run) => withoutPlace(request, run)));
      if (traits.topic !== "text" && traits.topic !== "search") runs.push(...namesWithin(request, runs));
      if (traits.topic !== "text" && traits.topic !== "search")
        runs.splice(0, runs.length, ...runs.map((run) => withNumber(request, profile, run, taken)));
      return runs.flatMap((whole) => {
        const phrase = withoutSpeaking(request, withoutNextPhrase(request, whole, taken), traits);
        const run = narrowToExample(request, withoutClass(request, profile, phrase, traits), traits);
        // "the feed slow-news": the slug alone is the key.
        const isLonger = ({ first, last }: Run) =>
          run.first <= first && run.last >= last && run.last - run.first > last - first;
        if (isIdentifying(traits, profile) && slugs.some(isLonger)) return [];
        if (/^(person|title)$/.test(traits.topic) && isBeforeDate(request, runs, run)) return [];
        // "the timesheet of the worker Ada Lane": a name follows common words.
        if (traits.topic === "person" && isNamedAtEnd(request, run)) return [];
        // "the technician of the lift", in the genitive: a known noun in small letters is no person.
        const [only] = run.first === run.last ? [request.words[run.first]] : [];
        const isCommonNoun =
          traits.topic === "person" &&
          !profile.reads &&
          /^(cs|pl)$/.test(request.reading.lexicon.code) &&
          only?.token.name === false &&
          only.form.english.length > 0;
        if (isCommonNoun) return [];
        // "to the address a@b.example": the noun before a value only names its kind.
        if (
          run.first === run.last &&
          taken.has(run.last + 1) &&
          isLabelOf(request, run.last) &&
          !isNameBeforeVersion(request, run, traits)
        )
          return [];
        // "the skipper Ada Lane" is no company, if there is an argument for names.
        const isOther = isNameOfOther(request, profile, run, traits);
        if (isOther && texts.some((each) => each !== traits && takesName(each))) return [];
        // "the right person" is not a name.
        if (isClassOnly(request, run, traits)) return [];
        const value = shapeText(run, traits, request);
        if (value === null || !meetsSchema(value, traits)) return [];
        const tokens = range(run.first, run.last);
        const at = placeFeatures(request, profile, traits, { ...run, kind: "code" });
        if (at.shape <= 0 && isPartOfCode(request, run.first, run.last)) return [];
        // "treasurer Olga Reyes", where the role is a separate argument
        // and "how many hours Ada Lane worked", where a name of two words needs no introduction
        const isFullName =
          traits.topic === "person" &&
          tokens.length >= 2 &&
          tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
        // "the VAT rates": a word of the operation is no name
        const isNamedResource =
          isNameOfResource(request, profile, run, traits) && explainedShare(request, profile, tokens) < 1;
        // "Nachname Lane": the name of another argument directly before it
        const isLabelled = (each: SlotTraits) => isNameBefore(request, run.first, each);
        if (!isLabelled(traits) && texts.some(isLabelled)) return [];
        const isOthers = isLabelledByOther(request, run, traits, texts);
        const place = {
          ...at,
          ...((taken.has(run.first - 1) || isFullName || isNamedResource) && { foreign: 0 }),
          ...(isOthers && { foreign: 1 }),
          ...((isNamedResource ||
            isSoughtThing(request, profile, run, traits) ||
            isSearchedBy(request, run, traits) ||
            (traits.topic === "search" && isContainedName(request, run))) && {
            before: 1,
          }),
        };
        // "the glass repair" is no text about glass.
        if (traits.topic === "text" && at.before === 0 && isModifier(request, profile, run)) return [];
        const isKnownPlace =
          traits.topic === "place" && isPlace(run.text.replace(/['’]s$/u, ""), request.reading.lexicon.code);
        const isKind =
          isKnownPlace ||
          isKindOf(request, profile, run, traits) ||
          isKindOfOwner(request, profile, run, traits);
        const topic = isKind
          ? 1
          : isOthers
            ? 0
            : place.after === 1 && areNames(request, tokens)
              ? 1
              : isOwnerOf(request, run, traits, texts)
                ? 1
                : (roleFeature(request, run, traits) ?? topicFeature(request, run, traits.topic));
        // Common words are not names by themselves: "cancel the booking with purple stripes".
        const isAnchored =
          isKind ||
          isExample(request, run, traits) ||
          place.before > 0 ||
          place.owner > 0 ||
          place.after > 0 ||
          place.preposition > 0;
        // "a dentist in San Francisco" contains a place, not a title.
        const isWhere = partsBefore(request, run.first).some((part) => part === "in" || part === "at");
        if (
          isWhere &&
          !isAnchored &&
          !isPersonalObject(request, run) &&
          (traits.topic === "title" || traits.topic === "person") &&
          !isVenue(request, run, traits)
        )
          return [];
        if (traits.topic === "text" && !isAnchored && topic < 1 && run.first === run.last) return [];
        // "send flowers to …": the thing that is sent is no text.
        const isWritten = !profile.reads && (traits.topic === "text" || traits.topic === "search");
        if (isWritten && !isAnchored && isSentThing(request, run)) return [];
        // "Neues Album anlegen" does not contain a title.
        if (!isAnchored && traits.topic !== "text" && explainedShare(request, profile, tokens) === 1)
          return [];
        const common = commonShare(request, tokens);
        const isNamed = tokens.some((i) => request.words[i]?.token.name);
        if (traits.isId && !isAnchored && common >= 0.5) return [];
        // "all that is still there": several function words are not an identifier.
        if (traits.isId && !isNamed && run.first < run.last && !/\d|-/.test(run.text) && place.shape <= 0)
          return [];
        // "add a new sales lead" does not contain a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && run.first === run.last) return [];
        const isIntroduced = partsBefore(request, run.first).length > 0;
        const isTown = placeName(run.text, request.reading.lexicon.code) !== null;
        // "make a box with old coins": a purpose or content is not a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && isIntroduced && topic < 1) return [];
        // "find a quiet place" does not name a town, "with figures" does not name a unit.
        if (traits.topic === "place" && !isAnchored && !isNamed && !isIntroduced && common >= 0.5) return [];
        // "dealers from Opava": a town after "in" or "from" is the value of the place, not of the company.
        const hasPlace = texts.some((other) => other !== traits && other.topic === "place");
        const isLocated = partsBefore(request, run.first).some((part) => /^(from|in|at|near)$/.test(part));
        if (/^(person|thing)$/.test(traits.topic) && !isAnchored && isTown && isLocated && hasPlace)
          return [];
        // "a driver who speaks Polish", "Driver 8: call him"
        // and "candidates who know Rust"
        const introducing = NAMED.test(request.words[run.first - 1]?.token.word ?? "") ? [1] : [1, 2];
        const isRelative = introducing.some((n) =>
          RELATIVES.test(request.words[run.first - n]?.token.word ?? ""),
        );
        if (/^(person|title|search)$/.test(traits.topic) && isRelative && !isAnchored) return [];
        // "rooms Orion and Vega" are two.
        const isPair = tokens.some(
          (i) =>
            i > run.first &&
            i < run.last &&
            AND[request.reading.lexicon.code]?.test(request.words[i]?.token.word ?? ""),
        );
        const isOneOnly = profile.owners.has(traits.slot.name) || traits.topic === "place";
        if (isPair && isOneOnly && !traits.isList && areNames(request, [run.first, run.last])) return [];
        // "students called Adam", "devices made by Bosch": names, not towns
        const { word: before = "" } = request.words[run.first - 1]?.token ?? {};
        const isNameOrMaker = before === "by" || NAMED.test(before);
        if (traits.topic === "place" && isNameOrMaker && !isAnchored) return [];
        // "trainees in Accounting": a department is no place.
        if (
          traits.topic === "place" &&
          !isAnchored &&
          texts.some((other) => takesDepartment(other)) &&
          DEPARTMENTS.test(run.text)
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
          !isFrom(request, run)
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
          request.words[run.first - 1]?.isContent === true &&
          request.words[run.first]?.token.gap === " " &&
          request.action?.tokens.includes(run.first - 1) !== true;
        if (traits.topic === "person" && !isAnchored && !isNamed && !isIntroduced && isAfterNoun) return [];
        // "shops from Plzeň" identifies none of them.
        if (traits.isId && profile.owners.has(traits.slot.name) && isTown && isIntroduced && place.shape <= 0)
          return [];
        // A list does not take words that are merely left over.
        if (traits.isList && !isAnchored && !isNamed) return [];
        // "instances with the tag staging": the words after "with" describe it.
        if (isUnidentified(request, profile, run, traits) && place.shape <= 0) return [];
        // "which sensors are offline?" asks for a state.
        if (profile.owners.has(traits.slot.name) && common === 1 && isPredicate(request, run)) return [];
        // "open issues" describes several; it does not identify one.
        if (profile.owners.has(traits.slot.name) && common === 1 && isBeforePlural(request, profile, run))
          return [];
        // "restart the server" does not contain a name.
        if (!isAnchored && !isOpenText(traits) && common === 1 && isDefinite(request, run.first)) return [];
        // An optional search text needs a name or a verb of searching: "what is on my calendar?" is not a
        // search.
        // "chapters of Blue Harbour": whose they are is another argument, if there is one.
        const isOf = partsBefore(request, run.first).includes("of") && areNames(request, tokens);
        const hasOwner = texts.some((other) => /^(none|thing)$/.test(other.topic) && !other.isId);
        if (traits.topic === "search" && !traits.slot.required && isOf && hasOwner) return [];
        const isSought = request.action?.verbs.some((verb) => SEEKS.test(verb)) === true;
        // German writes every noun with a capital letter.
        const isNameLike = isNamed && (request.reading.lexicon.code !== "de" || areNames(request, tokens));
        if (traits.topic === "search" && !traits.slot.required && !isAnchored && !isNameLike && !isSought)
          if (!partsBefore(request, run.first).some((part) => /^(about|with|named|for|of)$/.test(part)))
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
          request.words[run.first - 1]?.token.word ?? "",
        );
        const isCode = /\d/.test(run.text) || SLUG.test(run.text);
        if (profile.owners.has(traits.slot.name) && isOwn && place.shape <= 0 && !isCode) return [];
        if (CODED.test(traits.slot.words.at(-1) ?? "") && !/\d/.test(run.text)) return [];
        // "the PDF report 8c2e": the code beside it is the id.
        const hasCode = request.reading.values.some(
          ({ kind, first, last }) =>
            /^(code|number|uuid)$/.test(kind) && (first === run.last + 1 || last === run.first - 1),
        );
        if (traits.isId && !/\d/.test(run.text) && hasCode && place.shape <= 0) return [];
        // "boats that need paint": an id has no spaces.
        const isPhrase = run.first < run.last && /\s/.test(value) && place.shape <= 0;
        if (isPhrase && /^(id|uuid|guid)$/.test(traits.slot.words.at(-1) ?? "")) return [];
        if (isPhrase && traits.isId && /\b(identifier|ids?|uuid|guid)\b/i.test(traits.slot.description))
          return [];
        // A word may be a slug but not a number: "all albums, at most ten".
        if (isNumbered(traits) && place.shape <= 0 && common === 1 && !/\d/.test(run.text)) return [];
        const count = tokens.filter((i) => request.words[i]?.isContent).length;
        return [
          {
            traits,
            value,
            tokens,
            claims: tokens.map(String),
            ...originOf(profile, traits, { kind: "run", first: run.first }, "run"),
            ...(areNames(request, tokens) && { isName: true as const }),
            features: {
              ...place,
              fit: 0.5,
              exact: 0,
              shape: traits.pattern === null && traits.examples.length === 0 ? 0 : place.shape,
              topic,
              noDigit: traits.isId && !/\d/.test(run.text) ? 1 : 0,
              explained: explainedShare(request, profile, tokens),
              common:
                // A measure belongs to the name of a product.
                topic === 1 ||
                isExample(request, run, traits) ||
                isSoughtThing(request, profile, run, traits) ||
                /\d ?\p{L}+$/u.test(run.text)
                  ? 0
                  : isDirect(request, run, [
                        ...traits.forms,
                        ...(profile.owners.get(traits.slot.name) ?? []),
                      ]) ||
                      isIntroducedThing(request, run, traits, topic) ||
                      isMeasured(request, run)
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
  { first, last }: Run,
  { topic, slot }: SlotTraits,
): boolean {
  const isVersion = /^v?\d+(\.\d+)+([-+][\w.]+)?$/i.test(words[last + 1]?.token.text ?? "");
  return topic === "thing" && slot.required && isVersion && action?.tokens.at(-1) === first - 1;
}

/** Whether the words are what is searched for: "find brass lanterns", "search the archive for old maps". */
function isSoughtThing(
  request: Request,
  { lexicon, nouns }: OperationProfile,
  { first, last }: Run,
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
function isSentThing({ words, action }: Request, { first, last }: Run): boolean {
  if (last > first + 1 || !action?.verbs.some((verb) => SENDING.has(verb))) return false;
  const verb = action.tokens.at(-1) ?? -1;
  const isBetween = range(verb + 1, first - 1).every((i) => words[i]?.isContent === false);
  const isNoun = (i: number) => words[i]?.token.kind === "word" && words[i]?.token.quote === -1;
  return verb < first && first - verb <= 2 && isBetween && range(first, last).every(isNoun);
}
