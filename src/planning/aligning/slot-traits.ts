import { isJsonObject, type Json } from "../../base/json.ts";
import { compilePattern } from "../../base/patterns/compile-pattern.ts";
import { findDescribedExample } from "../../catalogue/search/code-shapes.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { rememberOf } from "../../language/remember.ts";
import { foldText, splitWords, suffixOf } from "../../language/split-words.ts";
import { resolveSchema } from "../schema/find-argument.ts";
import { layoutOf, type SlotParts, takesClock } from "./date-layouts.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isGrouped } from "./grouped-codes.ts";
import type { Slot } from "./list-slots.ts";
import { statedValues } from "./listed/stated-values.ts";
import { toDocumentForm, type WordForm } from "./match-words.ts";
import { toNameForm } from "./name-forms.ts";

export type SlotKind =
  | "boolean"
  | "number"
  | "enum"
  | "date"
  | "datetime"
  | "time"
  | "duration"
  | "email"
  | "url"
  | "uuid"
  | "phone"
  | "currency"
  | "latitude"
  | "longitude"
  | "string"
  | "object";

/** The topic of a text argument, determined by the last specific word of its name. */
export type Topic = "place" | "person" | "title" | "text" | "search" | "thing" | "none";

/** The kind of value that an argument takes, derived from its schema and names. */
export interface SlotTraits {
  slot: Slot;
  kind: SlotKind;
  /** Whether it takes a list of such values. */
  isList: boolean;
  /** Whether it identifies a resource: `id`, `number`, `code`, `ref`. */
  isId: boolean;
  /** Whether it limits the number of records: `limit`, `per_page`. */
  isLimit: boolean;
  /** Whether it takes the branch of a repository. */
  isBranch: boolean;
  /** Which end of a range or direction it is. */
  part: "from" | "to" | null;
  topic: Topic;
  /** Specific words of its name and of its description. */
  forms: readonly WordForm[];
  descriptionForms: readonly WordForm[];
  values: readonly Json[];
  examples: readonly string[];
  pattern: string | null;
  /** Unit of its number: minute, hour, day …; null when unknown. */
  unit: string | null;
  /** Format of dates and times: `YYYY-MM-DD`, `HH:mm` …; null for the formats of JSON Schema. */
  layout: string | null;
}

const IDS =
  /^(id|ids|identifier|uuid|guid|number|num|no|nr|code|key|sku|ref|reference|isbn|vin|iban|token|slug|handle|plate|barcode|ean|cislo|kod|numer|nummer|kennung|numero|codigo|kennzeichen)$/;
const LIMITS =
  /^(limit|lim|cnt|count|size|per_page|perpage|top|take|max_results|maxresults|page_size|pagesize|n|first|last|amount_of_results|rows|num_results|pocet|anzahl|limite|ilosc)$/;
const FROM =
  /^(pickup|collection|sender|shipper|above|over|more|least|atleast|start|starts|begin|begins|beginning|since|origin|source|after|min|minimum|lower|departure|base|od|von|ab|desde|de|depuis|gte|gt|earliest|old|from)$/;
const TO =
  /^(dropoff|drop|recipient|receiver|below|under|less|most|atmost|end|ends|until|till|destination|target|quote|counter|before|max|maximum|upper|due|deadline|through|do|bis|hasta|a|jusqu|lte|lt|latest|new|expires|expiry|dest|to)$/;
const PLACES =
  /^(location|loc|city|town|place|address|country|region|destination|origin|state|province|area|venue|district|village|airport|station|room|site|mesto|ort|stadt|miasto|ciudad|ville|lugar|lieu|adresa|misto|street|strasse|ulice|ulica|calle|rue|filiale|standort|pobocka|oddzial|sucursal|zone|warehouse|building|office|branch|depot|port|harbour|port|stop)$/;
