import { isPlural } from "../../../language/base-forms.ts";
import { SURE, toDocumentForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { NUMBER_WORDS } from "../../aligning/values/bounds.ts";
import { INDEFINITE } from "../../reading/find-elliptic-command.ts";
import type { Ranked } from "../score.ts";
import { LINKS, NAMED } from "./other-targets.ts";

/**
 * Whether the operation deletes a whole collection, and the request one of its records: "delete a comment on post 7".
 */
export function isOneOfDeleted({ words, match, reading }: Request, { profile, candidate }: Ranked): boolean {
  const { method, path } = candidate.fields;
  const last = path.split("/").at(-1) ?? "";
  if (method !== "DELETE" || last.includes("{") || !isPlural(last)) return false;
  const form = toDocumentForm(last, profile.lexicon);
  const isMany = words.some(({ token }) => reading.lexicon.all.has(token.word));
  const isOne = (i: number) =>
    (reading.lexicon.code === "en" && !/s$/.test(words[i]?.token.word ?? "")) ||
    INDEFINITE[reading.lexicon.code]?.test(words[i - 1]?.token.word ?? "") === true;
  return !isMany && words.some(({ index }) => match(index, form) >= SURE && isOne(index));
}

/** Words for the whole of a thing. */
const WHOLE = /^(record|entry|data|rest|everything|all)$/;

/** Words before what something belongs to, folded. */
const OF = /^(of|from|on|in|von|vom|der|des|aus|de|del|du|des|d|od|z|ze|u|na)$/;

/**
 * Whether a deletion is about a part of what it would delete: "delete the title of boat 7", "smaž poznámku lodi 7",
 * where an argument of another operation, or nothing, has the noun.
 */
export function isPartOfDeleted(
  { words, match, action, reading }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  if (candidate.fields.method !== "DELETE") return false;
  const verb = action?.tokens.at(-1) ?? -1;
  const ids = filling.filled.filter(
    ({ slot, source }) => source === "query" && profile.owners.has(slot.name),
  );
  const target = Math.max(-1, ...ids.map(({ tokens }) => tokens.at(-1) ?? -1));
  const isValue = (text: string) => ids.some(({ value }) => String(value).includes(text));
  const names = profile.words.filter(({ place }) => place === "name" || place === "tag");
  const own = [...names, ...profile.nouns, ...[...profile.owners.values()].flat()];
  const isOwn = (i: number) => own.some((form) => match(i, form) >= SURE);
  const isArgument = (i: number) =>
    others.some(
      (other) =>
        other.candidate.connector_id === candidate.connector_id &&
        other.profile.slots.some(
          (slot) =>
            !other.profile.owners.has(slot.name) &&
            readTraits(slot, other.candidate.input_schema, other.profile.lexicon).forms.some(
              (form) => match(i, form) >= NAMED,
            ),
        ),
    );
  return words.some(({ index, isContent, token, form }) => {
    if (index <= verb || index >= target || token.kind !== "word" || token.quote >= 0) return false;
    if (NUMBER_WORDS.test(token.word) || LINKS.test(token.word)) return false;
    if (isOwn(index) || isValue(token.text) || form.english.some((word) => WHOLE.test(word))) return false;
    // "dentist appointment 7", "termín zubaře 7"
    const isModifier =
      (index - 1 > verb && isOwn(index - 1)) || (/^(en|de)$/.test(reading.lexicon.code) && isOwn(index + 1));
    if (isModifier && isContent) return false;
    const next = words[index + 1]?.token.word ?? "";
    // "title" and "note" also introduce a text, and have no content then.
    return (isContent && OF.test(next)) || isArgument(index);
  });
}
