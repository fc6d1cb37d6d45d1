import { conceptsOf } from "../../../language/concepts.ts";
import { stemWord } from "../../../language/stem-word.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { explainedShare } from "../explained-share.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";
import { placeFeatures } from "../values/place-features.ts";
import { isTakenAway, isTakenByAction } from "./action-words.ts";
import { CONCEPT } from "./find-places.ts";
import { nameConcepts, saysConcept } from "./listed-values.ts";
import { matchContrary, polarityAround, withoutDenial } from "./negated-words.ts";
import { proposeSwitch } from "./propose-switch.ts";

/** Words in the names of flags that do not describe their subject. */
const SCAFFOLD =
  /^(only|just|include|includes|including|show|allow|allowed|want|wanted|with|flag|should|require|use|do|make|nur|jen|tylko|solo|seul)$/;

/** Who is notified does not change the flag: `notify_customer`, `sendGuests`. */
const RECIPIENTS =
  /^(customer|client|user|guest|invitee|attendee|participant|member|owner|patient|recipient|subscriber|team|them|everyone|all|kunde|kunden|zakaznik|klient|cliente|host)$/;

export function proposeBoolean(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  isActionTaken: boolean,
): Proposal[] {
  const switched = proposeSwitch(request, profile, traits);
  if (switched !== null) return [switched];
  const distinctive = traits.forms.filter(({ word }) => !SCAFFOLD.test(word));
  const forms = distinctive.length > 0 ? distinctive : traits.forms;
  if (forms.length === 0) return [];
  const usual = usualName(request, profile, traits, isActionTaken);
  const tokens: number[] = usual?.tokens ?? [];
  let strength = usual === null ? 1 : CONCEPT;
  let isContrary = usual?.isContrary ?? false;
  for (const form of usual === null ? forms : []) {
    const best = request.words
      .filter(
        ({ index, isContent, token }) =>
          (isContent || (token.word.length >= 5 && stemWord(token.word) === form.stem)) &&
          token.quote < 0 &&
          !tokens.includes(index) &&
          !isTakenByAction(request, index, isActionTaken),
      )
      .map(({ index }) => {
        const match = request.match(index, form);
        const contrary = match >= SURE ? 0 : matchContrary(request, index, form);
        return { index, match: Math.max(match, contrary), contrary: contrary > match };
      })
      .sort((a, b) => b.match - a.match)[0];
    if (best === undefined || best.match < SURE) return [];
    strength = Math.min(strength, best.match);
    tokens.push(best.index);
    isContrary ||= best.contrary;
  }
  // Words that are far apart belong to different things.
  if (Math.max(...tokens) - Math.min(...tokens) > 6) return [];
  const explained = explainedShare(request, profile, tokens);
  if (explained === 1 && !traits.slot.required && strength < 1) return [];
  const isUndone = !isActionTaken && isTakenAway(request, profile, tokens[0] ?? 0);
  return [
    flag(request, profile, traits, { tokens, strength, explained, isContrary: isContrary !== isUndone }),
  ];
}

/** The tokens that contain the common name of a flag: "skladem" for `in_stock`. */
function usualName(
  request: Request,
  { lexicon }: OperationProfile,
  { slot, forms }: SlotTraits,
  isActionTaken: boolean,
): { tokens: number[]; isContrary: boolean } | null {
  const names = [
    slot.words,
    slot.words.filter((word) => !SCAFFOLD.test(word)),
    forms.map(({ word }) => word),
    slot.words.filter((word) => !SCAFFOLD.test(word) && !RECIPIENTS.test(word)),
  ];
  const concepts = names.map((words) => nameConcepts(words, lexicon)).find(({ size }) => size > 0);
  if (concepts === undefined) return null;
  for (const { index, token } of request.words) {
    if (token.quote >= 0 || isTakenByAction(request, index, isActionTaken)) continue;
    const length = saysConcept(request, index, concepts);
    if (length > 0) return { tokens: range(index, index + length - 1), isContrary: false };
    const bare = withoutDenial(request, index);
    const isDenied =
      bare !== null &&
      conceptsOf([bare], 0, request.reading.lexicon.code).some(({ concept }) => concepts.has(concept));
    if (isDenied) return { tokens: [index], isContrary: true };
  }
  return null;
}

interface Flag {
  tokens: number[];
  strength: number;
  explained: number;
  isContrary: boolean;
}

export function flag(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { tokens, strength, explained, isContrary }: Flag,
): Proposal {
  const [first, last] = [Math.min(...tokens), Math.max(...tokens)];
  const isTrue = polarityAround(request, first, last) !== isContrary;
  const place = placeFeatures(request, profile, traits, { first, last, text: "", kind: "code" });
  return {
    traits,
    value: isTrue,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: {
      ...place,
      shape: 0,
      before: 0,
      after: 0,
      near: 0,
      fit: strength,
      exact: 1,
      soleSlot: 1,
      soleValue: 1,
      explained,
    },
  };
}
