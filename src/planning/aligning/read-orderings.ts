import type { Request } from "./request-words.ts";

/** The requested order of a list. */
export interface Ordering {
  /** English words for the sort field; empty when only the direction is given. */
  by: readonly string[];
  direction: "asc" | "desc" | null;
  tokens: readonly number[];
}

/**
 * Adjectives with the fields that they compare and the direction in which their superlative comes first.
 */
const COMPARED = `
desc: high top | amount total price value sum size score
desc: large big great | size area amount total sum value number
desc: expensive pricey dear costly | price amount rent rate cost fee total
desc: new recent late fresh | date created time published updated
desc: long | duration length time distance
desc: good best | rating score rank
desc: popular favourite favorite | popularity rating visits sales
desc: heavy | weight
desc: urgent important | priority
desc: strong loud bright | level value
desc: tall | height
desc: far | distance
asc: low | amount total price value sum size score
asc: small little | size area amount total sum value number
asc: few | number amount total size
asc: cheap inexpensive | price amount rent rate cost fee total
asc: old | date created time published due departure
asc: early soon | due date time departure created published
asc: short quick fast | duration length time distance
asc: near close | distance
asc: light | weight
asc: bad worst | rating score rank
asc: alphabetical alphabetically | name title surname`;
const compared = new Map(
  COMPARED.trim()
    .split("\n")
    .flatMap((line) => {
      const [, direction = "", adjectives = "", by = ""] = /^(\w+): (.*) \| (.*)$/.exec(line) ?? [];
      return adjectives
        .split(" ")
        .map((word) => [word, { direction: direction as "asc" | "desc", by: by.split(" ") }] as const);
    }),
);
const IRREGULAR: Readonly<Record<string, string>> = {
  best: "good",
  worst: "bad",
  latest: "new",
  last: "new",
  closest: "near",
  furthest: "far",
  farthest: "far",
  biggest: "big",
  fewest: "few",
  least: "few",
  highest: "high",
};
const ASCENDING =
  /^(asc|ascending|ascendingly|upwards|vzestupne|vzestupny|aufsteigend\w*|rosnaco|rosnacy\w*|ascendente\w*|creciente\w*|croissant\w*)$/;
const DESCENDING =
  /^(desc|descending|descendingly|downwards|reverse|reversed|sestupne|sestupny|absteigend\w*|malejaco|malejacy\w*|descendente\w*|decreciente\w*|decroissant\w*)$/;
const ALPHABET =
  /^(alphabetical\w*|a-z|abecedne|abecedy|alphabetisch\w*|alfabetycznie|alfabetycznej|alfabetic\w*|alfabeticamente|alphabetique\w*)$/;
/** "más", "plus", "moins": with a following adjective they form a superlative. */
const MORE: Readonly<Record<string, RegExp>> = {
  en: /^(most|least)$/,
  es: /^(mas|menos)$/,
  fr: /^(plus|moins)$/,
};
const LESS = /^(least|menos|moins)$/;

/** The comparison that an English adjective or its superlative expresses. */
export function comparisonOf(word: string): { direction: "asc" | "desc"; by: readonly string[] } | undefined {
  const stem = IRREGULAR[word] ?? word;
  const bare = stem.replace(/est$/, "");
  return [stem, bare, `${bare}e`, bare.replace(/i$/, "y"), bare.replace(/(.)\1$/, "$1")]
    .map((each) => compared.get(each))
    .find((each) => each !== undefined);
}

export function directionOf(word: string): "asc" | "desc" | null {
  return ASCENDING.test(word) ? "asc" : DESCENDING.test(word) ? "desc" : null;
}

/** Between the first and the last of a list: "from lightest to heaviest", "de mayor a menor". */
const TO = /^(to|k|ke|po|az|bis|zu|zum|zur|do|a|al|au|aux)$/;

const known = new WeakMap<Request, Ordering[]>();

/** Reads "lightest first", "the 8 most recent", "sorted by colour", "nach Datum absteigend". */
export function readOrderings(request: Request): Ordering[] {
  const before = known.get(request);
  if (before) return before;
  const { words } = request;
  const found: Ordering[] = [];
  const stated = words.flatMap(({ token }, i) => {
    const direction = token.quote >= 0 ? null : directionOf(token.word);
    return direction === null ? [] : [{ i, direction }];
  });
  for (let i = 0; i < words.length; i++) {
    const token = words[i]?.token;
    if (token === undefined || token.kind !== "word" || token.quote >= 0) continue;
    const sorted = sortedBy(request, i, stated[0]) ?? superlative(request, i) ?? lastOnes(request, i);
    if (sorted === undefined) continue;
    const last = Math.max(i, ...sorted.tokens);
    const end = TO.test(words[last + 1]?.token.word ?? "") ? superlative(request, last + 2) : undefined;
    found.push({ ...sorted, tokens: [...sorted.tokens, ...(end?.tokens ?? [])] });
    i = Math.max(last, ...(end?.tokens ?? []));
  }
  if (found.length === 0)
    for (const { i, direction } of stated) found.push({ by: [], direction, tokens: [i] });
  known.set(request, found);
  return found;
}

