import type { Json } from "../../base/json.ts";
import { compilePattern } from "../../base/patterns/compile-pattern.ts";
import { abbreviates, shapeOf } from "../../catalogue/search/code-shapes.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { convertMeasure, measuresOther } from "../reading/convert-measure.ts";
import { pad, toIsoDay, type Value } from "../reading/value.ts";
import { takesLocalTime } from "../schema/local-times.ts";
import { hasGroupsOf, isGrouped, spaceLike } from "./grouped-codes.ts";
import type { Slot } from "./list-slots.ts";
import { SECONDS as UNIT_SECONDS } from "./periods.ts";
import { type SlotTraits, TEXTS } from "./slot-traits.ts";

/**
 * A value in the form of an argument, and how well its kind fits: 1 exactly, less if it is only possible.
 */
export interface Rendered {
  value: Json;
  fit: number;
  /** The part of the value that is used. Several arguments may use different parts of one value. */
  facet: string;
}

const SECONDS: Readonly<Record<string, number>> = { millisecond: 0.001, ...UNIT_SECONDS };

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** The value in the argument's form; empty when it does not fit. */
export function renderValue(value: Value, traits: SlotTraits): Rendered[] {
  return render(value, traits).filter(({ value: rendered }) => meetsSchema(rendered, traits));
}

function render(value: Value, traits: SlotTraits): Rendered[] {
  const { kind } = value;
  switch (traits.kind) {
    case "number":
      return isNumericText(traits)
        ? renderNumber(value, traits).map((each) => ({ ...each, value: writtenNumber(value, each.value) }))
        : renderNumber(value, traits);
    case "date":
    case "datetime":
    case "time":
      return renderMoment(value, traits);
    case "duration":
      return kind === "duration" ? [{ value: isoDuration(value), fit: 1, facet: "number" }] : [];
    case "currency":
      return value.unit !== undefined && /^[A-Z]{3}$/.test(value.unit)
        ? [{ value: value.unit, fit: 1, facet: "unit" }]
        : [];
    case "latitude":
    case "longitude":
      return renderCoordinate(value, traits.kind);
    case "email":
      return kind === "email" ? [whole(value, 1)] : [];
    case "uuid":
      return kind === "uuid" ? [whole(value, 1)] : [];
    case "url":
      return kind === "url" ? [whole(value, 1)] : kind === "host" ? [whole(value, 0.6)] : [];
    case "phone":
      return kind === "phone"
        ? [whole(value, 1)]
        : (kind === "number" && /^\+?\d{7,}$/.test(value.text)) ||
            (kind === "code" && /^\d{2,5}([/ -]\d{2,})+$/.test(value.text))
          ? [whole(value, 0.8)]
          : [];
    case "string":
      return renderText(value, traits);
    default:
      return [];
  }
}

function isNumericText({ slot: { types } }: SlotTraits): boolean {
  return types.includes("string") && !types.some((type) => type === "number" || type === "integer");
}

/** A number as the request writes it: "12.50". */
function writtenNumber({ text }: Value, number: Json): string {
  const written = /\d+(?:\.\d+)?/.exec(text)?.[0];
  return written !== undefined && Number(written) === number ? written : String(number);
}

function whole({ text }: Value, fit: number): Rendered {
  return { value: text, fit, facet: "all" };
}

/** Words after a number of repetitions: "4 times". */
const TIMES = /^(times|mal|krat|razy|veces|fois)$/;

