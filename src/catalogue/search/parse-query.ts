import type { JsonObject } from "../../base/json.ts";
import { cognatesOf } from "../../language/cognates.ts";
import { correctSpelling, similarNoun } from "../../language/correct-spelling.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { findBody } from "../../language/formulas.ts";
import { HANDLE_NOUNS, readHandle } from "../../language/handles.ts";
import {
  findAskedWords,
  findForgetting,
  isInformingOther,
  isLetKnow,
  MEANINGS,
  MESSAGING,
  REMINDING,
} from "../../language/implied-verbs.ts";
import { type Lexicon, lexiconOf, pivotsOf } from "../../language/lexicon.ts";
import { meaningsOf } from "../../language/names/code-words.ts";
import { questionNouns } from "../../language/question-nouns.ts";
import { stemWord } from "../../language/stem-word.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { findTerms } from "../../language/terms.ts";
import { expandTerm } from "../../language/thesaurus.ts";
import { type Token, tokenize } from "../../language/tokenize.ts";
import { DELETING, synonymsOfVerb } from "../../language/verbs.ts";
import { nearestWords } from "../../language/word-vectors.ts";
import { kindOfCode, shapeMarkers } from "./code-shapes.ts";
import { METHOD_MARKERS, OWN_MARKER, SEARCH_MARKER } from "./index-terms.ts";
import { contextNouns } from "./query-context.ts";
import { PRONOUNS, type QueryWord, readWords, splitClauses, type WordClause } from "./query-words.ts";
import {
  ASKED_WEIGHT,
  CARRIED_SHARE,
  CODE_WEIGHT,
  ENTITY_WEIGHT,
  FOREIGN_PREFIX_LENGTH,
  HEAD_VERB_WEIGHT,
  MAX_QUERY_LENGTH,
  MAX_QUERY_TERMS,
  NEIGHBOUR_FLOOR,
  NEIGHBOUR_WEIGHT,
  NEIGHBOURS,
  PREFIX_LENGTH,
  PURPOSE_SHARE,
} from "./ranking-weights.ts";
import type { QueryClause, QueryTerm, SearchQuery } from "./search-query.ts";
import { intentOf, methodsOf } from "./verb-methods.ts";

const ISO_CURRENCIES = new Map(Intl.supportedValuesOf("currency").map((code) => [code, code]));
/** Words for the number of records. */
const ONE = new Set(
  "id ids identifier uuid specific particular individual konkretni konkretny bestimmte specifique especifico".split(
    " ",
  ),
);
const MANY = new Set(
  "list lists all every each seznam vsechny vsechna wszystkie lista vsetky alle liste todos todas tous toutes toate все список".split(
    " ",
  ),
);
/** A clause with more words of its own names its own subject. */
const MAX_ELLIPSIS = 2;
const OWN_WORDS = new Set(
  "my mine our muj moje moji mojich mein meine meiner meinen mi mis mon mes mieux moj moja mea mei meu мои моя мое моих".split(
    " ",
  ),
);

/**
 * Parses a query. Never throws: an empty query has no terms and finds nothing. Reads at most 4,000
 * characters and 64 distinct terms.
 *
 * @param context known values of the caller, which pronouns may refer to
 */
