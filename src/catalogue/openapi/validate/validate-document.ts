import { type Fault, type JsonObject, writePointer } from "../../../base/json.ts";
import { findFaults } from "./find-faults.ts";
import { CONNECTOR_CODES, type Finding } from "./shape.ts";
import { findPartFaults } from "./validate-connector-parts.ts";
import { validateExtensions } from "./validate-extensions.ts";

export { validateConnectorParts } from "./validate-connector-parts.ts";
export { validateExtensions } from "./validate-extensions.ts";

/**
 * Validates a document against OpenAPI 3.1.1: the structure of every object, and the rules of its
 * text. `validateConnectorParts` checks references and path parameters.
 * @returns every fault (at most 1,000), in document order; an empty list for a valid document
 */
export function validateDocument(document: JsonObject): Fault[] {
  return findFaults(document).filter(isStructural).map(toFault);
}

/**
 * `validateDocument`, `validateConnectorParts` and `validateExtensions` in one walk over the
 * document.
 *
 * @returns the faults of the document (structure and connector parts), and those of the extensions
 */
export function validateConnector(document: JsonObject): { document: Fault[]; extensions: Fault[] } {
  const parts = findPartFaults(document);
  const extensions = validateExtensions(document);
  // Another version has other fields: report the version instead of a thousand faults.
  if (parts.some(({ pointer }) => pointer === "/openapi")) return { document: parts, extensions };
  const findings = findFaults(document);
  const covered = new Set(parts.map(({ pointer }) => pointer));
  const faults = findings.map(toFault).filter(({ pointer }) => !covered.has(pointer));
  return { document: [...parts, ...faults], extensions };
}

function isStructural({ code }: Finding): boolean {
  return !CONNECTOR_CODES.includes(code);
}

function toFault({ path, message }: Finding): Fault {
  return { pointer: writePointer(path), message };
}
