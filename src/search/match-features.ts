import { tellingShare } from "./common-terms.ts";
import { sharesStart } from "./match-terms.ts";
import type { RankedCandidate } from "./rank-candidates.ts";
import { PREFIX_WEIGHT, SYNONYM_WEIGHT } from "./ranking-weights.ts";
import type { QueryTerm, SearchQuery } from "./search-query.ts";
import { intentOf, methodsOf } from "./verb-methods.ts";

/** What says how sure a match is; each 0…1 unless noted. */
export interface MatchFeatures {
  /** Share of the wish's words that the tool's texts contain; names and values do not count. */
  covered: number;
  /** Share of the tool's own name (summary, path) that the query contains; verbs of reading do not count. */
  named: number;
  /** 1: the query says the first tool's whole name, little else, and the whole name of no rival with a fitting method; else 0. */
  exact: number;
  /** Distance to the best tool that does something else: 1 = nothing else was found. */
  margin: number;
  /** 1: verb and method agree, −1: they disagree, 0: nothing known. */
  method: number;
  /** How many telling words were found, as a share of four. */
  words: number;
  /** Share of what the tool requires that the caller handed over (context, an e-mail address, …); 0 when it requires nothing. */
  fitted: number;
}

/** A synonym or another inflection proves almost as much about meaning as the word itself, whatever it earns in ranking. */
const SYNONYM_PROOF = 0.7;
const PREFIX_PROOF = 0.8;
/** So many telling words in common are no accident any more. */
const ENOUGH_WORDS = 4;

/** Features of the first of `ranked`; null when there is nothing to judge. */
export function matchFeatures(query: SearchQuery, ranked: RankedCandidate[]): MatchFeatures | null {
  const [first] = ranked;
  if (first === undefined) return null;
  const clause = query.clauses[first.clause];
  const proofs = new Map(first.ref.evidence.map(({ term, strength }) => [term, proofOf(strength)]));
  const asked = (clause?.terms ?? []).filter((term) => query.terms[term]?.entity === false);
  const weightOf = (term: number) =>
    askedWeight(query.terms[term]) * (clause?.shares[clause.terms.indexOf(term)] ?? 1);
  const total = sum(asked.map(weightOf));
  const found = sum(asked.map((term) => weightOf(term) * (proofs.get(term) ?? 0)));
  return {
    covered: total === 0 ? 0 : found / total,
    named: nameCoverage(query, first),
    exact: found >= EXPLAINED * total && isAloneNamed(query, ranked) ? 1 : 0,
    margin: marginOf(ranked),
    method: methodAgreement(query, first),
    words: Math.min(1, found / ENOUGH_WORDS),
    fitted: fittedShare(first),
  };
}

function askedWeight(term: QueryTerm | undefined): number {
  return term === undefined ? 0 : term.weight * tellingShare(term.term);
}

function proofOf(strength: number): number {
  if (strength === PREFIX_WEIGHT) return PREFIX_PROOF;
  return strength === SYNONYM_WEIGHT ? SYNONYM_PROOF : 1;
}

function nameCoverage(query: SearchQuery, { shape }: RankedCandidate): number {
  const terms = new Set([...shape.nameTerms, ...shape.pathTerms]);
  const telling = [...terms].filter((term) => intentOf(term) !== "read");
  const name = telling.length > 0 ? telling : [...terms];
  if (name.length === 0) return 0;
  const matched = name.filter((word) => query.terms.some((term) => means(term, word)));
  return sum(matched.map(tellingShare)) / sum(name.map(tellingShare));
}

/** So many of the next best can be rivals. */
const RIVALS = 10;
/** Share of the query's telling words that an exact match explains. */
const EXPLAINED = 0.8;
/** Share of a name that counts as said. */
const WHOLE = 0.99;

/** "create a meeting" says all of `createMeeting`; `createMeetingPoll` has a word that was never said. */
function isAloneNamed(query: SearchQuery, [first, ...others]: RankedCandidate[]): boolean {
  if (first === undefined || methodAgreement(query, first) < 0 || nameCoverage(query, first) < WHOLE)
    return false;
  return others
    .slice(0, RIVALS)
    .every((rival) => methodAgreement(query, rival) < 0 || nameCoverage(query, rival) < WHOLE);
}

function means({ term, synonyms, roots, prefix }: QueryTerm, word: string): boolean {
  return (
    term === word ||
    synonyms.includes(word) ||
    roots.some((root) => word.startsWith(root)) ||
    (prefix !== null && sharesStart(term, word))
  );
}

function marginOf(ranked: RankedCandidate[]): number {
  const [first, ...others] = ranked;
  const top = first?.candidate.score ?? 0;
  const rival = others.find((other) => other.clause === first?.clause)?.candidate.score ?? 0;
  return top <= 0 ? 0 : Math.max(0, 1 - rival / top);
}

function methodAgreement(query: SearchQuery, { clause, candidate }: RankedCandidate): number {
  const wanted = methodsOf(query.clauses[clause]?.intent);
  const { method } = candidate.fields;
  if (wanted.length === 0 || method === "") return 0;
  return wanted.includes(method) ? 1 : -1;
}

function fittedShare({ candidate, context }: RankedCandidate): number {
  const required = candidate.fields.parameters.filter((parameter) => parameter.required).length;
  return required === 0 ? 0 : 1 - context.missing.length / required;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