function renderNumber(value: Value, { slot, unit, isId, isLimit }: SlotTraits): Rendered[] {
  // "30 EUR" is no quantity.
  const isMoney = value.unit !== undefined && /^[A-Z]{3}$/.test(value.unit);
  if (isMoney && QUANTITIES.test(slot.words.join(" ")) && !takesMinorUnits(slot)) return [];
  // "8 litres" is not an identifier.
  if (isId && (value.measured || TIMES.test(value.unit ?? ""))) return [];
  const integer =
    slot.types.includes("integer") ||
    slot.schema["type"] === "integer" ||
    (slot.types.includes("array") && isIntegerItem(slot.schema["items"]));
  const result = (number: number, fit: number): Rendered[] =>
    integer && !Number.isInteger(number) ? [] : [{ value: number, fit, facet: "number" }];
  if (value.kind === "code") {
    const quarter = QUARTERS.test(slot.words.at(-1) ?? "")
      ? /^[QT]([1-4])$/i.exec(value.text)?.[1]
      : undefined;
    if (quarter !== undefined) return result(Number(quarter), 1);
    const digits =
      /^#?(\d+)$/.exec(value.text)?.[1] ?? (isId ? /^\D{1,4}[-_ ]?(\d+)$/.exec(value.text)?.[1] : undefined);
    return digits === undefined ? [] : result(Number(digits), value.text.startsWith("#") ? 1 : 0.5);
  }
  // "6 heures" is either a time of day or a number of hours.
  if (value.kind === "time" && unit !== null && /^\d{1,2} \p{L}{4,}$/u.test(value.text))
    return result((Number.parseInt(value.text, 10) * (SECONDS["hour"] ?? 0)) / (SECONDS[unit] ?? 1), 0.9);
  if (value.kind === "date") return renderPeriod(value, slot);
  if (value.number === undefined || (value.kind !== "number" && value.kind !== "duration")) return [];
  if (value.kind === "duration" && value.unit !== undefined && unit !== null && unit !== value.unit) {
    const isCalendar = MONTHS[value.unit] !== undefined && MONTHS[unit] !== undefined;
    const [from, to] = [value.unit, unit].map((each) => (isCalendar ? MONTHS : SECONDS)[each]);
    return from === undefined || to === undefined
      ? []
      : result(Math.round(((value.number * from) / to) * 1e6) / 1e6, 1);
  }
  // "80 a week" is not a number of weeks.
  if (value.kind === "duration" && unit === null)
    return value.number === 1 && !/\d/.test(value.text) ? [] : result(value.number, 0.5);
  // "1.200 Kč" in an English request are thousands.
  const isThousands = !Number.isInteger(value.number) && /[.,]\d{3}$/.test(value.text);
  if (isThousands && takesMinorUnits(slot)) return [];
  if (value.unit !== undefined && /^[A-Z]{3}$/.test(value.unit) && takesMinorUnits(slot)) {
    const digits = currencyDigits(value.unit);
    return result(Math.round(value.number * 10 ** digits), 1);
  }
  // An amount with decimals is in the major unit: "pay 7.15".
  if (integer && !Number.isInteger(value.number) && value.unit !== "%" && takesMinorUnits(slot))
    return result(Math.round(value.number * 100), 0.9);
  if (value.unit !== undefined && measuresOther(value.unit, slot.name)) return [];
  const measured = value.unit === undefined ? null : convertMeasure(value.number, value.unit, slot);
  if (measured !== null) return Number.isNaN(measured) ? [] : result(measured, 1);
  if (value.ordinal && (value.number < 0 || !integer || isLimit)) return [];
  return result(value.number, value.ordinal ? ORDINAL : 1);
}

/** Names of arguments that count things. */
const QUANTITIES =
  /(^| )(quantity|qty|count|capacity|stock|pieces|pcs|seats|attempts|menge|anzahl|pocet|ilosc|cantidad|quantite)( |$)/;

/** Names of arguments for "Q3", folded. */
const QUARTERS = /^(quarter|quartal|ctvrtleti|kwartal|trimestre)$/;
const YEARS = /^(year|rok|jahr|ano|annee|an)$/;
const MONTH_NUMBERS = /^(month|mesic|monat|miesiac|mes|mois)$/;

/** The year and month of "last year", "in September 2026" for arguments that take numbers. */
function renderPeriod({ day, lastDay }: Value, slot: Slot): Rendered[] {
  const name = slot.words.at(-1) ?? "";
  if (day === undefined || lastDay === undefined || day.year !== lastDay.year) return [];
  if (YEARS.test(name)) return [{ value: day.year, fit: 1, facet: "year" }];
  return MONTH_NUMBERS.test(name) && day.month === lastDay.month
    ? [{ value: day.month, fit: 1, facet: "month" }]
    : [];
}

/** Fit of "second" for a number that is named: "the second lesson". */
const ORDINAL = 0.6;

/** Names and descriptions of amounts in the smallest unit of a currency. */
const IN_MINOR_UNITS =
  /(?<![\p{L}\p{N}])((euro ?)?cents?|pence|pennies|penny|centimes?|c[eé]ntimos?|centavos?|grosz(ach|y|e)?|hal[eé][rř](ich|ích|e|ů)?|rappen|öre|minor (currency )?units?|smallest (currency )?unit)(?![\p{L}\p{N}])/iu;

