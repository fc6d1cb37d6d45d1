import { isPlural } from "../../language/base-forms.ts";
import type { CommandForm, Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, type Token } from "../../language/tokenize.ts";
import type { Opening } from "./read-opening.ts";
import { withoutPronoun } from "./split-clauses.ts";
import { isSubjectOfStatement } from "./stated-subjects.ts";
import { ADJECTIVES, isNounByPlace, isNounPhrase } from "./verb-forms-as-nouns.ts";

/** A verb of a clause. */
export interface Action {
  /** English verbs that it may mean. */
  verbs: readonly string[];
  /** Indexes of its tokens. */
  tokens: readonly number[];
  /** Whether its form and position make it a command. */
  commanded: boolean;
  /** Whether only wanting a thing makes it one: "I'd like a berth for …". A read may answer that as well. */
  isWanted?: true;
}

export type Command = Action & { negated: boolean };

/**
 * The verb that is commanded, before negations are considered. In English it starts the clause or follows
 * an introductory phrase; other languages mark commands by their form, in any position.
 */
export function findCommand(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  const rest = indexes.filter((i) => i >= opening.at && !lexicon.courtesy.has(tokens[i]?.word ?? ""));
  const isSubject = lexicon.code === "en" && isSubjectOfStatement(tokens, rest[0] ?? 0, lexicon);
  const places = (lexicon.code === "en" ? headPlaces(tokens, rest, lexicon, opening) : rest).filter(
    (i) => !(isSubject && i === rest[0]),
  );
  for (const i of places) {
    // "mon conseiller" is a person; in "fais une pause" the article belongs to the introductory phrase.
    const isFramed = opening.kind === "request" && i === opening.at;
    if (!isFramed && isNounByPlace(tokens, i, lexicon)) continue;
    if (indexes.some((at) => at < i && FUTURE[lexicon.code]?.test(tokens[at]?.word ?? ""))) continue;
    if (
      (opening.kind !== "request" || lexicon.code === "de") &&
      (isPastForm(tokens, i, lexicon) ||
        followsSubject(tokens, rest, i, lexicon) ||
        isAnnounced(tokens, i, lexicon) ||
        isStated(tokens, rest, i, lexicon))
    )
      continue;
    const command = commandAt(tokens, i, rest, lexicon);
    if (command !== undefined) return command;
  }
  return unknownVerb(tokens, rest, opening, lexicon);
}

/** Endings of past forms that without their accents are commands: "cancelé" and "cancele", "annulé" and "annule". */
const PAST_ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /\p{L}{3}([éíó]|és)$/iu,
  fr: /\p{L}{3}ée?s?$/iu,
};

/** Whether the form is one of the past here: "annulé", "found it". */
function isPastForm(tokens: readonly Token[], i: number, { code }: Lexicon): boolean {
  const { text = "", word = "" } = tokens[i] ?? {};
  if (code === "en") return word === "found" && /^(it|them|that|him|her)$/.test(tokens[i + 1]?.word ?? "");
  return PAST_ENDINGS[code]?.test(text.normalize("NFC")) === true;
}

/**
 * Pronouns that are the subject of a statement at its start, by language; a form of the third person can look like a
 * command: "il ferme la porte", "alguien cierra la puerta".
 */
const SUBJECT_PRONOUNS: Readonly<Record<string, RegExp>> = {
  cs: /^(on|ona|ono|oni|ony|nekdo|nikdo)$/,
  de: /^(er|sie|es|man|jemand|niemand|wer)$/,
  pl: /^(on|ona|ono|oni|one|ktos|nikt)$/,
  es: /^(yo|ella|ellos|ellas|nosotros|nosotras|alguien|nadie|quien|uno)$/,
  fr: /^(je|il|elle|on|ils|elles|nous|quelqu|personne|qui)$/,
};

/** Words between a subject and its verb: "elle nous ferme la porte", "alguien la cierra". */
const CLITICS =
  /^(me|te|se|le|la|les|los|lo|nos|os|l|m|t|s|ne|n|nous|vous|lui|leur|y|en|un|no|si|to|go|ho|mi|mu|ji)$/;

/** Whether the verb follows a pronoun that is its subject at the start of the clause. "Schließen Sie" is a command. */
function followsSubject(
  tokens: readonly Token[],
  rest: readonly number[],
  i: number,
  lexicon: Lexicon,
): boolean {
  const { code } = lexicon;
  const [first = i] = rest;
  const token = tokens[first];
  if (first >= i || token === undefined) return false;
  // "él" is a subject, "el" is an article.
  const isSubject =
    (code === "es" && /^él$/iu.test(token.text.normalize("NFC"))) ||
    (SUBJECT_PRONOUNS[code]?.test(token.word) === true && !(code === "de" && token.text === "Sie")) ||
    isNameAsSubject(tokens, first, i, lexicon);
  return isSubject && tokens.slice(first + 1, i).every(({ word }) => CLITICS.test(word));
}