/** Names of arguments and resources that are people. */
export const PEOPLE =
  /^(user|username|owner|assignee|asgn|author|autor|auteur|vlastnik|wlasciciel|lekar|arzt|lekarz|medecin|medico|lecturer|instructor|trainer|coach|merchant|sender|from_user|by|person|customer|client|contact|employee|member|visitor|participant|payee|payer|beneficiary|speaker|subscriber|viewer|reader|shopper|bidder|partner|witness|claimant|policyholder|insured|recipient|manager|guest|patient|driver|doctor|agent|artist|actor|inspector|officer|captain|skipper|pilot|nurse|judge|referee|tutor|translator|editor|consultant|engineer|handler|holder|mechanic|mechanik|mechaniker|mecanico|mecanicien|lehrer|lehrkraft|lehrerin|ucitel|nauczyciel|profesor|professeur|enseignant|fahrer|ridic|kierowca|conductor|chauffeur|paciente|pacient|pacjent|pupil|schuler|schulerin|zak|uczen|alumno|alumna|eleve|clen|czlonek|mitglied|socio|socia|miembro|membre|adherent|gast|gosc|huesped|invitado|invite|trener|entrenador|entraineur|betreuer|berater|technik|inspektor|inspecteur|responsable|teacher|student|attendee|host|reporter|requester|candidate|tenant|buyer|seller|supplier|vendor|company|organization|organisation|jmeno|zakaznik|kunde|klient|cliente|client|osoba|mitarbeiter|picker|operator|technician|player|band|keeper|firma|spolecnost|unternehmen|dodavatel|lieferant|empresa|proveedor|entreprise|societe|fournisseur|spolka|dostawca|vet|veterinarian|dentist|therapist|physician|surgeon|midwife|carer|caretaker|janitor|curator|interviewer|borrower|lender|renter|stylist|barber|hairdresser|guide|chef|cook|waiter|courier|rider|passenger|librarian|lawyer|attorney|notary|broker|realtor|landlord|resident|foreman|supervisor|leader|chair|director|producer|writer|composer|singer|musician|painter|photographer|designer|architect|developer|maintainer|reviewer|approver|assessor|auditor|examiner|coordinator|organizer|organiser|volunteer|donor|sponsor|mentor|trainee|intern|applicant|tierarzt|halter|besitzer|eigentumer|mieter|vermieter|pfleger|hausmeister|gutachter|leiter|prufer|ansprechpartner|veterinar|majitel|najemnik|najemce|vedouci|kadernik|pruvodce|spravce|weterynarz|najemca|kierownik|opiekun|fryzjer|przewodnik|veterinario|propietario|inquilino|peluquero|jefe|guia|veterinaire|proprietaire|locataire|coiffeur)$/;
const TITLES =
  /^(name|nickname|alias|title|label|subject|headline|heading|summary|nazev|titel|titulo|titre|nazwa|nom|nombre|bezeichnung|betreff|predmet|temat|asunto|objet|caption|display)$/;
export const TEXTS =
  /^(text|body|message|msg|content|comment|note|notes|description|desc|details|reason|remark|remarks|memo|feedback|bio|answer|reply|instructions|instruction|statement|question|prompt|transcript|duvod|poznamka|popis|zprava|text|grund|nachricht|beschreibung|bemerkung|notiz|opis|powod|wiadomosc|tresc|komentarz|motivo|nota|mensaje|descripcion|texto|raison|motif|commentaire|remarque|cause|why|justification|explanation|symptoms|diagnosis|wishes|request|special)$/;
/** Resources that have names. */
const THINGS =
  /^(app|application|service|project|projekt|repo|repository|server|host|machine|device|component|module|package|branch|cluster|queue|channel|list|group|team|department|category|tag|product|brand|model|abteilung|oddeleni|dzial|departamento|departement|gruppe|skupina|grupa|grupo|groupe|kanal|canal|course|class|subject|vehicle|room|playlist|campaign|store|shop)$/;
const SEARCHES =
  /^(q|query|search|keyword|keywords|term|phrase|text|filter|hledat|suche|szukaj|busqueda|recherche|find|lookup|searchterm|fulltext|begriff|suchbegriff|suchwort|stichwort|vyraz|dotaz|fraza|haslo|zapytanie|termino|palabra|motcle)$/;
const GENERIC =
  /^(id|ids|identifier|uuid|number|no|nr|code|key|value|text|string|type|input|data|param|parameter|the|of|a|an|for|is|has|include|only|with|new|field|item|to|from|by|in|on|at|min|max|start|end)$/;

