import { stemWord } from "./stem-word.ts";

/**
 * Common words in the texts of APIs on any subject, by the share of operations that contain them (averaged
 * over 40 public documents). A small catalogue has too little data to know that "data" is less specific
 * than "invoice".
 */
const SHARES: [share: number, words: string][] = [
  [0.25, "id api list return request user data"],
  [
    0.1,
    "create name version retrieve specify identify type account page endpoint resource object status set time query update response information date delete result field detail record number service access value",
  ],
  [
    0.04,
    "new search read single start custom action limit manage configure unique provide report parameter key location option filter category post latest change see group entry validate rate item reference current add perform exist allow active source generate complete match base contain open enable public process view available right info end display description support associate string case first state application own feature remove require default content url link collection example plan system use find",
  ],
];
const DEFAULT_SHARE = 0.004;

const TERM_SHARES = new Map(
  SHARES.flatMap(([share, words]) => words.split(" ").map((word) => [stemWord(word), share] as const)),
);

/** Share of operations of any API, 0…1, whose texts contain the (stemmed) term. */
export function commonShare(term: string): number {
  return TERM_SHARES.get(term) ?? DEFAULT_SHARE;
}

/** How specific a term is, 0.3…1. */
export function specificity(term: string): number {
  return Math.log(commonShare(term)) / Math.log(DEFAULT_SHARE);
}
