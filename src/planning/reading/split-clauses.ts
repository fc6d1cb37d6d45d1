import type { Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, startsSentence, type Token } from "../../language/tokenize.ts";
import { causedVerbAt } from "./find-instruction.ts";
import { startsSpokenCommand, startsSpokenReason } from "./split-spoken.ts";

/** Maximum number of tokens in which the verb of a statement is looked for. */
const MAX_STATEMENT = 40;

/**
 * Splits at the ends of sentences, where a conjunction or a comma is followed by a command, and at the tokens that are
 * known to start an instruction.
 */
export function splitClauses(
  tokens: readonly Token[],
  inText: ReadonlySet<number>,
  lexicon: Lexicon,
  starts: ReadonlySet<number>,
): [number, number][] {
  const cuts = [0];
  tokens.forEach((token, i) => {
    if (i === 0 || inText.has(i)) return;
    if (starts.has(i)) {
      cuts.push(i);
      return;
    }
    const start = cuts.at(-1) ?? 0;
    const isStatement =
      SUBJECTS.get(lexicon.code)?.has(tokens[start]?.word ?? "") === true ||
      states(tokens, start, Math.min(i, start + MAX_STATEMENT), lexicon);
    if (
      (startsSentence(token) && !isMonthOfDay(tokens, i, lexicon)) ||
      startsCommand(tokens, i, lexicon, isStatement) ||
      startsAfterCondition(tokens, start, i, lexicon) ||
      startsStatement(tokens, i, lexicon) ||
      startsReason(tokens, i, lexicon) ||
      startsSpokenCommand(tokens, start, i, lexicon) ||
      startsSpokenReason(tokens, start, i, lexicon)
    )
      cuts.push(i);
  });
  return cuts.map((cut, n) => [cut, (cuts[n + 1] ?? tokens.length) - 1]);
}

/** "am 3. März", "6. května": the full stop makes an ordinal. */
function isMonthOfDay(tokens: readonly Token[], i: number, { months }: Lexicon): boolean {
  const [token, day] = [tokens[i], tokens[i - 1]];
  return (
    token !== undefined &&
    token.gap === ". " &&
    day?.kind === "number" &&
    /^\d{1,2}$/.test(day.text) &&
    months.has(token.word)
  );
}

/**
 * Whether the clause so far states something: "the boiler has been repaired, …", "the skipper wants to stay, …". A
 * statement that only introduces what another person said ("Bob said, …") does not end there.
 */
function states(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): boolean {
  if (lexicon.commands.has(tokens[start]?.word ?? "") || lexicon.questionVerbs.has(tokens[start]?.word ?? ""))
    return false;
  const forms = STATING_FORMS[lexicon.code];
  for (let i = start + 1; i < end; i++) {
    const word = tokens[i]?.word ?? "";
    if (matchPhrase(lexicon.conditions, tokens, i) !== undefined || lexicon.questionWords.has(word))
      return false;
    const reported = matchPhrase(lexicon.reporting, tokens, i);
    if (reported !== undefined) return saysWhat(tokens, reported + 1, end);
    if (forms?.test(word) === true || (lexicon.code === "en" && FINITE.test(word))) return true;
  }
  return false;
}

const LISTENERS =
  /^(me|us|him|her|them|you|mir|uns|ihm|mi|mne|nam|mu|nos|le|te|m|l|lui|dass|that|ze|que|qu)$/;

/** Whether words follow a verb of saying or wanting that are not only the listener: "told me" does not say what. */
export function saysWhat(tokens: readonly Token[], from: number, end: number): boolean {
  return tokens.slice(from, end).some(({ word, kind }) => kind !== "symbol" && !LISTENERS.test(word));
}

/** Whether a command follows an English condition without a comma: "when 305 is busy send callers to …". */
function startsAfterCondition(tokens: readonly Token[], start: number, i: number, lexicon: Lexicon): boolean {
  const { code, conditions, commands, functionWords, prepositions, verbsOf } = lexicon;
  const end = code === "en" ? matchPhrase(conditions, tokens, start) : undefined;
  const [token, next, before] = [tokens[i], tokens[i + 1], tokens[i - 1]];
  if (end === undefined || token?.kind !== "word" || token.name || next === undefined) return false;
  if (!commands.has(token.word) || functionWords.has(token.word) || /[,.;]/.test(next.gap)) return false;
  if (functionWords.has(before?.word ?? "") || prepositions.has(before?.word ?? "")) return false;
  if (hasFiniteVerb(tokens, i + 1, lexicon)) return false;
  const isVerb = (word: string, at: number) =>
    (FINITE.test(word) && at <= i - 2) || (/[^s]s$/.test(word) && verbsOf(word).length > 0);
  return tokens.slice(end + 2, i).some(({ word }, n) => isVerb(word, end + 2 + n));
}

