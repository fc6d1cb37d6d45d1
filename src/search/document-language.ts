import type { ToolFields } from "../contract/tool.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { tokenize } from "../language/tokenize.ts";

/** Longer texts are read up to here. */
const MAX_TEXT = 2_000;
/** Abbreviations belong to no language. */
const CAPITALS = /\b\p{Lu}{2,}\b/gu;

/** The language an operation is documented in: of a short summary, title, tags and arguments of its API tell more than itself. */
export function documentLanguage({ summary, description, tags, api, parameters }: ToolFields): string {
  const texts = [summary, description, tags.join(". "), api, ...parameters.map((each) => each.description)];
  const text = texts
    .filter((each) => each !== "")
    .join(". ")
    .slice(0, MAX_TEXT);
  return detectLanguage(tokenize(text.replace(CAPITALS, "")).tokens);
}