/** "in euros, not in cents" */
const NOT_IN_MINOR_UNITS =
  /(?<![\p{L}\p{N}])(not|no|nicht|keine|ne|nikoli|nie|non|pas)( as| in| a| w| v| en| de| als)? \p{L}+/giu;

/** Whether a name or text says that an amount is in the smallest unit of a currency. */
export function isInMinorUnits(text: string): boolean {
  return IN_MINOR_UNITS.test(text.replace(/per cents?\b/gi, "").replace(NOT_IN_MINOR_UNITS, ""));
}

function takesMinorUnits({ words, description }: Slot): boolean {
  return isInMinorUnits(words.join(" ")) || isInMinorUnits(description);
}

/** The number of decimals of a currency (ISO 4217): none for JPY. */
function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

function isIntegerItem(items: Json | undefined): boolean {
  return typeof items === "object" && items !== null && !Array.isArray(items) && items["type"] === "integer";
}

function renderCoordinate(value: Value, kind: "latitude" | "longitude"): Rendered[] {
  if (value.kind !== "coordinates") return [];
  const numbers = value.text.split(/,?\s+|,/).map(Number);
  const number = numbers[kind === "latitude" ? 0 : 1];
  return number === undefined || Number.isNaN(number) ? [] : [{ value: number, fit: 1, facet: kind }];
}

function renderText(value: Value, traits: SlotTraits): Rendered[] {
  const { kind, text } = value;
  if (isStrictId(traits) && !takesText(kind, text, traits)) return [];
  if (COORDINATES.test(traits.slot.words.join("_")) && kind !== "number") return [];
  if (kind === "quoted") return [whole(value, traits.topic === "none" && traits.isId ? 0.6 : 0.9)];
  if (kind === "text") return renderWords(value, traits);
  if (isNoText(value, traits)) return [];
  // License plates are written in groups.
  const isPlate = traits.slot.words.some((word) => PLATES.test(word)) && fitsShape(text, traits) !== 0;
  if (isPlate && (kind === "number" || /^\p{Lu}+ \d+$/u.test(text)))
    return [{ ...whole(value, 0.4), facet: "number" }];
  if (value.joined && isSplit(text, traits, isPlate)) return [];
  // `{"amount": "12.40", "code": "EUR"}`
  const isAmount =
    kind === "number" &&
    AMOUNTS.test(traits.slot.words.at(-1) ?? "") &&
    (value.unit === undefined || /^[A-Z]{3}$/.test(value.unit));
  if (isAmount) return renderAmount(value);
  if (kind === "currency" || (value.measured && fitsShape(text, traits) !== 1)) return [];
  const isDomain = DOMAINS.test(traits.slot.words.at(-1) ?? "") && !takesIp(traits);
  if (IP_ADDRESS.test(text) && (traits.topic === "title" || isDomain)) return [];
  if (kind === "code" || kind === "uuid" || kind === "host") return renderCode(value, traits);
  if (value.ordinal || (kind === "number" && !/\d/.test(text))) return [];
  if (kind === "number") {
    const isNegative = value.number !== undefined && value.number < 0 && !traits.isId;
    const shaped = isNegative ? [`-${text}`] : spellings(text, traits);
    const last = traits.slot.words.at(-1) ?? "";
    const fit = traits.isId || NUMBERED.test(last) ? 0.9 : 0.4;
    return shaped.map((spelling) => ({ value: spelling, fit, facet: "number" }));
  }
  if (kind === "phone") {
    const isReceiver = traits.slot.words.some((word) => RECEIVERS.test(word));
    return [whole(value, isReceiver ? 0.9 : traits.isId ? 0.5 : 0.3)];
  }
  return renderAddress(value, traits);
}

/** Words after a colon or a verb of writing: the text of a text argument, and rarely a name or an identifier. */
function renderWords(value: Value, traits: SlotTraits): Rendered[] {
  const { text } = value;
  const words = text.split(" ").length;
  const isSentence = traits.topic === "text" || traits.topic === "search";
  if (!isSentence && /[,;\n]/.test(text)) return [];
  // "all of the boats at pier 4" is no name of a person.
  if (traits.topic === "person" && words > MAX_PERSON) return [];
  // Identifiers have at most two parts.
  if (traits.isId && words > 2 && fitsShape(text, traits) !== 1) return [];
  return [whole(value, isSentence || traits.topic === "title" ? 1 : 0.4)];
}

