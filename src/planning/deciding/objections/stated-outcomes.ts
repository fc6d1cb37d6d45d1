import type { Request, RequestWord } from "../../aligning/request-words.ts";
import { TEXTS } from "../../aligning/slot-traits.ts";
import { isFiniteForm } from "../../reading/split-clauses.ts";
import type { Ranked } from "../score.ts";

/**
 * Statements whose subject looks like a command: "Transfer 7 to the harbour fund failed", "Beam lamps are on". A verb
 * or a word for an outcome follows what would be commanded, and a value has swallowed it or nothing needs it.
 */

/** Words for how something turned out, at the end of a clause, by language; folded. */
const OUTCOMES: Readonly<Record<string, RegExp>> = {
  en: /^(failed|crashed|bounced|succeeded|worked|disappeared|vanished|arrived|expired|ended|happened|refused|rejected|declined|denied|cancelled|canceled|aborted|completed|finished|done|received|reached|exceeded|hit|pending|unsuccessful|successful|missing|overdue|late|exists)$/,
  cs: /^(selhal|probehl|dorazil|dosel|vyprsel|skoncil|prosel|chybel|fungoval|zmizel)[aoiy]?$|^(chybi|existuje|hotov[aoy]?|hotov[ye]|zrusen[aoy]?|odmitnut[aoy]?|zamitnut[aoy]?|prijat[aoy]?|dokoncen[aoy]?|prekrocen[aoy]?)$/,
  de: /^(fehlt|fehlen|fehlte|erhalten|scheiterte|gescheitert|fehlgeschlagen|abgelehnt|verweigert|geklappt|angekommen|abgelaufen|eingegangen|erledigt|fertig|abgeschlossen|abgebrochen|storniert|erreicht|uberschritten|verschwunden|existiert)$/,
  pl: /^(przeszed|przeszla|przeszlo|dotar|dotarl|zawiodl|wygasl|zniknal|skonczyl|doszed|doszl)[aoy]?$|^(brakuje|istnieje|gotow[aey]|odrzucon[aey]|anulowan[aey]|otrzyman[aey]|zakonczon[aey]|przekroczon[aey]|nieudan[aey])$/,
  es: /^(fallo|fracaso|llego|caduco|termino|funciono|desaparecio|vencio|falta|faltan|existe|existen|rechazad[oa]|denegad[oa]|cancelad[oa]|completad[oa]|recibid[oa]|superad[oa]|alcanzad[oa]|pendiente)$/,
  fr: /^(manque|manquent|existe|existent|echouee?|refusee?|rejetee?|annulee?|terminee?|recue?|arrivee?|expiree?|atteinte?|depassee?|disparue?)$/,
};

/** Past forms that end differently from a present without their accents: "falló" and "fallo", "échoué" and "échoue". */
const ACCENTED: Readonly<Record<string, RegExp>> = {
  es: /^(falló|fracasó|llegó|caducó|terminó|funcionó|desapareció|venció)$/iu,
};

/** English verbs of the past that no value ends with. */
const PAST = /^(went|took|came|became|ran)$/;

/** Words that join another clause or belong to one of the speaker: a finite verb after them says nothing here. */
const JOINING =
  /^(know|knows|that|which|who|whom|whose|what|when|where|while|because|since|as|if|whether|how|than|so|and|or|i|we|you|he|she|it|they|there|this|these|those|kter\p{L}*|co|coz|jak|kdy|kde|ze|aby|protoze|a|i|to|der|die|das|den|dem|was|wer|wie|wo|wenn|weil|dass|ob|und|ich|wir|er|sie|es|man|ktor\p{L}*|gdy|gdzie|bo|oraz|que|quien|cuando|donde|como|porque|y|lo|qui|quand|ou|comme|et|je|tu|il|elle|on|nous|vous|ils|elles|ce|c)$/u;

/** Whether the request states what it seems to command. */
export function isOutcomeStated(request: Request, best: Ranked): boolean {
  const own = wordsOfClause(request);
  const last = own.at(-1);
  return (
    own.some((_, n) => isPredicate(request, best, own, n)) ||
    (last !== undefined && !isJoinedBefore(request, own, own.length - 1) && isOutcome(request, best, last)) ||
    isParticipleAtEnd(request) ||
    isValueOfStatement(request, best)
  );
}

/** Whether a German participle at the end looks like an infinitive: "Lieferschein 7 erhalten". */
function isParticipleAtEnd({ words, main, action, reading }: Request): boolean {
  const [at = -1] = action?.tokens ?? [];
  const isEnd = at > main.first && at === main.last && reading.lexicon.code === "de";
  return isEnd && OUTCOMES["de"]?.test(words[at]?.token.word ?? "") === true;
}

/**
 * Whether a value is the subject of a statement that follows what looks like the command: "Set to 20 percent, the
 * hold is dark", "Sail to Pier 4, Oban was called off". A command that lacks its object takes none from there.
 */