/** Conjunctions between commands, by language. */
const JOINER_WORDS: Readonly<Record<string, string>> = {
  en: "and then also plus",
  cs: "a pak potom take",
  de: "und dann sowie auch",
  pl: "i oraz potem a takze",
  es: "y luego despues tambien",
  fr: "et puis ensuite aussi",
};
const JOINERS = new Map(
  Object.entries(JOINER_WORDS).map(([code, words]) => [code, new Set(words.split(" "))] as const),
);

/** Words that draw a consequence from the statement before a command, by language. */
const CONSEQUENCES: Readonly<Record<string, RegExp>> = {
  en: /^(so|therefore|thus|hence|accordingly)$/,
  cs: /^(takze|proto|tak|tedy)$/,
  de: /^(also|daher|deshalb|deswegen|darum)$/,
  pl: /^(wiec|dlatego|zatem|totez)$/,
  es: /^(entonces|asi|que|por|eso|tanto|lo)$/,
  fr: /^(donc|alors|par|consequent)$/,
};

export function isJoiner(word: string, { code }: Lexicon): boolean {
  return JOINERS.get(code)?.has(word) ?? false;
}

/** Words that start a statement, by language. */
const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  en: "it we i they he she there this that somebody someone everybody nobody because since",
  cs: "je uz ja my on ona oni ono to protoze nebot mam mame byl byla bylo ztratil ztratila",
  de: "er sie es wir ich das dies weil da denn jemand man",
  pl: "on ona oni to ja my bo poniewaz gdyz jest sa mam mamy zgubilem zgubilam",
  es: "lo la los las se ya es esta esto porque pues el ella ellos nosotros yo he hemos",
  fr: "je j il elle ils elles on nous c ce ca cela parce car puisque",
};
export const SUBJECTS = new Map(
  Object.entries(SUBJECT_WORDS).map(([code, words]) => [code, new Set(words.split(" "))] as const),
);

/** Words that make an English clause a statement anywhere after its subject. */
export const FINITE =
  /^(is|are|was|were|has|have|had|will|does|did|got|needs|wants|isn|wasn|hasn|doesn|didn)$/;

/** Such words by language, with English forms of the past that are no participles. */
const FINITE_FORMS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `${FINITE.source}|^(went|came|broke|gave|took|became|began|drove|wrote|spoke|stole|froze|tore|grew|threw|fell|forgot|ran|rose|sank|shook|woke|chose)$`,
  ),
  cs: /^(je|jsou|neni|nejsou|ma|maji|nema|byl[aoi]?|chce|potrebuje)$/,
  de: /^(ist|sind|hat|haben|war|waren|wurde|wurden|will|wollen|braucht|bekommt)$/,
  pl: /^(jest|sa|ma|maja|byl[aoy]?|chce|potrzebuje)$/,
  es: /^(esta|estan|es|son|ha|han|tiene|tienen|quiere|necesita)$/,
  fr: /^(est|sont|ont|etait|veut)$/,
};

/** Whether the word is a form of "to be" or "to have", or one like them. */
export function isFiniteForm(word: string, { code }: Lexicon): boolean {
  return FINITE_FORMS[code]?.test(word) === true;
}

/**
 * Verbs of a statement, by language: auxiliaries and "to be", and verb forms of the past for languages that
 * have them.
 */
const STATING_FORMS: Readonly<Record<string, RegExp>> = {
  en: /^(was|were|has|have|had|did|got|came|went|broke|left|lost|[a-z]+[^e]ed)$/,
  cs: /^(jsem|jsme|jsou|neni|nejsou|chce|nechce|chteji|nechteji|potrebuje|nepotrebuje|byl[aoi]?|\p{L}{3,}[aeiou]l[aoi]?|\p{L}{3,}[kt]l[aoi]?)$/u,
  de: /^(hat|haben|habe|hatte|hatten|war|waren|wurde|wurden|ist|sind|will|wollen|mochte|moechte|braucht|kann|konnte)$/,
  pl: /^(byl[aoy]?|jest|sa|chce|chca|potrzebuje|zostal[aoy]?|\p{L}{3,}[aeiouy]l([aoy]|em|am)?)$/u,
  es: /^(ha|han|he|hemos|hay|esta|estan|es|son|habia|fue|fueron|era|quiere|quieren|necesita|necesitan|tiene)$/,
  fr: /^(ont|avait|avons|est|sont|etait|etaient|veut|veulent|souhaite)$/,
};

