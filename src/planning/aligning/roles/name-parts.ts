import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";

/** Whether the word completes the name of a filled argument: "the phone number of …". */
export function isNamePart(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return (
    words[i]?.token.gap === " " &&
    /^(number|no|nr|id|code|address|cislo|nummer|numer|numero)$/.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ slot, source }) =>
        source === "query" &&
        readTraits(slot, candidate.input_schema, lexicon).forms.some(
          (form) => match(i - 1, form) >= STRONG_MATCH,
        ),
    )
  );
}

/** Whether the word is between an argument's name and its value: "account holder Ada Lane". */
export function isNameRest(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  if (words[i]?.token.gap !== " " || words[i + 1]?.token.gap !== " ") return false;
  return filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      tokens[0] === i + 1 &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some(
        (form) => match(i - 1, form) >= STRONG_MATCH,
      ),
  );
}

/** Whether the word introduces a value as its argument's description does: "departure from the north quay". */
export function isDescribedBefore(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return filled.some(({ slot, source, tokens: [first = -1], isAnchored }) => {
    if (source !== "query" || !isAnchored || first <= i || first > i + 3 || !isBare(words, i + 1, first))
      return false;
    const { forms, descriptionForms } = readTraits(slot, candidate.input_schema, lexicon);
    return [...forms, ...descriptionForms].some((form) => match(i, form) >= STRONG_MATCH);
  });
}

/** Whether the word consists of initials of the operation's name: "PR 88" for "Merge a pull request". */
export function isInitials({ words }: Request, { candidate }: OperationProfile, i: number): boolean {
  const text = words[i]?.token.text ?? "";
  if (!/^\p{Lu}{2,4}s?$/u.test(text)) return false;
  const { summary, path, operation_id } = candidate.fields;
  return [summary, path.replace(/\{[^}]*\}/g, " "), operation_id].some((name) =>
    splitWords(name)
      .map((word) => word[0] ?? "")
      .join("")
      .includes(text.replace(/s$/, "").toLowerCase()),
  );
}

/** Whether only function words lie between two positions. */
export function isBare(words: Request["words"], from: number, to: number): boolean {
  return words.slice(from, to).every(({ isContent }) => !isContent);
}
