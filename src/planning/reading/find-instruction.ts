import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** A verb that is commanded by its construction rather than by its form. */
export interface Instruction {
  verbs: readonly string[];
  /** Indexes of its tokens. */
  tokens: readonly number[];
}

/** Prepositions and endings of verbal nouns that say what is to be done, by language: "k odeslání", "do anulowania". */
const TO_BE_DONE: Readonly<Record<string, readonly [preposition: RegExp, noun: RegExp]>> = {
  cs: [/^ke?$/, /^\p{L}{3,}(ani|eni|ti|yti|uti)$/u],
  pl: [/^do$/, /^\p{L}{3,}(ania|enia|cia)$/u],
};

/** German prefixes that "zu" follows in one word: "anzusetzen". */
const WITH_ZU =
  /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|nieder|um|vor|weg|weiter|zu|zuruck|zurueck|zusammen|durch|uber|ueber|unter|still|stumm|hoch|herunter|runter|rauf)zu(\p{L}{3,}n)$/u;

/**
 * The instruction at the end of a clause or before a comma, after the code or number of what it is about: "W/3340 do
 * anulowania", "Termin 88 anzusetzen". Without one the words describe things, as in "faktury do zapłaty".
 */
export function findInstruction(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
): Instruction | undefined {
  const isIdentified = (at: number) =>
    indexes.some((i) => i < at && /^(code|number|uuid|email|host|phone)$/.test(tokens[i]?.kind ?? ""));
  const isLast = (at: number) =>
    !indexes.includes(at + 1) || /[,;:)–—]|\s-\s/.test(tokens[at + 1]?.gap ?? "");
  for (const i of indexes) {
    const token = tokens[i];
    if (token?.kind !== "word" || !isLast(i) || !isIdentified(i)) continue;
    const parted = lexicon.code === "de" ? WITH_ZU.exec(token.word) : null;
    if (parted !== null) {
      const verbs = lexicon.verbsOf(`${parted[1] ?? ""}${parted[2] ?? ""}`);
      if (verbs.length > 0) return { verbs, tokens: [i] };
    }
    const [preposition, noun] = TO_BE_DONE[lexicon.code] ?? [];
    if (preposition?.test(tokens[i - 1]?.word ?? "") !== true || noun?.test(token.word) !== true) continue;
    const verbs = lexicon.verbsOf(token.word);
    if (verbs.length > 0) return { verbs, tokens: [i] };
  }
  return undefined;
}

/** Nouns of actions by their endings, by language; folded. Things with such an ending are left out. */
const ACTION_NOUNS: Readonly<Record<string, RegExp>> = {
  en: /^(?!(information|location|question|station|position|payment|message|package|page)$)(\p{L}{3,}(tion|sion|ment|al|age)|restart|refund|transfer)$/u,
  cs: /^((?!(jmeni|namesti|oddeleni|zarizeni|umisteni)$)\p{L}{3,}(ani|eni|iti|yti|uti|eti)|storno|restart|prevod|presun|navrat)$/u,
  de: /^((?!(rechnung|lieferung|sendung|wohnung|zeitung|sitzung|abteilung|quittung|ordnung|leistung|leitung|umgebung|beschreibung|veranstaltung|bescheinigung)$)\p{L}{4,}ung|storno|neustart|abbruch|widerruf|versand|ruckruf|umtausch)$/u,
  pl: /^(?!(zamowienie|mieszkanie|zadanie|pytanie|ubezpieczenie|zdjecie|zajecie|zestawienie|spotkanie)$)\p{L}{3,}(anie|enie|ecie|cie|acje)$|^(restart|zwrot|przelew)$/u,
  es: /^(?!(informacion|direccion|ubicacion|estacion|habitacion|posicion|version)$)\p{L}{3,}(cion|sion|miento|aje)$|^((re)?inicio|(des)?bloqueo|cierre|reembolso|rechazo|borrado)$/u,
  fr: /^(?!(information|localisation|station|position|version|question)$)\p{L}{3,}(tion|sion|ment|age)$/u,
};
/** Verbs that ask for what follows and are no introductory phrases of their own, at the start of a clause. */
const ASKING =
  /^(requesting|(i|we) (am |are |m |re )?request(ing)?|je demande|nous demandons|pido|pedimos|ich beantrage|wir beantragen|wnioskuje o|wnioskujemy o) /;
const PLEASE = /^(please|pls|plz|bitte|prosim|prosze|favor|porfa|plait|svp|stp)$/;
const BEFORE_NOUNS = /^(the|an?|my|our|die|der|das|la|el|mi|les?|l|ma|mon|d|de|um|o)$/;
/** Words before the noun: "je demande l'annulation". */
const MAX_ASKING = 6;

