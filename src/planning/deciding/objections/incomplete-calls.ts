import { singular } from "../../../base/text.ts";
import { splitWords } from "../../../language/split-words.ts";
import type { Slot } from "../../aligning/list-slots.ts";
import { SURE } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { createsInstead } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

/** Determiners of something that exists already, by language, folded. */
const KNOWN_OBJECT: Readonly<Record<string, RegExp>> = {
  en: /^(the|this|that|these|those|my|our|your)$/,
  cs: /^(ten|tu|to|tento|tuto|toto|tenhle|tuhle|tohle|muj|moji|moje|nas|nasi|nase)$/,
  de: /^(der|die|das|den|dem|diese[rsnm]?|mein(e[nrm]?)?|unser(e[nrm]?)?)$/,
  pl: /^(ten|ta|to|te|tego|tej|moj|moja|moje|nasz|nasza|nasze)$/,
  es: /^(el|la|los|las|este|esta|estos|estas|ese|esa|mi|mis)$/,
  fr: /^(le|la|les|ce|cet|cette|ces|mon|ma|mes|notre|nos)$/,
};

/** "open the ticket": a ticket that exists already is not created, least of all without any value. */
export function isCreationOfKnown(request: Request, { profile, filling }: Ranked): boolean {
  const { words, reading, match, action } = request;
  const [verb = -1] = action?.tokens ?? [];
  // A flag alone describes what exists: `{"chapter": {"visible": false}}`.
  const isPlain = filling.filled.every(({ value }) => typeof value === "boolean");
  if (profile.slots.length === 0 || !isPlain || !createsInstead(request, profile)) return false;
  return words.some(
    ({ index }) =>
      index > verb &&
      KNOWN_OBJECT[reading.lexicon.code]?.test(words[index - 1]?.token.word ?? "") === true &&
      profile.nouns.some((noun) => match(index, noun) >= SURE),
  );
}

/** Whether a write sends nothing although its body has no names: "add some stops to tour 7" for a list of stops. */
export function lacksBody({ profile: { reads, slots }, filling, candidate: { fields } }: Ranked): boolean {
  const body = fields.parameters.filter((each) => each.in === "body");
  const given = new Set(filling.filled.map(({ slot }) => slot.path[0]));
  const isEmpty = body.length > 0 && !body.some(({ name }) => given.has(name));
  // `POST /tours/{id}/guides` with an optional `guide_id`
  const part = /\}\/([^/{}]+)$/.exec(fields.path)?.[1];
  const assigned = part === undefined ? undefined : singular(splitWords(part).at(-1) ?? "");
  const isAssigned = ({ words, path }: Slot) =>
    path.length === 1 && words.at(-1) === "id" && words.at(-2) === assigned;
  if (!reads && isEmpty && fields.method === "POST" && slots.some(isAssigned)) return true;
  const isBody = body.length === 1 && body[0]?.name === "body";
  return (
    !reads &&
    isBody &&
    /^(POST|PUT|PATCH)$/.test(fields.method) &&
    slots.some(({ name, required, types }) => name === "body" && (required || !types.includes("object"))) &&
    !filling.filled.some(({ slot }) => slot.path[0] === "body")
  );
}

/** Words in names of arguments for what an operation is applied to. */
const OBJECTS = /^(id|uuid|path|file|folder|name|key|url|number|code|slug)$/;

/** Verbs of operations that need to know what they are applied to. */
const APPLIED =
  /^(delete|remove|erase|destroy|purge|move|rename|copy|transfer|restore|archive|share|revoke|edit|update|change|modify)$/;

/**
 * Whether a write says nothing about what it is applied to, or only one of two places: a body without
 * required arguments for "delete the file", `{"from_path": …}` for a move.
 */
export function lacksObject({
  profile: { reads, slots, verbs, lexicon },
  filling,
  candidate,
}: Ranked): boolean {
  const { method, path } = candidate.fields;
  if (reads || method !== "POST" || path.includes("{")) return false;
  const given = new Set(filling.filled.map(({ slot }) => slot));
  const isObject = ({ name, types, values, words }: Slot) =>
    types.includes("string") &&
    values.length === 0 &&
    (name === "body" || words.some((word) => OBJECTS.test(word)));
  if (given.size === 0 && slots.some(isObject)) return [...verbs.keys()].some((verb) => APPLIED.test(verb));
  const traits = slots
    .filter((slot) => slot.path.length === 1 && slot.types.includes("string"))
    .map((slot) => readTraits(slot, candidate.input_schema, lexicon));
  return traits.some(
    ({ slot, part }) =>
      part === "from" &&
      traits.some(
        (other) =>
          other.part === "to" &&
          other.slot.words.at(-1) === slot.words.at(-1) &&
          other.slot.words.length === slot.words.length &&
          slot.words.length > 1 &&
          given.has(slot) !== given.has(other.slot) &&
          /^(from|source|origin)$/.test(slot.words[0] ?? ""),
      ),
  );
}

/** Whether an update has no new value: "move meeting 7" without a time. */
export function isEmptyChange({
  profile: { updates, slots, owners, verbs, pathWords },
  filling,
  candidate: { fields },
}: Ranked): boolean {
  const isOpen = slots.some(({ name, path }) => path.length > 1 || !owners.has(name));
  // `PUT /player/pause` needs no value.
  const isAction = verbs.has(pathWords.at(-1) ?? "");
  const changes = updates || (/^(PUT|PATCH)$/.test(fields.method) && !isAction);
  return changes && isOpen && !filling.filled.some(({ slot }) => !owners.has(slot.name));
}
