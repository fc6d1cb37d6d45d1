/** Consonants that are doubled before "-ing" and "-ed": "stopped", "planning". */
const DOUBLED = /([bdfgklmnprtvz])\1$/;
const SIBILANT_PLURAL = /(s|x|z|ch|sh)es$/;
const MIN_LENGTH = 3;

/**
 * Possible base forms of a regularly inflected English word, most likely first: "cities" → city, citie;
 * "planning" → plan, planne, plann. The forms are derived from spelling only, so the caller has to look
 * them up in a vocabulary.
 */
export function baseForms(word: string): string[] {
  const singular = withoutPlural(word);
  const verbs = [word, ...singular].flatMap((form) => [
    ...withoutEnding(form, "ing"),
    ...withoutEnding(form, "ed"),
  ]);
  return [...singular, ...verbs].filter((form) => form.length >= MIN_LENGTH);
}

function withoutPlural(word: string): string[] {
  if (!word.endsWith("s") || word.endsWith("ss")) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (SIBILANT_PLURAL.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

function withoutEnding(word: string, ending: string): string[] {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  const forms = [`${stem}e`, stem];
  if (ending === "ed" && stem.endsWith("i")) forms.unshift(`${stem.slice(0, -1)}y`);
  if (DOUBLED.test(stem)) forms.unshift(stem.slice(0, -1));
  return forms;
}

/** Whether an English noun is a plural. */
export function isPlural(word: string): boolean {
  return /[^s]s$/.test(word) && baseForms(word).length > 0;
}
