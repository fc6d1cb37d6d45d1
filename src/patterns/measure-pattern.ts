/**
 * One step of a pattern in RE2 syntax: literal text, a class, the start of a group, a repetition, or
 * another token. https://github.com/google/re2/wiki/Syntax
 */
const STEP =
  /\\Q(?<quoted>[\s\S]*?)(?:\\E|$)|(?<wide>\\[pP](?:\{[^}]*\}|.)|\[(?:\^?\]?)(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\])|\\x\{[^}]*\}|\\x..|(?<flags>\(\?[\w-]*\))|(?<open>\((?:\?P?<[^>]*>|\?[\w-]*:)?)|(?<close>\))|(?<or>\|)|\{(?<least>\d+)(?<range>,(?<most>\d*))?\}|(?<any>[*+?])|\\[\s\S]|[\s\S]/gu;
/** Unicode tables are read once per written class, regardless of repetitions. */
const WIDE = /\\[pPWDS]|^\[\^|\[:/;
const WIDE_COST = 20;

/** The sequence being read: the size before its last item, and that item, which may still be repeated. */
interface Sequence {
  before: number;
  item: number;
}

/**
 * The size of a pattern with expanded repetitions, without compiling it: at least the number of RE2
 * instructions, plus a surcharge for Unicode tables. For an invalid pattern, any number.
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
      // A capturing group has an instruction at both ends.
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

/** Without an upper bound, the last required item may repeat. */
function readMost(groups: Record<string, string | undefined>): number {
  return groups["most"] ? Number(groups["most"]) : Number(groups["least"]);
}
