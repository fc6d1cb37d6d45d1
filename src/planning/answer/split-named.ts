import { foldText } from "../../language/split-words.ts";
import { splitWords } from "../words/split-words.ts";
import { readTokens, trimText } from "./read-tokens.ts";
import type { Argument } from "./read-value.ts";
import { COPULAS, FILLERS } from "./words.ts";

interface Named {
  argument: Argument;
  value: string;
}

/** An argument with the words of its name. */
interface Name {
  argument: Argument;
  words: string[];
}

/** Maximum characters in which names of arguments are searched; a longer text is one value. */
const MAX_TEXT = 1_000;

/**
 * Splits off the clauses that start with an argument's name ("priority high, the title is X"); the others
 * keep their order.
 */
export function splitNamed(text: string, args: readonly Argument[]): { named: Named[]; left: string[] } {
  if (text.length > MAX_TEXT) return { named: [], left: [text] };
  const names = args.flatMap(namesOf).sort((a, b) => b.words.length - a.words.length);
  const clauses = text.split(/[;\n]+|,(?!\d)/u).flatMap((clause) => splitAtNames(clause, names));
  const named: Named[] = [];
  const left: string[] = [];
  for (const clause of clauses) {
    const found = matchName(clause, names);
    if (found) named.push(found);
    else if (trimText(clause) !== "") left.push(trimText(clause));
  }
  return { named, left };
}

/** Splits at a conjunction that an argument's name follows: "priority high and title X". */
function splitAtNames(clause: string, names: readonly Name[]): string[] {
  for (const match of clause.matchAll(/\s(?:and|with|a|und|mit|i|z|y|con|et|avec)\s+/giu)) {
    const rest = clause.slice(match.index + match[0].length);
    if (matchName(rest, names)) return [clause.slice(0, match.index), ...splitAtNames(rest, names)];
  }
  return [clause];
}

function matchName(clause: string, names: readonly Name[]): Named | null {
  const tokens = readTokens(clause);
  const first = tokens.findIndex(({ folded }) => !FILLERS.has(folded));
  const found = names.find(({ words }) =>
    words.every((word, index) => tokens[first + index]?.folded === word),
  );
  if (first < 0 || found === undefined) return null;
  let next = first + found.words.length;
  if (COPULAS.has(tokens[next]?.folded ?? "") && tokens.length > next + 1) next++;
  const start = tokens[next]?.start;
  if (start === undefined) return null;
  const sign = /["'„“«+-]$/u.exec(clause.slice(0, start))?.[0].length ?? 0;
  return { argument: found.argument, value: clause.slice(start - sign) };
}

function namesOf(argument: Argument): Name[] {
  const { path, schema } = argument;
  const title = typeof schema["title"] === "string" ? [schema["title"]] : [];
  return [path.at(-1) ?? "", path.join(" "), ...title]
    .map((name) => ({ argument, words: splitWords(name).map(foldText) }))
    .filter(({ words }) => words.length > 0);
}