/**
 * The action that a clause asks for by its noun: "Bitte um Stornierung der Bestellung 7", "solicito la cancelación del
 * pedido 7", "deletion of user 7, please". A noun with a number of its own is a thing: "Bitte um Buchung 7".
 */
export function findRequestedNoun(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: { readonly kind: string; readonly at: number },
  { code, verbsOf }: Lexicon,
): Instruction | undefined {
  const isNoun = (i: number) =>
    tokens[i]?.kind === "word" &&
    tokens[i + 1]?.kind === "word" &&
    indexes.includes(i + 1) &&
    ACTION_NOUNS[code]?.test(tokens[i]?.word ?? "") === true &&
    verbsOf(tokens[i]?.word ?? "").length > 0;
  const at = indexes.slice(0, MAX_ASKING).find(isNoun);
  if (at === undefined || !/^(request|none)$/.test(opening.kind)) return undefined;
  const before = indexes.filter((i) => i < at && (opening.kind === "none" || i >= opening.at));
  const said = before.map((i) => `${tokens[i]?.word ?? ""} `).join("");
  const asking = ASKING.exec(said)?.[0] ?? "";
  const others = said.slice(asking.length).split(" ").slice(0, -1);
  const isAsked =
    asking !== "" || opening.kind !== "none" || indexes.some((i) => PLEASE.test(tokens[i]?.word ?? ""));
  if (!isAsked || !others.every((word) => BEFORE_NOUNS.test(word) || PLEASE.test(word))) return undefined;
  return { verbs: verbsOf(tokens[at]?.word ?? ""), tokens: [at, ...before] };
}

/** Commands to do what a noun says, with the article, by language; folded. */
const DOING: Readonly<Record<string, RegExp>> = {
  en: /^((do|make) (an?|another)|(perform|run|execute|carry out) (an?|the|another)) /,
  cs: /^(proved|provedte|udelej|udelejte) /,
  de: /^(mach|mache|machen sie|fuhre|fuhren sie) (eine[nr]?|den|die|das) /,
  pl: /^(zrob|zrobcie|wykonaj|wykonajcie|przeprowadz) /,
  es: /^(haz|haga|realiza|realice|efectua|efectue) (una?|el|la) /,
  fr: /^(fais|faites|effectue|effectuez) (une?|le|la) /,
};
/** Adjectives before the noun: "a quick manual backup". */
const MAX_ADJECTIVES = 2;

/** The action of a noun that is to be done: "do a quick restart of server 31", "effectue une sauvegarde de db-2". */
export function findDoneNoun(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: { readonly kind: string; readonly at: number },
  { code, verbsOf, courtesy }: Lexicon,
): Instruction | undefined {
  if (opening.kind === "advice") return undefined;
  const start = opening.kind === "request" ? opening.at : (indexes[0] ?? 0);
  const rest = indexes.filter((i) => i >= start && !courtesy.has(tokens[i]?.word ?? ""));
  const said = rest.slice(0, 4).map((i) => `${tokens[i]?.word ?? ""} `);
  const light = DOING[code]?.exec(said.join(""))?.[0].trim().split(" ").length ?? 0;
  if (light === 0) return undefined;
  const at = rest.slice(light, light + MAX_ADJECTIVES + 1).find((i) => {
    const [token, next] = [tokens[i], tokens[i + 1]];
    return (
      token?.kind === "word" &&
      token.quote < 0 &&
      verbsOf(token.word).length > 0 &&
      // "do a backup check": the last noun
      (/^(cs|pl)$/.test(code) || next?.kind !== "word" || /[,.;!?]/.test(next.gap) || isLinked(next.word))
    );
  });
  return at === undefined
    ? undefined
    : { verbs: verbsOf(tokens[at]?.word ?? ""), tokens: [at, ...rest.slice(0, light)] };
}

/** Whether a word after the noun of an action introduces what it is done to. */
function isLinked(word: string): boolean {
  return /^(of|on|for|to|in|at|with|from|now|please|von|vom|der|des|auf|fur|an|durch|na|pro|do|de|del|d|du|des|la|sur|en|para|pour|dla|w)$/.test(
    word,
  );
}

/** Verb forms after a request with a conjunction, by language: "chci, abys zrušil", "ich will, dass du stornierst". */
const SUBORDINATE_FORMS: Readonly<Record<string, RegExp>> = {
  cs: /^\p{L}{2,}l[aiy]?$/u,
  pl: /^\p{L}{2,}l[aiy]?$/u,
  de: /^\p{L}{3,}(st|t|n)$/u,
  fr: /^\p{L}{2,}(e|es|iez)$/u,
};
const CONJUNCTIONS =
  /^(abys|abyste|aby|kdybys|kdybyste|rad|rada|radi|bych|bychom|zebys|zebyscie|zeby|zebym|dass|que|qu)$/;
