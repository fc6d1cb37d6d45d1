import type { OperationProfile } from "../describe-operation.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, type RequestWord, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";

/** Arguments that name a part of a building. */
const TAKES_ROOM =
  /^(room|area|zone|raum|zimmer|mistnost|pokoj|pomieszczenie|strefa|habitacion|cuarto|estancia|piece|chambre|salle)$/;
const TAKES_DOOR = /^(door|lock|gate|tur|schloss|dvere|zamek|drzwi|puerta|cerradura|porte|serrure)$/;

const ROOMS = new Set(
  "kitchen bedroom bathroom office garage hall hallway corridor lobby foyer lounge den loft nursery basement cellar attic garden backyard yard driveway terrace balcony patio porch deck study library laundry pantry toilet closet wardrobe staircase stairwell stairs landing playroom workshop shed greenhouse".split(
    " ",
  ),
);
/** Words that need another one to name a room or a door. */
const GENERAL: Readonly<Record<"room" | "door", RegExp>> = {
  room: /^(room|pokoj\p{L}{0,3}|mistnost\p{L}{0,2}|cuarto|habitacion|sala|piece|salle)$/u,
  door: /^(door|gate|dver\p{L}{1,3}|drzwi\p{L}{0,3}|puerta|porte|tur|tor)$/u,
};
/** Words that distinguish one of several rooms or doors in English. */
const WHICH =
  /^(back|front|side|main|master|guest|kids?|children|living|dining|sitting|meeting|utility|spare|upstairs|downstairs|left|right|upper|lower|north|south|east|west|small|large|big|garage|cellar|basement|garden|patio|balcony|terrace|entrance|sliding)$/;

/** Nominatives of rooms in languages that inflect them, by folded beginning. */
const NOMINATIVES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  cs: [
    [/^obyvac\p{L}* pokoj\p{L}*$/u, "obývací pokoj"],
    [/^detsk\p{L}* pokoj\p{L}*$/u, "dětský pokoj"],
    [/^kuchyn/, "kuchyně"],
    [/^loznic/, "ložnice"],
    [/^koupeln/, "koupelna"],
    [/^pracovn/, "pracovna"],
    [/^garaz/, "garáž"],
    [/^predsin/, "předsíň"],
    [/^chodb/, "chodba"],
    [/^obyvak/, "obývák"],
    [/^zahrad/, "zahrada"],
    [/^teras/, "terasa"],
    [/^kancelar/, "kancelář"],
    [/^sklep/, "sklep"],
  ],
  pl: [
    [/^pokoj\p{L}* dzienn\p{L}*$/u, "pokój dzienny"],
    [/^pokoj\p{L}* dziec\p{L}*$/u, "pokój dziecięcy"],
    [/^kuchni/, "kuchnia"],
    [/^sypialni/, "sypialnia"],
    [/^lazien/, "łazienka"],
    [/^garaz/, "garaż"],
    [/^przedpok/, "przedpokój"],
    [/^korytarz/, "korytarz"],
    [/^piwnic/, "piwnica"],
    [/^gabine/, "gabinet"],
    [/^biur/, "biuro"],
    [/^ogro/, "ogród"],
    [/^salon/, "salon"],
  ],
};

/**
 * Proposes the only room or door of a request for a text argument that takes one: "the lamp in the pantry"
 * for `room`.
 */
export function proposeRooms(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  return (["room", "door"] as const).flatMap((kind) => {
    const takes = kind === "room" ? TAKES_ROOM : TAKES_DOOR;
    const [traits, ...others] = open.filter(
      (each) =>
        each.kind === "string" &&
        !each.isList &&
        !each.isId &&
        each.slot.values.length === 0 &&
        takes.test(each.slot.words.at(-1) ?? ""),
    );
    if (traits === undefined || others.length > 0) return [];
    const [only, ...rest] = findAll(request, kind);
    if (only === undefined || rest.length > 0) return [];
    const { reading, words } = request;
    const text = reading.text.slice(words[only.first]?.token.start, words[only.last]?.token.end);
    const value = toNominative(text, words.slice(only.first, only.last + 1), reading.lexicon.code);
    if (!meetsSchema(value, traits)) return [];
    const tokens = range(only.first, only.last);
    const place = placeFeatures(request, profile, traits, { ...only, text, kind: "code" });
    return [
      {
        traits,
        value,
        tokens,
        claims: tokens.map(String),
        ...originOf(profile, traits, { kind: "listed", first: only.first }, "sole"),
        features: { ...place, shape: 0, fit: 1, exact: 1, soleSlot: 1, soleValue: 1 },
      },
    ];
  });
}