export function parseQuery(query: string, context?: JsonObject): SearchQuery {
  const whole = query.slice(0, MAX_QUERY_LENGTH);
  const body = whole.slice(...findBody(whole));
  const text = body === "" ? whole : body;
  const { words, values } = readWords(text);
  const { tokens } = tokenize(text);
  const lexicon = lexiconOf(detectLanguage(tokens));
  correctWords(words, lexicon);
  const terms: QueryTerm[] = [];
  const codes = shapeMarkers(
    tokens.flatMap(({ kind, text: code }) => (kind === "code" ? [code, code.toUpperCase()] : [])),
  );
  const positions = new Map<string, number>();
  const clauses: QueryClause[] = [];
  const pairs: [number, number][] = [];
  for (const clause of splitClauses(words)) {
    const mentions = addClause(clause, terms, positions, lexicon);
    if (mentions.length === 0) continue;
    for (let i = 1; i < mentions.length; i++)
      pairs.push([mentions[i - 1]?.term ?? 0, mentions[i]?.term ?? 0]);
    clauses.push(toClause(clause, mentions, clauses.at(-1)));
  }
  addEvidence(
    codes.map((term) => ({ ...NO_VARIANTS, term, weight: CODE_WEIGHT })),
    clauses,
    terms,
  );
  addEvidence(prefixesOf(tokens).map(toPrefixTerm), clauses, terms);
  addEvidence(
    findTerms(tokens, lexicon).map(({ english }) => readTermOfWords(english)),
    clauses,
    terms,
  );
  const asked = questionNouns(tokens, lexicon.english).map((noun): [string, number] => [noun, 1]);
  if (asked.length > 0)
    addEvidence([{ ...NO_VARIANTS, term: ASKED, weight: ASKED_WEIGHT, near: asked }], clauses, terms);
  const handles = new Set(tokens.flatMap((token) => readHandle(token)?.kind ?? []));
  for (const kind of handles) {
    const near = HANDLE_NOUNS[kind].map((noun): [string, number] => [stemWord(noun), 1]);
    addEvidence([{ ...NO_VARIANTS, term: `?${kind}`, weight: ASKED_WEIGHT, near }], clauses, terms);
  }
  if (asksForExchange(tokens, lexicon))
    addEvidence(
      [{ ...NO_VARIANTS, term: EXCHANGE, weight: ASKED_WEIGHT, near: EXCHANGE_WORDS }],
      clauses,
      terms,
    );
  const implied = findImplied(tokens, lexicon).map((word): [string, number] => [stemWord(word), 1]);
  if (implied.length > 0)
    addEvidence([{ ...NO_VARIANTS, term: IMPLIED, weight: ASKED_WEIGHT, near: implied }], clauses, terms);
  carryContext(context, clauses, terms, positions, lexiconOf("en"));
  values.numbered = words.filter(isNumbered).map(({ word }) => stemWord(word));
  const markers = wantedMarkers(words, terms, values.names.length > 0);
  return { ...lookups(terms, clauses, markers), terms, clauses, pairs, values, markers };
}

/** "pod-59" may be one of the `/pods`, "GAU-59" one of the `/gauges`. */
function prefixesOf(tokens: readonly Token[]): string[] {
  const prefixes = tokens.flatMap(({ kind, text }) => (kind === "code" ? (kindOfCode(text) ?? []) : []));
  return [...new Set(prefixes)].filter((prefix) => !STOP_WORDS.has(prefix));
}

function toPrefixTerm(prefix: string): QueryTerm {
  const roots = prefix.length >= MIN_ROOT ? [prefix] : [];
  const synonyms = (meaningsOf(prefix) ?? []).map(stemWord);
  return { ...NO_VARIANTS, term: stemWord(prefix), weight: CODE_WEIGHT, roots, synonyms };
}

/** Minimum letters of a code from which it may start the name of its kind. */
const MIN_ROOT = 3;

function correctWords(words: QueryWord[], lexicon: Lexicon): void {
  let isFirst = true;
  for (const word of words) {
    if (/[.!?;\n]/.test(word.gap)) isFirst = true;
    if (!word.entity) word.word = correctSpelling(word.word, lexicon, isFirst) ?? word.word;
    isFirst &&= STOP_WORDS.has(word.word) || lexicon.courtesy.has(word.word);
  }
}

/** Weight of an English word that is derived from the spelling of a foreign one. */
const COGNATE_WEIGHT = 0.8;
/** Weight of the word that a misspelled one probably means. */
const MISSPELLED_WEIGHT = 0.8;
const NO_VARIANTS = { entity: true, synonyms: [], near: [], roots: [], prefix: null };
/** Term for "where" and "when", which occurs in no text. */
const ASKED = "?";

