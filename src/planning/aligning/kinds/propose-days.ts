import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Proposal } from "../proposal.ts";
import { renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { proposeEnd } from "./propose-series.ts";

/** Words that make a day the start or the end of a period. */
const BOUNDS = /^(since|until|before|after|from|to|by|between|least|most|under|over)$/;

const BOUND_NAMES = /^(from|to|after|before|since|until|till|von|bis|ab|od|do|desde|hasta|gte|lte)$/;
const EXCLUSIVE = /^(before|after|lt|gt|less|greater)$/;

/**
 * Proposes both ends of a single day for a list that takes a period: "payments of yesterday" for `created_after` and
 * `created_before`. Without the end, the list would have everything after that day too.
 */
export function proposeDays(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  if (!profile.reads) return [];
  const moments = request.reading.values.filter(({ kind }) => kind === "date" || kind === "time");
  const [day, other] = moments;
  if (day === undefined || other !== undefined || day.time !== undefined || day.lastDay !== undefined)
    return [];
  if (day.kind !== "date" || day.day === undefined) return [];
  if (partsBefore(request, day.first).some((part) => BOUNDS.test(part))) return [];
  const ends = open.filter(({ kind, isList }) => !isList && (kind === "date" || kind === "datetime"));
  const [start, end] = ["from", "to"].map((part) => ends.filter((traits) => traits.part === part));
  if (ends.length !== 2 || start?.length !== 1 || end?.length !== 1) return [];
  // An arrival and a departure are two days.
  if (!ends.every(({ slot }) => slot.words.some((word) => BOUND_NAMES.test(word)))) return [];
  // A day that is excluded is no end of itself.
  if (ends.some(({ kind, slot }) => kind === "date" && slot.words.some((word) => EXCLUSIVE.test(word))))
    return [];
  const value: Value = { ...day, lastDay: day.day };
  const tokens = range(day.first, day.last);
  return ends.flatMap((traits): Proposal[] => {
    const [rendered] = renderValue(value, traits);
    return rendered === undefined ? [] : [proposeEnd(profile, traits, rendered.value, tokens)];
  });
}