interface Span {
  first: number;
  last: number;
}

function findAll(request: Request, kind: "room" | "door"): Span[] {
  const found: Span[] = [];
  for (const word of request.words) {
    const span = spanAt(request, word, kind);
    if (span === null) continue;
    // "obývacím pokoji": a word of a longer name
    const before = found.at(-1);
    if (before !== undefined && span.first <= before.last) found.pop();
    found.push(before !== undefined && before.last > span.last ? before : span);
  }
  return found;
}

/** The room or door with a word at its end, or in Romance languages at its beginning. */
function spanAt(request: Request, word: RequestWord, kind: "room" | "door"): Span | null {
  const { token, form, index } = word;
  const { code } = request.reading.lexicon;
  if (token.kind !== "word" || token.quote >= 0) return null;
  const isGeneral = GENERAL[kind].test(token.word);
  const isCompound = code === "de" && !isGeneral && form.english.includes(kind);
  const isKnown = kind === "room" && form.english.some((each) => ROOMS.has(each));
  const isLiving = kind === "room" && code !== "en" && isLivingRoom(form.english);
  if (!isGeneral && !isCompound && !isKnown && !isLiving) return null;
  const span = /^(es|fr)$/.test(code) ? extendRight(request, index) : extendLeft(request, index, code);
  // "salle Debussy", "office 12": the word is the kind of what follows.
  const next = request.words[span.last + 1]?.token;
  const isMeasured = request.reading.values.some(
    ({ first, measured }) => first === span.last + 1 && measured === true,
  );
  const isLabel = next?.gap === " " && next.quote < 0 && (next.name || (next.kind !== "word" && !isMeasured));
  // "Great Hall" is a name of its own.
  const before = request.words[span.first - 1]?.token;
  const isName = code === "en" && token.name && token.gap === " " && before?.name === true;
  return isLabel || isName || (isGeneral && span.first === span.last) ? null : span;
}

function isLivingRoom(english: readonly string[]): boolean {
  return english[0] === "living" && english[1] === "room";
}

function extendLeft({ words }: Request, index: number, code: string): Span {
  const isPart = (at: number) => {
    const [word, next] = [words[at], words[at + 1]];
    if (word?.token.kind !== "word" || !/^([ -]|['’]s? )$/.test(next?.token.gap ?? "")) return false;
    if (code === "en") return WHICH.test(word.token.word.replace(/s$/, "")) || WHICH.test(word.token.word);
    return (
      word.isContent &&
      /^(obyvac|detsk|host|jideln|zadn|predn|hlavn|bocn|garaz|tyln|glown|boczn|hinter|vorder|ober|unter)/.test(
        word.token.word,
      )
    );
  };
  let first = index;
  while (first > 0 && isPart(first - 1)) first--;
  const next = words[index + 1]?.token;
  const isAdjective =
    code === "pl" &&
    next?.gap === " " &&
    /^(dzienn|dziec|gosc|glown|tyln|wejsc|frontow|boczn|garaz)/.test(next.word);
  return { first, last: isAdjective ? index + 1 : index };
}

/** "puerta principal", "chambre d'amis", "cuarto de los niños" */
function extendRight({ words }: Request, index: number): Span {
  const isOf = (at: number) => /^(de|d|des|du|del|la|los|las|l)$/.test(words[at]?.token.word ?? "");
  const next = words[index + 1];
  if (next?.isContent && next.token.gap === " " && WHICH_AFTER.test(next.token.word))
    return { first: index, last: index + 1 };
  let at = index + 1;
  while (at <= index + 2 && isOf(at)) at++;
  const noun = words[at];
  const isNoun =
    at > index + 1 &&
    noun?.isContent === true &&
    noun.token.kind === "word" &&
    /^[ '’]?$/.test(noun.token.gap);
  return { first: index, last: isNoun ? at : index };
}

const WHICH_AFTER =
  /^(principal|principale|trasera|delantera|lateral|laterale|arriere|avant|infantil|parental|parentale)$/;

function toNominative(text: string, words: readonly RequestWord[], code: string): string {
  const folded = words.map(({ token }) => token.word).join(" ");
  return NOMINATIVES[code]?.find(([form]) => form.test(folded))?.[1] ?? text;
}