/** Term for an amount in two currencies, which occurs in no text. */
const EXCHANGE = "?exchange";
const EXCHANGE_WORDS = ["convert", "conversion", "exchange", "currency", "rate"].map(
  (word): [string, number] => [stemWord(word), 1],
);
const MAX_BETWEEN_CURRENCIES = 4;

/** Term for what a request asks for without saying it, which occurs in no text. */
const IMPLIED = "?implied";

/** English words for what is asked without saying it: "how do you say …", "don't let me forget …". */
function findImplied(tokens: readonly Token[], lexicon: Lexicon): readonly string[] {
  const asked = findAskedWords(tokens, lexicon);
  if (asked !== undefined) return MEANINGS[asked.asks];
  if (tokens.some((_, i) => findForgetting(tokens, i, lexicon) !== undefined)) return REMINDING;
  if (tokens.some((_, i) => isLetKnow(tokens, i, lexicon) || isInformingOther(tokens, i, lexicon)))
    return MESSAGING;
  return findSeparated(tokens, lexicon);
}

/**
 * What a verb means with its particle, at the end of the sentence or directly after it: "weise Boot 7 Ada zu" assigns
 * it. Deletions have to be said in words.
 */
function findSeparated(tokens: readonly Token[], { commands }: Lexicon): readonly string[] {
  const lasts = lastOfSentences(tokens);
  return tokens.flatMap(({ word, quote }, i) => {
    if (quote >= 0) return [];
    const last = lasts[i];
    const next = tokens[i + 1]?.gap === " " ? tokens[i + 1]?.word : undefined;
    return (commands.get(word) ?? []).flatMap(({ particle, verbs }) =>
      particle !== null &&
      (particle === last || particle === next) &&
      !verbs.some((verb) => DELETING.has(verb))
        ? verbs
        : [],
    );
  });
}

/** For each token the last word of its sentence. */
function lastOfSentences(tokens: readonly Token[]): string[] {
  const lasts = tokens.map(({ word }) => word);
  for (let i = lasts.length - 2; i >= 0; i--)
    if (!/[,.!?;:]/.test(tokens[i + 1]?.gap ?? "")) lasts[i] = lasts[i + 1] ?? "";
  return lasts;
}

/** Whether an amount in one currency is followed by another currency: "what are 35 pounds in francs?". */
function asksForExchange(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const currencies = tokens.map(({ word, kind }) =>
    kind === "word" || kind === "symbol"
      ? (lexicon.currencies.get(word) ?? ISO_CURRENCIES.get(word.toUpperCase()))
      : undefined,
  );
  return tokens.some(({ kind }, i) => {
    const [own, at] = kind === "number" ? [currencies[i + 1] ?? currencies[i - 1], i + 2] : [undefined, 0];
    return (
      own !== undefined &&
      currencies.slice(at, at + MAX_BETWEEN_CURRENCIES).some((other) => other !== undefined && other !== own)
    );
  });
}

/**
 * Adds evidence that is not a word of the query: examples that look like its codes, and nouns for its
 * question word.
 */
function addEvidence(evidence: readonly QueryTerm[], clauses: QueryClause[], terms: QueryTerm[]): void {
  for (const term of evidence) {
    terms.push(term);
    addToClauses(clauses, terms.length - 1, 1);
  }
}

/** Adds a term to every clause; without any clause, it becomes one. */
function addToClauses(clauses: QueryClause[], term: number, share: number): void {
  if (clauses.length === 0) clauses.push({ terms: [], shares: [], intent: undefined, scope: "one" });
  for (const clause of clauses) {
    if (clause.terms.includes(term)) continue;
    clause.terms.push(term);
    clause.shares.push(share);
  }
}

/**
 * Adds the resources of the context ({invoice: {…}}, {invoice_id: …}) to every clause as weak evidence.
 */
