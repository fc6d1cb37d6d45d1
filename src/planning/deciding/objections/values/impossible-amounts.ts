import { foldText } from "../../../../language/split-words.ts";
import { QUANTITIES } from "../../../aligning/kinds/propose-items.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import { isMoney } from "../../../aligning/values/bounds.ts";
import type { Ranked } from "../../score.ts";

// Amounts of a write that cannot be meant as they were read.

/** Words of arguments for a difference or a level below zero, folded. */
const SIGNED =
  /^(delta|diff\p{L}*|change|offset|adjust\p{L}*|correct\p{L}*|balance|temp\p{L}*|celsius|fahrenheit|degrees?|by)$/u;
/** Arguments for how strongly something works that is switched on. */
const LEVELS =
  /^(brightness|volume|level|intensity|speed|power|dim|dimming|helligkeit|lautstarke|jas|jasnosc|brillo|luminosite)$/;
const SWITCHES = /^(on|enabled?|state|power|active|switch|switched)$/i;
const OFF = /^(off|false|disabled|inactive|aus|vypnuto|wylaczon\p{L}*|apagad[oa]|eteint)$/u;
/** Three digits after the only separator: 1200 in one country, and 1.2 in another one. */
const GROUPED = /^[-+]?\d{1,3}[.,]\d{3}$/;

export function isImpossibleAmount(best: Ranked): boolean {
  const { profile, filling } = best;
  const numbers = filling.chosen.filter(
    ({ value, source, traits }) =>
      typeof value === "number" && source.kind === "number" && !profile.owners.has(traits.slot.name),
  );
  return numbers.some(
    (proposal) =>
      isNegativeAmount(best, proposal) || isGroupOrFraction(proposal) || isLevelOfOff(best, proposal),
  );
}

function isAmount({ traits }: Proposal): boolean {
  return isMoney(traits) || QUANTITIES.test(traits.slot.words.map(foldText).join("_"));
}

/** Whether an amount that has no direction is negative: "pay -35". */
function isNegativeAmount({ profile }: Ranked, proposal: Proposal): boolean {
  const isSigned = proposal.traits.slot.words.some((word) => SIGNED.test(foldText(word)));
  return Number(proposal.value) < 0 && isAmount(proposal) && !isSigned && !profile.verbs.has("adjust");
}

/** Whether a number with three decimals may be meant in thousands: "pay 1.350". Money has no three decimals. */
function isGroupOrFraction({ traits, source, value }: Proposal): boolean {
  return isMoney(traits) && GROUPED.test(source.text ?? "") && Math.abs(Number(value)) < 1000;
}

/** Whether something that is switched off gets a level: "turn it off at 45 percent". */
function isLevelOfOff({ filling }: Ranked, { traits, value }: Proposal): boolean {
  return (
    value !== 0 &&
    traits.slot.words.some((word) => LEVELS.test(foldText(word))) &&
    filling.filled.some(
      ({ source, slot, value: state }) =>
        source === "query" &&
        slot !== traits.slot &&
        (typeof state === "string" || slot.words.some((word) => SWITCHES.test(word))) &&
        OFF.test(foldText(String(state))),
    )
  );
}