/** "Berth identifier.", "The unique ID of the tour" */
const DESCRIBED_ID = /^(the |an? |unique |your )*([a-z]+ ){0,3}(identifier|id|uuid|guid)(?![a-z])/i;

/** Folded names with joined words. */
export const FIRST_NAME = /^(first|given|fore|christian)name|^(vorname|jmeno|krestni|imie|nombre|prenom)/;
export const LAST_NAME =
  /^(last|family|sur)name|^(nachname|familienname|prijmeni|nazwisko|apellidos?|nomdefamille)/;

const known = new WeakMap<Slot, SlotTraits>();

/** Reads the traits of an argument, with a cache. */
export function readTraits(slot: Slot, root: Slot["schema"], lexicon: Lexicon): SlotTraits {
  const traits = known.get(slot) ?? read(slot, root, lexicon);
  known.set(slot, traits);
  return traits;
}

/** The traits of all arguments of an operation. */
export const traitsOf = rememberOf(({ slots, candidate, lexicon }: OperationProfile): readonly SlotTraits[] =>
  slots.map((slot) => readTraits(slot, candidate.input_schema, lexicon)),
);

function read(slot: Slot, root: Slot["schema"], lexicon: Lexicon): SlotTraits {
  const isList = slot.types.includes("array");
  const schema = isList ? resolveSchema(root, slot.schema["items"]) : slot.schema;
  const words = slot.words.map(foldText);
  const last = words.at(-1) ?? "";
  const listed = isList && Array.isArray(schema["enum"]) ? schema["enum"] : slot.values;
  const stated = listed.length > 0 ? [] : statedValues(schema, slot.description, slot.name);
  // "If true, only scrapped vessels": a flag that is written as text.
  const isFlag = stated.includes("true") && stated.includes("false");
  const values = isFlag ? [] : listed.length > 0 ? listed : stated;
  const examples = examplesOf(slot, schema);
  const joined = words.join("_");
  const traits = { slot, schema, words, last, values, examples };
  const layout = layoutOf(traits, lexicon.code) ?? (takesClock(traits, root) ? "HH:mm" : null);
  const forms = specificWords(words).map((word) => toNameForm(word, lexicon));
  const isBranch =
    partOfMerge(words, root) !== null ||
    isBranchOfCode(words, root) ||
    isBranchOfCode(describedNoun(slot.description), root);
  const named = isBranch ? "thing" : isSearchText(slot) ? "search" : topicOf(words);
  // `labels` are no title of a card.
  const own = named === "title" && /^label$/.test(last) && /s$/i.test(slot.name) ? "thing" : named;
  const translated = own === "none" && forms.length === 1 ? topicOf(forms[0]?.english ?? []) : own;
  // "City ID" describes no name of a city.
  const isBareId = words.every((word) => /^(id|ids|uuid|guid)$/.test(word));
  const described = translated === "none" && !isBareId ? describedTopic(slot.description) : translated;
  const isEnd = forms.length === 0 && statedPart(words) !== null;
  const topic = described === "none" && isEnd && isPlaceDescribed(slot.description) ? "place" : described;
  // Codes are shorter.
  const isLong = isLongText(schema) && !areMostlyLong(root);
  return {
    slot,
    isList,
    kind: isFlag ? "boolean" : kindOf(traits, layout, own === "search"),
    isId:
      (IDS.test(last) && !isLong) ||
      /id$|I[Dd](FK|Ref|Key)$/i.test(slot.name) ||
      /^id[A-Z]/.test(slot.name) ||
      (own === "none" && DESCRIBED_ID.test(slot.description)) ||
      (layout === null &&
        own !== "search" &&
        examples.some(
          (example) =>
            isGrouped(example) ||
            (/\d/.test(example) &&
              /^[\p{L}\d_./#-]{3,40}$/u.test(example) &&
              !/^\d+([.,]\d+)?$/.test(example)),
        )),
    isBranch,
    isLimit:
      LIMITS.test(joined) ||
      (LIMITS.test(words.at(0) ?? "") &&
        words.length <= 2 &&
        /limit|max|count|how many/i.test(slot.description)),
    // "note to the driver" is not a direction.
    part: TEXTS.test(words[0] ?? "")
      ? null
      : (partOfMerge(words, root) ??
        statedPart(words) ??
        stayPart(words, layout !== null || typeof schema["format"] === "string") ??
        partOf(words) ??
        (slot.path.length > 1 ? partOfObject(slot.pathWords.map(foldText)) : null)),
    topic: topic === "none" && isLong ? "text" : topic,
    forms,
    descriptionForms: descriptionWords(slot.description, lexicon),
    values,
    examples,
    pattern: typeof schema["pattern"] === "string" ? schema["pattern"] : null,
    unit: unitOf(slot, words),
    layout,
  };
}

/** Whether the argument `q`, a name without words, takes any text and not, for example, a town. */
function isSearchText({ name, description }: Slot): boolean {
  if (!/^q$/i.test(name)) return false;
  return (
    description === "" ||
    (SEARCHED.test(foldText(description)) && !/^(place|thing)$/.test(describedTopic(description)))
  );
}

const SEARCHED =
  /\b(search|find|free|full|keyword|word|term|phrase|query|text|title|name|mail|email|match|hled|such|szuk|busc|recherch|mot|slov|wort|begriff)/;

function isLongText({ type, maxLength, pattern }: Slot["schema"]): boolean {
  return (
    (type === undefined || type === "string") &&
    typeof maxLength === "number" &&
    maxLength >= 100 &&
    pattern === undefined
  );
}

const lengths = new WeakMap<Slot["schema"], boolean>();
/** Minimum number of texts from which their common length says nothing. */
const MANY_TEXTS = 4;

/** Whether generated documents give most texts the same large maximum length: 5,000 for every name. */
function areMostlyLong(root: Slot["schema"]): boolean {
  const known = lengths.get(root);
  if (known !== undefined) return known;
  const properties = isJsonObject(root["properties"]) ? Object.values(root["properties"]) : [];
  const texts = properties.filter(isJsonObject).filter(({ type }) => type === "string");
  const long = texts.filter(isLongText).length;
  const areLong = long >= MANY_TEXTS && long * 2 > texts.length;
  lengths.set(root, areLong);
  return areLong;
}

/** The start of a description of an email address, folded. */
const E_MAIL_ADDRESS =
  /^((the|valid|an?) )*(e-?mail(ova)?[ -]adres|adres+[ae]? (poczty )?(e-?mail|elektron)|direccion de (e-?mail|correo))/;

/** Short prepositions that start a name. */
const LEADING_FROM = /^(z|ze|de|aus|od|von)$/;
const LEADING_TO = /^(na|do|nach|a|vers|hacia)$/;

/** In `departure_to` the last word decides, although a departure is a start. */
function statedPart(words: readonly string[]): "from" | "to" | null {
  const [head = ""] = words;
  if (LEADING_FROM.test(head) && words.length > 1) return "from";
  if (LEADING_TO.test(head) && words.length > 1) return "to";
  const stated = words.findLast((word) =>
    /^(from|after|since|to|until|before|by|od|do|von|bis|desde|hasta)$/.test(word),
  );
  return stated === undefined ? null : /^(from|after|since|od|von|desde)$/.test(stated) ? "from" : "to";
}

/** German compounds: `ausgangssprache`, `zielkonto`. */
const FROM_COMPOUND = /^(ausgangs|quell|herkunfts|absender)\p{L}{3,}/u;
const TO_COMPOUND = /^(ziel|empfanger)\p{L}{3,}/u;

const DAY_OR_NIGHT = /^(day|night|date|tag|nacht|den|dzien|dia|noche|jour|nuit)$/;
const FIRST = /^(first|erster|prvni|pierwszy|primer|primero|premier|premiere)$/;
const LAST = /^(last|letzter|posledni|ostatni|ultimo|ultima|dernier|derniere)$/;

function partOf(words: readonly string[]): "from" | "to" | null {
  // `first_day`, `lastNight`
  const isBound = words.length === 2 && words.some((word) => DAY_OR_NIGHT.test(word));
  if (isBound && words.some((word) => FIRST.test(word))) return "from";
  if (isBound && words.some((word) => LAST.test(word))) return "to";
  if (words.some((word) => FROM.test(word) || FROM_COMPOUND.test(word))) return "from";
  return words.some((word) => TO.test(word) || TO_COMPOUND.test(word)) ? "to" : null;
}

/** `origin.address`: the name of the object says which end it is. */
function partOfObject(words: readonly string[]): "from" | "to" | null {
  return statedPart(words) ?? partOf(words);
}

/** For dates, the arrival is the start of a stay; for places, the departure is the start of a journey. */
function stayPart(words: readonly string[], isMoment: boolean): "from" | "to" | null {
  const arrives = words.some((word) =>
    /^(arrival|arrive|checkin|anreise|prijezd|llegada|arrivee|przyjazd)$/.test(word),
  );
  const departs = words.some((word) =>
    /^(departure|depart|checkout|abreise|odjezd|salida|depart|wyjazd)$/.test(word),
  );
  if (arrives === departs) return null;
  return arrives === isMoment ? "from" : "to";
}

/** The specific words of a name. First and last names have fixed words. */
function specificWords(words: readonly string[]): string[] {
  const joined = words.join("");
  if (LAST_NAME.test(joined)) return ["surname"];
  if (FIRST_NAME.test(joined)) return ["forename"];
  // In `asset_type_id`, "type" is the resource.
  return words.filter(
    (word, n) => (!GENERIC.test(word) || (word === "type" && words[n + 1] === "id")) && word.length > 1,
  );
}

function descriptionWords(description: string, lexicon: Lexicon): WordForm[] {
  const words = foldText(description.slice(0, 160)).match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => !lexicon.functionWords.has(word) && !GENERIC.test(word))
    .slice(0, 12)
    .map((word) => toDocumentForm(word, lexicon));
}

