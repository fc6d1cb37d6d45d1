import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Request } from "../request-words.ts";

/** The parts of a range or relation that the words before the value express. */
export function partsBefore({ reading }: Request, first: number): readonly string[] {
  const { tokens, lexicon } = reading;
  const parts: string[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const word = tokens[i]?.word ?? "";
    const times = lexicon.times.get(word) ?? [];
    // "antes del", "until the"
    const leading = (lexicon.times.get(tokens[i - 1]?.word ?? "") ?? []).filter((each) =>
      /^(before|after|until|since)$/.test(each),
    );
    if (leading.length > 0) return leading;
    const found = lexicon.prepositions.get(word) ?? [];
    parts.push(
      ...found,
      ...times.filter((each) =>
        ["since", "until", "before", "after", "from", "to", "between"].includes(each),
      ),
    );
    // "at least for 60 people"
    const isFor =
      found.includes("for") &&
      i === first - 1 &&
      tokens[first]?.kind === "number" &&
      isBound(lexicon, tokens[i - 1]);
    if ((found.length > 0 && !isFor) || times.length > 0 || !lexicon.functionWords.has(word)) break;
  }
  return parts;
}

function isBound({ prepositions }: Lexicon, token: Token | undefined): boolean {
  return (prepositions.get(token?.word ?? "") ?? []).some((part) => part === "least" || part === "most");
}