/** German superlatives of a later place: "die zweitlängste". */
const LATER_PLACE = /^(zweit|dritt|viert|funft|sechst|vorletzt)\p{L}{5,}$/u;
/** Words between an ordinal and its superlative: "la segunda balsa más larga". */
const MAX_TO_SUPERLATIVE = 3;

/** Whether an ordinal asks for one of the next: "the second longest", "la deuxième plus longue". */
export function isLaterPlace({ words, reading }: Request, i: number): boolean {
  if (LATER_PLACE.test(words[i]?.token.word ?? "")) return true;
  const isAfterNoun = MORE[reading.lexicon.code] !== undefined && reading.lexicon.code !== "en";
  for (let at = i - 1; at >= Math.max(0, i - (isAfterNoun ? MAX_TO_SUPERLATIVE : 1)); at--) {
    if (/[,.;:]/.test(words[at + 1]?.token.gap ?? "")) return false;
    // "las habitaciones del segundo piso más baratas"
    if (/^(du|de|del|au|en|al)$/.test(words[at - 1]?.token.word ?? "")) return false;
    if ((reading.lexicon.ordinals.get(words[at]?.token.word ?? "") ?? 0) > 1) return true;
    // "the 2nd longest"
    if (reading.values.some(({ ordinal, last, number = 0 }) => ordinal === true && last === at && number > 1))
      return true;
  }
  return false;
}

function superlative(request: Request, i: number): Ordering | undefined {
  const { words, reading } = request;
  const word = words[i];
  if (word === undefined) return undefined;
  const { token, form } = word;
  const { code, functionWords } = reading.lexicon;
  if (ALPHABET.test(token.word)) return { by: ["name", "title", "surname"], direction: "asc", tokens: [i] };
  const next = words[i + 1];
  if (MORE[code]?.test(token.word) && next?.token.kind === "word" && next.token.gap === " ") {
    // "most recently painted first"
    const changed = words[i + 2];
    if (code === "en" && /^(recently|lately|newly)$/.test(next.token.word) && changed?.token.gap === " ")
      return {
        by: [changed.token.word, "date"],
        direction: LESS.test(token.word) ? "asc" : "desc",
        tokens: [i, i + 1, i + 2, ...firstAfter(words, i + 2)],
      };
    const comparison = next.form.english.map(comparisonOf).find((each) => each !== undefined);
    const flipped = LESS.test(token.word);
    if (comparison)
      return {
        by: comparison.by,
        direction: (comparison.direction === "desc") === flipped ? "asc" : "desc",
        tokens: [i, i + 1, ...firstAfter(words, i + 1)],
      };
    // "most answers" sorts by their number; "at most 5" does not.
    const isCounted =
      code === "en" && next.isContent && words[i - 1]?.token.word !== "at" && token.word !== "least";
    return isCounted ? { by: [next.token.word], direction: "desc", tokens: [i, i + 1] } : undefined;
  }
  // "meistverkaufte zuerst"
  const [, counted] = (code === "de" && /^meist(\p{L}{4,})$/u.exec(token.word)) || [];
  if (counted !== undefined) {
    const verbs = reading.lexicon.verbsOf(counted.replace(/e[nrsm]?$/, ""));
    const by = verbs.length > 0 ? verbs : reading.lexicon.verbsOf(counted);
    if (by.length > 0) return { by, direction: "desc", tokens: [i, ...firstAfter(words, i)] };
  }
  const isSuperlative =
    (code === "en" && (/est$/.test(token.word) || token.word === "best")) ||
    (code === "cs" && token.word.startsWith("nej")) ||
    (code === "pl" && token.word.startsWith("naj")) ||
    (code === "de" && /st(e|en|er|es|em)?$/.test(token.word)) ||
    (/^(es|fr)$/.test(code) && /^(mayor|menor|mejor|peor|meilleur|pire)/.test(token.word));
  if (!isSuperlative || functionWords.has(token.word) || token.name) return undefined;
  const english = code === "en" ? [token.word] : form.english;
  const comparison = english.map(comparisonOf).find((each) => each !== undefined);
  if (comparison === undefined) return undefined;
  // "highest salary first" names the field, and so does "with the highest salary".
  const isNext = next?.isContent === true && next.token.gap === " ";
  const isHad = isNext && isAfterWith(request, i);
  const first = firstAfter(words, i);
  const fields = isNext ? words.slice(i + 1, isHad ? i + 2 : i + first.length) : [];
  const by = fields.flatMap(({ token: { word }, form }) => [word, ...form.english]);
  return {
    direction: comparison.direction,
    by: fields.length > 0 ? [...by, ...(isHad ? [] : comparison.by)] : comparison.by,
    tokens: [i, ...(isHad ? [i + 1] : []), ...first],
  };
}

