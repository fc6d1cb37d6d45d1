import type { Value } from "../../reading/value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "./parts-before.ts";
import { boundBefore } from "./read-bounds.ts";

const STARTS: ReadonlySet<string> = new Set(["from", "since", "after", "over", "least", "between"]);
const ENDS: ReadonlySet<string> = new Set(["to", "until", "before", "by", "under", "most"]);

export function prepositionFeature(
  request: Request,
  { first, last }: Pick<Value, "first" | "last">,
  { part, slot, kind, topic }: SlotTraits,
): number {
  const bound = kind === "number" && part !== null ? boundBefore(request, first) : null;
  if (bound !== null) return part === bound ? 1 : -1;
  const parts = partsBefore(request, first);
  const own =
    topic !== "text" && [slot.words.at(0), slot.words.at(-1)].some((word) => parts.includes(word ?? ""));
  if (own) return 1;
  if (part === null) return 0;
  // "move it to Monday": without a start, "to" introduces the new value.
  const isGoal =
    kind !== "string" &&
    parts.includes("to") &&
    !parts.some((each) => each === "until" || each === "by" || each === "before") &&
    !(kind === "enum" && followsOrigin(request, first)) &&
    !request.reading.values.some((value) => value.kind === "date" && value.first < first);
  const after = boundAfter(request, last);
  const isMoment = /^(date|datetime|time)$/.test(kind);
  const [starts, ends] = [
    after === "from" ||
      // "nach" is "to" before a place or language, and "after" before a time.
      parts.some((each) => STARTS.has(each) && !(each === "after" && !isMoment && parts.includes("to"))) ||
      isRangeStart(request, last),
    after === "to" || (!isGoal && parts.some((each) => ENDS.has(each))) || isRangeEnd(request, first),
  ];
  if (starts === ends) return 0;
  return (part === "from") === starts ? 1 : -1;
}

const OR_SMALLER =
  /^(less|fewer|below|under|cheaper|younger|shorter|mene|min|weniger|darunter|gunstiger|mniej|taniej|ponizej|menos|moins)$/;
const OR_LARGER =
  /^(more|above|over|up|higher|older|longer|later|vic|vice|mehr|daruber|wiecej|powyzej|mas|plus)$/;

/** The bound after a number and its unit: "35 or fewer", "60 Seiten oder mehr". */
function boundAfter({ reading }: Request, last: number): "from" | "to" | null {
  for (const at of [last + 1, last + 2]) {
    const [or = "", bound = ""] = [at, at + 1].map((i) => reading.tokens[i]?.word);
    if (!/^(or|and|nebo|a|oder|und|lub|albo|i|o|y|ou|et)$/.test(or)) continue;
    return OR_SMALLER.test(bound) ? "to" : OR_LARGER.test(bound) ? "from" : null;
  }
  return null;
}

/** Whether "from" introduces an earlier word: "from German to Polish". */
function followsOrigin({ words, reading }: Request, first: number): boolean {
  return words.some(
    ({ token, index }) =>
      index < first && reading.lexicon.prepositions.get(token.word)?.includes("from") === true,
  );
}

const TO_WORDS = /^(to|through|until|till|bis|az|do|a|hasta|au)$/;

/** Whether two numbers or times are joined as a range: "90,000 to 110,000 PLN", "9:00–11:30". */
function areJoined({ reading }: Request, first: number, last: number): boolean {
  const [start, end] = [reading.tokens[first], reading.tokens[last]];
  const isSame = start?.kind === end?.kind && (start?.kind === "number" || start?.kind === "time");
  return last === first + 2
    ? isSame && TO_WORDS.test(reading.tokens[first + 1]?.word ?? "")
    : isSame && start?.kind === "time" && /[-–—]/.test(end?.gap ?? "");
}

function isRangeStart(request: Request, last: number): boolean {
  return areJoined(request, last, last + 2) || areJoined(request, last, last + 1);
}

/** "between Monday and Friday", "1–5 May". */
function isRangeEnd(request: Request, first: number): boolean {
  const { reading } = request;
  const before = reading.tokens[first - 1];
  if (/[-–—]/.test(reading.tokens[first]?.gap ?? "") || areJoined(request, first - 2, first)) return true;
  return (
    before !== undefined &&
    /^(and|a|i|y|et|und)$/.test(before.word) &&
    reading.tokens
      .slice(0, first)
      .some(({ word }) => (reading.lexicon.times.get(word) ?? []).includes("between"))
  );
}
