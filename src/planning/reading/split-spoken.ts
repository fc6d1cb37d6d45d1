import type { Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, type Token } from "../../language/tokenize.ts";
import { ADJECTIVES } from "./verb-forms-as-nouns.ts";

/**
 * People who speak or type quickly say beside a command why they give it, without punctuation: "i'm back in the harbour
 * turn off my away message", "freeze it i left it running". These functions find where one ends and the other begins.
 */

/** Starts of a statement about the speaker or the situation, by language; folded, with a space after each word. */
const SITUATIONS: Readonly<Record<string, RegExp>> = {
  en: /^((i|we|it|this|that|there|he|she|they) (m|am|re|are|s|is|ve|have|has|had|got|can t|cannot|cant|don t|dont|didn t|didnt|need|want|ran|left|lost|found|sold|finished|forgot|moved|arrived|came|feel|hear|smell|\p{L}{3,}ed) |(it|he|she|this|that) \p{L}{3,}[^s]s |(im|ive|weve|theyre|theres|thats|hes|shes|its (too |so |very |really |getting |quite )?(\p{L}{4,}ing|cold|hot|dark|late|early|loud|warm|bright|broken|empty|full|over|done|gone|ready|a|not|too|been)) |((all|almost|nearly|just) )?((done|finished|through) with|(tired|sick|bored) of|fed up with|back (in|at|from|on|home)|(run )?out of|(found|got|fixed|sorted|sold|lost|finished) (it|them|that)|low on|home (again|now|at)|(going|leaving|heading|coming|running) (to|for|home|out|now|late|back|away|off)) )/u,
  cs: /^(uz |ted )?(jsem|jsme|je (mi|nam|tu|tady|uz|zima|horko|pozde)|(mi|nam) (je|dosl[aoiy]?)|mam|mame|dosl[aoiy]? (nam|mi)|nemame|nemam|jdu|jdeme|odchazim) /,
  de: /^(so |jetzt |hier )?((ich|wir) (bin|sind|habe|haben|war|waren|gehe|gehen|muss|mussen)|(es|mir|uns) (ist|wird)|hier ist|(mir|uns) ist) /,
  pl: /^(juz |teraz )?(jestem|jestesmy|jest (mi|nam|tu|juz|zimno|goraco|pozno)|(mi|nam) jest|mam|mamy|nie ma juz|skonczyl[aoy]? (nam|mi|sie)|ide|idziemy|wychodze) /,
  es: /^(ya |ahora )?((yo )?(estoy|estamos|tengo|tenemos|he|hemos|voy|vamos)|hace|hay|(ya )?no (hay|queda|quedan|vamos|voy|venimos)|es (muy )?(tarde|temprano)) /,
  fr: /^(bon |maintenant )?((je|j|on|nous) (suis|est|sommes|ai|a|avons|vais|va|allons|rentre|pars)|(je|on|nous) ne \p{L}{3,} plus|il (fait|est|y a|n y a plus)|c est) /u,
};

/** Words that make a statement more than a reason: they limit, doubt, correct or report. */
const QUALIFYING =
  /^(but|except|although|though|only|unless|instead|rather|or|mean|meant|wrong|mistake|joke|plan|rule|idea|note|sign|saying|rumou?r|policy|instructions?|request|chance|option|reason|gonna|wanna|gotta|wait|kidding|joking|changed|sure|certain|think|thought|guess|suppose|hope|believe|maybe|perhaps|probably|wondering|afraid|supposed|about|allowed|able|tried|trying|wanted|planning|thinking|ale|krome|jen|pouze|nebo|mozna|asi|myslim|spletl|spletla|aber|ausser|nur|sondern|oder|vielleicht|glaube|denke|meine|meinte|wollte|anders|doch|unsicher|sicher|oprocz|tylko|lub|chyba|moze|mysle|sadze|pero|excepto|salvo|solo|quiza|quizas|creo|pienso|idea|opinion|que|mais|sauf|seulement|ou|avis|peut|crois|pense|voulais|qu|qui|to)$/;

