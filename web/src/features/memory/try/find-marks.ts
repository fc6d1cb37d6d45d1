import { memory } from "../../../text/memory.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words, which are compared as pairs of characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Length of a common prefix from which words count as forms of one word. */
const STEM = 5;

export interface Piece {
  from: number;
  text: string;
  isMarked: boolean;
}

/** The words of a question to mark, folded; all of them if all are common. */
export function readQuestionWords(question: string): ReadonlySet<string> {
  const common = new Set(memory.commonWords.split(" "));
  const words = (question.match(WORD) ?? []).flatMap((word) =>
    UNSPACED.test(word) ? pairsOf(word) : [fold(word)],
  );
  const distinctive = words.filter((word) => word.length > 1 && !common.has(word));
  return new Set(distinctive.length > 0 ? distinctive : words);
}

/** The text in pieces, with the question's words marked. */
export function findMarks(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (to: number, isMarked: boolean) => {
    if (to > done) pieces.push({ from: done, text: text.slice(done, to), isMarked });
    done = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [from, to] of UNSPACED.test(word) ? pairPlaces(word, words) : wordPlace(word, words)) {
      take(index + from, false);
      take(index + to, true);
    }
  }
  take(text.length, false);
  return pieces;
}

function wordPlace(word: string, words: ReadonlySet<string>): [number, number][] {
  const folded = fold(word);
  const isAlike = (other: string) =>
    other === folded ||
    (other.length >= STEM && folded.length >= STEM && other.slice(0, STEM) === folded.slice(0, STEM));
  return [...words].some(isAlike) ? [[0, word.length]] : [];
}

function pairPlaces(word: string, words: ReadonlySet<string>): [number, number][] {
  const places: [number, number][] = [];
  for (let i = 0; i + 1 < word.length; i++) {
    if (!words.has(word.slice(i, i + 2))) continue;
    const last = places.at(-1);
    if (last && last[1] > i) last[1] = i + 2;
    else places.push([i, i + 2]);
  }
  return places;
}

function pairsOf(word: string): string[] {
  return word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
}

/** Without case and diacritics, as on the server. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
}
