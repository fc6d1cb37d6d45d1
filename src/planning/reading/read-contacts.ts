import type { Token } from "../../language/tokenize.ts";
import type { Value } from "./value.ts";

/** A postal address on one line. */
export interface Address {
  /** Offsets in the request. */
  start: number;
  end: number;
  text: string;
  /** With the house number. */
  street: string;
  streetName: string;
  houseNumber: string;
  postalCode?: string;
  city?: string;
  state?: string;
  country?: string;
}

/** A full stop belongs to a short abbreviation ("St. Gallen"), otherwise it ends the sentence. */
const WORD = "(?:\\p{L}{1,3}\\.(?=\\s)|[\\p{L}'’-]+(?:\\.[\\p{L}'’-]+)*)";
const TOWN_WORD = "(?:\\p{Lu}\\p{L}?\\.(?=\\s)|\\p{Lu}[\\p{L}’'-]*)";
const NUMBER = "\\d{1,5}(?:[a-zA-Z](?![\\p{L}\\d]))?(?:\\s?[-/]\\s?\\d{1,5}[a-zA-Z]?)?";
/** A word of a name of a street, which words for a day or a purpose end: "5 rue Monge pour demain à 9 h". */
const INNER_WORD = `(?!(?:à|pour|demain|aujourd|ce|vers|et|para|mañana|hoy|y|zítra|dnes|pro|jutro|dziś|dla|dzisiaj|morgen|heute|um|für|at|for|tomorrow|today|and)(?![\\p{L}]))${WORD}`;
/** "9 Kiln Road": the number first; "Ahornweg 3", "rue de la Paix 5": the number last. */
const STREETS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d#-])(?<number>${NUMBER}),?\\s+(?<name>(?:(?:rue|avenue|av\\.|boulevard|bd|place|quai|chemin|allée|impasse|route|cours)\\s+${WORD}(?:\\s${INNER_WORD}){0,4}|(?:\\p{Lu}${WORD}\\s+){0,3}(?:Street|St\\.?|Road|Rd\\.?|Lane|Ln\\.?|Avenue|Ave\\.?|Drive|Dr\\.?|Way|Court|Ct\\.?|Square|Sq\\.?|Boulevard|Blvd\\.?|Place|Pl\\.?|Terrace|Close|Crescent|Gardens|Grove|Hill|Row|Walk|Broadway|Highway|Hwy)))(?![\\p{L}])`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<name>(?:\\p{Lu}${WORD}\\s+){1,3}(?:Street|Road|Lane|Avenue|Drive|Square|Boulevard|Terrace|Crescent))\\s+(?<number>${NUMBER})(?=\\s*(?:[,.;!?]|$))`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<name>(?:(?:ul\\.|ulice|ulica|al\\.|aleja|nám\\.|náměstí|pl\\.|plac|třída|tř\\.|nábřeží|calle|c/|avenida|av\\.|avda\\.|paseo|plaza|rue|via)\\s+)(?:${INNER_WORD}\\s+){0,4}?${INNER_WORD}),?\\s+(?<number>${NUMBER})(?![\\p{L}\\d])`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<name>(?:[Aa]m|[Aa]n der|[Aa]uf dem|[Zz]um|[Zz]ur|[Ii]m|[Uu]nter den)\\s+(?:\\p{Lu}${WORD}\\s+){0,2}?\\p{Lu}${WORD}),?\\s+(?<number>${NUMBER})(?![\\p{L}\\d])`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<name>(?:\\p{Lu}${WORD}\\s+){0,2}\\p{Lu}[\\p{L}’'-]*(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee|stieg|steig|markt|graben))\\s+(?<number>${NUMBER})(?![\\p{L}\\d])`,
    "u",
  ),
];
/** A name with a number is a street only if a postal code and a town follow: "Lipová 8, 602 00 Brno". */
const WITH_TOWN = new RegExp(
  `(?<![\\p{L}\\d])(?<name>(?:\\p{Lu}[\\p{L}’'-]+\\s+){0,2}\\p{Lu}[\\p{L}’'-]+)\\s+(?<number>${NUMBER})(?=,?\\s+(?:\\d{3}\\s\\d{2}|\\d{2}-\\d{3}|\\d{5})\\s+\\p{Lu}|,\\s+\\p{Lu}[\\p{L} ]{2,30},?\\s+(?:\\d{3}\\s\\d{2}|\\d{2}-\\d{3}|\\d{5})(?!\\d))`,
  "u",
);
const POSTAL =
  "(?:\\p{Lu}{1,2}\\d[\\p{Lu}\\d]?\\s?\\d\\p{Lu}{2}|\\d{2}-\\d{3}|\\d{3}\\s\\d{2}|(?:\\p{Lu}{2}\\s)?\\d{5}(?:-\\d{4})?|(?:[A-Z]-)?\\d{4,5})(?![\\p{L}\\d-])";