/** Infinitives and the polite forms of Spanish are no third person: "Ana, reserve …" without its comma. */
const THIRD_PERSON: Readonly<Record<string, RegExp>> = { es: /[ae]$/, fr: /e$/ };

/** Whether a name directly before a form of the third person does what it says: "Ana reserva …", "Luc réserve …". */
function isNameAsSubject(tokens: readonly Token[], first: number, i: number, lexicon: Lexicon): boolean {
  if (THIRD_PERSON[lexicon.code]?.test(tokens[i]?.word ?? "") !== true || i - first > 3) return false;
  return tokens.slice(first, i + 1).every(({ kind, word, text, gap, quote }, n) => {
    const isJoined = n === 0 || gap === " ";
    if (first + n === i) return isJoined;
    return (
      isJoined &&
      kind === "word" &&
      quote < 0 &&
      /^\p{Lu}/u.test(text) &&
      !lexicon.functionWords.has(word) &&
      !lexicon.courtesy.has(word) &&
      !lexicon.commands.has(word) &&
      lexicon.english(word).length === 0
    );
  });
}

/**
 * Determiners that start a subject, by language; a clause that starts with one states something if no comma
 * follows.
 */
const DETERMINERS: Readonly<Record<string, RegExp>> = {
  es: /^(el|la|los|las|un|una|mi|su|nuestr[oa]|este|esta|ese|esa|siempre|casi)$/,
  fr: /^(le|la|l|les|un|une|mon|ma|son|sa|notre|ce|cette|cet|cela|ca|toujours)$/,
};

/**
 * Whether a form that can be a command is something else by its place: "la puerta 5 cierra", "deja la puerta cerrada",
 * "Schließen der Tür", "restart of server 7".
 */
function isStated(tokens: readonly Token[], rest: readonly number[], i: number, { code }: Lexicon): boolean {
  const [first = i] = rest;
  const [token, next] = [tokens[i], tokens[i + 1]];
  const follows = next?.gap === " " ? next.word : "";
  // "confirm that order 77 was paid"
  if (
    /^(that|if|whether|que|ze|dass)$/.test(follows) &&
    /^(confirm|check|verify|confirma|confirme|potvrd|bestatige)/.test(token?.word ?? "")
  )
    return true;
  if (code === "en") return follows === "of" && !/^(dispose|take|get|think|make)$/.test(token?.word ?? "");
  if (code === "de")
    return first === i && /en$/.test(token?.word ?? "") && /^(der|des|von|vom)$/.test(follows);
  if (code === "es" && /^(acaba|acabad|acabe)$/.test(token?.word ?? "")) return follows === "de";
  if (code === "es" && /^(deja|dejad|deje|dejen)$/.test(token?.word ?? "")) return follows !== "de";
  if (code === "es" && first === i && /^(de|del)$/.test(follows) && /e$/.test(token?.word ?? "")) return true;
  return (
    first < i &&
    DETERMINERS[code]?.test(tokens[first]?.word ?? "") === true &&
    tokens.slice(first + 1, i + 1).every(({ gap }) => !/[,;:]/.test(gap)) &&
    !/([aei]r|oir|dre|tre|ire)$/.test(token?.word ?? "")
  );
}

/** Infinitives after an introductory phrase such as "quiero", by language; folded. German has them at the end. */
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  cs: /^\p{L}{3,}(t|ct)$/u,
  pl: /^\p{L}{3,}c$/u,
  es: /^\p{L}{2,}[aei]r(me|te|se|nos|l[aeo]s?)*$/u,
  fr: /^\p{L}{2,}(er|ir|re)$/u,
};

/**
 * A word in the position of a verb counts as a verb even if it is unknown: "could you grease the hinge",
 * "grease the hinge".
 */