/** Whether the things have what is compared: "with the highest deposit", "mit der höchsten Kaution". */
function isAfterWith({ words, reading: { lexicon } }: Request, i: number): boolean {
  const at = [i - 1, i - 2].find((each) => !ARTICLE.test(words[each]?.token.word ?? "")) ?? -1;
  const word = words[at]?.token.word ?? "";
  return word === "having" || lexicon.prepositions.get(word)?.includes("with") === true;
}

const ARTICLE = /^(the|der|dem|den|die|das|la|le|el|los|las|les|l)$/;

/** Includes the words for "first": "lightest first", "les plus lourds d'abord". */
function firstAfter(words: Request["words"], i: number): number[] {
  const at = [i + 1, i + 2, i + 3].find((each) => FIRST.test(words[each]?.token.word ?? ""));
  // "the cheapest rooms in first class"
  const isField = words.slice(i + 1, at).every(({ token }) => !/^(in|of|at|on|from|with)$/.test(token.word));
  return at === undefined || !isField ? [] : Array.from({ length: at - i }, (_, n) => i + 1 + n);
}

/** "the last 5" and "los 5 últimos" are the newest ones. */
function lastOnes({ words, reading }: Request, i: number): Ordering | undefined {
  const word = words[i]?.token.word ?? "";
  const next = words[i + 1]?.token;
  const isLast =
    reading.lexicon.ordinals.get(word) === -1 || (reading.lexicon.times.get(word) ?? []).includes("last");
  const isCount = next?.kind === "number" && !reading.lexicon.durations.has(words[i + 2]?.token.word ?? "");
  // The number that precedes includes the word.
  const isCounted = reading.values.some(
    ({ kind, first, last }) => kind === "number" && last === i && first < i,
  );
  return isLast && (isCount || isCounted)
    ? { by: comparisonOf("latest")?.by ?? [], direction: "desc", tokens: [i] }
    : undefined;
}

const FIRST = /^(first|zuerst|nejdriv|nejdrive|prvni|najpierw|primero|abord|premier|premiers)$/;
const SORTING =
  /^(sort|sorted|sorting|order|ordered|ordering|serad|seradit|serazen\w*|setrid\w*|razen\w*|sortier\w*|geordnet|posortuj|posortowan\w*|sortuj|uporzadkowan\w*|ordena|ordenad\w*|ordenar|trie\w*|trier|triez|classe\w*|ordonne\w*)$/;
const BY = /^(by|podle|dle|nach|wedlug|wg|po|por|segun|par|selon|on)$/;

/** "sorted by due date descending"; also ", by price" at the end. */
function sortedBy(
  { words, reading }: Request,
  i: number,
  stated: { i: number; direction: "asc" | "desc" } | undefined,
): Ordering | undefined {
  const token = words[i]?.token;
  if (token === undefined) return undefined;
  // German places the verb last: "nach Datum sortiert".
  const isClosed =
    reading.lexicon.code === "de" && BY.test(token.word) && SORTING.test(words[i + 2]?.token.word ?? "");
  if (isClosed)
    return {
      by: words[i + 1]?.form.english ?? [],
      direction: stated?.direction ?? null,
      tokens: [i, i + 1, i + 2, ...(stated ? [stated.i] : [])],
    };
  const isSorting = SORTING.test(token.word);
  const isTop = words.some(
    ({ token: each }, n) => n < i && each.word === "top" && words[n + 1]?.token.kind === "number",
  );
  // "major beacons by height": nothing follows.
  const next = words[i + 1];
  const isField = next?.isContent === true || /^(name|title)$/.test(next?.token.word ?? "");
  const isLast = isField && words[i + 2] === undefined && i > 0;
  const isBare = BY.test(token.word) && (/,/.test(token.gap) || isTop || isLast);
  const at = isSorting
    ? [i + 1, i + 2].find((each) => BY.test(words[each]?.token.word ?? ""))
    : isBare && token.word !== "on" && token.word !== "po"
      ? i
      : undefined;
  const direct = isSorting && at === undefined ? words[i + 1] : undefined;
  const start = at === undefined ? (direct && directionOf(direct.token.word) ? i : undefined) : at + 1;
  if (start === undefined) return undefined;
  const tokens = [i, ...(at === undefined ? [] : [at])];
  const by: string[] = [];
  for (let j = Math.max(start, i + 1); j < Math.min(words.length, start + 5); j++) {
    const word = words[j];
    if (word === undefined || word.token.kind !== "word" || (j > start && /[,.;]/.test(word.token.gap)))
      break;
    const direction = directionOf(word.token.word);
    if (direction !== null) {
      tokens.push(j);
      break;
    }
    if (reading.lexicon.functionWords.has(word.token.word)) {
      if (by.length > 0 && !/^(of|the|de|d|du|des|der|la|le)$/.test(word.token.word)) break;
      continue;
    }
    by.push(...(word.form.english.length > 0 ? word.form.english : [word.token.word]));
    tokens.push(j);
  }
  return by.length === 0 && stated === undefined
    ? undefined
    : {
        by,
        direction: stated?.direction ?? (isBare && isTop ? "desc" : null),
        tokens: [...tokens, ...(stated ? [stated.i] : [])],
      };
}
