import { CORE_SCHEMA, load, mergeTag, YAMLException } from "js-yaml";
import type { Json } from "../contract/json.ts";
import { MAX_DEPTH } from "./check-json-tree.ts";

/**
 * YAML 1.2 core schema: dates, `yes` and `no` stay strings. Merge keys (`<<`) are supported because
 * many documents use them.
 */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/**
 * Maximum number of under-indented lines that are corrected, and of characters that are parsed
 * again for them.
 */
const MAX_REINDENTED_LINES = 8;
const MAX_PARSED_AGAIN = 4 * 1024 * 1024;

/** Parses one YAML document, or returns the fault with line and column (counted from 1). */
export function parseYaml(source: string): { value: Json } | { fault: string } {
  let text = source;
  for (let attempt = 0; ; attempt++) {
    try {
      return { value: load(text, { schema: SCHEMA, maxDepth: MAX_DEPTH + 2, maxAliases: 10_000 }) as Json };
    } catch (error) {
      const isAffordable = attempt < MAX_REINDENTED_LINES && (attempt + 1) * text.length <= MAX_PARSED_AGAIN;
      const line = isAffordable ? underIndentedLine(error) : undefined;
      if (line === undefined) return { fault: describe(error) };
      text = indentLine(text, line);
    }
  }
}

/**
 * The number of a line that continues a quoted scalar or a flow collection with too little
 * indentation. YAML 1.2 §7.3 forbids it, but libyaml and most tools accept it. The white space has
 * no meaning there, so indenting the line changes no value.
 */
function underIndentedLine(error: unknown): number | undefined {
  return error instanceof YAMLException && error.reason === "deficient indentation"
    ? error.mark?.line
    : undefined;
}

function indentLine(text: string, line: number): string {
  let start = 0;
  for (let count = 0; count < line; count++) start = text.indexOf("\n", start) + 1;
  return `${text.slice(0, start)}${" ".repeat(80)}${text.slice(start)}`;
}

function describe(error: unknown): string {
  if (!(error instanceof YAMLException)) return error instanceof Error ? error.message : "unreadable";
  if (!error.mark) return error.reason;
  return `${error.reason} (line ${error.mark.line + 1}, column ${error.mark.column + 1})`;
}
