import { ONLY } from "../../schema/find-argument.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Slot } from "../list-slots.ts";
import { SURE, toWordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";

/**
 * The arguments that the words of a request may fill.
 *
 * @param avoided dotted paths of optional objects that cannot be completed and therefore take no values
 */
export function listOpen(
  request: Request,
  profile: OperationProfile,
  avoided: ReadonlySet<string>,
): readonly SlotTraits[] {
  const { slots, candidate, lexicon } = profile;
  const others = inOtherLists(profile, request);
  return slots
    .filter((slot) => !isTechnical(slot, request) && !isInside(slot, avoided) && !others.has(slot))
    .map((slot) => withoutResource(readTraits(slot, candidate.input_schema, lexicon), profile));
}

/**
 * An argument of a creation that is named after the resource and something else needs the other word: "create the crew
 * "Night"" names no `sub_crews`.
 */
function withoutResource(traits: SlotTraits, profile: OperationProfile): SlotTraits {
  const { forms, slot } = traits;
  const { method, path } = profile.candidate.fields;
  const [head] = profile.nouns;
  if (method !== "POST" || path.endsWith("}") || head === undefined) return traits;
  if (forms.length < 2 || slot.required || forms.at(-1)?.stem !== head.stem) return traits;
  return { ...traits, forms: forms.slice(0, -1) };
}

/**
 * The slots of the only elements of lists that an update would replace, and of optional lists that the request does not
 * name.
 */
function inOtherLists(profile: OperationProfile, { match, words }: Request): ReadonlySet<Slot> {
  const named = new Map<string, boolean>();
  const isNamed = (list: string) => {
    const slot = profile.slots.find((each) => each.path.join(".") === list);
    const forms = (slot?.words ?? []).map((word) => toWordForm(word, profile.lexicon));
    return forms.some((form) => words.some(({ index }) => match(index, form) >= SURE));
  };
  return new Set(
    profile.slots.filter(({ path, required }) => {
      const at = path.lastIndexOf(ONLY);
      if (at < 0 || (required && !profile.updates)) return false;
      if (profile.updates) return true;
      const list = path.slice(0, at).join(".");
      if (!named.has(list)) named.set(list, isNamed(list));
      return named.get(list) !== true;
    }),
  );
}

function isInside({ path }: Slot, objects: ReadonlySet<string>): boolean {
  return objects.size > 0 && path.some((_, at) => objects.has(path.slice(0, at + 1).join(".")));
}

/** Arguments that programs set, which no request is about: `callback` for JSONP, `prettyPrint`, `If-None-Match`. */
const TECHNICAL =
  /^(callback|jsonp|alt|prettyprint|pretty|quotauser|userip|uploadtype|upload_protocol|access_token|oauth_token|bearer_token|xgafv|nonce|correlation_?id|x_correlation_id|idempotency_?key|x_request_id|user_?agent|accept|accept_language|content_?type|if_(none_)?match|if_(un)?modified_since|etag|api_?version|minorversion)$/i;

/** Descriptions of arguments that select the fields of an answer. */
const SELECTOR = /partial response|fields? (to|that (should|will|must) be) (include|return|be )/i;

/** "…, idempotency key k-7781" names one. */
function isTechnical({ name, words, required, description }: Slot, { reading }: Request): boolean {
  const isSelector = /^fields$/i.test(name) && SELECTOR.test(description);
  const isNamed = TECHNICAL.test(name.replace(/^\W+/, "").replace(/[\s.-]+/g, "_"));
  if (required || (!isNamed && !isSelector)) return false;
  return !words.every((word) => reading.tokens.some((token) => token.word === word));
}
