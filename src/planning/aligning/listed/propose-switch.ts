import { compareVerbs } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { UNDOING } from "./action-words.ts";

const SWITCHES =
  /^(on|power|powered|enabled|enable|active|is_on|is_active|is_enabled|state|switched_on|on_off|running|value|set|aktiv|zapnuto|aktivni|activo|actif|enabled_flag)$/;
const PUTTING: ReadonlySet<string> = new Set(
  "put set place switch bring enter activate enable turn-on start add hang".split(" "),
);
const TAKING_OUT = /^(out|off|aus|z|ze|fuera|hors|de)$/;

/** Proposes a value for an on/off flag: "turn on", "disable", "put … into … mode". */
export function proposeSwitch(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
): Proposal | null {
  const { action, reading } = request;
  if (action === null || !action.commanded || !SWITCHES.test(traits.slot.words.join("_"))) return null;
  const isVerb = (name: string) => action.verbs.some((verb) => compareVerbs(verb, name) > 0);
  let on = isVerb("enable") || isVerb("turn-on");
  let off = isVerb("disable") || isVerb("turn-off");
  // For a setter with a single flag, verbs of putting mean on and verbs of removing mean off.
  const isOnlySwitch =
    traits.slot.required &&
    !profile.reads &&
    profile.slots.filter(({ types }) => types.includes("boolean")).length === 1;
  if (on === off && isOnlySwitch) {
    off = action.verbs.some((verb) => UNDOING.has(verb) || verb === "delete");
    const isOut = reading.tokens.some(
      ({ word }, i) => i > (action.tokens[0] ?? 0) && TAKING_OUT.test(word) && reading.lexicon.code === "en",
    );
    const isPut = action.verbs.some((verb) => PUTTING.has(verb));
    if (!off && isPut) [on, off] = [!isOut, isOut];
  }
  if (on === off) return null;
  return {
    traits,
    value: on,
    tokens: action.tokens,
    claims: action.tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first: action.tokens[0] ?? 0 }, "sole"),
    features: {
      ...NO_FEATURES,
      fit: 1,
      exact: 1,
      soleSlot: 1,
      soleValue: 1,
      before: 1,
      required: traits.slot.required ? 1 : 0,
    },
  };
}