const LISTENERS = /^(tu|vous|du|sie|ihr)$/;
/** Pronouns between the conjunction and the verb. */
const PRONOUNS_BEFORE = /^(mi|me|m|nous|mir|uns|nam|to|se|si|le|la|les|l)$/;

/** The verb of a subordinate clause that asks for it: "rád bych zrušil …", "je voudrais que tu annules …". */
export function findSubordinateCommand(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: { readonly kind: string; readonly at: number },
  { code, verbsOf }: Lexicon,
): Instruction | undefined {
  const form = SUBORDINATE_FORMS[code];
  if (form === undefined || opening.kind !== "request") return undefined;
  const isWord = (i: number, words: RegExp) => words.test(tokens[i]?.word ?? "");
  // A comma keeps the conjunction out of the introductory phrase: "ich will, dass du …".
  const isJoined = [opening.at - 2, opening.at - 1, opening.at].some((i) => isWord(i, CONJUNCTIONS));
  const rest = indexes.filter(
    (i) =>
      i >= opening.at && !isWord(i, PRONOUNS_BEFORE) && !isWord(i, CONJUNCTIONS) && !isWord(i, LISTENERS),
  );
  // German subordinate clauses end with their verbs.
  const at = code === "de" ? rest.at(-1) : rest[0];
  const token = tokens[at ?? -1];
  if (!isJoined || at === undefined || token?.kind !== "word" || !form.test(token.word)) return undefined;
  // "dass du ihn neu startest"
  const parted = code === "de" ? verbsOf(`${tokens[at - 1]?.word ?? ""}${token.word}`) : [];
  if (parted.length > 0) return { verbs: parted, tokens: [at, at - 1] };
  const verbs = verbsOf(token.word);
  return verbs.length > 0 ? { verbs, tokens: [at] } : undefined;
}

const WANTING =
  /^((please|could|can|would|you|we|also|just) )*((i|we) (would like|d like|want|need)|need|want|get|have) /;
/** What identifies the thing: "ticket 77", "it". */
const IDENTIFIED = /^(code|number|uuid|email|host|phone)$/;

/** The state that a thing is to have in English: "I would like ticket 77 closed", "please get PX-4 moved to Friday". */
export function findWantedState(
  tokens: readonly Token[],
  indexes: readonly number[],
  { code, verbsOf, commands }: Lexicon,
): Instruction | undefined {
  const [first = 0] = indexes;
  const start = `${tokens
    .slice(first, first + 8)
    .map(({ word }) => word)
    .join(" ")} `;
  if (code !== "en" || !WANTING.test(start)) return undefined;
  const at = indexes.find((i) => {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (before === undefined || token?.kind !== "word" || token.gap !== " " || token.quote >= 0) return false;
    if (i <= first + 1) return false;
    const isThing = IDENTIFIED.test(before.kind) || /^(it|them)$/.test(before.word);
    const isParticiple = !commands.has(token.word) && !/ing$/.test(token.word);
    const isVerb = verbsOf(token.word).length > 0 || /\p{L}{3,}ed$/u.test(token.word);
    const isSwitched = /^(on|off)$/.test(token.word) && isEnd(tokens, indexes, i);
    if (isThing && isParticiple && verbsOf(token.word).length > 0) return true;
    const isOne = isThing || (isNamedBefore(tokens, indexes, i) && (isSwitched || !isPlural(before.word)));
    return isOne && ((isParticiple && isVerb) || isSwitched) && isEnd(tokens, indexes, i);
  });
  const word = tokens[at ?? -1]?.word ?? "";
  if (at === undefined) return undefined;
  // "have the deck light come on"
  const verb = /^(come|go|switched|turned)$/.test(tokens[at - 1]?.word ?? "") ? [at - 1] : [];
  if (/^(on|off)$/.test(word)) return { verbs: [`turn-${word}`], tokens: [...verb, at] };
  const known = verbsOf(word);
  return {
    verbs: known.length > 0 ? known : [word.replace(/ed$/, ""), word.replace(/d$/, "")],
    tokens: [at],
  };
}

/** Singular nouns of what is asked for rather than acted on: "I need the amount paid". */
const ASKED =
  /^(amount|sum|total|price|cost|value|number|count|time|date|hours?|minutes?|list|status|report|money|distance|percentage|share|rate)$/;

/** Whether the words from "the" or "my" to the participle name one thing: "get the freezer defrosted". */
function isNamedBefore(tokens: readonly Token[], indexes: readonly number[], at: number): boolean {
  const start = indexes.findLast((i) => i < at && /^(the|my|our|this|that)$/.test(tokens[i]?.word ?? ""));
  if (start === undefined || at - start < 2 || at - start > 5) return false;
  const named = tokens.slice(start + 1, at);
  return named.every(
    ({ kind, word, gap, quote }) => kind === "word" && gap === " " && quote < 0 && !ASKED.test(word),
  );
}