function unknownVerb(
  tokens: readonly Token[],
  rest: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  const [head = -1, next = -1] = rest;
  const token = tokens[head];
  if (token?.kind !== "word" || token.name || lexicon.functionWords.has(token.word)) return undefined;
  if (lexicon.code !== "en")
    return opening.kind === "request" && rest.length > 1 && INFINITIVES[lexicon.code]?.test(token.word)
      ? { verbs: [token.word], tokens: [head], commanded: true, negated: false }
      : undefined;
  // "confirm that it was sent": no unknown verb
  if (isStated(tokens, rest, head, lexicon)) return undefined;
  // "rentals that start in May" describes rentals.
  const isObject =
    /^(the|a|an|my|our|this|that|these|those|all|every|his|her|their)$/.test(tokens[next]?.word ?? "") &&
    !(tokens[next]?.word === "that" && isPlural(token.word));
  // "stick two lamps on the supply list"
  const isListed = rest.some(
    (i) =>
      i > next &&
      /^(on|onto|to|in|into)$/.test(tokens[i]?.word ?? "") &&
      tokens.slice(i + 1, i + 5).some(({ word }) => LISTS.test(word)),
  );
  if (opening.kind !== "request" && !(opening.kind === "none" && (isObject || isListed))) return undefined;
  if (opening.kind === "request" && rest.length < 2) return undefined;
  if (isListed) return { verbs: [token.word, "add", "put"], tokens: [head], commanded: true, negated: false };
  return { verbs: [token.word], tokens: [head], commanded: true, negated: false };
}

/**
 * Possible positions of the verb: the first word, the first after a negation, and the first after an
 * introductory phrase that ends with a comma ("for ticket 77, set …").
 */
function headPlaces(
  tokens: readonly Token[],
  rest: readonly number[],
  lexicon: Lexicon,
  opening: Opening,
): number[] {
  const [head] = rest;
  if (head === undefined) return [];
  const places = [head];
  const negation = matchPhrase(lexicon.negations, tokens, head);
  if (negation !== undefined) places.push(negation + 1);
  if (opening.kind === "advice" || opening.kind === "question") {
    const action = rest.find(
      (i) => lexicon.commands.has(tokens[i]?.word ?? "") && !isNounPhrase(tokens, i, lexicon),
    );
    if (action !== undefined) places.push(action);
    return places;
  }
  const comma = rest.find(
    (i) => i > head && /,/.test(tokens[i]?.gap ?? "") && lexicon.commands.has(tokens[i]?.word ?? ""),
  );
  if (comma !== undefined) places.push(comma);
  // "to account 34 send …", "in course 6 enroll …": the verb after what a preposition introduces
  const fronted = lexicon.prepositions.has(tokens[head]?.word ?? "")
    ? rest.find(
        (i) =>
          i >= head + 2 &&
          i <= head + 5 &&
          /^(number|code)$/.test(tokens[i - 1]?.kind ?? "") &&
          lexicon.commands.has(tokens[i]?.word ?? "") &&
          tokens[i]?.gap === " " &&
          (/^(number|code)$/.test(tokens[i + 1]?.kind ?? "") ||
            /^(word|host|email)$/.test(tokens[i + 1]?.kind ?? "")),
      )
    : undefined;
  if (fronted !== undefined) places.push(fronted);
  return places;
}