function isValueOfStatement({ words, main, action, reading }: Request, { filling }: Ranked): boolean {
  const { lexicon, clauses } = reading;
  if (action?.commanded !== true) return false;
  const object = words[(action.tokens.at(-1) ?? -1) + 1]?.token.word ?? "";
  if (lexicon.pointing.has(object)) return false;
  return clauses.some(({ first, last, mood }) => {
    if (first <= main.last || mood === "command") return false;
    const verb = words.find(
      ({ index, token }) =>
        index > first &&
        index <= last &&
        token.quote < 0 &&
        (isFiniteForm(token.word, lexicon) || OUTCOMES[lexicon.code]?.test(token.word) === true),
    );
    return (
      verb !== undefined &&
      filling.filled.some(
        ({ tokens, slot, source }) =>
          source === "query" &&
          !slot.words.some((word) => TEXTS.test(word)) &&
          tokens.length > 0 &&
          tokens.every((i) => i >= first && i < verb.index),
      )
    );
  });
}

/** The words of the clause with the command that follow it, without texts and courtesies. */
function wordsOfClause({ words, main, action, reading }: Request): RequestWord[] {
  const start = action?.commanded === true ? (action.tokens[0] ?? main.first) : main.first;
  const isInText = (i: number) =>
    reading.values.some(
      ({ kind, first, last, complement }) =>
        /^(text|quoted)$/.test(kind) && i >= (complement?.lead ?? first) && i <= last,
    );
  // What follows a comma is another statement beside the command.
  const comma = words.find(({ index, token }) => index > start + 1 && /[,;(–—]/.test(token.gap))?.index;
  const end = action?.commanded === true && comma !== undefined ? comma : words.length;
  return words.filter(
    ({ index, token }) =>
      index > start &&
      index < end &&
      index <= main.last &&
      token.quote < 0 &&
      !main.frame.has(index) &&
      !action?.tokens.includes(index) &&
      !reading.lexicon.courtesy.has(token.word) &&
      !isInText(index),
  );
}

/** Whether a finite verb follows a value or a noun of the call as its subject: "lamp 7 is at 20 percent". */
function isPredicate(request: Request, best: Ranked, own: readonly RequestWord[], n: number): boolean {
  const { lexicon } = request.reading;
  const [word, before] = [own[n], request.words[(own[n]?.index ?? 0) - 1]];
  if (word === undefined || before === undefined || word.token.kind !== "word" || word.token.name)
    return false;
  const isPast = lexicon.code === "en" && PAST.test(word.token.word);
  if (!isPast && !isFiniteForm(word.token.word, lexicon)) return false;
  // "cancela esta reserva": only "está" is a verb.
  if (lexicon.code === "es" && /^esta$/i.test(word.token.text)) return false;
  // "replace winch 7, ist kaputt": a reason without its subject
  if ((request.action?.commanded ? /[,:;(–—]/ : /[:;(]/).test(word.token.gap)) return false;
  if (JOINING.test(before.token.word)) return false;
  if (startsValue(best, word.index) || isPartOfText(best, word.index)) return false;
  return !isJoinedBefore(request, own, n);
}

/** Whether the word belongs to another clause of the sentence: "cancel the berth that Ada has". */
function isJoinedBefore({ reading: { lexicon } }: Request, own: readonly RequestWord[], n: number): boolean {
  return own.slice(0, n).some(({ token: { word } }) => {
    const parts = lexicon.prepositions.get(word);
    const isJoint = parts === undefined || parts.includes("because");
    return JOINING.test(word) && isJoint && !isArticle(word);
  });
}

const isArticle = (word: string) => /^(der|die|das|den|dem|a|lo)$/.test(word);

/** Whether the last word says how something turned out, and is no state that is to be set. */
function isOutcome(request: Request, best: Ranked, { token, index }: RequestWord): boolean {
  const { code, prepositions } = request.reading.lexicon;
  const accented = ACCENTED[code];
  const text = token.text.normalize("NFC");
  const isWord = OUTCOMES[code]?.test(token.word) === true;
  if (
    !isWord ||
    (code === "es" && /o$/.test(token.word) && !/d[oa]$/.test(token.word) && accented?.test(text) !== true)
  )
    return false;
  const before = request.words[index - 1]?.token.word ?? "";
  // "mark it as done", "set it to cancelled"
  if (prepositions.get(before)?.some((part) => part === "as" || part === "to") === true) return false;
  return !startsValue(best, index) && !isPartOfText(best, index);
}

/** Whether a value of the call starts with the word, or it is a value of a list. */
function startsValue({ filling }: Ranked, index: number): boolean {
  return filling.filled.some(
    ({ tokens, slot }) => tokens[0] === index || (slot.values.length > 0 && tokens.includes(index)),
  );
}

function isPartOfText({ filling }: Ranked, index: number): boolean {
  return filling.filled.some(
    ({ tokens, slot }) => tokens.includes(index) && slot.words.some((word) => TEXTS.test(word)),
  );
}
