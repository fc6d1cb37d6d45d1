import { isPlace } from "../../../language/places.ts";
import { compareVerbs, DELETING } from "../../../language/verbs.ts";
import { CHANGES, CREATES } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import type { Clause } from "../../reading/read-clauses.ts";
import type { Ranked } from "../score.ts";

/**
 * Whether only the digits of a code identify something that the request does not name: "delete PAY-301" does not delete
 * record 301.
 */
export function isCutFromCode({ words }: Request, { features, filling, profile }: Ranked): boolean {
  const { nouns, head, owned } = features;
  return (
    nouns === 0 &&
    head === 0 &&
    owned === 0 &&
    filling.filled.some(
      ({ slot, value, tokens, source }) =>
        source === "query" &&
        profile.owners.has(slot.name) &&
        typeof value === "number" &&
        tokens.some((i) => words[i]?.token.kind === "code" && /\p{L}/u.test(words[i]?.token.text ?? "")),
    )
  );
}

/** Phrases before what a list is sorted by, folded. */
const SORTED_BY =
  /(?:^| )(sort(ed)? by|order(ed)? by|sortiert nach|geordnet nach|trie(e|s|es)? par|classe(e|s|es)? par|ordenad[oa]s? por|serazen\S* (podle|dle)|posortowan\S* (po|wedlug|wg))$/;

/** Whether a list is to be sorted by something that no argument takes. */
export function isOrderIgnored({ words }: Request, { profile, filling }: Ranked): boolean {
  const at = words.findIndex(({ index, token }) => {
    const said = words.slice(Math.max(0, index - 1), index + 1).map((word) => word.token.word);
    return token.quote < 0 && SORTED_BY.test(said.join(" "));
  });
  if (at < 0 || !profile.reads) return false;
  return !filling.filled.some(
    ({ slot, tokens }) =>
      tokens.some((i) => i > at && i <= at + 3) &&
      slot.words.some((word) =>
        /^(sort|order|orderby|by|tri|orden|razeni|sortuj|sortierung|sortby)/.test(word),
      ),
  );
}

/**
 * Whether the operation has nothing in common with the request but a place: "where is the capital of
 * China" is not a question about its weather.
 */
export function isOnlyPlace({ features, verb, filling, profile }: Ranked): boolean {
  const { nouns, head, api } = features;
  const values = filling.filled.filter(({ source }) => source === "query");
  return (
    nouns === 0 &&
    head === 0 &&
    api === 0 &&
    (verb ?? 0) <= 0 &&
    values.length === 1 &&
    values.every(({ value }) => typeof value === "string" && isPlace(value, profile.lexicon.code))
  );
}

/** Whether a second command is an argument of the same call: "heat the oven, stop after an hour". */
export function isClauseUsed(
  { words, action }: Request,
  { roles, filling, profile }: Ranked,
  clause: Clause,
): boolean {
  const own = words.filter(({ index }) => index >= clause.first && index <= clause.last);
  const isTaken = filling.filled.some(
    ({ source, isAnchored, tokens }) =>
      source === "query" && isAnchored && tokens.some((i) => i >= clause.first && i <= clause.last),
  );
  const commanded = clause.actions.filter((action) => action.commanded);
  const verbs = new Set(commanded.flatMap(({ tokens }) => tokens));
  // "I need a day off tomorrow, please enter it": the second verb repeats what is needed. "Create it and
  // issue it" are two commands.
  const isNeed = /^(need|want|like)$/.test(words[action?.tokens[0] ?? -1]?.token.word ?? "");
  const isRepeated =
    isNeed &&
    own.every(({ isContent, index }) => !isContent || verbs.has(index)) &&
    commanded.every(({ verbs: said }) =>
      said.some((verb) =>
        [...profile.verbs.keys()].some(
          (offered) =>
            compareVerbs(verb, offered) > 0 ||
            (CREATES.has(verb) && CREATES.has(offered)) ||
            (CHANGES.has(verb) && CHANGES.has(offered)),
        ),
      ),
    );
  if (isRepeated) return true;
  // "tow glider 7 and cancel 8": another thing is ended.
  const ends = commanded.some(
    ({ verbs: said }) =>
      said.some((verb) => DELETING.has(verb) || verb === "cancel") &&
      !said.some((verb) => profile.verbs.has(verb)),
  );
  return (
    isTaken &&
    !ends &&
    own.every(
      ({ isContent, index }) =>
        !isContent || verbs.has(index) || /^(argument|qualifier)$/.test(roles[index]?.role ?? ""),
    )
  );
}

/** Whether a change ignores the new value at the end: "set alarm 31 to on hold" without a word of it in an argument. */
export function isNewValueIgnored(
  { words, main, action, reading }: Request,
  { profile, filling, roles }: Ranked,
): boolean {
  const listed = filling.chosen
    .filter(({ source }) => source.kind === "listed")
    .flatMap(({ tokens }) => tokens);
  const [verb = main.first] = action?.tokens ?? [];
  if (listed.length === 0 || ![...profile.verbs.keys()].some((each) => CHANGES.has(each))) return false;
  const to = words.findLast(
    ({ token, index }) =>
      index > Math.max(verb, ...listed) &&
      index < main.last &&
      token.quote < 0 &&
      reading.lexicon.prepositions.get(token.word)?.includes("to") === true,
  );
  if (to === undefined || roles[to.index]?.role === "argument") return false;
  const value = words.slice(to.index + 1, main.last + 1);
  return (
    value.some(({ isContent }) => isContent) && value.every(({ index }) => roles[index]?.role !== "argument")
  );
}
