import type { ToolFields } from "../contract/tool.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { tokenize } from "../language/tokenize.ts";

/** Maximum characters that are read. */
const MAX_TEXT = 2_000;
/** Abbreviations have no language. */
const CAPITALS = /\b\p{Lu}{2,}\b/gu;

/**
 * The language of an operation's documentation. Title, tags and arguments are included, because a summary
 * may be short.
 */
export function documentLanguage({ summary, description, tags, api, parameters }: ToolFields): string {
  const texts = [summary, description, tags.join(". "), api, ...parameters.map((each) => each.description)];
  const text = texts
    .filter((each) => each !== "")
    .join(". ")
    .slice(0, MAX_TEXT);
  return detectLanguage(tokenize(text.replace(CAPITALS, "")).tokens);
}
