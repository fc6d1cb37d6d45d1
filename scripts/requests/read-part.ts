import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import type { CompiledTool } from "../../src/contract/tool.ts";

/** One labelled request; `evaluations/requests/README.md` explains the fields. */
export interface RequestRow {
  id: string;
  connector: string;
  lang: string;
  kind: string;
  query: string;
  context?: JsonObject;
  expect: "call" | "ask" | "none" | "no_write";
  operation?: string;
  also?: string[];
  arguments?: Record<string, Json[]>;
  typed?: string[];
  unchecked?: string[];
  missing?: string[];
  reads?: string[];
}

export interface Part {
  connectors: { id: string; tools: CompiledTool[] }[];
  rows: RequestRow[];
}

/** A folder with `connectors/*.json` and `requests.jsonl`. */
export function readPart(folder: string): Part {
  const connectors = readConnectors(join(folder, "connectors"));
  const rows = readFileSync(join(folder, "requests.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as RequestRow);
  return { connectors, rows };
}

/** Compiles every document of a folder, as an upload does. */
export function readConnectors(folder: string): Part["connectors"] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      id: name.replace(/\.json$/, ""),
      tools: compileOperations(annotate(parseDocument(readFileSync(join(folder, name), "utf8"))).document)
        .tools,
    }));
}
