import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "vite";

/** The folders and files that follow the glossary so far. */
const FINISHED: readonly RegExp[] = [
  /^src\//,
  /^supabase\/(functions|embedded)\//,
  /^(scripts|web)\//,
  /^docs\//,
  /^(README|SECURITY|CONTRIBUTING)\.md$/,
];

const GLOSSARY = "docs/glossary.md";
/** Word lists, and texts of a dialogue with a user or a model. */
const LANGUAGE_DATA =
  /^src\/memory\/read-question|^src\/planning\/(model\/choose-tool-prompt|model\/repair-with-model|asking\/compose-question|reading\/(read|split)-clauses)|^src\/catalogue\/search\/(verb-methods|split-clauses)|^scripts\/word-vectors\/seed-words/;
/** Vendored and generated files, word lists, and data of others. */
const SKIPPED =
  /^(evaluations|node_modules|src\/language|src\/workspace\/vendor|supabase\/vendor|tests\/data|web\/public|web\/src\/texts?)\/|\.generated\.|\.types\.ts$|\.data\.ts$|^docs\/glossary\.md$/;
const CODE = /\.(tsx?|mjs)$/;
const QUOTED = /"[^"\n]*"|“[^”\n]*”|`[^`]*`/g;

export interface Rejected {
  /** Rejected in names, comments and texts. */
  words: ReadonlySet<string>;
  /** Rejected in comments and texts. */
  phrases: readonly string[];
}

interface Passage {
  text: string;
  start: number;
  isName: boolean;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Finds the words that the last table of docs/glossary.md rejects, as `path:line word`. */
export function findRejectedWords(root: string): string[] {
  const rejected = readRejectedWords(readFileSync(resolve(root, GLOSSARY), "utf8"));
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => FINISHED.some((pattern) => pattern.test(file)))
    .filter((file) => !SKIPPED.test(file) && !LANGUAGE_DATA.test(file))
    .filter((file) => (CODE.test(file) || file.endsWith(".md")) && existsSync(resolve(root, file)))
    .flatMap((file) => findInFile(file, readFileSync(resolve(root, file), "utf8"), rejected));
}

/** The first column of the last table: words in backticks, phrases in quotation marks. */
export function readRejectedWords(glossary: string): Rejected {
  const cells = glossary
    .slice(glossary.lastIndexOf("\n## "))
    .split("\n")
    .filter((line) => /^\| *[`"]/.test(line))
    .map((line) => line.split("|")[1] ?? "");
  const list = (pattern: RegExp) =>
    cells.flatMap((cell) => [...cell.matchAll(pattern)].map(([, word = ""]) => word.toLowerCase()));
  return { words: new Set(list(/`([^`]+)`/g)), phrases: list(/"([^"]+)"/g) };
}

/**
 * Uses in one file. Quotations and code inside comments and Markdown are skipped, since they may be examples of requests.
 * Examples in TypeScript are read like files: a reader copies them.
 */
export function findInFile(file: string, text: string, { words, phrases }: Rejected): string[] {
  const found: [start: number, word: string][] = [];
  for (const { text: passage, start, isName } of CODE.test(file)
    ? readCode(file, text)
    : [...readMarkdown(text), ...readExamples(text)]) {
    for (const { 0: match, index } of passage.matchAll(isName ? /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g : /[a-z]+/gi))
      if (words.has(match.toLowerCase())) found.push([start + index, match.toLowerCase()]);
    if (isName) continue;
    for (const phrase of phrases)
      for (const { index } of passage.matchAll(
        new RegExp(`\\b${phrase.replaceAll(" ", "[\\s*]+")}\\b`, "gi"),
      ))
        found.push([start + index, phrase]);
  }
  const lines = found
    .sort(([a], [b]) => a - b)
    .map(([start, word]) => `${file}:${text.slice(0, start).split("\n").length} ${word}`);
  return [...new Set(lines)];
}

function readMarkdown(text: string): Passage[] {
  const prose = blank(text.replace(/^```[\s\S]*?^```|\]\([^)\s]*\)/gm, blankOf));
  return [{ text: prose, start: 0, isName: false }];
}

/** The code blocks of a document that are TypeScript. */
function readExamples(text: string): Passage[] {
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].flatMap(({ 1: code = "", index }) =>
    readCode("example.ts", code).map((passage) => ({
      ...passage,
      start: index + "```ts\n".length + passage.start,
    })),
  );
}

function readCode(file: string, text: string): Passage[] {
  const { program, comments } = parseSync(file, text);
  const passages: Passage[] = comments.map(({ value, start }) => ({
    text: blank(value),
    start: start + 2,
    isName: false,
  }));
  addPassages(
    program as unknown as Node,
    { isTest: /^tests\//.test(file), isUi: /^web\//.test(file) },
    passages,
  );
  return passages;
}

/** Declared and used names, and the strings that are texts for people. */
function addPassages(node: Node, where: { isTest: boolean; isUi: boolean }, passages: Passage[]): void {
  if (node.type === "Identifier" && typeof node["name"] === "string")
    passages.push({ text: node["name"], start: node.start, isName: true });
  // Names that a package exports cannot be changed.
  if (node.type === "ImportDeclaration" && !isRelative(node)) return;
  if (isWordList(node)) return;
  const value = readText(node);
  // Strings without spaces are values, and some strings are regular expressions. Strings of tests are requests; those of the web UI follow their own rules.
  if (value !== null && /\s/.test(value) && !value.includes("(?:") && !where.isTest && !where.isUi)
    passages.push({ text: value, start: node.start + 1, isName: false });
  for (const child of Object.values(node))
    for (const item of Array.isArray(child) ? child : [child])
      if (isNode(item)) addPassages(item, where, passages);
}

function readText(node: Node): string | null {
  const value = node["value"];
  if (node.type === "Literal") return typeof value === "string" ? value : null;
  if (node.type !== "TemplateElement") return null;
  return (value as { raw: string }).raw;
}

/** `"one two".split(" ")`. */
function isWordList(node: Node): boolean {
  const callee = node["callee"];
  if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return false;
  const [object, property] = [callee["object"], callee["property"]];
  return isNode(object) && readText(object) !== null && isNode(property) && property["name"] === "split";
}

function isRelative(node: Node): boolean {
  const source = node["source"];
  return isNode(source) && String(source["value"]).startsWith(".");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

const blank = (text: string) => text.replace(QUOTED, blankOf);
const blankOf = (text: string) => text.replace(/[^\n]/g, " ");
