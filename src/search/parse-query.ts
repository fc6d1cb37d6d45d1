import {
  ENTITY_WEIGHT,
  FOREIGN_PREFIX_LENGTH,
  HEAD_VERB_WEIGHT,
  MAX_QUERY_LENGTH,
  MAX_QUERY_TERMS,
  PREFIX_LENGTH,
} from "./ranking-weights.ts";
import { type QueryWord, readWords } from "./read-words.ts";
import type { QueryClause, QueryTerm, SearchQuery } from "./search-query.ts";
import { splitClauses, type WordClause } from "./split-clauses.ts";
import { stemWord } from "./stem-word.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { expandTerm } from "./thesaurus.ts";
import { METHOD_MARKERS, OWN_MARKER, SEARCH_MARKER } from "./tool-markers.ts";
import { methodsOf } from "./verb-methods.ts";
import { findFamilies } from "./word-families.ts";

const OWN_WORDS = new Set(
  "my mine our muj moje moji mojich mein meine meiner meinen mi mis mon mes mieux moj moja mea mei meu мои моя мое моих".split(
    " ",
  ),
);

/**
 * Reads a request in words. Never fails: an empty or senseless query has no terms and finds nothing. Only the
 * first 4,000 characters and 64 distinct terms are read.
 */
export function parseQuery(query: string): SearchQuery {
  const { words, values, english } = readWords(query.slice(0, MAX_QUERY_LENGTH));
  const terms: QueryTerm[] = [];
  const positions = new Map<string, number>();
  const clauses: QueryClause[] = [];
  const pairs: [number, number][] = [];
  for (const clause of splitClauses(words)) {
    const indexes = addClause(clause, terms, positions, english);
    if (indexes.length === 0) continue;
    for (let i = 1; i < indexes.length; i++) pairs.push([indexes[i - 1] ?? 0, indexes[i] ?? 0]);
    clauses.push({ terms: [...new Set(indexes)], intent: clause.intent });
  }
  const markers = wantedMarkers(words, terms, values.names.length > 0);
  return { ...lookups(terms, clauses, markers), terms, clauses, pairs, values, markers };
}

/** Adds the clause's terms and returns their indexes in order. */
function addClause(
  clause: WordClause,
  terms: QueryTerm[],
  positions: Map<string, number>,
  english: boolean,
): number[] {
  const indexes: number[] = [];
  clause.words.forEach((word, i) => {
    if (STOP_WORDS.has(word.word)) return;
    const term = stemWord(word.word);
    const known = positions.get(term);
    const weak = i === clause.verb && (clause.intent === "read" || clause.intent === "work");
    const weight = termWeight(word, weak);
    if (known !== undefined) {
      const earlier = terms[known];
      if (earlier !== undefined)
        terms[known] = {
          ...earlier,
          weight: Math.max(earlier.weight, weight),
          entity: earlier.entity && word.entity,
        };
      indexes.push(known);
    } else if (terms.length < MAX_QUERY_TERMS) {
      positions.set(term, terms.length);
      indexes.push(terms.length);
      terms.push({
        ...(english ? readTerm(term) : readForeignTerm(word.word)),
        term,
        weight,
        entity: word.entity,
      });
    }
  });
  return indexes;
}

function termWeight(word: QueryWord, weak: boolean): number {
  if (word.entity) return ENTITY_WEIGHT;
  return weak ? HEAD_VERB_WEIGHT : 1;
}

type Variants = Pick<QueryTerm, "synonyms" | "roots" | "prefix">;

function readTerm(term: string): Variants {
  return { synonyms: expandTerm(term), roots: [], prefix: prefixOf(term, PREFIX_LENGTH) };
}

/** Other languages inflect more and share no thesaurus: shorter prefixes, and translations. */
function readForeignTerm(word: string): Variants {
  const { terms, roots } = findFamilies(word);
  return { synonyms: terms, roots, prefix: prefixOf(stemWord(word), FOREIGN_PREFIX_LENGTH) };
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
  for (const { term, synonyms, roots, prefix } of terms) {
    exact.add(term);
    for (const synonym of synonyms) exact.add(synonym);
    if (prefix !== null) prefixes.add(prefix);
    for (const root of roots) prefixes.add(root);
  }
  return { exact: [...exact], prefixes: [...prefixes] };
}