/** Whether a number or a code is no text of the argument's topic. */
function isNoText({ kind, text }: Value, traits: SlotTraits): boolean {
  // A phone number is not the name of a person, a place or a thing, and no message.
  const isPhone = kind === "phone" || (kind === "code" && /^\d{3,}([/-]\d{3,})+$/.test(text));
  if (kind === "phone" && !traits.isList && TEXTS.test(traits.slot.words.at(-1) ?? "")) return true;
  if (isPhone && !traits.isId && /^(person|title|place)$/.test(traits.topic) && !takesPhone(traits))
    return true;
  if (kind !== "code") return false;
  if (traits.isList && LABELS.test(traits.slot.words.at(-1) ?? "") && /\d/.test(text)) return true;
  // "#general" is no title; see `proposeHandles`.
  return /^[#@]\p{L}/u.test(text) && /^(text|title|search)$/.test(traits.topic);
}

/** Whether a code of several groups is a word and a number: "car 7B11823" is not a plate, "4AB 1234" is. */
function isSplit(text: string, traits: SlotTraits, isPlate: boolean): boolean {
  const isWord =
    / \p{Ll}+$/u.test(text) || /^\p{L}+$/u.test(text.split(" ")[0]?.replace(/^\p{Lu}{1,4}$/u, "") ?? "");
  if (isPlate && !isWord) return false;
  // "QX 41"
  const isCapital = /^\p{Lu}{1,4} \d+$/u.test(text);
  const isName = traits.topic !== "text" && traits.topic !== "search";
  const least = isCapital && (isName || traits.isId) ? 0.5 : 1;
  return spellings(text, traits).every((spelling) => fitsShape(spelling, traits) < least);
}

/** An amount of money as a text. */
function renderAmount({ text, number }: Value): Rendered[] {
  // "1,250" is grouped, "12,40" has decimals.
  const isGrouping = /[.,\s]\d{3}(?!\d)/.test(text);
  if (isGrouping && !Number.isInteger(number)) return [];
  const written = isGrouping ? String(number) : text.replace(/(\d),(\d{1,2})$/, "$1.$2");
  return [{ value: written, fit: 0.9, facet: "number" }];
}

function renderCode(value: Value, traits: SlotTraits): Rendered[] {
  return spellings(value.text, traits).map((spelling) => ({
    value: spelling,
    // A code of several groups takes precedence over its first group, which may match the same pattern.
    fit: codeFit(value, traits) - (spelling === value.text || value.joined ? 0 : 0.1),
    facet: "all",
  }));
}

/** Words in the names of arguments that take a number. */
const NUMBERS = /^(number|no|nr|num|nummer|cislo|numer|numero)$/;

/** An address of email or of the web. */
function renderAddress(value: Value, traits: SlotTraits): Rendered[] {
  const { slot, topic, isList } = traits;
  const last = slot.words.at(-1) ?? "";
  if (value.kind === "email") {
    if (WITHOUT_EMAIL.test(last) || (isList && LABELS.test(last))) return [];
    const isNumber = slot.words.some((word) => NUMBERS.test(word));
    if (isNumber && !/mail/i.test(slot.description)) return [];
    const isReceiver = slot.words.some((word) => RECEIVERS.test(word));
    return [whole(value, isReceiver ? 1 : topic === "person" ? 0.8 : 0.4)];
  }
  if (value.kind !== "url") return [];
  if (takesAddress(traits)) return [whole(value, 1)];
  return /^(person|place|title)$/.test(topic) ? [] : [whole(value, 0.4)];
}

/** Whether the name says that the argument takes an id: `crew-ID`, `voyageUUID`; not a key or a number. */
function isStrictId({ slot, pattern }: SlotTraits): boolean {
  return pattern === null && (/^(id|uuid|guid)$/.test(slot.words.at(-1) ?? "") || /^id[A-Z]/.test(slot.name));
}

/** An id has no spaces, and it is an email address only if the document says so. */
function takesText(kind: Value["kind"], text: string, { slot, examples }: SlotTraits): boolean {
  if (kind === "email")
    return /mail/i.test(slot.description) || examples.some((example) => example.includes("@"));
  if (!/^(quoted|text)$/.test(kind) || /^[^\s]*[\d_-][^\s]*$/.test(text)) return true;
  return examples.some((example) => (/\s/.test(text) ? /\s/.test(example) : /^\p{L}+$/u.test(example)));
}

function takesPhone({ slot, examples }: SlotTraits): boolean {
  return (
    /phone|telefon|telefono|mobile|handy/i.test(slot.description) ||
    examples.some((example) => /^\+?\d[\d ()/-]{5,}$/.test(example))
  );
}

const PLATES =
  /^(plate|licen[cs]e|registration|kennzeichen|spz|rz|rejestracja|rejestracyjn\w*|matricula|immatriculation|plaque)$/;
const VERSION = /^v?\d+(\.\d+){1,3}([-+][\w.]+)?$/i;
const VERSIONS = /^(version|release|tag|build|ref|revision|verze|wersja|ver|image|firmware)$/;

/** Words of the name of a person. */
const MAX_PERSON = 4;

/** Lists of labels, in which an email address or an id is unlikely. */
const LABELS = /^(tag|label|keyword|categor(y|ie)|topic)$/;

/** Headings and groups, which are no email addresses. */
const WITHOUT_EMAIL =
  /^(subject|title|headline|heading|summary|betreff|predmet|temat|asunto|objet|caption|department|abteilung|oddeleni|dzial|departamento|departement|category|city|country|street)$/;

const COORDINATES = /^(lat|latitude|lon|lng|longitude)$/;

/** Arguments for amounts of money, which many documents write as texts. */
const AMOUNTS = /^(amount|price|total|cost|betrag|preis|castka|cena|kwota|importe|precio|montant|prix)$/;

/** Arguments for host names. */
const HOSTS =
  /^(domain|domains|host|hostname|fqdn|server|website|web|homepage|domena|domene|dominio|domaine)$/;
const DOMAINS = /^(domain|hostname|fqdn|domena|domene|dominio|domaine)$/;

const IP_ADDRESSES = /(^|_)(ip|ipv4|ipv6)(_address(es)?)?$/;
const IP_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/;

function takesIp({ slot }: SlotTraits): boolean {
  return /\bip(v[46])?\b/i.test(slot.description);
}

/** Whether the name or the description of a text says that it is an address on the network. */
function takesAddress({ slot }: SlotTraits): boolean {
  return (
    slot.words.some((word) => HOSTS.test(word)) ||
    /\b(urls?|uri|web ?site|host ?names?|hosts?|domains?|ip ?address(es)?|ip)\b/i.test(slot.description)
  );
}

/** Checks the format that the name of an argument implies when the schema has no pattern. */
function fitsName(value: string, { slot }: SlotTraits): boolean {
  const last = slot.words.at(-1) ?? "";
  if (/^iban$/.test(last)) return /^[A-Z]{2}\d{2}[A-Z\d ]{8,}$/i.test(value);
  if (IP_ADDRESSES.test(slot.words.join("_"))) return /^[\d.]+(\/\d+)?$|^[\da-f:.]+(\/\d+)?$/i.test(value);
  return !DOMAINS.test(last) || slot.words.length > 1 || /\p{L}\.\p{L}|^[\d.:]+$/u.test(value);
}

/** How well a code fits a text argument; version numbers fit version arguments. */
function codeFit({ kind, text, joined }: Value, traits: SlotTraits): number {
  const { isId, slot, topic } = traits;
  if (joined && slot.words.some((word) => PLATES.test(word))) return 1;
  if (VERSION.test(text) && /\./.test(text) && !/^\d+(\.\d+){3}$/.test(text))
    return slot.words.some((word) => VERSIONS.test(word)) ? 1 : 0.4;
  if (kind === "host" || IP_ADDRESS.test(text)) return takesAddress(traits) ? 1 : 0.3;
  // "K-7" is not the name of a person.
  if (topic === "person" && !isId && kind === "code" && /^\p{Lu}+-|\d/u.test(text)) return 0.4;
  return isId || kind !== "code" ? 1 : 0.8;
}

/** Things that are known by their number. */
export const NUMBERED =
  /^(account|card|wallet|policy|contract|meter|invoice|konto|karte|vertrag|ucet|karta|smlouva|rachunek|umowa|cuenta|tarjeta|contrato|compte|carte|contrat)$/;

/** Arguments for the recipients of a message. */
export const RECEIVERS =
  /^(to|cc|bcc|recipient|receiver|addressee|prijemce|adresat|empfanger|odbiorca|destinatario|destinataire)$/;

/**
 * The first spelling of a code that matches the pattern or example: as written, uppercase, with or without
 * the separator.
 */
function spellings(text: string, traits: SlotTraits): string[] {
  const bare = text.replace(/^#/, "");
  const forms = [
    text,
    bare,
    bare.toUpperCase(),
    bare.replace(/\s/g, ""),
    bare.toUpperCase().replace(/^(\p{L}+)[\s_-]?(\d)/u, "$1-$2"),
    ...(isOtherNumber(bare, traits) ? [] : [bare.toUpperCase().replace(/[\s_-]/g, "")]),
    bare.toLowerCase(),
    ...(traits.pattern === null ? [spaceLike(bare, traits.examples) ?? bare] : []),
  ];
  const fitting = forms.find((form) => fitsShape(form, traits) === 1);
  return [fitting ?? bare];
}

/** Whether the digits of "10-2210" without their separators are longer or shorter than those of every example. */
function isOtherNumber(text: string, { examples }: SlotTraits): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\d+(-\d+)+$/.test(text) && !examples.some((example) => example.length === digits);
}

/** Lowercase words joined by hyphens. */
export const SLUG = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)+$/;

