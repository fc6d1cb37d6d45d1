import { findForgetting } from "../../../language/implied-verbs.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { matchPhrase, startsSentence } from "../../../language/tokenize.ts";
import { isJoiner } from "../split-clauses.ts";
import { BARE_INFINITIVE, DUTIES, INFINITIVES, ME, RECORDING, TO, TO_DO } from "./complement-words.ts";
import { endOfText, type Found, isTime, type Sentence, skipTimes, withoutTimes } from "./extent-of-text.ts";

/** Finds what is to be done: "remind me to oil the winch", "new task oil the winch", "put oil the winch on my list". */
export function findDeeds(sentence: Sentence): Found[] {
  const { tokens, lexicon } = sentence;
  return tokens.flatMap((token, i): Found[] => {
    if (token.kind !== "word" || token.quote >= 0) return [];
    const forgetting = findForgetting(tokens, i, lexicon);
    const isReminding =
      lexicon.commands.get(token.word)?.some(({ verbs }) => verbs.includes("remind")) === true;
    const reminder = isReminding ? i : reminderAt(sentence, i);
    const found =
      (forgetting !== undefined && deedAfter(sentence, forgetting + 1)) ||
      (isReminding && deedAfter(sentence, i + 1)) ||
      (reminder !== undefined && duty(sentence, i, reminder)) ||
      (listedAfter(sentence, i) ?? listedBefore(sentence, i));
    return found ? [{ kind: "action", ...found }] : [];
  });
}

type Deed = Omit<Found, "kind">;

/** The infinitive after a reminder, its listener and a time: "remind me on Friday to oil the winch". */
function deedAfter(sentence: Sentence, from: number): Deed | undefined {
  const { tokens, lexicon } = sentence;
  const isMarker = (i: number) =>
    TO[lexicon.code]?.test(tokens[i]?.word ?? "") === true && isVerbAfter(sentence, i);
  let at = skipTimes(sentence, from, isMarker);
  // "remind Ann to pay"
  for (let n = 0; n < 2 && !isMarker(at) && isName(sentence, at); n++)
    at = skipTimes(sentence, at + 1, isMarker);
  if (lexicon.code === "de") return germanDeed(sentence, from);
  if (isMarker(at)) return { lead: at, first: at + 1 };
  const isBare = BARE_INFINITIVE.test(lexicon.code) && isInfinitive(sentence, at);
  return isBare ? { lead: at, first: at } : undefined;
}

function isName({ tokens, lexicon }: Sentence, i: number): boolean {
  const { kind, word = "", quote } = tokens[i] ?? {};
  return lexicon.code === "en" && kind === "word" && quote === -1 && !lexicon.commands.has(word);
}

/** Whether a verb follows "to", and not a place or a person. */
function isVerbAfter(sentence: Sentence, i: number): boolean {
  const { tokens, lexicon } = sentence;
  const next = tokens[i + 1];
  if (next?.kind !== "word" || next.quote >= 0) return false;
  if (lexicon.code !== "en") return isInfinitive(sentence, i + 1) || isInfinitive(sentence, i + 2);
  return (
    !next.name &&
    (!lexicon.functionWords.has(next.word) ||
      lexicon.commands.has(next.word) ||
      /^(be|do|have|get|not)$/.test(next.word))
  );
}

function isInfinitive({ tokens, lexicon }: Sentence, i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== "word" || token.name || INFINITIVES[lexicon.code]?.test(token.word) !== true)
    return false;
  // "pět" and "sześć" end like verbs.
  if (lexicon.numbers.has(token.word)) return false;
  return lexicon.verbsOf(token.word).length > 0 || lexicon.english(token.word).length === 0;
}

const WITH_ZU =
  /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zuruck|zusammen|durch)zu\p{L}{2,}n$/u;

/** German infinitives end their clause: "erinnere mich morgen daran, den Anker zu prüfen". */
function germanDeed(sentence: Sentence, from: number): Deed | undefined {
  const { tokens, lexicon } = sentence;
  const isBefore = (i: number) =>
    isTime(sentence, i) || /^(mich|uns|daran|bitte|am|um|an|im|in|ans)$/.test(tokens[i]?.word ?? "");
  let first = from;
  while (first < tokens.length && isBefore(first)) first++;
  // "erinnere mich nicht daran, …"
  if (matchPhrase(lexicon.negations, tokens, first) !== undefined) return undefined;
  const end = tokens.findIndex((token, i) => i > first && startsSentence(token));
  const last = tokens.findIndex(
    ({ word }, i) =>
      i >= first &&
      (end < 0 || i < end) &&
      (WITH_ZU.test(word) || (/n$/.test(word) && tokens[i - 1]?.word === "zu" && i - 1 >= first)),
  );
  if (
    last < 0 ||
    tokens.slice(first, last + 1).some(({ word }) => lexicon.commands.has(word) && isJoiner(word, lexicon))
  )
    return undefined;
  return { lead: first, first, last };
}

/** The noun of "set a reminder" at its verb. */
function reminderAt({ tokens, lexicon }: Sentence, i: number): number | undefined {
  if (!isRecording(tokens[i]?.word ?? "", lexicon)) return undefined;
  const at = tokens.findIndex(({ word }, n) => n > i && isReminder(word, lexicon));
  const isNear = tokens.slice(i + 1, at).every(({ word }) => lexicon.functionWords.has(word));
  return at < 0 || !isNear ? undefined : at;
}

function isReminder(word: string, { english }: Lexicon): boolean {
  return word === "reminder" || english(word).includes("reminder");
}

