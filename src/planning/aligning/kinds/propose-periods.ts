import type { OperationProfile } from "../describe-operation.ts";
import {
  ambiguousUnit,
  isOpposed,
  isSameLength,
  type Period,
  parsePeriod,
  readPeriods,
  SECONDS,
  writeLike,
} from "../periods.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";
import { certain } from "./propose-series.ts";

/** Proposes lengths of time for arguments that take them as codes (`24h`, `P7D`) or as a number of days. */
export function proposePeriods(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const periods = readPeriods(request);
  if (periods.length === 0) return [];
  const slots = open.filter(({ slot, isList }) => slot.path.length === 1 && !isList);
  const hasDates = open.some(({ kind, part }) => (kind === "date" || kind === "datetime") && part !== null);
  const proposals = slots.flatMap((traits) =>
    periods.flatMap((period): Proposal[] => {
      if (!isOfKind(request, traits, period)) return [];
      const value =
        traits.kind === "number"
          ? hasDates
            ? null
            : toNumber(request, traits, period)
          : toCode(traits, period);
      if (value === null || !meetsSchema(value, traits)) return [];
      const tokens = range(period.first, period.last);
      return [
        {
          traits,
          value,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "period", first: period.first }, "sole"),
          features: certain(traits),
        },
      ];
    }),
  );
  const isNamed = ({ traits, tokens }: Proposal) => {
    const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
    const place = placeFeatures(request, profile, traits, { first, last, text: "", kind: "duration" });
    return place.before > 0 || place.after > 0;
  };
  return proposals.filter((own) => {
    const isAlone = !proposals.some(
      (other) =>
        other !== own &&
        (other.traits === own.traits || other.claims.some((claim) => own.claims.includes(claim))),
    );
    return isAlone || isNamed(own);
  });
}

const STEPS =
  /^(interval|granularity|resolution|step|bucket|bin|frequency|every|aggregation|krok|schritt|paso|pas)$/;

/** Whether "every 15 minutes" meets an argument for steps, and any other length one for a span. */
function isOfKind({ words }: Request, { slot }: SlotTraits, { direction, first }: Period): boolean {
  const isStep = slot.words.some((word) => STEPS.test(word));
  const isNamed = slot.words.some((word) => words[first - 1]?.token.word === word);
  return isNamed || isStep === (direction === "every");
}

function toCode(traits: SlotTraits, period: Period): string | null {
  if (traits.kind === "enum") {
    const texts = traits.values.filter((value) => typeof value === "string");
    if (texts.length < traits.values.length || !texts.some((text) => /\d/.test(text))) return null;
    const minute = ambiguousUnit(texts);
    const parsed = texts.map((text) => parsePeriod(text, minute));
    if (parsed.filter((each) => each !== null).length * 2 < texts.length) return null;
    const at = parsed.findIndex((each) => each !== null && isSameLength(each, period));
    return texts[at] ?? null;
  }
  if (traits.kind !== "string" && traits.kind !== "duration") return null;
  const described = traits.slot.description.match(
    /(?<![\p{L}\d])(\d{1,3} ?(min|mo|[smhdwy]|days?|hours?)|PT?\d+[SMHDWY])(?![\p{L}\d])/gu,
  );
  const samples = [...traits.examples, ...(described ?? [])];
  if (traits.kind === "duration") return writeLike(period, ["P1D"]);
  const minute = ambiguousUnit(samples);
  return samples.length > 0 && samples.every((sample) => parsePeriod(sample, minute) !== null)
    ? writeLike(period, samples)
    : null;
}

/** The number of days or other units for an argument that states its unit and agrees in direction. */
function toNumber(request: Request, { slot, unit, forms }: SlotTraits, period: Period): number | null {
  // Other lengths of time are values of their own.
  const isInDate = request.reading.values.some(
    ({ kind, first, last }) => kind === "date" && first <= period.last && last >= period.first,
  );
  if (unit === null || !isInDate || period.direction === "every") return null;
  if (isOpposed(slot, period.direction)) return null;
  const own = forms.filter(
    ({ word, english }) =>
      ![word, ...english].some((each) => SECONDS[each.replace(/s$/, "")] !== undefined) &&
      !/^(within|next|last|past|ahead|back|ago|window|period)$/.test(word),
  );
  const isSaid = own.every((form) => request.words.some(({ index }) => request.match(index, form) >= 0.74));
  if (!isSaid) return null;
  if (period.unit === unit) return period.number;
  const [from, to] = [SECONDS[period.unit], SECONDS[unit]];
  if (from === undefined || to === undefined || (period.unit === "month") !== (unit === "month")) return null;
  const number = (period.number * from) / to;
  return Number.isInteger(number) ? number : null;
}