const KEYED = /\b(key|klíč|klic|schlüssel|klucz|clave|clé)\b/iu;
/** Codes whose letters stand for a category. */
const STOCK =
  /\b(inventory|asset|stock|sku|article|inventar\p{L}*|artikel\p{L}*|inventár\p{L}*|magazyn\p{L}*|artículo|inventaire)\b/iu;
const PROJECT_KEY = /^\p{Lu}[\p{Lu}\d]{1,9}-\d+$/u;

/** 1 if the pattern or the shape of an example matches, 0 if not, 0.5 if there is neither. */
export function fitsShape(text: string, { pattern, examples, slot }: SlotTraits): number {
  const isSlugged = examples.length > 0 && examples.every((example) => SLUG.test(example));
  if (pattern !== null) {
    const expression = compilePattern(pattern);
    if (expression !== null) {
      const isMet = text.length <= expression.longest && expression.test(text);
      return isMet ? (isSlugged && !SLUG.test(text) ? 0.5 : 1) : 0;
    }
  }
  if (isSlugged || slot.words.at(-1) === "slug") return SLUG.test(text) ? 1 : 0;
  const codes = examples.filter((example) => /\d/.test(example) && !/\s/.test(example));
  // Other codes of this kind may have other groups, such as older license plates.
  const groups = examples.filter(isGrouped);
  if (groups.length > 0) return hasGroupsOf(text, [...groups, ...codes]) ? 1 : 0.5;
  // "checkout" is not an example of a number.
  if (codes.length === 0)
    return examples.length > 0 && /^\D+$/.test(examples.join("")) && /^v?\d[\d.]*$/.test(text) ? 0 : 0.5;
  if (codes.some((example) => shapeOf(example) === shapeOf(text))) return 1;
  // "Task key such as WEB-12": the letters are the key of a project.
  if (KEYED.test(`${slot.name} ${slot.description}`) && PROJECT_KEY.test(text))
    return codes.some((example) => PROJECT_KEY.test(example)) ? 1 : 0;
  // "Stock code such as OAK-11": another wood is ELM-40. "Crew code, e.g. NOR-4": the letters do not abbreviate it.
  const isCategory =
    STOCK.test(`${slot.words.join(" ")} ${slot.description}`) || codes.every((code) => !isKindOf(code, slot));
  if (isCategory && PROJECT_KEY.test(text))
    return codes.some((example) => PROJECT_KEY.test(example)) ? 0.5 : 0;
  return codes.some((example) => isWordCode(example, text)) ? 0.5 : 0;
}

