/**
 * The languages of requests, as ISO 639-1 codes. The tables in `data` have their columns in this order. The lexicon of
 * each language is registered in `lexicon.ts`, which `tsc` checks.
 */
export const LANGUAGE_CODES = ["en", "cs", "de", "pl", "es", "fr"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The column of a language in a table; −1 for an unknown language. */
export function columnOf(code: string): number {
  return (LANGUAGE_CODES as readonly string[]).indexOf(code);
}