/** English verbs whose object does what a bare verb after it says: "i saw him close the gate". */
const CAUSING =
  /^(saw|see|heard|hear|made|make|makes|let|lets|help|helps|helped|watched|watch|felt|feel|noticed|had|have|has|get|gets)$/;
/** Ends of a sentence of the speaker that it cannot go on after. */
const ENDS = /^(anymore|longer|today|tonight|tomorrow|again|home|now|already|here|there|yet)$/;
const PRONOUN_OBJECTS = /^(it|them|this|that|these|those|one|some|all|everything)$/;
/** Words after which a verb still belongs to the statement. */
const GOES_ON =
  /^(\p{L}{3,}ly|to|go|i|you|we|they|he|she|who|which|that|and|not|never|always|just|will|would|can|could|should|must|may|might|do|does|did|don|t|dont|cant|the|an?|my|your|our|his|her|their|its|no|any|some|ich|wir|er|sie|man|nicht|nie|und|je|tu|il|elle|nous|vous|on|ils|elles|ne|n|et|yo|no|nunca|y|ja|my|ne|nikdy|a|nie|nigdy|i)$/u;
/** Infinitives are no commands beside a statement: "ich muss … schließen". */
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  cs: /(t|ct)$/,
  de: /(en|ern|eln)$/,
  pl: /c$/,
  es: /[aei]r$/,
  fr: /([ei]r|re)$/,
};

/** Minimum words of a statement and of the command beside it. */
const MIN_STATED = 2;

/** The words with a space after each. */
const spaced = (tokens: readonly Token[]) => tokens.map(({ word }) => `${word} `).join("");

/** Where the clause begins without its greetings: "hey sorry i'm …". */
function skipCourtesy(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): number {
  let at = start;
  while (at < end && lexicon.courtesy.has(tokens[at]?.word ?? "")) at++;
  return at;
}

/**
 * Whether the words only say how things are: about the speaker, without a limit, a doubt, a report or a number, which
 * could be a value.
 */
export function isSituation(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): boolean {
  const first = skipCourtesy(tokens, start, end, lexicon);
  const said = tokens.slice(first, end);
  const begins = SITUATIONS[lexicon.code]?.exec(spaced(said));
  if (said.length < MIN_STATED || begins === null || begins === undefined) return false;
  return said.every(
    ({ kind, word, quote, gap }, n) =>
      kind === "word" &&
      quote < 0 &&
      (n === 0 || !/[,.;:!?]/.test(gap)) &&
      !isQualifying(tokens, first, first + n, lexicon) &&
      !(lexicon.questionWords.has(word) && n > 0),
  );
}

function isQualifying(tokens: readonly Token[], first: number, i: number, lexicon: Lexicon): boolean {
  const word = tokens[i]?.word ?? "";
  if (matchPhrase(lexicon.reporting, tokens, i) !== undefined) return true;
  if (matchPhrase(lexicon.conditions, tokens, i) !== undefined) return true;
  // "heading to the pier"
  if (word === "to") return !/^(going|heading|coming|back|off|it|there)$/.test(tokens[i - 1]?.word ?? "");
  return i > first && QUALIFYING.test(word);
}

/**
 * Whether a command follows a statement without punctuation: "it's cold in here | heat the cabin". Its verb must not
 * be able to belong to the statement.
 */
export function startsSpokenCommand(
  tokens: readonly Token[],
  start: number,
  i: number,
  lexicon: Lexicon,
): boolean {
  const token = tokens[i];
  if (token?.kind !== "word" || token.quote >= 0 || token.name || /[,.;:!?]/.test(token.gap)) return false;
  const head = headAt(tokens, i, lexicon);
  if (head === undefined || !isSituation(tokens, start, i, lexicon)) return false;
  const before = tokens[i - 1]?.word ?? "";
  if (GOES_ON.test(before) || matchPhrase(lexicon.negations, tokens, i - 1) !== undefined) return false;
  if (lexicon.code !== "en") return INFINITIVES[lexicon.code]?.test(tokens[head]?.word ?? "") !== true;
  const first = skipCourtesy(tokens, start, i, lexicon);
  return isComplete(tokens, first, i, head, lexicon);
}