/** Whether the letters of a code abbreviate what the argument identifies: `ORD-12` for `order_id`. */
function isKindOf(code: string, { pathWords, description }: SlotTraits["slot"]): boolean {
  const letters = foldText(/^\p{L}+/u.exec(code)?.[0] ?? "");
  const words = [...pathWords, ...splitWords(description)].map(foldText);
  return words.some((word) => word !== letters && abbreviates(letters, word));
}

/** Whether both are a word with a number, such as `AUTUMN15` and "ELM40". */
function isWordCode(example: string, text: string): boolean {
  return /^\p{Lu}{5,}\d+$/u.test(example) && /^\p{Lu}{3,}\d+$/u.test(text);
}

function renderMoment(value: Value, traits: SlotTraits): Rendered[] {
  const { lastDay, time, kind } = value;
  const day = value.day ?? (traits.kind === "datetime" ? value.rangeDay : undefined);
  if (kind !== "date" && kind !== "time") return [];
  if (traits.kind === "time")
    return time === undefined ? [] : [{ value: layTime(time, traits.layout), fit: 1, facet: "time" }];
  if (day === undefined) return [];
  // A single day or week is not a month.
  const isMonth =
    lastDay !== undefined && day.date === 1 && lastDay.date >= 28 && lastDay.month === day.month;
  if (traits.layout === "YYYY-MM" && kind === "date" && !isMonth) return [];
  // 12/03 is one of two days, so only a layout determines it.
  if (value.ambiguous && !/^[DM]/.test(traits.layout ?? "")) return [];
  const wanted = traits.part === "to" && lastDay !== undefined ? lastDay : day;
  const facet = traits.part === "to" && lastDay !== undefined ? "lastDay" : "day";
  if (traits.kind === "date")
    return [
      {
        value: layDay(wanted, value.ambiguous === true, traits.layout),
        fit: time === undefined ? 1 : 0.8,
        facet,
      },
    ];
  if (traits.layout !== null && !traits.layout.startsWith("YYYY-MM-DD"))
    return time === undefined
      ? []
      : [
          {
            value: `${layDay(wanted, value.ambiguous === true, traits.layout)} ${layTime(time, traits.layout)}`,
            fit: 1,
            facet: "day time",
          },
        ];
  const clock = time ?? (traits.part === "to" && facet === "lastDay" ? "23:59:59" : "00:00:00");
  const written = traits.layout?.includes(" ")
    ? `${toIsoDay(wanted)} ${layTime(clock, traits.layout)}`
    : `${toIsoDay(wanted)}T${clock}${value.zone ?? (takesLocalTime(traits.slot.schema) ? "" : "Z")}`;
  return [
    {
      value: written,
      fit: time === undefined ? 0.7 : 1,
      facet: time === undefined ? facet : "day time",
    },
  ];
}