function carryContext(
  context: JsonObject | undefined,
  clauses: QueryClause[],
  terms: QueryTerm[],
  positions: Map<string, number>,
  lexicon: Lexicon,
): void {
  for (const noun of contextNouns(context)) {
    const word: QueryWord = { word: noun, entity: true, numbered: false, gap: " " };
    const term = addTerm(word, false, terms, positions, lexicon);
    if (term !== null) addToClauses(clauses, term, CARRIED_SHARE);
  }
}

interface Mention {
  term: number;
  share: number;
  verb: boolean;
}

/** Adds the clause's terms to `terms` and returns where they occur, in order. */
function addClause(
  clause: WordClause,
  terms: QueryTerm[],
  positions: Map<string, number>,
  lexicon: Lexicon,
): Mention[] {
  const mentions: Mention[] = [];
  const purpose = lexicon.code === "en" ? findPurpose(clause) : clause.words.length;
  clause.words.forEach((word, i) => {
    // "alle" occurs in every list of a German document, and says nothing about what is listed.
    if (STOP_WORDS.has(word.word) || (lexicon.code !== "en" && lexicon.all.has(word.word))) return;
    const term = addTerm(word, i === clause.verb && isWeak(clause), terms, positions, lexicon);
    if (term !== null)
      mentions.push({ term, share: i < purpose ? 1 : PURPOSE_SHARE, verb: i === clause.verb });
  });
  return mentions;
}

/** Verbs that do not distinguish operations, because most operations read. */
function isWeak({ intent }: WordClause): boolean {
  return intent === "read" || intent === "work";
}

function addTerm(
  word: QueryWord,
  weak: boolean,
  terms: QueryTerm[],
  positions: Map<string, number>,
  lexicon: Lexicon,
): number | null {
  const term = stemWord(word.word);
  const weight = termWeight(word, weak);
  const known = positions.get(term);
  const earlier = known === undefined ? undefined : terms[known];
  if (known !== undefined && earlier !== undefined) {
    terms[known] = {
      ...earlier,
      weight: Math.max(earlier.weight, weight),
      entity: earlier.entity && word.entity,
    };
    return known;
  }
  if (terms.length >= MAX_QUERY_TERMS) return null;
  positions.set(term, terms.length);
  terms.push({
    ...(lexicon.code === "en"
      ? readTerm(term, word.entity ? "" : word.word)
      : readForeignTerm(word.word, lexicon, weak)),
    term,
    weight,
    entity: word.entity,
  });
  return terms.length - 1;
}

/**
 * Index of a purpose phrase ("… to assess their efficiency") after the request; the clause's length when
 * there is none.
 */
function findPurpose({ words, verb }: WordClause): number {
  let content = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]?.word ?? "";
    const next = words[i + 1]?.word ?? "";
    if (content > 0 && word === "to" && intentOf(next) !== undefined) return i;
    if (i !== verb && !STOP_WORDS.has(word)) content++;
  }
  return words.length;
}

function toClause(clause: WordClause, mentions: Mention[], previous: QueryClause | undefined): QueryClause {
  const shares = new Map<number, number>();
  for (const { term, share } of mentions) shares.set(term, Math.max(share, shares.get(term) ?? 0));
  const own = mentions.filter(({ verb }) => !verb).length;
  if (previous !== undefined && own <= MAX_ELLIPSIS && clause.words.some(({ word }) => PRONOUNS.has(word)))
    for (const term of previous.terms) if (!shares.has(term)) shares.set(term, CARRIED_SHARE);
  return {
    terms: [...shares.keys()],
    shares: [...shares.values()],
    intent: clause.intent,
    scope: scopeOf(clause),
  };
}

function scopeOf({ words }: WordClause): QueryClause["scope"] {
  if (words.some((word) => ONE.has(word.word) || isNumbered(word))) return "one";
  return words.some(({ word }) => MANY.has(word)) ? "many" : undefined;
}

