/**
 * One step of a pattern as RE2 reads it: literal text, a class, the head of a group, a repetition, anything else.
 * https://github.com/google/re2/wiki/Syntax
 */
const STEP =
  /\\Q(?<quoted>[\s\S]*?)(?:\\E|$)|(?<wide>\\[pP](?:\{[^}]*\}|.)|\[(?:\^?\]?)(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\])|\\x\{[^}]*\}|\\x..|(?<flags>\(\?[\w-]*\))|(?<open>\((?:\?P?<[^>]*>|\?[\w-]*:)?)|(?<close>\))|(?<or>\|)|\{(?<least>\d+)(?<range>,(?<most>\d*))?\}|(?<any>[*+?])|\\[\s\S]|[\s\S]/gu;
/** Tables of Unicode are read for each class that is written, however often it is repeated. */
const WIDE = /\\[pPWDS]|^\[\^|\[:/;
const WIDE_COST = 20;

/** A sequence that is being read: what is in it before its last item, and that item, which may yet be repeated. */
interface Sequence {
  before: number;
  item: number;
}

/**
 * How large a pattern is, repetitions multiplied out, without compiling it: no less than the instructions that RE2 makes of it,
 * and a surcharge for tables of Unicode. Of a text that is no pattern, any number.
 */
export function measurePattern(pattern: string): number {
  const outer: Sequence[] = [];
  let open: Sequence = { before: 0, item: 0 };
  let wide = 0;
  const add = (item: number) => {
    open.before += open.item;
    open.item = item;
  };
  for (const { 0: step, groups = {} } of pattern.matchAll(STEP)) {
    if (groups["open"] !== undefined) {
      outer.push(open);
      open = { before: 0, item: 0 };
    } else if (groups["close"] !== undefined) {
      // A group that captures has an instruction at either end.
      const inner = open.before + open.item + 2;
      open = outer.pop() ?? { before: 0, item: 0 };
      add(inner);
    } else if (groups["least"] !== undefined) {
      open.item = repeat(open.item, Number(groups["least"]), readMost(groups));
    } else if (groups["any"] !== undefined) {
      open.item += 2;
    } else if (groups["or"] !== undefined) {
      add(1);
      add(0);
    } else if (groups["quoted"] !== undefined) {
      add(groups["quoted"].length);
    } else if (groups["flags"] === undefined) {
      add(1);
      if (groups["wide"] !== undefined && WIDE.test(step)) wide += WIDE_COST;
    }
  }
  return [...outer, open].reduce((sum, { before, item }) => sum + before + item, wide);
}

/** `x{2,4}` is xx(x(x)?)?, and `x{2,}` is xx+. */
function repeat(item: number, least: number, most: number): number {
  return item * Math.max(least, most, 1) + Math.max(0, most - least) + 2;
}

/** Without an upper end, the last of those asked for may come again. */
function readMost(groups: Record<string, string | undefined>): number {
  return groups["most"] ? Number(groups["most"]) : Number(groups["least"]);
}
