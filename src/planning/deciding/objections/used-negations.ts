import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import { isReplacing } from "../given-negations.ts";
import type { Ranked } from "../score.ts";

/**
 * Whether a negation is used: "not public" for a flag that is set to false, "turn on never sleep" for an
 * operation of that name.
 */
export function isNegationUsed(request: Request, { roles, filling, profile }: Ranked, i: number): boolean {
  const isFlag = filling.filled.some(
    ({ value, tokens, source }) =>
      source === "query" && typeof value === "boolean" && (tokens.includes(i) || tokens[0] === i + 1),
  );
  if (isFlag) return true;
  // "never sleep" as a name
  const names = [profile.candidate.fields.summary, profile.candidate.fields.path, ...listed(profile)];
  const said = request.words.slice(i, i + 3).map(({ token }) => token.word);
  if (
    names.some((name) => splitWords(name).join(" ").includes(said.slice(0, 3).join(" ")) && said.length === 3)
  )
    return true;
  const next = profile.words.find(({ word }) => word === "not");
  return next !== undefined && roles[i + 1]?.role === "resource";
}

/**
 * Whether "instead of" follows the command and its new value: "send it to the office instead of my flat", but not "archive
 * it instead of deleting it" for an operation that deletes.
 */
export function isReplacedAfter(
  { action, reading, words }: Request,
  { filling, verb }: Ranked,
  i: number,
): boolean {
  const [at = Number.POSITIVE_INFINITY] = action?.commanded === true ? action.tokens : [];
  const next = [i + 1, i + 2].map((each) => words[each]?.token.word ?? "");
  return (
    i > at &&
    (verb ?? 0) > 0 &&
    isReplacing(reading.tokens, i) &&
    !next.some(
      (word) =>
        reading.lexicon.commands.has(word) || (/ing$/.test(word) && reading.lexicon.verbsOf(word).length > 0),
    ) &&
    filling.filled.some(
      ({ source, tokens }) => source === "query" && tokens.some((each) => each > at && each < i),
    )
  );
}

/** Names and listed values of the operation's arguments. */
function listed({ slots }: OperationProfile): string[] {
  return slots.flatMap(({ values, name }) => [name, ...values.map(String)]);
}
