import type { WordForm } from "../../../aligning/match-words.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import { fitsShape } from "../../../aligning/render-value.ts";
import type { Request } from "../../../aligning/request-words.ts";
import { PEOPLE, type SlotTraits, traitsOf } from "../../../aligning/slot-traits.ts";
import { STRONG_MATCH } from "../../../aligning/verb-agreement.ts";
import type { Ranked } from "../../score.ts";
import { NAMED } from "../other-targets.ts";

// Values that another operation of the API takes, and the best one has no argument for.

/** Whether a value belongs by its shape, or by the noun beside it, to what another operation takes. */
export function isValueOfOther(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const siblings = others.filter(
    ({ candidate }) => candidate.connector_id === best.candidate.connector_id && candidate !== best.candidate,
  );
  return best.filling.chosen.some(
    (proposal) =>
      isShapedForOther(best, proposal, siblings) ||
      isNameOfOther(request, best, proposal, siblings) ||
      isCountForOther(request, best, proposal, siblings),
  );
}

/** "the flights of GL-204": a code with the shape of an id of the API is no name of a pilot. */
function isShapedForOther(
  { profile }: Ranked,
  { traits, source, value, features }: Proposal,
  siblings: readonly Ranked[],
): boolean {
  const { slot, topic, forms } = traits;
  const isPlain = traits.pattern === null && traits.examples.length === 0 && !traits.isId;
  if (source.kind !== "code" || !isPlain || features.before > 0 || features.owner > 0) return false;
  if (/^(text|search|title)$/.test(topic)) return false;
  if (!profile.reads && slot.required && topic !== "person") return false;
  const shaped = siblings.flatMap((other) =>
    traitsOf(other.profile).filter(
      (each) =>
        each.kind === "string" &&
        each.isId &&
        (each.pattern !== null || each.examples.length > 0) &&
        fitsShape(String(value), each) === 1,
    ),
  );
  // `vehicle` and `vehicle_id` take the same codes.
  const isSame = (each: SlotTraits) => each.forms.some(({ stem }) => forms.some((own) => own.stem === stem));
  return shaped.length > 0 && !shaped.some(isSame);
}

/** "the flights of instructor Ada Lane": she is no owner of a glider. */
function isNameOfOther(
  request: Request,
  best: Ranked,
  { traits, isName, tokens: [first = 0], features }: Proposal,
  siblings: readonly Ranked[],
): boolean {
  const own = [...traits.forms, ...(best.profile.owners.get(traits.slot.name) ?? []), ...best.profile.nouns];
  return (
    isName === true &&
    /^(person|thing|none)$/.test(traits.topic) &&
    features.before < STRONG_MATCH &&
    // "invite captain Ada Lane"
    !(
      !best.profile.reads &&
      traits.topic === "person" &&
      PEOPLE.test(request.words[first - 1]?.form.english[0] ?? "")
    ) &&
    isLabelOfOther(request, best, first - 1, own, siblings) &&
    request.words[first]?.token.gap === " "
  );
}

/** "set it to 3 oars": how many there are is no seat. */
function isCountForOther(
  request: Request,
  best: Ranked,
  { traits, source, tokens, features }: Proposal,
  siblings: readonly Ranked[],
): boolean {
  const after = (tokens.at(-1) ?? 0) + 1;
  return (
    traits.kind === "string" &&
    source.kind === "number" &&
    features.before < STRONG_MATCH &&
    isLabelOfOther(request, best, after, traits.forms, siblings) &&
    request.words[after]?.token.gap === " "
  );
}

/** Whether a word is a noun of an argument or a thing of another operation, and has nothing to do with this one. */
function isLabelOfOther(
  { words, match, action, main }: Request,
  { profile }: Ranked,
  at: number,
  own: readonly WordForm[],
  siblings: readonly Ranked[],
): boolean {
  const word = words[at];
  if (word?.isContent !== true || word.token.kind !== "word" || word.token.quote >= 0) return false;
  if (action?.tokens.includes(at) || main.frame.has(at)) return false;
  const isNamed = (form: WordForm) => match(at, form) >= NAMED;
  const isOwn = (form: WordForm) => match(at, form) >= STRONG_MATCH;
  if (own.some(isOwn) || profile.words.some((each) => each.place !== "api" && isOwn(each))) return false;
  return siblings.some((other) =>
    [
      ...other.profile.nouns,
      ...[...other.profile.owners.values()].flat(),
      ...traitsOf(other.profile).flatMap(({ forms }) => forms),
    ].some(isNamed),
  );
}
