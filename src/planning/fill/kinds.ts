import type { Slot } from "./list-slots.ts";

const PLACES = new Set(
  "location loc city place address town country region destination origin state province area venue where district village airport station".split(
    " ",
  ),
);
const SEARCHES = new Set("query q search keyword term phrase searchterm searchtext".split(" "));
const TEXTS = new Set(
  "message text content body comment note description statement question prompt msg input utterance command answer title summary subject bio reason feedback review instruction".split(
    " ",
  ),
);
const WHOLE = new Set("question prompt statement utterance input".split(" "));
const PEOPLE_OR_THINGS = new Set(
  `name artist author customer client company person brewery restaurant brand organization organisation team actor cast director album song
  movie film book title product item supplier vendor employee user owner contact airline hotel player project repository repo symbol ticker`.split(
    /\s+/,
  ),
);
const IDS = new Set("id identifier uuid number no code key sku reference ref isbn vin token".split(" "));

/** What a text slot is about, judged by the last telling word of its name. */
export function isPlace({ words }: Slot): boolean {
  return words.some((word) => PLACES.has(word)) && !isId(words);
}

export function isSearch({ words, types }: Slot): boolean {
  return types.includes("string") && SEARCHES.has(words.at(-1) ?? "");
}

export function isFreeText({ words }: Slot): boolean {
  return TEXTS.has(words.at(-1) ?? "") || SEARCHES.has(words.at(-1) ?? "");
}

/** Takes the whole question as it is. */
export function isWholeQuestion({ words }: Slot): boolean {
  const last = words.at(-1) ?? "";
  return (
    WHOLE.has(last) ||
    (words.length > 1 && words[0] === "user" && ["message", "query", "text"].includes(last))
  );
}

export function isEntity({ words }: Slot): boolean {
  return PEOPLE_OR_THINGS.has(words.at(-1) ?? "") && !isId(words);
}

export function isIdentifier({ words }: Slot): boolean {
  return isId(words);
}

function isId(words: readonly string[]): boolean {
  return IDS.has(words.at(-1) ?? "");
}