/** Whether the word is a finite verb of statements. */
export function isStatingForm(word: string, { code }: Lexicon): boolean {
  return STATING_FORMS[code]?.test(word) === true || (code === "en" && FINITE.test(word));
}

const ARTICLES: Readonly<Record<string, RegExp>> = {
  de: /^(der|die|das)$/,
  fr: /^(le|la|les|l)$/,
  es: /^(el|la|los|las)$/,
};

/**
 * Whether a statement with its own subject follows a comma, semicolon or dash, as a reason: "…, der Hund hat gebellt",
 * "…, soused volal".
 */
export function startsReason(
  tokens: readonly Token[],
  i: number,
  { code, commands, prepositions, questionWords }: Lexicon,
): boolean {
  const token = tokens[i];
  if (token?.kind !== "word" || !/[,;–—]|\s-\s/.test(token.gap)) return false;
  // "chci, abys zrušil …": what is wanted, no reason
  if (/^(abys|abyste|zebys|zebyscie)$/.test(token.word)) return false;
  // "der" is an article before a subject, and "of the" elsewhere; "le" is also "on the".
  if (prepositions.has(token.word) && ARTICLES[code]?.test(token.word) !== true) return false;
  const states = STATING_FORMS[code];
  for (let at = i; at < Math.min(tokens.length, i + 5); at++) {
    const each = tokens[at];
    if (each === undefined || (at > i && /[,.;:!?]/.test(each.gap))) return false;
    if (commands.has(each.word) || questionWords.has(each.word)) return false;
    // "chcę" is "I want", "chce" is "she wants".
    if (code === "pl" && /ę$/u.test(each.text)) continue;
    if (each.quote < 0 && states?.test(each.word) && (at > i || !/^(en|de|fr)$/.test(code))) return true;
  }
  return false;
}

/** Whether a subject and its verb follow a comma or dash: "…, it leaks", "…, the guest arrived early". */
function startsStatement(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const token = tokens[i];
  if (
    token === undefined ||
    !/[,–—]|\s-\s/.test(token.gap) ||
    token.kind !== "word" ||
    tokens[i + 2] === undefined
  )
    return false;
  if (SUBJECTS.get(lexicon.code)?.has(token.word) === true) return tokens[i + 1]?.kind === "word";
  return (
    lexicon.code === "en" &&
    !lexicon.commands.has(token.word) &&
    !lexicon.prepositions.has(token.word) &&
    hasFiniteVerb(tokens, i + 1, lexicon)
  );
}

export function hasFiniteVerb(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  for (let i = from; i < Math.min(tokens.length, from + 5); i++) {
    const token = tokens[i];
    if (token === undefined || /[,.;:!?]/.test(token.gap)) return false;
    if (FINITE_FORMS[lexicon.code]?.test(token.word)) return true;
    if (lexicon.code === "en" && /[^e]ed$/.test(token.word) && !lexicon.commands.has(token.word)) return true;
  }
  return false;
}

/** English verbs of the third person that rarely are nouns, and past forms that follow the name of a person. */
const THIRD_PERSON =
  /^(can|may|might|should|must|could|would|takes|goes|comes|costs|works|stays|looks|seems|sounds|smells|leaks|weighs|lasts|arrives|leaves|expires|belongs|says)$/;
const PAST_OF_PERSON = /^(brought|bought|sent|paid|sold|found|met|told|said|kept|made|left|lost|took|got)$/;
const PAST_ONLY = /^(brought|told|said|took|got)$/;

/** Whether a sentence states a fact: "Beacon 12 can rest.", "Lano 4 povolilo." */
export function statesFact(tokens: readonly Token[], first: number, last: number, lexicon: Lexicon): boolean {
  return tokens.slice(first + 1, last + 1).some((token, n) => {
    if (token.kind !== "word" || token.quote >= 0) return false;
    if (isStatingForm(token.word, lexicon)) return true;
    if (lexicon.code !== "en") return false;
    const before = tokens[first + n];
    const isOfPerson =
      (before?.name === true && PAST_OF_PERSON.test(token.word)) ||
      (/^\p{Lu}/u.test(before?.text ?? "") && PAST_ONLY.test(token.word));
    return THIRD_PERSON.test(token.word) || isOfPerson;
  });
}

/** The command before Spanish pronouns, which take an accent: "tramítalo" is "tramita". Undefined for other words. */
export function withoutPronoun({ text, word }: Token, { code, commands }: Lexicon): string | undefined {
  const base =
    code === "es" && /[áéíóú]/iu.test(text)
      ? /^(\p{L}{3,}?)(me|te|se|nos)?l[oae]s?$/u.exec(word)?.[1]
      : undefined;
  return base !== undefined && commands.has(base) ? base : undefined;
}