/** "invoice 17", not "in 2024" or "April 5". */
function isNumbered({ word, entity, numbered }: QueryWord): boolean {
  return numbered && !entity && !STOP_WORDS.has(word);
}

function termWeight(word: QueryWord, weak: boolean): number {
  if (word.entity) return ENTITY_WEIGHT;
  return weak ? HEAD_VERB_WEIGHT : 1;
}

type Variants = Pick<QueryTerm, "synonyms" | "near" | "roots" | "prefix">;

function readTerm(term: string, word: string): Variants {
  const synonyms = expandTerm(term);
  const meant = similarNoun(word);
  return {
    synonyms: synonyms.length > 0 ? synonyms : synonymsOfVerb(word).map(stemWord),
    near: meant === null ? nearTerms([word]) : [[stemWord(meant), MISSPELLED_WEIGHT], ...nearTerms([meant])],
    roots: [],
    prefix: prefixOf(term, PREFIX_LENGTH),
  };
}

/**
 * Other languages have more inflections and no thesaurus: uses shorter prefixes and translations. The verb of a read
 * is not translated to a stop word: "show" is the noun of `GET /shows`.
 */
function readForeignTerm(word: string, lexicon: Lexicon, isWeakVerb: boolean): Variants {
  const isNamed = (english: string) => !isWeakVerb || !STOP_WORDS.has(english);
  const cognates = cognatesOf(lexicon, word);
  const guessed = cognates.map((each): [string, number] => [stemWord(each), COGNATE_WEIGHT]);
  return {
    synonyms: pivotsOf(lexicon, word).filter(isNamed),
    near: [...guessed, ...nearTerms([...lexicon.english(word).filter(isNamed), ...cognates])],
    roots: [],
    prefix: prefixOf(stemWord(word), FOREIGN_PREFIX_LENGTH),
  };
}

/** A term of several words counts as its first English word; the others are its synonyms. */
function readTermOfWords([first = "", ...others]: readonly string[]): QueryTerm {
  const synonyms = others.map(stemWord);
  return {
    ...NO_VARIANTS,
    term: stemWord(first),
    entity: false,
    weight: 1,
    synonyms,
    near: nearTerms([first]),
  };
}

/** Words with a similar meaning, weaker than synonyms and decreasing with distance. */
function nearTerms(words: readonly string[]): [string, number][] {
  return words.flatMap((word) =>
    nearestWords(word, NEIGHBOURS, NEIGHBOUR_FLOOR).map(({ word: near, similarity }): [string, number] => [
      stemWord(near),
      NEIGHBOUR_WEIGHT * similarity ** 2,
    ]),
  );
}

function prefixOf(term: string, length: number): string | null {
  const letters = [...term];
  return letters.length < PREFIX_LENGTH ? null : letters.slice(0, length).join("");
}

function wantedMarkers(words: QueryWord[], terms: QueryTerm[], named: boolean): string[] {
  const markers: string[] = [];
  if (named && terms.some((term) => !term.entity)) markers.push(SEARCH_MARKER);
  if (words.some(({ word }) => OWN_WORDS.has(word))) markers.push(OWN_MARKER);
  return markers;
}

function lookups(
  terms: QueryTerm[],
  clauses: QueryClause[],
  markers: string[],
): { exact: string[]; prefixes: string[] } {
  const exact = new Set(markers);
  if (clauses.some(({ intent }) => methodsOf(intent).length > 0))
    for (const marker of Object.values(METHOD_MARKERS)) exact.add(marker);
  const prefixes = new Set<string>();
  for (const { term, synonyms, near, roots, prefix } of terms) {
    exact.add(term);
    for (const [other] of near) exact.add(other);
    for (const synonym of synonyms) exact.add(synonym);
    if (prefix !== null) prefixes.add(prefix);
    for (const root of roots) prefixes.add(root);
  }
  return { exact: [...exact], prefixes: [...prefixes] };
}
