import { LineCounter, parseDocument } from "yaml";
import { locateJson } from "./locate-json.ts";
import { locateYaml } from "./locate-yaml.ts";
import { createLineIndex, type Located, type SourceFault } from "./located.ts";

export type SourceLanguage = "json" | "yaml";

export interface Source {
  text: string;
  language: SourceLanguage;
  /** Only for valid syntax. */
  value?: unknown;
  located?: Located;
  faults: SourceFault[];
}

/** The language of a text, from its first character. */
export function languageOfText(text: string): SourceLanguage {
  return /^\uFEFF?\s*[{[]/.test(text) ? "json" : "yaml";
}

/** Maximum size of invalid JSON that is parsed again as YAML, which reports the position of the error. */
const MAX_SECOND_READING = 4_000_000;

/** Parses JSON or YAML with the position of every value, or of every syntax error. */
export function readSource(text: string): Source {
  const language = languageOfText(text);
  if (/^\s*https?:\/\/\S+\s*$/.test(text)) {
    const message =
      "This is the address of a document. Choose “Anything” above to read it from there, or paste the document.";
    return { text, language, faults: [{ pointer: "", message, line: 1, column: 1 }] };
  }
  return language === "json" ? readJson(text) : readYaml(text);
}

function readJson(text: string): Source {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return { text, language: "json", value, located: locateJson(text), faults: [] };
  } catch (error) {
    const place = placeInMessage(error, text);
    if (place) return { text, language: "json", faults: [place] };
    const second = text.length <= MAX_SECOND_READING ? readYaml(text) : undefined;
    const message = sentence(error instanceof Error ? error.message : "This is not JSON");
    const faults = second?.faults.length ? second.faults : [{ pointer: "", message, line: 1, column: 1 }];
    return { text, language: "json", faults };
  }
}

/** Browsers report positions in different ways: "at position 12", "line 2 column 5", or not at all. */
function placeInMessage(error: unknown, text: string): SourceFault | undefined {
  const said = error instanceof Error ? error.message : "";
  const position = /at position (\d+)/.exec(said);
  const stated = /line (\d+) column (\d+)/.exec(said);
  const message = sentence(
    said.replace(/ (in JSON )?at (position|line) .*$/, "").replace(/^JSON\.parse: /, ""),
  );
  if (position) return { pointer: "", message, ...createLineIndex(text)(Number(position[1])) };
  if (stated) return { pointer: "", message, line: Number(stated[1]), column: Number(stated[2]) };
  return /end of (JSON )?(input|data)/i.test(said)
    ? { pointer: "", message, ...createLineIndex(text)(text.length) }
    : undefined;
}

function readYaml(text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  const faults = document.errors.map(({ message, pos: [from] }) => {
    const { line, col } = lines.linePos(from);
    return { pointer: "", message: sentence(message), line: Math.max(1, line), column: Math.max(1, col) };
  });
  if (faults.length > 0) return { text, language: "yaml", faults: dropRepeatedFaults(faults) };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 10_000 });
    return { text, language: "yaml", value, located: locateYaml(document), faults: [] };
  } catch (error) {
    const message = sentence(error instanceof Error ? error.message : "This is not YAML");
    return { text, language: "yaml", faults: [{ pointer: "", message, line: 1, column: 1 }] };
  }
}

/** Removes consecutive errors in the same line, which are often caused by the first one. */
function dropRepeatedFaults(faults: SourceFault[]): SourceFault[] {
  return faults.filter(({ line }, index) => faults.findIndex((other) => other.line === line) === index);
}

function sentence(message: string): string {
  const text = message.trim().replace(/\s+/g, " ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