/** The verb of a command that starts here, perhaps after a request phrase; its object must follow. */
function headAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const frame = matchPhrase(lexicon.requestFrames, tokens, i);
  const head = frame === undefined ? i : frame + 1;
  const [token, next] = [tokens[head], tokens[head + 1]];
  if (token?.kind !== "word" || token.quote >= 0 || !lexicon.commands.has(token.word)) return undefined;
  if (lexicon.functionWords.has(token.word) || next === undefined || next.quote >= 0) return undefined;
  if (/[,.;:!?]/.test(next.gap)) return undefined;
  const isParticle =
    lexicon.commands.get(token.word)?.some(({ particle }) => particle === next.word) === true;
  const hasObject =
    isParticle ||
    frame !== undefined ||
    /^(code|number)$/.test(next.kind) ||
    lexicon.all.has(next.word) ||
    PRONOUN_OBJECTS.test(next.word) ||
    ARTICLES[lexicon.code]?.test(next.word) === true ||
    // "cancel berth reservation BR-77", unlike "the order desk is closed" and "a duty free shop"
    (!ADJECTIVES.test(token.word) &&
      next.kind === "word" &&
      !lexicon.functionWords.has(next.word) &&
      tokens[head + 2] !== undefined);
  return hasObject ? head : undefined;
}

const ARTICLES: Readonly<Record<string, RegExp>> = {
  en: /^(the|an?|my|our|me|us)$/,
  cs: /^(mi|nam|mou|muj|moje|nasi|vsechn\p{L}*|to|ho|ji)$/u,
  de: /^(der|die|das|den|dem|eine?[nrms]?|mein\p{L}*|unser\p{L}*|mir|uns|es|ihn|sie|alle)$/u,
  pl: /^(mi|nam|moj\p{L}*|nasz\p{L}*|to|go|ja|wszystk\p{L}*)$/u,
  es: /^(el|la|los|las|un|una|mi|mis|me|nos|todas|todos|toda|todo)$/,
  fr: /^(le|la|les|l|un|une|mon|ma|mes|moi|nous|tout|toute|tous|toutes)$/,
};

/** Whether the English statement before a verb lacks nothing that the verb could be. */
function isComplete(
  tokens: readonly Token[],
  first: number,
  i: number,
  head: number,
  lexicon: Lexicon,
): boolean {
  const said = tokens.slice(first, i);
  const object = tokens[head + 1]?.word ?? "";
  const last = said.at(-1)?.word ?? "";
  const isFramed = head > i;
  const being = said.findIndex(({ word }) =>
    /^(m|am|re|are|s|is|im|its|theres|thats|hes|shes|theyre)$/.test(word),
  );
  // "i'm back home | …", "it is empty | …"; a bare verb never follows a form of "be".
  const hasContent = (from: number) =>
    said
      .slice(from)
      .some(({ word }) => !lexicon.functionWords.has(word) || /^(back|out|off|over|done|far)$/.test(word));
  const isNegated = said.some((_, n) => matchPhrase(lexicon.negations, tokens, first + n) !== undefined);
  if (being >= 0 && being <= 1) return hasContent(being + 1) && (!isNegated || ENDS.test(last));
  if (
    isFramed ||
    /^(done|finished|through|tired|sick|bored|fed|back|out|low|home|going|leaving|heading|coming|running|all|almost|nearly|just|run)$/.test(
      said[0]?.word ?? "",
    )
  )
    return hasContent(0);
  const isCausing = said.some(({ word }, n) => CAUSING.test(word) && !(n === 1 && isPerfect(said)));
  // "i've got a survey on thursday | put it in the calendar", "we need paint | buy some"
  const isRepeated = PRONOUN_OBJECTS.test(object);
  if (isNegated) return ENDS.test(last);
  if (isCausing || /^(need|want|got)$/.test(said[1]?.word ?? "") || /^(got)$/.test(said[2]?.word ?? ""))
    return isRepeated && hasContent(2);
  return hasContent(2) || ENDS.test(last) || isRepeated;
}

