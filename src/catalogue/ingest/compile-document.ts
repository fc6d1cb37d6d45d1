import type { Fault, JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { CompiledTool } from "../../contract/tool.ts";
import { findPoisonedTexts } from "../../prompt-safety/find-signs.ts";
import { compileOperations } from "../openapi/compile/compile-operations.ts";
import { readConnector } from "../openapi/parse/read-connector.ts";
import { validateConnector } from "../openapi/validate/validate-document.ts";

export interface Ingested {
  connector: ReturnType<typeof readConnector>;
  tools: (CompiledTool & { content_hash: string })[];
  report: { skipped: { operation: string; reason: string }[]; warnings: Fault[] };
}

/**
 * Compiles a document into the rows that the database stores.
 *
 * @throws ToolgateError INVALID_OPENAPI | INVALID_EXTENSION with every fault of both kinds
 */
export async function ingestDocument(document: JsonObject): Promise<Ingested> {
  const { connector, warnings: texts } = checkDocument(document);
  const { tools, skipped, warnings } = compileOperations(document);
  if (tools.length === 0) throw noOperations(skipped);
  return {
    connector,
    tools: tools.map(withHash),
    report: { skipped, warnings: [...warnings, ...texts] },
  };
}

/**
 * Checks of the document as a whole. @throws ToolgateError INVALID_OPENAPI | INVALID_EXTENSION with every
 * fault
 */
export function checkDocument(document: JsonObject): {
  connector: Ingested["connector"];
  warnings: Fault[];
} {
  refuseFaults(validateConnector(document));
  return { connector: readConnector(document), warnings: findPoisonedTexts(document) };
}

function refuseFaults({ document: structural, extensions }: ReturnType<typeof validateConnector>): void {
  const faults = dropRepeated([...structural, ...extensions]);
  const [first] = faults;
  if (!first) return;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
  throw new ToolgateError(
    structural.length > 0 ? "INVALID_OPENAPI" : "INVALID_EXTENSION",
    `${first.pointer || "The document"}: ${first.message}${others}`,
    { details: { errors: faults.map(({ pointer, message }) => ({ pointer, message })) } },
  );
}

function dropRepeated(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.pointer}\n${fault.message}`, fault])).values()];
}

export function noOperations(skipped: { operation: string; reason: string }[]): ToolgateError {
  return new ToolgateError("INVALID_OPENAPI", "The document has no operation that can be called.", {
    details: {
      errors: skipped.length
        ? skipped.map(({ operation, reason }) => ({ pointer: "/paths", message: `${operation}: ${reason}` }))
        : [{ pointer: "/paths", message: "no operations" }],
    },
  });
}

/**
 * Hash of the tool's search texts. While it is unchanged, a new version of the document is not indexed
 * again.
 */
export function withHash(tool: CompiledTool): CompiledTool & { content_hash: string } {
  return { ...tool, content_hash: sha256(JSON.stringify([tool.chunk, tool.fields])) };
}