const CONTRASTS =
  /^(but|although|except|ale|avsak|krome|aber|obwohl|ausser|oprocz|pero|aunque|excepto|mais|sauf|or|nebo|oder|lub|o|ou)$/;

/**
 * Whether the sentence before the position states one fact about one resource: without negation, doubt or contrast, and
 * with at most one number that is no amount.
 */
function isPlainFact(tokens: readonly Token[], end: number, lexicon: Lexicon): boolean {
  const start = tokens.findLastIndex((token, at) => at < end && (at === 0 || startsSentence(token)));
  const said = tokens.slice(start, end);
  const isAmount = (at: number) => {
    const next = tokens[at + 1];
    const word = next?.word ?? "";
    return (
      next?.kind === "symbol" ||
      tokens[at - 1]?.kind === "symbol" ||
      lexicon.currencies.has(word) ||
      lexicon.durations.has(word) ||
      lexicon.months.has(word)
    );
  };
  const ids = said.filter(({ kind }, n) => (kind === "number" || kind === "code") && !isAmount(start + n));
  return (
    ids.length <= 1 &&
    said.every(
      ({ word }, n) =>
        !CONTRASTS.test(word) &&
        matchPhrase(lexicon.negations, tokens, start + n) === undefined &&
        matchPhrase(lexicon.reporting, tokens, start + n) === undefined &&
        !/^(think|guess|maybe|perhaps|probably|asi|mozna|vielleicht|wohl|glaube|chyba|moze|quiza|creo|peut)$/.test(
          word,
        ),
    )
  );
}

/**
 * Whether a conjunction or comma is followed by a verb that can only be a command: "… and send it". After
 * a clause with its own subject ("we do not need it, cancel order 5") every command form counts.
 */
function startsCommand(tokens: readonly Token[], i: number, lexicon: Lexicon, isStatement: boolean): boolean {
  const token = tokens[i];
  if (token === undefined) return false;
  const isAfterPause = /[,–—]|\s-\s/.test(token.gap) || (isStatement && /:/.test(token.gap));
  if (isAfterPause && causedVerbAt(tokens, i, tokens.length - 1, lexicon) !== undefined) return true;
  const isConsequence = CONSEQUENCES[lexicon.code]?.test(token.word) === true && isStatement;
  const joined = isJoiner(token.word, lexicon);
  if (!joined && !isConsequence && !/[,–—]|\s-\s/.test(token.gap)) return false;
  let at = joined ? i + 1 : i;
  const isSkipped = (word: string) =>
    isJoiner(word, lexicon) ||
    lexicon.courtesy.has(word) ||
    (isStatement && CONSEQUENCES[lexicon.code]?.test(word) === true);
  while (isSkipped(tokens[at]?.word ?? "")) at++;
  const framed = matchPhrase(lexicon.requestFrames, tokens, at) ?? matchPhrase(lexicon.showing, tokens, at);
  if (framed !== undefined) return true;
  const negated = matchPhrase(lexicon.negations, tokens, at);
  const head = tokens[negated === undefined ? at : negated + 1];
  const next = tokens[(negated === undefined ? at : negated + 1) + 1];
  if (isStatement && head !== undefined && withoutPronoun(head, lexicon) !== undefined) return true;
  if (head?.kind !== "word" || head.name || !lexicon.commands.has(head.word)) return false;
  // "the customer has paid, order 77 is done": a noun of a statement follows.
  if (
    isStatement &&
    !joined &&
    next !== undefined &&
    !/[,.;]/.test(next.gap) &&
    !(lexicon.code === "en" && hasFiniteVerb(tokens, at + 1, lexicon))
  )
    return true;
  // "Locker 12 ist frei, bitte vermieten": a command without an object is about what the statement says.
  const rest = tokens.slice(tokens.indexOf(head) + 1);
  const isBare = !joined && at > i && rest.every(({ word }) => lexicon.courtesy.has(word));
  if (isStatement && isBare && negated === undefined && isPlainFact(tokens, i, lexicon)) {
    // "…, please note" asks for attention.
    return !lexicon.commands.get(head.word)?.some(({ verbs }) => verbs.includes("note"));
  }
  // "sort and order", "check and balance": a command is followed by its object, a noun is not.
  if (next === undefined || next.quote >= 0 || /[,.;]/.test(next.gap) || lexicon.commands.has(next.word))
    return false;
  return (
    joined ||
    lexicon.code !== "en" ||
    next.kind === "code" ||
    (lexicon.functionWords.has(next.word) && next.kind === "word")
  );
}
