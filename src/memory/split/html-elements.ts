/** Block elements; lists, tables and `pre` are kept whole. */
export const WHOLE: ReadonlyMap<string, "list" | "table" | "code"> = new Map([
  ["ul", "list"],
  ["ol", "list"],
  ["dl", "list"],
  ["table", "table"],
  ["pre", "code"],
]);

/** Parts of a list or table, where it is split if it does not fit. */
export const PART: ReadonlySet<string> = new Set(["li", "tr", "dt", "dd"]);

const OTHER =
  "address article aside blockquote body br caption center details dialog div fieldset figcaption figure footer form head header hgroup hr html legend main nav option p search section select summary tbody tfoot thead title";

export const BLOCK: ReadonlySet<string> = new Set([...WHOLE.keys(), ...PART, ...OTHER.split(" ")]);

/** 1–6 for `h1`…`h6`, else 0. */
export function htmlHeadingLevel(name: string): number {
  if (name.length !== 2 || !name.startsWith("h")) return 0;
  const level = name.charCodeAt(1) - 0x30;
  return level >= 1 && level <= 6 ? level : 0;
}
