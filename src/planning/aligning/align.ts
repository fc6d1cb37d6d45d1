import type { JsonObject } from "../../base/json.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { describeOperation, type OperationProfile } from "./describe-operation.ts";
import type { AlignmentFeatures } from "./features.ts";
import { fillSlots } from "./filling/fill-slots.ts";
import type { Filling } from "./filling/filling.ts";
import { featuresOf } from "./rank-features.ts";
import type { Request, RequestWord } from "./request-words.ts";
import { assignRoles } from "./roles/assign-roles.ts";
import type { TokenRole } from "./roles/token-role.ts";
import { verbAgreement } from "./verb-agreement.ts";
import {
  isDecision,
  isValueChanged,
  isVerbFilled,
  isVerbNamed,
  VALUE_CHANGED,
  VERB_AS_VALUE,
} from "./verb-and-values.ts";

/**
 * How a request matches one operation: the role of each word, the arguments that are filled, and what is
 * left over.
 */
export interface Alignment {
  profile: OperationProfile;
  candidate: ToolCandidate;
  filling: Filling;
  /** Agreement of the verbs, −1…1; null when the request has no command. */
  verb: number | null;
  features: AlignmentFeatures;
  /**
   * Share of the request's words that the operation contains literally or that an argument takes with
   * certainty. Similarity of meaning does not count.
   */
  grounded: number;
  /** One role per token. */
  roles: readonly TokenRole[];
  /** Indexes of content words, values and filters without a use. */
  leftover: readonly number[];
}

/** Aligns the request with one operation. */
export function align(
  request: Request,
  candidate: ToolCandidate,
  context: JsonObject,
  retrieval: number,
): Alignment {
  const profile = describeOperation(candidate);
  const stated = verbAgreement(request, profile);
  const filling = fillSlots(request, profile, context, (stated ?? 0) > 0);
  const isOpposite = (stated ?? 0) < 0;
  const isSaid =
    (isVerbFilled(request, profile, filling) && (!isOpposite || isDecision(request, filling))) ||
    (!isOpposite && isVerbNamed(request, profile, filling));
  const adjusted = isSaid && (stated ?? 0) < VERB_AS_VALUE ? VERB_AS_VALUE : stated;
  const verb =
    (adjusted ?? 0) >= 0 && (adjusted ?? 0) < VALUE_CHANGED && isValueChanged(request, profile, filling)
      ? VALUE_CHANGED
      : adjusted;
  const roles = assignRoles(request, profile, filling, verb, context);
  const leftover = roles.flatMap(({ role }, i) => (role === "not_understood" ? [i] : []));
  return {
    profile,
    candidate,
    filling,
    verb,
    roles,
    grounded: groundedShare(request, profile, filling, roles),
    leftover,
    features: featuresOf({ request, profile, filling, verb, roles, retrieval }),
  };
}

const GROUNDS = 0.6;

/** Minimum words of a value that is a text. */
const TEXT = 4;

function groundedShare(
  { words, match, reading }: Request,
  profile: OperationProfile,
  { filled }: Filling,
  roles: readonly TokenRole[],
): number {
  // What a message says does not show that another operation is meant.
  const texts = new Set(
    filled.flatMap(({ tokens, source }) => {
      const [first = -1] = tokens;
      const isClause = reading.values.some(({ complement }) => complement?.lead === first);
      const isSaid = words[first]?.token.gap.startsWith(":") === true && tokens.length >= TEXT;
      return source === "query" && (isSaid || isClause) ? tokens : [];
    }),
  );
  const content = words.filter(({ isContent }) => isContent);
  const anchored = new Set(
    filled.flatMap(({ tokens, isAnchored, source }) => (isAnchored && source === "query" ? tokens : [])),
  );
  const isGrounded = (i: number) =>
    roles[i]?.role === "action" ||
    roles[i]?.role === "known_value" ||
    anchored.has(i) ||
    profile.words.some((word) => word.place !== "text" && match(i, word) >= GROUNDS);
  const shareOf = (some: readonly RequestWord[]) => {
    const total = sum(some.map(({ weight }) => weight));
    return total === 0
      ? Number(isNamedLiterally(words, profile))
      : sum(some.filter(({ index }) => isGrounded(index)).map(({ weight }) => weight)) / total;
  };
  const whole = shareOf(content);
  return texts.size === 0
    ? whole
    : Math.max(whole, shareOf(content.filter(({ index }) => !texts.has(index))));
}

/** Whether a word without content elsewhere is the resource of this operation: "list my things" for `GET /things`. */
function isNamedLiterally(words: Request["words"], { candidate }: OperationProfile): boolean {
  const { path, summary } = candidate.fields;
  const names = new Set(
    [...splitWords(path.replace(/\{[^}]*\}/g, " ")), ...splitWords(summary)].map(stemWord),
  );
  return words.some(
    ({ token, index }) => index > 0 && token.word.length > 3 && names.has(stemWord(token.word)),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
