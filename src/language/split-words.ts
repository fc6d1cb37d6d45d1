/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
};

/** Scripts without spaces between words, which are split into overlapping pairs of characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;
/** `getUserById` → get User By Id; `HTTPServer` → HTTP Server. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;
/** Longer sequences of letters are data (base64, hashes), not words. */
const MAX_WORD = 40;
/** Maximum letters of a word that is compared with others. */
const MAX_COMPARED = 100;
const ENDING = 20;

/**
 * Lowercase without Latin, Greek and Cyrillic diacritics. Marks of other scripts are kept because they are
 * significant (Devanagari vowels, kana voicing). "Účetní" → "ucetni".
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[łøđðßæœþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/**
 * Folds a word of a request. Of a longer word than people write only its start and its end are kept, around a
 * character that no word contains: lookups and patterns take time by the square of its length, and find nothing.
 */
export function foldWord(text: string): string {
  const word = foldText(text);
  if (word.length <= MAX_COMPARED) return word;
  return `${word.slice(0, MAX_COMPARED - ENDING)}…${word.slice(-ENDING)}`;
}

/**
 * The words of a text or identifier, folded, in order. Splits camelCase, snake_case and digits; drops
 * single ASCII letters and numbers. "getUserInfo_v2" → get, user, info.
 */
export function splitWords(text: string): string[] {
  const folded = foldText(text.replace(/['’]s\b/g, "").replace(CAMEL, " "));
  const words: string[] = [];
  for (const word of folded.match(LETTERS) ?? []) {
    if (isAscii(word)) {
      if (word.length > 1 && word.length <= MAX_WORD) words.push(word);
    } else addRun(words, word);
  }
  return words;
}

/**
 * The folded last part of an identifier of several parts, with single letters and digits: g of `weight_g`, m2 of
 * `areaM2`. Empty for an identifier of one part.
 */
export function suffixOf(name: string): string {
  const parts = foldText(name.replace(CAMEL, " ")).split(/[^\p{L}\p{N}]+/u);
  return parts.length > 1 ? (parts.at(-1) ?? "") : "";
}

export function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range starts with them
  return /^[\x00-\x7f]*$/.test(text);
}

/** Adds the words of a sequence of letters; for scripts without spaces, pairs of characters. */
export function addRun(words: string[], run: string): void {
  if (run.search(UNSPACED) < 0) {
    if (run.length <= MAX_WORD) words.push(run);
    return;
  }
  for (const part of run.replace(UNSPACED, " ").split(" "))
    if (part !== "" && part.length <= MAX_WORD) words.push(part);
  for (const pairs of run.match(UNSPACED) ?? []) words.push(...characterPairs(pairs));
}

function characterPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(0, -1).map((character, i) => character + characters[i + 1]);
}
