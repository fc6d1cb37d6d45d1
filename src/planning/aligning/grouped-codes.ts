import { vectorOf } from "../../language/word-vectors.ts";
import type { Request } from "./request-words.ts";

/** Whether the example is a code that is written in groups: `AB12 CDE`, `1 AB 2345`. */
export function isGrouped(example: string): boolean {
  return /\d/.test(example) && /^[\p{Lu}\d]{1,6}( [\p{Lu}\d]{1,6}){1,4}$/u.test(example);
}

/** Whether a code has the groups of one of the examples: "KR71 VUN" and `AB12 CDE`. */
export function hasGroupsOf(code: string, examples: readonly string[]): boolean {
  return code === code.toUpperCase() && examples.some((example) => exactShape(example) === exactShape(code));
}

/** The code with the spaces of an example: "KR71VUN" and "kr71 vun" for `AB12 CDE`; null when none fits. */
export function spaceLike(code: string, examples: readonly string[]): string | null {
  const bare = code.toUpperCase().replace(/[\s-]/g, "");
  const example = examples.find(
    (each) => isGrouped(each) && exactShape(each.replace(/ /g, "")) === exactShape(bare),
  );
  if (example === undefined) return null;
  let rest = bare;
  const groups = example.split(" ").map(({ length }) => {
    const group = rest.slice(0, length);
    rest = rest.slice(length);
    return group;
  });
  return groups.join(" ");
}

function exactShape(code: string): string {
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}

/**
 * Whether the tokens are one group of a code that continues on the other side: "KX21" or "LMV" of "KX21 LMV". Only a
 * pattern or an example can say that the code ends between them.
 */
export function isPartOfCode({ words, reading }: Request, first: number, last: number): boolean {
  if (first !== last) return false;
  const isCut = (at: number) => {
    const [code, group] = [words[at]?.token, words[at + 1]?.token];
    return (
      code?.kind === "code" &&
      /^[\p{Lu}\d]{2,5}$/u.test(code.text) &&
      group?.kind === "word" &&
      group.gap === " " &&
      group.quote < 0 &&
      /^\p{Lu}{2,4}$/u.test(group.text) &&
      // "PDF" and "ASAP" are words.
      vectorOf(group.word) === null &&
      !reading.values.some(({ kind, first: start }) => kind === "currency" && start === at + 1)
    );
  };
  return isCut(first) || isCut(first - 1);
}