const CITY = `${TOWN_WORD}(?:[ \\u00a0]+(?:nad|pod|u|na|am|an|der|im|upon|on|de|la|le|les|sur|del|${TOWN_WORD}|\\d{1,2}(?!\\d)))*`;
/** After the street: "110 00 Praha 1", "York, YO1 7HH", "Salem, OR 97301". */
const CITIES: readonly RegExp[] = [
  new RegExp(`^,?\\s*(?:in\\s+)?(?<code>${POSTAL})\\s*,?\\s*(?<city>${CITY})`, "u"),
  new RegExp(`^,\\s*(?<city>${CITY}),?\\s+(?:(?<state>\\p{Lu}{2})\\s+)?(?<code>${POSTAL})`, "u"),
  new RegExp(
    `^(?:,|\\s+in|\\s+v|\\s+ve|\\s+w|\\s+en|\\s+à)\\s*(?<city>${CITY})(?:,\\s*(?<state>\\p{Lu}{2})(?![\\p{L}]))?`,
    "u",
  ),
];
const COUNTRY = /^,\s*(?<country>\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)?)\s*(?=[.!?]?\s*$|,)/u;

const ADDRESS_NOUNS =
  /(?<!\p{L})(Anschrift|(Wohn|Liefer)?[Aa]dresse|Address|Adresa|Adres|Dirección)(?=:?\s)/gu;

/** The first postal address of a request; null when it has none. */
export function readAddress(request: string): Address | null {
  // "Anschrift Lindenallee 12": a German noun looks like the start of a name.
  const text = request.replace(ADDRESS_NOUNS, (label) => " ".repeat(label.length));
  for (const street of [...STREETS, WITH_TOWN]) {
    const match = street.exec(text);
    const { number = "", name = "" } = match?.groups ?? {};
    if (!match || name === "") continue;
    const end = match.index + match[0].length;
    const address: Address = {
      start: match.index,
      end,
      text: match[0],
      street: match[0].trim(),
      streetName: name.trim(),
      houseNumber: number.replace(/\s/g, ""),
    };
    const rest = text.slice(end);
    const town = CITIES.map((each) => each.exec(rest)).find((each) => each !== null);
    if (town?.groups) {
      const { code, city, state } = town.groups;
      address.end = end + town[0].length;
      if (code !== undefined) address.postalCode = code;
      if (city !== undefined) address.city = city.trim().replace(/[.,]$/, "");
      if (state !== undefined) address.state = state;
      const country = COUNTRY.exec(text.slice(address.end));
      if (country?.groups?.["country"] !== undefined) {
        address.country = country.groups["country"];
        address.end += country[0].length;
      }
    }
    address.text = text.slice(address.start, address.end).trim().replace(/[.,]$/, "");
    return address;
  }
  return null;
}

/** Words for a telephone before its number, folded. */
const LABELS =
  /^(tel|telefon\p{L}*|phone|telephone|mobile|mobil|mob|cell|handy|handynummer|rufnummer|fax|komorka|komorkowy|telefono|movil|celular|portable|whatsapp|sms)$/u;
const NUMBER_WORDS = /^(number|no|nr|nummer|numero|numer|cislo|c|is|je|ist|jest|es|est|to|auf|na|a|en)$/;

/** Whether one of the two words before the token, across words for "number", is a label of a phone number. */
function isLabelled(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 3); at--) {
    const { word = "", quote = 0 } = tokens[at] ?? {};
    if (!/^[.:]?[\s]*$/.test(tokens[at + 1]?.gap ?? "") || quote >= 0) return false;
    if (LABELS.test(word)) return true;
    if (!NUMBER_WORDS.test(word)) return false;
  }
  return false;
}

/**
 * Reads a phone number of one or more groups after a word for it, or in groups that start with a zero: "phone
 * 555-0142", "0171 5550133". Leading zeros are kept.
 */
export function readPhone(
  text: string,
  tokens: readonly Token[],
  i: number,
  taken: ReadonlySet<number>,
): Value | undefined {
  const isDigits = (at: number) => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !taken.has(at) &&
      /^(number|code|phone)$/.test(token.kind) &&
      /^\+?\d[\d ()/-]*$/.test(token.text)
    );
  };
  const token = tokens[i];
  if (token === undefined || !isDigits(i)) return undefined;
  let last = i;
  while (last - i < 5 && isDigits(last + 1) && /^[ ()/\u00a0-]{1,3}$/.test(tokens[last + 1]?.gap ?? ""))
    last++;
  const value = text.slice(token.start, tokens[last]?.end);
  const digits = value.replace(/\D/g, "").length;
  const isGrouped = /\D/.test(value);
  const isLocal = /^0\d/.test(value) && isGrouped && digits >= 9;
  // "phone 123456" may be the number of a device.
  const isNamed = digits >= 6 && (isGrouped || value.startsWith("0")) && isLabelled(tokens, i);
  if (digits > 15 || !(isLocal || isNamed)) return undefined;
  return { kind: "phone", first: i, last, start: token.start, end: tokens[last]?.end ?? 0, text: value };
}
