import { NEGATIONS, withoutNegativePrefix } from "../../../language/negations.ts";
import { compareVerbs } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { matchWords, toWordForm, type WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import { isAwaitedState } from "./awaited-states.ts";

/** Words between an English negation and what it denies: "haven't been paid". */
const AUXILIARIES = /^(been|being|be|get|got|gotten|yet|ever|going|currently)$/;

/** Whether the word is "free" and does not deny what follows it, unlike "free of frost". */
function isPlainFree(tokens: Request["reading"]["tokens"], i: number): boolean {
  return (
    /^(free|frei\p{L}{0,2})$/u.test(tokens[i]?.word ?? "") &&
    !/^(of|from|von)$/.test(tokens[i + 1]?.word ?? "")
  );
}

/** Whether words deny the others: "not signed", "out of print", "smoke free", "waiting to be signed". */
export function isNegatedAt(request: Request, first: number, last: number): boolean {
  const { tokens, lexicon } = request.reading;
  if (isAwaitedState(request, first)) return true;
  for (let i = last; i >= Math.max(0, first - 4); i--) {
    const word = tokens[i]?.word ?? "";
    if (i >= first && i <= last && i !== first) {
      if (NEGATIONS.test(word)) return true;
      continue;
    }
    if (i === first) continue;
    // "is a hut free, and are dogs allowed": the comma ends the negation.
    if (i < first && /[,.;]/.test(tokens[i + 1]?.gap ?? "")) return false;
    // "frost free sites" are sites without frost.
    if (isPlainFree(tokens, i)) return false;
    if (NEGATIONS.test(word) || (lexicon.booleans.get(word) === false && word !== "off")) return true;
    // "haven't been"
    const isContraction = word === "t" && /['’]/.test(tokens[i]?.gap ?? "");
    if (
      !lexicon.functionWords.has(word) &&
      !isContraction &&
      !(lexicon.code === "en" && AUXILIARIES.test(word))
    )
      return false;
  }
  return /^(free|frei)$/.test(tokens[last + 1]?.word ?? "") && tokens[last + 1]?.gap !== ", ";
}

/** Whether the flag that the words name is true: false after "without", before "off", and in "rail not fixed". */
export function polarityAround(request: Request, named: readonly number[]): boolean {
  const { tokens, lexicon } = request.reading;
  const [first, last] = [Math.min(...named), Math.max(...named)];
  if (isAwaitedState(request, first)) return false;
  const isDenied = (i: number) => NEGATIONS.test(tokens[i]?.word ?? "") && !isPlainFree(tokens, i);
  for (let i = first + 1; i < last; i++) if (!named.includes(i) && isDenied(i)) return false;
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const word = tokens[i]?.word ?? "";
    if (/[,.;]/.test(tokens[i + 1]?.gap ?? "")) break;
    // "with free moorings" has some.
    if (isPlainFree(tokens, i)) break;
    if (lexicon.booleans.get(word) === false || NEGATIONS.test(word)) return false;
    if (!lexicon.functionWords.has(word)) break;
  }
  // In "images, without comments" the negation applies to the comments.
  const next = tokens[last + 1];
  const isOwn = next !== undefined && !next.gap.includes(",") && !lexicon.prepositions.has(next.word);
  return (isOwn ? lexicon.booleans.get(next.word) : undefined) ?? true;
}

/** Pairs of states that exclude each other. */
const CONTRARIES: readonly (readonly [string, string])[] = (
  "online offline, connected disconnected, online disconnected, public private, public internal, public confidential, visible hidden, " +
  "active inactive, active dormant, active retired, enabled disabled, open closed, open shut, available unavailable, " +
  "available occupied, vacant occupied, empty occupied, free occupied, free busy, free taken, available taken, available busy, idle busy, paid unpaid, paid outstanding, full empty, wet dry, on off, healthy sick, " +
  "full-time part-time, indoor outdoor, valid expired, clean dirty, sold unsold, " +
  "done open, done pending, done outstanding, completed open, completed pending, completed outstanding, finished open, " +
  "resolved open, resolved pending, resolved unresolved, replied unanswered, answered unanswered, settled open, settled outstanding"
)
  .split(", ")
  .map((pair) => {
    const [left = "", right = ""] = pair.split(" ");
    return [left, right];
  });
const CONTRARY = 0.9;

/**
 * Matches a word without its negative prefix ("unexcused" for `excused`) and the contrary of a state
 * ("offline" for `online`).
 */
export function matchContrary(request: Request, i: number, form: WordForm): number {
  const bare = withoutDenial(request, i);
  const denied = bare === null ? 0 : matchWords(toWordForm(bare, request.reading.lexicon), form);
  // "open door 5" commands; it does not describe a door.
  const isCommanded = request.action?.commanded === true && request.action.tokens.includes(i);
  const said = isCommanded ? undefined : request.words[i]?.form;
  const has = (each: WordForm | undefined, word: string) =>
    each?.word === word || each?.english.includes(word) === true;
  const isContrary = CONTRARIES.some(
    ([left, right]) => (has(said, left) && has(form, right)) || (has(said, right) && has(form, left)),
  );
  return Math.max(denied, isContrary ? CONTRARY : 0);
}

export function withoutDenial({ words, reading }: Request, i: number): string | null {
  return withoutNegativePrefix(words[i]?.token.word ?? "", reading.lexicon.code);
}

/** Whether the word is the second part of the commanded verb, or stands for it: "heater off". */
export function isParticle({ action, words }: Request, i: number): boolean {
  if (action?.commanded !== true || !action.tokens.includes(i)) return false;
  return action.tokens.indexOf(i) > 0 || /^(on|off|an|aus)$/.test(words[i]?.token.word ?? "");
}

/** Whether the word is the commanded verb, which names a value only if it is not the action. */
export function isTakenByAction({ action }: Request, i: number, isActionTaken: boolean): boolean {
  return isActionTaken && action?.commanded === true && action.tokens.includes(i);
}

export const UNDOING: ReadonlySet<string> = new Set(
  "remove clear cancel lift disable stop end turn-off switch-off deactivate drop revoke withdraw take-down".split(
    " ",
  ),
);

/**
 * Whether a removing verb, which is not what the operation itself does, makes a setter's flag false: "remove the
 * hold", "turn the siren off".
 */
export function isTakenAway(
  { action, words }: Request,
  { reads, verbs }: OperationProfile,
  at: number,
): boolean {
  const verb = action?.tokens[0] ?? at;
  return (
    !reads &&
    action?.commanded === true &&
    verb < at &&
    words[verb]?.clause === words[at]?.clause &&
    action.verbs.some((verb) => UNDOING.has(verb)) &&
    !action.verbs.some(
      (verb) => UNDOING.has(verb) && [...verbs.keys()].some((own) => compareVerbs(verb, own) > 0),
    )
  );
}