function layTime(time: string, layout: string | null): string {
  if (layout === null) return time;
  return /ss/.test(layout) ? time : time.slice(0, 5);
}

function layDay(
  day: { year: number; month: number; date: number },
  ambiguous: boolean,
  layout: string | null,
): string {
  if (layout === null || layout.startsWith("YYYY-MM-DD")) return toIsoDay(day);
  if (layout === "YYYY-MM") return toIsoDay(day).slice(0, 7);
  // Ambiguous numbers are read as month first, so a layout that starts with the day swaps them.
  const [month, date] = ambiguous && layout.startsWith("D") ? [day.date, day.month] : [day.month, day.date];
  const parts: Record<string, string> = {
    YYYY: String(day.year),
    MM: pad(month),
    DD: pad(date),
    M: String(month),
    D: String(date),
  };
  return layout.split(/[T ]H/)[0]?.replace(/YYYY|MM|DD|M|D/g, (part) => parts[part] ?? part) ?? toIsoDay(day);
}

function isoDuration({ number = 0, unit = "" }: Value): string {
  const letter =
    { second: "S", minute: "M", hour: "H", day: "D", night: "D", week: "W", month: "M", year: "Y" }[unit] ??
    "D";
  return /[SMH]/.test(letter) && unit !== "month" ? `PT${number}${letter}` : `P${number}${letter}`;
}

/** Checks the bounds, lengths and pattern of the schema. */
export function meetsSchema(value: Json, traits: SlotTraits): boolean {
  const { slot, isList, pattern } = traits;
  const schema =
    isList &&
    typeof slot.schema["items"] === "object" &&
    slot.schema["items"] !== null &&
    !Array.isArray(slot.schema["items"])
      ? slot.schema["items"]
      : slot.schema;
  if (typeof value === "number") {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    return !(
      (typeof minimum === "number" && value < minimum) ||
      (typeof maximum === "number" && value > maximum) ||
      (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum) ||
      (typeof exclusiveMaximum === "number" && value >= exclusiveMaximum)
    );
  }
  if (typeof value !== "string") return true;
  const { minLength, maxLength } = schema;
  if (value === "" || value.length > 10_000 || !fitsName(value, traits)) return false;
  if (
    (typeof minLength === "number" && value.length < minLength) ||
    (typeof maxLength === "number" && value.length > maxLength)
  )
    return false;
  const expression = pattern === null ? null : compilePattern(pattern);
  return expression === null || (value.length <= expression.longest && expression.test(value));
}