function commandAt(
  tokens: readonly Token[],
  i: number,
  rest: readonly number[],
  lexicon: Lexicon,
): Command | undefined {
  const token = tokens[i];
  if (token?.kind !== "word" || (token.name && lexicon.code === "en")) return undefined;
  const after = tokens[i + 1];
  // "un appartement à louer" is for rent.
  const isForSale =
    lexicon.code === "fr" &&
    /^à$/iu.test(tokens[i - 1]?.text ?? "") &&
    tokens[i - 1]?.gap === " " &&
    i - 1 > (rest[0] ?? i);
  if (isForSale && /(er|ir|re)$/.test(token.word)) return undefined;
  // "à partir du 3 mai"
  if (lexicon.code === "fr" && token.word === "partir" && tokens[i - 1]?.word === "a") return undefined;
  // "open issues in …" describes them; "open the issue" is a command.
  if (
    lexicon.code === "en" &&
    ADJECTIVES.test(token.word) &&
    after?.kind === "word" &&
    !lexicon.functionWords.has(after.word) &&
    // "open urgent cases", "open garden permits"
    (/[^s]s$/.test(after.word) || isBeforePlural(tokens, i + 1, lexicon))
  )
    return undefined;
  const prefix = lexicon.negatedVerbPrefix;
  const stripped =
    prefix !== null && token.word.startsWith(prefix) ? token.word.slice(prefix.length) : undefined;
  if (lexicon.code === "de" && endsRelativeClause(tokens, i, rest)) return undefined;
  const plain =
    lexicon.commands.get(token.word) ??
    lexicon.commands.get(withoutPronoun(token, lexicon) ?? "") ??
    performedAt(token, i === rest[0], lexicon);
  const forms = plain ?? (stripped === undefined ? undefined : lexicon.commands.get(stripped));
  if (forms === undefined) return undefined;
  const separated = forms.map((form) => ({ form, at: findParticle(form, tokens, i, rest, lexicon) }));
  const parted = separated.filter(({ form, at }) => form.particle !== null && at !== undefined);
  const most = Math.max(0, ...parted.map(({ at }) => at?.length ?? 0));
  const longest = parted.filter(({ at }) => at?.length === most);
  // "turn off the lamp on floor 2": a particle directly after the verb belongs to it. German has it at the end: "mach
  // das Licht auf dem Deck aus".
  const place = lexicon.code === "de" ? rest.at(-1) : i + 1;
  const beside = longest.filter(({ at }) => at?.[0] === place);
  // "switch the lamp off on Monday": of two particles in a row, the second is a preposition.
  const isBefore = (at: number, other: number[] | undefined) => other?.[0] === at + 1;
  const first = longest.filter(({ at }) =>
    longest.some((other) => isBefore(at?.[0] ?? Number.NaN, other.at)),
  );
  const chosen =
    parted.length > 0
      ? ([beside, first].find(({ length }) => length > 0) ?? longest)
      : separated.filter(({ form }) => form.particle === null);
  if (chosen.length === 0) return undefined;
  // "schließe die Tür ab" locks it: a particle that no known verb has makes another verb.
  const end = tokens[rest.at(-1) ?? i];
  if (lexicon.code === "de" && parted.length === 0 && rest.length > 2 && PARTICLES.test(end?.word ?? ""))
    return undefined;
  // "put lesson 7 in room 2": a particle followed by a noun may be a preposition.
  const particle = parted.length > 0 ? (chosen[0]?.at ?? [])[0] : undefined;
  const isLoose =
    particle !== undefined &&
    particle > i + 1 &&
    lexicon.prepositions.has(tokens[particle]?.word ?? "") &&
    rest.includes(particle + 1) &&
    !/[,.;!?]/.test(tokens[particle + 1]?.gap ?? "");
  const plainForms = isLoose ? forms.filter((form) => form.particle === null) : [];
  // "put it on the list": only a place.
  const isPlace =
    plainForms.length > 0 &&
    particle !== undefined &&
    /^(on|in)$/.test(tokens[particle]?.word ?? "") &&
    tokens.slice(particle + 1, particle + 5).some(({ word }) => LISTS.test(word));
  const meant = isPlace ? plainForms : [...chosen.map(({ form }) => form), ...plainForms];
  return {
    verbs: [...new Set(meant.flatMap((form) => form.verbs))],
    tokens: [i, ...(isPlace ? [] : (chosen[0]?.at ?? []))],
    commanded: true,
    negated: plain === undefined,
  };
}

/** English nouns for what something is written on. */
const LISTS = /^(\p{L}*lists?|calendar|agenda|register|roster|schedule|log|menu|bill|tab)$/u;

/** German particles at the end of a clause that are no adverbs. */
const PARTICLES =
  /^(ab|auf|an|aus|ein|zu|um|vor|nach|unter|uber|bei|weg|los|frei|zuruck|heraus|hinaus|herein|hinein)$/;

/** Whether a word modifies the plural noun that follows: "urgent cases", "pull requests". */
function isBeforePlural(
  tokens: readonly Token[],
  i: number,
  { prepositions, functionWords }: Lexicon,
): boolean {
  const next = tokens[i + 1];
  return (
    next?.kind === "word" &&
    next.gap === " " &&
    /[^s]s$/.test(next.word) &&
    !prepositions.has(next.word) &&
    !functionWords.has(next.word)
  );
}

/** Whether the German verb ends a relative clause: "Termine, die im Mai beginnen". */
function endsRelativeClause(tokens: readonly Token[], i: number, rest: readonly number[]): boolean {
  if (!tokens[i]?.word.endsWith("n")) return false;
  return rest.some(
    (at) =>
      at > (rest[0] ?? 0) &&
      at < i &&
      /,/.test(tokens[at]?.gap ?? "") &&
      /^(die|der|das|den|dem|deren|dessen|denen|welche[rsmn]?)$/.test(tokens[at]?.word ?? "") &&
      // "am 3. März"
      !tokens
        .slice(at + 1, i + 1)
        .some(
          ({ gap }, n) => /[,;:!?]/.test(gap) || (gap.includes(".") && tokens[at + n]?.kind !== "number"),
        ),
  );
}

