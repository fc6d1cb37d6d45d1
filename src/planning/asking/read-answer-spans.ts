import type { JsonObject } from "../../base/json.ts";
import type { ReadSpan } from "../../contract/tool.ts";
import { foldText } from "../../language/split-words.ts";
import { flattenArguments } from "../schema/find-argument.ts";
import { readTokens, type Token } from "./read-choice.ts";
import { FILLERS, LEAD_INS, LINKS } from "./words.ts";

interface Filled {
  /** The known arguments when the question was asked. */
  before: JsonObject;
  /** The known arguments now. */
  after: JsonObject;
  /** `user_context_data` of the answer. Its values are not read from the words. */
  context: JsonObject;
}

/** The role of each word of an answer: a requested value, a courtesy, or the choice of the operation. */
export function readAnswerSpans(text: string, { before, after, context }: Filled): ReadSpan[] {
  const tokens = readTokens(text);
  const known = new Set(Object.values(flattenArguments(context)).map((value) => JSON.stringify(value)));
  const given = Object.entries(flattenArguments(after)).filter(
    ([path, value]) =>
      JSON.stringify(flattenArguments(before)[path]) !== JSON.stringify(value) &&
      !known.has(JSON.stringify(value)),
  );
  const names = new Map<number, string>();
  const inOtherWords: string[] = [];
  for (const [path, value] of given) {
    const values = Array.isArray(value) ? value : [value];
    const found = values.flatMap((each) => findTokens(tokens, String(each)));
    for (const i of found) names.set(i, path);
    if (found.length === 0) inOtherWords.push(path);
  }
  const leads = new Set(LEAD_INS.flat());
  const isFiller = ({ folded }: Token) => FILLERS.has(folded) || LINKS.has(folded) || leads.has(folded);
  const [reworded] = inOtherWords;
  // "tomorrow" for a date: if no word is the value itself, the content words are the value.
  const isOnlyValue = given.length === 1 && reworded !== undefined;
  return joinSpans(
    text,
    tokens.map((token, i): ReadSpan => {
      const { start, end } = token;
      const name = names.get(i) ?? (isOnlyValue && !isFiller(token) ? reworded : undefined);
      if (name !== undefined) return { text: token.text, start, end, role: "argument", detail: name };
      return { text: token.text, start, end, role: isFiller(token) ? "courtesy" : "action" };
    }),
  );
}

/** The tokens that spell the value exactly. */
function findTokens(tokens: readonly Token[], value: string): number[] {
  const wanted = foldText(value).replace(/[^\p{L}\p{N}]/gu, "");
  if (wanted === "") return [];
  for (let first = 0; first < tokens.length; first++) {
    let spelled = "";
    for (let last = first; last < tokens.length && spelled.length < wanted.length; last++) {
      spelled += tokens[last]?.folded ?? "";
      if (spelled === wanted) return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    }
  }
  return [];
}

/** Merges adjacent spans of one role. */
function joinSpans(text: string, spans: readonly ReadSpan[]): ReadSpan[] {
  const joined: ReadSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.role === span.role && last.detail === span.detail) {
      last.end = span.end;
      last.text = text.slice(last.start, last.end);
    } else joined.push({ ...span });
  }
  return joined;
}
