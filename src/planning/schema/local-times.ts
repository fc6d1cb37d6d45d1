import type { JsonObject } from "../../base/json.ts";
import { foldText } from "../../language/split-words.ts";

/** What documents say of moments without an offset, folded. */
const LOCAL_TIME =
  /(?<!\b(not|no)( in)? )\blocal (date[- ]?time|time|date and time)\b|\b(without|no|omit(ting)?)( an?| the| any)? ((utc )?offset|time ?zone|zone)\b|\bortszeit\b|\bohne (zeitzone|offset)\b|\bhora local\b|\bsin (zona horaria|desfase)\b|\bheure locale\b|\bsans fuseau\b|\bmistni cas[ue]?\b|\bbez (casove zony|casoveho pasma|strefy( czasowej)?)\b|\bczas(u)? lokaln/;
/** An offset, or a remark on what happens without one. */
const OFFSET =
  /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})|\bwith (an? |the |its )?(utc )?(offset|time ?zone)\b|\b(offset|time ?zone|zone)s? (is|are|will be)? ?(rejected|assumed|read|treated|interpreted|taken)\b/i;
const MAX_DESCRIPTION = 1_000;
const LOCAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/**
 * Whether a `date-time` is written without an offset, as its description or its example says. RFC 3339 section 5.6
 * requires an offset, but an API that works in local time reads `Z` as another time.
 */
export function takesLocalTime({ description, example, examples }: JsonObject): boolean {
  const shown = [example, ...(Array.isArray(examples) ? examples : [])].filter(
    (each) => typeof each === "string",
  );
  const described = typeof description === "string" ? description.slice(0, MAX_DESCRIPTION) : "";
  if ([described, ...shown].some((each) => OFFSET.test(each))) return false;
  return LOCAL_TIME.test(foldText(described)) || shown.some((each) => LOCAL_MOMENT.test(each));
}