/**
 * Verbs whose first person is a request: "objednávám dva kusy", "ich bestelle …". Others only announce:
 * "zamykam drzwi".
 */
const PERFORMATIVE: ReadonlySet<string> = new Set(
  "order buy purchase book reserve request apply report register enroll enrol sign-up subscribe submit file announce unsubscribe unregister deregister withdraw hire".split(
    " ",
  ),
);

/** Verbs in the first person, by language. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  cs: /^(?!ne)\p{L}{3,}(uji|uju|[áa]m)$/iu,
  pl: /^(?!nie)\p{L}{3,}(uję|(?<!ł)am|em)$/iu,
};

function performedAt(token: Token, isHead: boolean, lexicon: Lexicon): readonly CommandForm[] | undefined {
  if (!isHead || FIRST_PERSON[lexicon.code]?.test(token.text) !== true) return undefined;
  const verbs = lexicon.functionWords.has(token.word) ? [] : lexicon.verbsOf(token.word);
  return verbs.some((verb) => PERFORMATIVE.has(verb)) ? [{ verbs: [...verbs], particle: null }] : undefined;
}

/** First persons, with and without diacritics, and the Polish past of women: "zablokuju", "zamykam", "anulowałam". */
const ANNOUNCING: Readonly<Record<string, RegExp>> = {
  cs: /^(?!ne)\p{L}{2,}(uju|uji|am)$/u,
  pl: /^(?!nie)\p{L}{2,}(uje|am)$/u,
};
const FUTURE: Readonly<Record<string, RegExp>> = {
  cs: /^(budu|budes|bude|budeme|budete|budou)$/,
  de: /^(werde|wirst|wird|werden|werdet|darf|darfst|durfen)$/,
  pl: /^(bede|bedziesz|bedzie|bedziemy|bedziecie|beda)$/,
  es: /^(voy|vas|va|vamos|vais|van|acabo|acaba|acabas|acabamos|acaban)$/,
  fr: /^(vais|vas|va|allons|allez|vont|viens|vient|venons|viennent)$/,
};

/** Whether the verb announces what its speaker or another person does or will do: "ich lösche …", "voy a borrar …". */
function isAnnounced(tokens: readonly Token[], i: number, { code, verbsOf }: Lexicon): boolean {
  const word = tokens[i]?.word ?? "";
  // The past of Polish women: "anulowałam", "anulowalam".
  if (code === "pl" && /[aeiyo]lam$/.test(word) && !/syl(am)$/.test(word)) return true;
  if (verbsOf(word).some((verb) => PERFORMATIVE.has(verb))) return false;
  if (ANNOUNCING[code]?.test(word)) return true;
  // "mam usunąć …": the speaker has to, or asks whether
  if (code === "pl" && /^(mam|mamy|moge|mozemy)$/.test(tokens[i - 1]?.word ?? "") && /c$/.test(word))
    return true;
  // "ich soll … löschen"
  if (
    code === "de" &&
    tokens
      .slice(0, i)
      .some(
        ({ word: verb }, at) =>
          /^(soll|sollen|kann|konnen)$/.test(verb) && /^(ich|wir|er|man)$/.test(tokens[at - 1]?.word ?? ""),
      )
  )
    return true;
  // "ich lösche", "dann schließe ich"
  const next = /[,.;:]/.test(tokens[i + 1]?.gap ?? "") ? undefined : tokens[i + 1];
  const beside = [tokens[i - 1], next].map((token) => token?.word ?? "");
  return code === "de" && beside.some((each) => /^(ich|wir)$/.test(each)) && /(e|n)$/.test(word);
}

/** Finds a particle within the clause: "turn the light off", "schalte … aus". */
function findParticle(
  { particle }: CommandForm,
  tokens: readonly Token[],
  i: number,
  rest: readonly number[],
  lexicon: Lexicon,
): number[] | undefined {
  if (particle === null) return [];
  const found: number[] = [];
  let from = i;
  for (const part of particle.split(" ")) {
    // German infinitives follow their particles: "Server 3 neu starten".
    const before = tokens[i - 1]?.word === "zu" ? i - 2 : i - 1;
    const isInfinitive =
      lexicon.code === "de" && tokens[i]?.word.endsWith("n") && tokens[before]?.word === part;
    const at =
      rest.find((each) => each > from && tokens[each]?.word === part) ?? (isInfinitive ? before : undefined);
    if (at === undefined) return undefined;
    found.push(at);
    from = at;
  }
  return found;
}
