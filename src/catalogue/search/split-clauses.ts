import { STOP_WORDS } from "../../language/stop-words.ts";
import type { QueryWord } from "./read-words.ts";
import { type Intent, intentOf } from "./verb-methods.ts";

export interface WordClause {
  words: QueryWord[];
  intent: Intent | undefined;
  /** Index in `words` of the verb with the intent; −1 when there is none. */
  verb: number;
}

const SENTENCE = /[.!?;\n]/;
const COMMA = /[,:]/;
/** After a comma, "calibrating …" starts a clause even if the verb is unknown. */
const GERUND = /^[a-z]{3,}ing$/;
/** Conjunctions between two clauses if a verb follows. */
const JOINERS = new Set(
  "and then also finally additionally plus afterwards next while by after before a i und dann danach y luego puis ensuite si apoi pak nasledne oraz potem potom и затем потом".split(
    " ",
  ),
);
const QUESTION = new Set(
  "what who whom whose which when where how why is are was were does did do co kdo kdy kde jak kolik jaky jaka jake ktery ktera ktere ile kto jaki was wer wann wo wie welche que quien cuando donde cual quel quelle qui quand ou ce cine cand unde cat что кто когда где сколько какои какая".split(
    " ",
  ),
);
/** Words that refer to an earlier noun. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  "it its them they their ji jej jim jich jejich ich es sie ihn lo ele его ее их".split(" "),
);
/** A word after one of these is a noun, even if it could be a verb: "the update", "my order". */
const DETERMINERS = new Set(
  "the a an my our your his her its their this that these those all any some each every no latest last new first recent of for in on with from about der die das den eine el la los las un una le les".split(
    " ",
  ),
);

/**
 * Splits a query into clauses: at the ends of sentences, and where a comma or a conjunction is followed by
 * a verb. "rise and fall" is one clause, "find the invoice and send it" is two.
 */
export function splitClauses(words: QueryWord[]): WordClause[] {
  const clauses: QueryWord[][] = [];
  let current: QueryWord[] = [];
  words.forEach((word, i) => {
    if (current.length > 0 && startsClause(words, i)) {
      clauses.push(current);
      current = [];
    }
    current.push(word);
  });
  if (current.length > 0) clauses.push(current);
  return mergeLoneVerbs(mergeEmpty(clauses)).map(withIntent);
}

function startsClause(words: QueryWord[], i: number): boolean {
  const word = words[i];
  if (word === undefined) return false;
  if (SENTENCE.test(word.gap)) return true;
  if (word.entity) return false;
  const joined = JOINERS.has(word.word);
  if (!joined && !COMMA.test(word.gap)) return false;
  for (let j = i; j <= i + 3; j++) {
    const next = words[j];
    if (next === undefined || next.entity) return false;
    if (intentOf(next.word) !== undefined || (COMMA.test(words[i]?.gap ?? "") && GERUND.test(next.word)))
      return !followsDeterminer(words, j);
    if (!JOINERS.has(next.word) && !STOP_WORDS.has(next.word)) return false;
  }
  return false;
}

function followsDeterminer(words: QueryWord[], i: number): boolean {
  return DETERMINERS.has(words[i - 1]?.word ?? "");
}

/** A clause without content words ("Thank you.") belongs to the previous one. */
function mergeEmpty(clauses: QueryWord[][]): QueryWord[][] {
  const merged: QueryWord[][] = [];
  for (const clause of clauses) {
    const last = merged.at(-1);
    const empty = clause.every(({ word }) => STOP_WORDS.has(word));
    if (empty && last !== undefined) last.push(...clause);
    else merged.push(clause);
  }
  return merged;
}

/** "copy and label tapes": the first verb has no object and shares the object of the next. */
function mergeLoneVerbs(clauses: QueryWord[][]): QueryWord[][] {
  const merged: QueryWord[][] = [];
  let waiting: QueryWord[] = [];
  for (const clause of clauses) {
    const joined = [...waiting, ...clause];
    const content = joined.filter(({ word }) => !STOP_WORDS.has(word));
    const lone =
      content.length === 1 &&
      intentOf(content[0]?.word ?? "") !== undefined &&
      !joined.some(({ word }) => PRONOUNS.has(word));
    waiting = lone ? joined : [];
    if (!lone) merged.push(joined);
  }
  return waiting.length > 0 ? [...merged, waiting] : merged;
}

function withIntent(words: QueryWord[]): WordClause {
  const verb = findVerb(words);
  const found = words[verb];
  if (found !== undefined) return { words, intent: intentOf(found.word), verb };
  const asks = words.slice(0, 3).some(({ word }) => QUESTION.has(word));
  return { words, intent: asks ? "read" : undefined, verb: -1 };
}

/** The verb of a clause: the first word that is not a stop word, otherwise an explicit verb after "to". */
function findVerb(words: QueryWord[]): number {
  const head = words.findIndex(({ word }) => !STOP_WORDS.has(word) || isGiving(word));
  if (head >= 0 && isVerbAt(words, head) && !followsDeterminer(words, head)) return head;
  if (words.some(({ word }, i) => i < 3 && QUESTION.has(word))) return -1;
  return words.findIndex((_, i) => isVerbAt(words, i) && words[i - 1]?.word === "to");
}

/** Stop words that are verbs in requests. */
function isGiving(word: string): boolean {
  return ["give", "show", "tell", "get", "provide", "zeig", "dej"].includes(word);
}

function isVerbAt(words: QueryWord[], i: number): boolean {
  const word = words[i];
  return word !== undefined && !word.entity && intentOf(word.word) !== undefined;
}