/** Whether nothing follows but a courtesy, a time or a place: "…, please", "… by Friday". */
function isEnd(tokens: readonly Token[], indexes: readonly number[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    !indexes.includes(at + 1) ||
    next === undefined ||
    /[,.!]/.test(next.gap) ||
    /^(please|now|today|tomorrow|tonight|asap|right|immediately)$/.test(next.word) ||
    // "… come on at six"
    (/^(come|go)$/.test(tokens[at - 1]?.word ?? "") && /^(at|in|every|until|for)$/.test(next.word))
  );
}

/** Words between "have" and the verb, which name the performer of the action. */
const MAX_PERFORMER = 5;
const PRONOUNS = /^(i|you|we|they|he|she|it|there|not|been|got|any|anyone|anybody|no)$/;
const DETERMINERS = /^(the|a|an|my|our|your|his|her|their|this|that|these|those|all|every|one|some)$/;

/**
 * The position of the verb that another is made to do: "have the robot clean the kitchen", "let tvarga take
 * …". "have you cleaned …" and "let me see" are something else.
 */
export function causedVerbAt(
  tokens: readonly Token[],
  start: number,
  last: number,
  { code, commands, functionWords, prepositions }: Lexicon,
): number | undefined {
  const [head, next] = [tokens[start], tokens[start + 1]];
  if (code !== "en") return causedInfinitiveAt(tokens, start, last, { code, commands });
  if (head === undefined || next === undefined || !/^(have|let|get)$/.test(head.word)) return undefined;
  if (PRONOUNS.test(next.word) || (head.word === "let" && /^(me|us|s)$/.test(next.word))) return undefined;
  let performer = 0;
  for (let i = start + 1; i <= Math.min(last, start + 1 + MAX_PERFORMER); i++) {
    const token = tokens[i];
    if (token === undefined || token.quote >= 0 || /[,.;:!?]/.test(token.gap)) return undefined;
    const isTo = head.word === "get" && token.word === "to" && performer > 0;
    const at = isTo ? i + 1 : i;
    const isReady = head.word === "get" ? isTo : performer > 0;
    if (isReady && !(isTo && at === last) && isCommanded(tokens, at, last, { commands, functionWords }))
      return at;
    if (DETERMINERS.test(token.word) || functionWords.has(token.word)) {
      if (performer > 0 && !/^(him|her|them|it)$/.test(token.word)) return undefined;
      if (/^(him|her|them|it)$/.test(token.word)) performer++;
      continue;
    }
    if (prepositions.has(token.word)) return undefined;
    performer++;
  }
  return undefined;
}

/** Verbs that make another do something, and infinitives, by language: "nech robota uklidit …". */
const CAUSING: Readonly<Record<string, readonly [verb: RegExp, infinitive: RegExp]>> = {
  cs: [/^(nech|nechte|nechej|nechejte)$/, /(at|et|it|yt|ut|st|zt)$/],
  de: [/^(lass|lasse|lasst|lassen)$/, /(en|ern|eln)$/],
  pl: [/^(kaz|kazcie)$/, /(c)$/],
  es: [/^(haz|haga|hagan)$/, /[aei]r$/],
  fr: [/^(fais|faites)$/, /([ei]r|re)$/],
};

function causedInfinitiveAt(
  tokens: readonly Token[],
  start: number,
  last: number,
  { code, commands }: Pick<Lexicon, "code" | "commands">,
): number | undefined {
  const [verb, infinitive] = CAUSING[code] ?? [];
  if (verb?.test(tokens[start]?.word ?? "") !== true) return undefined;
  for (let i = start + 1; i <= last; i++) {
    const token = tokens[i];
    if (token === undefined || token.quote >= 0 || /[,.;:!?]/.test(token.gap)) return undefined;
    if (token.kind === "word" && infinitive?.test(token.word) === true && commands.has(token.word)) return i;
  }
  return undefined;
}

/** Whether the token is a verb with an object: "clean the kitchen", not "clean" of "the clean room". */
function isCommanded(
  tokens: readonly Token[],
  at: number,
  last: number,
  { commands, functionWords }: Pick<Lexicon, "commands" | "functionWords">,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || at > last || !commands.has(token.word) || functionWords.has(token.word))
    return false;
  return (
    at === last ||
    next === undefined ||
    next.kind !== "word" ||
    functionWords.has(next.word) ||
    DETERMINERS.test(next.word) ||
    !commands.has(next.word)
  );
}