/**
 * "I have to oil the winch, please remind me": what the statement before the reminder says.
 *
 * @param last the last token of the reminder's verb or noun
 */
function duty(sentence: Sentence, remind: number, last: number): Deed | undefined {
  const { tokens, lexicon } = sentence;
  const length = [3, 2, 1].find((n) =>
    DUTIES[lexicon.code]?.test(
      tokens
        .slice(0, n)
        .map(({ word }) => word)
        .join(" "),
    ),
  );
  if (length === undefined || remind <= length + 1) return undefined;
  const isMe = [-1, 1].some((by) => ME[lexicon.code]?.test(tokens[remind + by]?.word ?? ""));
  // "recuérdamelo"
  const isAbout = isMe || last > remind || (tokens[remind]?.word.length ?? 0) > MAX_PLAIN;
  const isEnd = tokens.every(
    ({ word }, n) =>
      n <= last || isTime(sentence, n) || lexicon.functionWords.has(word) || lexicon.courtesy.has(word),
  );
  if (!isAbout || !isEnd) return undefined;
  let next = remind;
  const isLead = (word: string) =>
    lexicon.courtesy.has(word) ||
    isJoiner(word, lexicon) ||
    ME[lexicon.code]?.test(word) === true ||
    /^(so|tak|also|wiec|donc)$/.test(word);
  while (next > length && isLead(tokens[next - 1]?.word ?? "")) next--;
  const end = withoutTimes(sentence, length, next - 1);
  return next <= length ? undefined : { lead: length, first: length, last: end, next };
}

/** The noun for a list or a note of things to do at a token, and its last token: "to do", "task list". */
function toDoAt({ tokens, lexicon }: Sentence, i: number): number | undefined {
  const word = tokens[i]?.word ?? "";
  const isPair = word === "to" && tokens[i + 1]?.word === "do";
  if (!isPair && ![word, ...lexicon.english(word)].some((each) => TO_DO.test(each))) return undefined;
  const last = isPair ? i + 1 : i;
  return /^(list|lists|item)$/.test(tokens[last + 1]?.word ?? "") ? last + 1 : last;
}

/** Most letters of the Spanish command to remind without pronouns. */
const MAX_PLAIN = 8;

/** Most words between "add" and "list". */
const MAX_NOUN = 4;

/** Whether a command to record something, or "new", stands shortly before the noun. */
function isRecorded({ tokens, lexicon }: Sentence, noun: number): boolean {
  return tokens.slice(Math.max(0, noun - MAX_NOUN), noun).some(({ word }) => isRecording(word, lexicon));
}

function isRecording(word: string, { commands, english }: Lexicon): boolean {
  const isNew = word === "new" || english(word).includes("new");
  return isNew || commands.get(word)?.some(({ verbs }) => verbs.some((verb) => RECORDING.has(verb))) === true;
}

/** "add to my list oil the winch", "set a reminder for Friday to oil the winch". */
function listedAfter(sentence: Sentence, i: number): Deed | undefined {
  const { tokens, lexicon } = sentence;
  const noun = toDoAt(sentence, i);
  if (noun === undefined || !isRecorded(sentence, i)) return undefined;
  // "set the task to review" changes a task.
  if (/^(the|this|that)$/.test(tokens[i - 1]?.word ?? "") && !/^lists?$/.test(tokens[noun]?.word ?? ""))
    return undefined;
  const isMarker = (at: number) =>
    TO[lexicon.code]?.test(tokens[at]?.word ?? "") === true && isDeedStart(sentence, at + 1);
  const at = skipTimes(sentence, noun + 1, isMarker);
  if (isMarker(at)) return { lead: at, first: at + 1 };
  const first = noun + 1;
  if (tokens[first]?.gap !== " ") return undefined;
  const isVerb = lexicon.code === "de" ? endsWithInfinitive(sentence, first) : isDeedStart(sentence, first);
  return isVerb ? { lead: first, first } : undefined;
}

function endsWithInfinitive(sentence: Sentence, first: number): boolean {
  const end = withoutTimes(sentence, first, endOfText(sentence, first, "action"));
  return end > first && isInfinitive(sentence, end);
}

/** Whether a verb with an object starts here: "oil the winch", "call Tom". */
function isDeedStart(sentence: Sentence, i: number): boolean {
  const { tokens, lexicon } = sentence;
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== "word" || token.name || next === undefined || /^(number|code)$/.test(next.kind))
    return false;
  if (lexicon.code !== "en") return isInfinitive(sentence, i);
  if (lexicon.functionWords.has(token.word) || lexicon.prepositions.has(token.word)) return false;
  // Any word before an article is a verb.
  return lexicon.commands.has(token.word) || /^(the|an?|my|our|his|her|their)$/.test(next.word);
}

/** "put oil the winch on my list": the verb after a command to record something. */
function listedBefore(sentence: Sentence, i: number): Deed | undefined {
  const { tokens, lexicon } = sentence;
  if (!isRecording(tokens[i]?.word ?? "", lexicon)) return undefined;
  const first = i + 1;
  const noun = tokens.findIndex((_, n) => n > first + 1 && toDoAt(sentence, n) !== undefined);
  if (noun < 0) return undefined;
  let place = noun - 1;
  while (place > first && noun - place < MAX_NOUN && !lexicon.prepositions.has(tokens[place]?.word ?? ""))
    place--;
  const last = place - 1;
  if (!lexicon.prepositions.has(tokens[place]?.word ?? "") || last <= first) return undefined;
  const isVerb = lexicon.code === "de" ? isInfinitive(sentence, last) : isDeedStart(sentence, first);
  return isVerb ? { lead: first, first, last } : undefined;
}