/** "have sold", "'ve finished" */
function isPerfect(said: readonly Token[]): boolean {
  return /(ed|en|ne|old|ost|eft|und|ought|one|ot)$/.test(said[2]?.word ?? "");
}

/** Subjects of a statement that no relative clause without "that" starts with, or none after what precedes. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  en: /^(i|we|he|she|they|it|there|that|im|ive|its|weve|theyre|theres|hes|shes)$/,
  de: /^(ich|wir|mir|es)$/,
  fr: /^(je|j|nous|on|il|c)$/,
  es: /^(estoy|estamos|tengo|tenemos|he|hemos|voy|vamos|hace)$/,
};

/**
 * Whether a statement follows a command without punctuation: "freeze winch WN-4 | i left it running". In English it
 * must not be able to describe the object: "cancel the trip i booked".
 */
export function startsSpokenReason(
  tokens: readonly Token[],
  start: number,
  i: number,
  lexicon: Lexicon,
): boolean {
  const [token, before] = [tokens[i], tokens[i - 1]];
  if (token === undefined || before === undefined || /[,.;:!?]/.test(token.gap) || i - start < 2)
    return false;
  if (SUBJECTS[lexicon.code]?.test(token.word) !== true) return false;
  if (GOES_ON.test(before.word) || lexicon.questionWords.has(before.word)) return false;
  const first = skipCourtesy(tokens, start, i, lexicon);
  const isCommand =
    headAt(tokens, first, lexicon) !== undefined ||
    tokens.slice(first, i).some(({ word }) => /^(on|off)$/.test(word));
  let end = i + 1;
  while (tokens[end] !== undefined && !/[,.;:!?]/.test(tokens[end]?.gap ?? "")) end++;
  const said = tokens.slice(i, end);
  const isStated = isSituation(tokens, i, end, lexicon) || isPast(said, lexicon);
  if (!isCommand || !isStated || said.length < MIN_STATED + 1) return false;
  if (isTakingBack(tokens, first, i, said, lexicon)) return false;
  if (lexicon.code !== "en") return true;
  const isStranded = lexicon.prepositions.has(said.at(-1)?.word ?? "");
  // No noun precedes that the statement could describe, or it has an object of its own.
  const isClosed =
    before.kind !== "word" ||
    lexicon.courtesy.has(before.word) ||
    /^(it|them|on|off|now|up|down)$/.test(before.word);
  const isWhole = said.slice(1, 4).some(({ word }) => /^(it|them)$/.test(word));
  return !isStranded && (isClosed || isWhole);
}

/** Whether what follows a command says that it is not needed, comes too late, or has been done. */
function isTakingBack(
  tokens: readonly Token[],
  first: number,
  i: number,
  said: readonly Token[],
  lexicon: Lexicon,
): boolean {
  const done = new Set(tokens.slice(first, i).flatMap(({ word }) => lexicon.verbsOf(word)));
  return said.some(
    ({ word }, n) =>
      matchPhrase(lexicon.negations, tokens, i + n) !== undefined ||
      DONE.test(word) ||
      lexicon.verbsOf(word).some((verb) => done.has(verb)),
  );
}

const DONE =
  /^(already|did|done|late|early|unnecessary|schon|bereits|spat|deja|tard|ya|tarde|uz|juz|pozde|pozno)$/;

/** "i left it", "we sold it": past forms that no list has; a pronoun is their object. */
function isPast(said: readonly Token[], { code }: Lexicon): boolean {
  return (
    code === "en" &&
    /^(i|we|he|she|they)$/.test(said[0]?.word ?? "") &&
    /^(it|them)$/.test(said[2]?.word ?? "") &&
    said.every(({ word, kind }) => kind === "word" && !QUALIFYING.test(word)) &&
    !/^(want|need|like|mean|meant|say|said|think|thought)$/.test(said[1]?.word ?? "")
  );
}
