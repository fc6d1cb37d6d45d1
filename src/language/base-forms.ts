/** Doubled before "-ing" and "-ed": "stopped", "planning". */
const DOUBLED = /([bdfgklmnprtvz])\1$/;
const SIBILANT_PLURAL = /(s|x|z|ch|sh)es$/;
const MIN_LENGTH = 3;

/**
 * What a regularly inflected English word may be a form of, likeliest first: "cities" → city, citie; "planning" → plan,
 * planne, plann. Only spelling is looked at, so some of them are no words; whoever asks has a vocabulary to look them up in.
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
