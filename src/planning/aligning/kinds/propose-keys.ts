import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { proposeCertain } from "./propose-series.ts";

/** Last words of arguments that take keys of words joined by hyphens. */
const KEYS = /^(key|slug|permalink|handle|alias)$/;
/** Keys that are secrets or numbers. */
const OTHER_KEYS = /^(api|access|secret|private|public|license|encryption|ssh|organizer|session)$/;

/** Arguments for the environment that something is deployed to. */
const ENVIRONMENTS = /^(environment|env|prostredi|umgebung|srodowisko|entorno|environnement)$/;
/** Usual names of environments, which developers use in every language. */
const ENVIRONMENT =
  /^(production|prod|staging|stage|development|dev|preprod|preproduction|sandbox|preview|canary|qa|uat)$/;

interface Said {
  tokens: number[];
  text: string;
}

/**
 * Proposes words joined by hyphens for keys ("the flag dark-header in the project web-app" for `featureFlagKey` and
 * `projectKey`) and the usual names of environments for arguments that take one ("on staging").
 */
export function proposeKeys(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const { words } = request;
  const texts = open.filter(({ kind, values }) => kind === "string" && values.length === 0);
  const environments = texts.filter(
    ({ slot }) => slot.words.some((word) => ENVIRONMENTS.test(word)) && slot.words.at(-1) !== "id",
  );
  const keys = texts.filter(
    ({ slot, isList }) =>
      !isList && KEYS.test(slot.words.at(-1) ?? "") && !slot.words.some((word) => OTHER_KEYS.test(word)),
  );
  const [environment, other] = environments;
  const said =
    environment === undefined || other !== undefined
      ? []
      : words.filter(({ index }) => isEnvironment(request, index));
  const [only, more] = said;
  const named =
    environment === undefined || only === undefined || more !== undefined
      ? []
      : propose(profile, environment, { tokens: [only.index], text: only.token.text });
  const joined = keys.length === 0 ? [] : findJoined(request);
  return [
    ...named,
    ...joined.flatMap((each) => {
      const fitting = keys.filter((traits) => isNamed(request, profile, traits, each));
      const isOther = open.some(
        (traits) => !keys.includes(traits) && isNamed(request, profile, traits, each),
      );
      if (isOther) return [];
      // Without its noun, a value is only sure for the key that the path needs.
      const needed = keys.filter(({ slot }) => profile.owners.has(slot.name));
      const [traits, twin] = fitting.length > 0 || joined.length > 1 ? fitting : needed;
      return traits === undefined || twin !== undefined ? [] : propose(profile, traits, each);
    }),
  ];
}

const EXCEPT =
  /^(except|without|not|no|but|excluding|ohne|ausser|nicht|krome|bez|oprocz|excepto|menos|sin|sauf|sans|pas|ne|nie)$/;

/**
 * Whether the word is an environment: "in staging", but not "stage it", "the development team" or "all but
 * production".
 */
function isEnvironment({ words, action }: Request, i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (word?.token.kind !== "word" || word.token.quote >= 0 || !ENVIRONMENT.test(word.token.word))
    return false;
  const isModifier =
    next?.token.kind === "word" &&
    next.token.gap === " " &&
    next.isContent &&
    !ENVIRONMENTS.test(next.token.word);
  const isExcluded = [i - 1, i - 2].some((at) => EXCEPT.test(words[at]?.token.word ?? ""));
  return !isModifier && !isExcluded && action?.tokens.includes(i) !== true;
}

/** Lowercase words joined by hyphens. */
function findJoined({ words, action }: Request): Said[] {
  const found: Said[] = [];
  const isPart = (i: number) => {
    const token = words[i]?.token;
    return token !== undefined && token.quote < 0 && /^[\p{Ll}\d]+$/u.test(token.text);
  };
  // "montre-moi"
  const isPhrase = (first: number, last: number) =>
    action?.tokens.includes(first) === true ||
    (words[last]?.isContent === false && words[last]?.token.kind === "word");
  for (let first = 0; first < words.length; first++) {
    if (!isPart(first) || words[first]?.token.kind !== "word") continue;
    let last = first;
    while (isPart(last + 1) && words[last + 1]?.token.gap === "-") last++;
    const tokens = range(first, last);
    // "harbor-docs/site" is one value.
    const isApart = [words[first], words[last + 1]].every((word) => !/^[/.:@]/.test(word?.token.gap ?? ""));
    if (last > first && isApart && !isPhrase(first, last))
      found.push({ tokens, text: tokens.map((i) => words[i]?.token.text ?? "").join("-") });
    first = last;
  }
  return found;
}

/** Whether a noun of the argument is next to the value: "flag dark-header", "the dark-header flag". */
function isNamed({ words, match }: Request, profile: OperationProfile, traits: SlotTraits, { tokens }: Said) {
  const [first = 0] = tokens;
  const forms = [...traits.forms, ...(profile.owners.get(traits.slot.name) ?? [])];
  const before = words[first - 1]?.isContent === true ? first - 1 : first - 2;
  return [before, first + tokens.length].some(
    (i) => words[i]?.token.kind === "word" && forms.some((form) => match(i, form) >= SURE),
  );
}

function propose(profile: OperationProfile, traits: SlotTraits, { tokens, text }: Said): Proposal[] {
  return meetsSchema(text, traits) ? [proposeCertain(profile, traits, text, tokens)] : [];
}