function examplesOf({ schema, description }: Slot, item: Slot["schema"]): string[] {
  const stated = [
    schema["example"],
    ...listOf(schema["examples"]),
    item["example"],
    ...listOf(item["examples"]),
  ].flat();
  const example = findDescribedExample(description);
  const described = example === null ? undefined : (groupsAfter(example.rest) ?? example.word);
  return [...stated, described].flatMap((value) =>
    typeof value === "string" || typeof value === "number" ? [String(value)] : [],
  );
}

/** A code of several groups at the start of a text: "AB12 CDE)". */
function groupsAfter(text: string): string | undefined {
  const found = /^\s*["'`(]*([\p{Lu}\d]{1,6}(?: [\p{Lu}\d]{1,6}){1,4})(?![\p{L}\d])/u.exec(text)?.[1];
  return found !== undefined && /\p{Lu}/u.test(found) && isGrouped(found) ? found : undefined;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Formats of numbers that are sent as texts, so that no digit is lost. */
const NUMERIC_FORMAT = /^(decimal|double|float|number|money|int32|int64|bigdecimal)$/i;

function kindOf(
  { slot, schema, words, last, values, examples }: SlotParts,
  layout: string | null,
  isSearch: boolean,
): SlotKind {
  const types = [schema["type"]].flat();
  if (values.length > 0) return "enum";
  if (types.includes("boolean")) return "boolean";
  if (types.includes("integer") || types.includes("number")) {
    if (/^(lat|latitude|latitud|breitengrad)$/.test(last)) return "latitude";
    return /^(lon|lng|long|longitude|longitud|langengrad)$/.test(last) ? "longitude" : "number";
  }
  const isObject = types.includes("object") || isJsonObject(schema["properties"]);
  if (isObject || slot.types.includes("object") || mayBeObject(schema)) return "object";
  if (types.includes("string") && NUMERIC_FORMAT.test(String(schema["format"]))) return "number";
  switch (schema["format"]) {
    case "date":
      return "date";
    case "date-time":
      return "datetime";
    case "time":
      return "time";
    case "duration":
      return "duration";
    case "email":
    case "idn-email":
      return "email";
    case "uri":
    case "url":
    case "iri":
    case "uri-reference":
      return "url";
    case "uuid":
      return "uuid";
    default:
  }
  if (layout !== null) return /H/.test(layout) ? (/Y/.test(layout) ? "datetime" : "time") : "date";
  // "Name or email": what is searched for has any form.
  if (isSearch) return "string";
  if (words.some((word) => /^(email|mail)$/.test(word)) || E_MAIL_ADDRESS.test(foldText(slot.description)))
    return "email";
  if (words.some((word) => /^(url|uri|website|webhook|href|link)$/.test(word)) && acceptsUrl(slot, schema))
    return "url";
  if (
    isPhone(schema, slot.description, examples) ||
    words.some((word) =>
      /^(phone|phonenumber|telephone|mobile|cell|cellphone|tel|telefon|telefonu|telefonnummer|handy|handynummer|mobil|telefono|movil|celular|portable|komorka|msisdn|fax|sms|whatsapp)$/.test(
        word,
      ),
    )
  )
    return "phone";
  if (
    last === "currency" ||
    takesCurrency(schema, `${words.join(" ")} ${foldText(slot.description)}`) ||
    /\b(ISO[- ]?4217|currency code)\b/i.test(slot.description) ||
    // "Return only this currency"
    /^(\w+ ){1,4}(this|that|target|source|base) currency\.?$/i.test(slot.description) ||
    (examples.length > 0 && examples.every((each) => /^(EUR|USD|GBP|CZK|PLN|CHF)$/.test(each)))
  )
    return "currency";
  return "string";
}

/**
 * Whether a schema without a type has alternatives that are objects or lists: an address, or an empty text to
 * remove it.
 */
function mayBeObject({ type, anyOf, oneOf }: Slot["schema"]): boolean {
  const branches = type === undefined ? [anyOf ?? [], oneOf ?? []].flat() : [];
  return branches.some((branch) => isJsonObject(branch) && /^(object|array)$/.test(String(branch["type"])));
}

/** Whether an argument that is called a link takes its address: `link_id` and the pattern `^lk_` take an identifier. */
function acceptsUrl({ words }: Slot, { pattern }: Slot["schema"]): boolean {
  if (/^(id|ids|guid|uuid|key|code|token|secret|number|name|title|type)$/.test(words.at(-1) ?? ""))
    return false;
  const expression = typeof pattern === "string" ? compilePattern(pattern) : null;
  return (
    expression === null ||
    ["https://a.example/b", "http://a.example", "a.example"].some((each) => expression.test(each))
  );
}

/** Whether the format, the start of the description or an example says that the text is a phone number. */
function isPhone({ format }: Slot["schema"], description: string, examples: readonly string[]): boolean {
  if (typeof format === "string" && /^(phone|tel|telephone|phone-number|e164)$/i.test(format)) return true;
  if (
    /^(\p{L}+ ){0,2}(phone|telephone|telefon\p{L}*|tele[fp]hone|rufnummer|handynummer|telefono|movil)( number|nummer)?( (of|der|des|del?|du|kontaktu) .*|[ ,.(].{0,40})?$/iu.test(
      foldText(description),
    )
  )
    return !/\b(by|via|per|or|oder|nebo|ou|o|lub) /.test(foldText(description));
  return examples.some((example) => /^\+\d[\d ()-]{6,18}\d$/.test(example));
}

/** Whether the text is about currencies and the pattern accepts exactly their codes. */
function takesCurrency(schema: Slot["schema"], text: string): boolean {
  if (!/currenc|wahrung|\bmen[ayeu]\b|walut|moneda|divisa|devise/.test(text)) return false;
  const expression = typeof schema["pattern"] === "string" ? compilePattern(schema["pattern"]) : null;
  return expression === null
    ? schema["maxLength"] === 3
    : expression.test("EUR") && !expression.test("EURO") && !expression.test("E1");
}

function topicOf(words: readonly string[]): Topic {
  for (const word of words.toReversed()) {
    if (SEARCHES.test(word) && words.length <= 2) return "search";
    if (TEXTS.test(word)) return "text";
    // "City name"
    if (TITLES.test(word))
      return words.some((each) => PEOPLE.test(each))
        ? "person"
        : words.some((each) => /^(city|town|country|place)$/.test(each))
          ? "place"
          : "title";
    if (PLACES.test(word)) return "place";
    if (PEOPLE.test(word)) return "person";
    if (THINGS.test(word)) return "thing";
  }
  return "none";
}

/** A merge goes from the head to the base. */
function partOfMerge(words: readonly string[], { properties }: Slot["schema"]): "from" | "to" | null {
  if (!isJsonObject(properties) || !("head" in properties && "base" in properties)) return null;
  return words.join() === "head" ? "from" : words.join() === "base" ? "to" : null;
}

/** The branch of a repository, unlike that of a bank. */
function isBranchOfCode(words: readonly string[], { properties }: Slot["schema"]): boolean {
  return (
    words.includes("branch") &&
    isJsonObject(properties) &&
    Object.keys(properties).some((name) => /^(repo|repository|project|commit|sha|ref)/i.test(name))
  );
}

/** The noun that a description starts with, folded; empty if there is none: "Branch to merge into". */
function describedNoun(description: string): string[] {
  const [said = ""] = foldText(description.slice(0, 80)).split(/[.,;:(]/, 1);
  const words = said
    .split(/\s+/)
    .filter((word) => !/^(the|an?|this|that|new|only|unique|target|id)$/.test(word));
  return words.slice(0, 1);
}

/** The topic of an argument whose name says nothing, by the start of its description. */
function describedTopic(description: string): Topic {
  const topic = topicOf(describedNoun(description));
  return /^(person|place|thing)$/.test(topic) ? topic : "none";
}

/** "Departure station" for `from`, which says only which end it is. */
function isPlaceDescribed(description: string): boolean {
  const [said = ""] = foldText(description.slice(0, 80)).split(/[.,;:(]/, 1);
  const words = said.split(/\s+/);
  return words.length <= 4 && words.some((word) => topicOf([word]) === "place");
}

function unitOf(slot: Slot, words: readonly string[]): string | null {
  // In `min_price`, "min" is a minimum.
  const named = [...new Set([...splitWords(slot.name), ...words])].map(foldText);
  const own = named.filter((word, i) => word !== "min" || named.length === 1 || i === named.length - 1);
  // "the second-level domain" has no seconds.
  const described = foldText(slot.description).replace(/\b(second|first|third)-\p{L}+/gu, " ");
  const isMinimum = /\bmin(imum|imal)?\b/.test(described);
  const text = [
    ...own.filter((word) => word !== "min" || !isMinimum),
    // A single letter is a unit only at the end of a name: `delay_s`.
    ...[suffixOf(slot.name)].filter((word) => /^[hs]$/.test(word)),
    ...(described.match(/\p{L}{2,}/gu) ?? []),
  ];
  // `doses_per_day` is a frequency.
  if (own.includes("per") || own.join() === "lat") return null;
  for (const word of text) {
    const unit = /^(ms|millis|milliseconds|millisecond)$/.test(word)
      ? "millisecond"
      : /^(ttl|maxage)$/.test(word)
        ? "second"
        : /^(minutes?|mins|min|minuten|minut|minuty|minutos?)$/.test(word)
          ? "minute"
          : /^(h|hours?|hrs|stunden|hodin|hodiny|godziny|horas?|heures?)$/.test(word)
            ? "hour"
            : /^(seconds?|secs|sekunden|sekund|segundos?|secondes?)$/.test(word) || word === "s"
              ? "second"
              : /^(years|jahre|jahren|roky|roku|let|lata|lat|anos|annees?|ans)$/.test(word)
                ? "year"
                : /^(days|tage|dni|dnu|dias|jours)$/.test(word) ||
                    (word === "day" && slot.types.includes("integer"))
                  ? "day"
                  : /^(weeks|wochen|tydny|semanas?|semaines?)$/.test(word)
                    ? "week"
                    : /^(months|monate|mesice|mesicu|mese|meses|mois)$/.test(word)
                      ? "month"
                      : /^(nights|nachte|noci|noches?|nuits?)$/.test(word)
                        ? "night"
                        : null;
    if (unit !== null) return unit;
  }
  return null;
}
