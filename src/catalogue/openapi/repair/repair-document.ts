import {
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  ownValue,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { claimName } from "../annotate/name-operations.ts";
import { METHODS, pathShape, templateNames } from "../validate/check-paths.ts";
import { SHAPES } from "../validate/document-shapes.ts";
import { findFaults } from "../validate/find-faults.ts";
import type { FaultCode, Finding } from "../validate/shape.ts";
import { type Changes, type Repair, type RepairContext, removeEntry } from "./changes.ts";
import { repairMissing, repairUnknown } from "./repair-missing.ts";
import { plain, renameComponents, repairReference, repairSecurity } from "./repair-references.ts";
import { repairType } from "./repair-type.ts";
import { repairValue } from "./repair-value.ts";

/**
 * A repair may uncover another fault: a text that becomes an object lacks required fields, for
 * example.
 */
const MAX_ROUNDS = 6;

const MAX_FINDINGS = 20_000;

/** Removes the less important of two fields that exclude each other, or a value that cannot be used. */
const repairConflict: Repair = (finding, context) => {
  const { holder, key, shape, message } = finding;
  if (Array.isArray(holder) || !Object.hasOwn(holder, key)) return undefined;
  const value = holder[key];
  const entries = key === "content" && isJsonObject(value) ? Object.entries(value) : [];
  const first = entries[0];
  if (first && !Object.hasOwn(holder, "schema")) {
    holder["content"] = { [first[0]]: first[1] };
    return `Kept \`${first[0]}\` of several media types, of which a parameter can have one.`;
  }
  // Extra fields of a security scheme may inform readers, so they are kept as extensions.
  if (shape === SHAPES.SecurityScheme.title) holder[`x-${key}`] = value ?? null;
  removeEntry(finding, context);
  return `Left out \`${key}\`. ${message}`;
};

/** Repairs path parameters and the templates that they fill. */
const repairPath: Repair = (finding, context) => {
  const { code, holder, key } = finding;
  if (code === "path-undeclared") return Array.isArray(holder) ? undefined : declare(holder, key);
  if (code === "path-required") {
    if (!Array.isArray(holder)) holder["required"] = true;
    return "Set `required: true`, which a path parameter always needs.";
  }
  const entry = ownValue(holder as Json, key);
  if (entry === undefined || entry === null) return undefined;
  const renamed =
    code === "path-unused" ? renameToTemplate(entry, holder as Json[], finding.path[1] ?? "") : undefined;
  if (renamed !== undefined) return renamed;
  removeEntry(finding, context);
  return code === "path-unused"
    ? "Left out a path parameter that the path does not contain."
    : "Left out a parameter that was listed twice.";
};

/**
 * `/users/{id}` and `/users/{name}` are identical (OpenAPI 3.1.1 §4.8.8), but APIs use them for
 * different operations. A fragment, which is never sent, distinguishes the later ones:
 * `/users/{name}#name`. Repairs all paths of a document at once.
 */
const repairSamePath: Repair = ({ holder: paths, key: path }) => {
  if (Array.isArray(paths) || !Object.hasOwn(paths, path)) return undefined;
  const seen = new Set<string>();
  const taken = new Set(Object.keys(paths));
  const marked: string[] = [];
  // The order of the document is kept, because generated names depend on it.
  for (const [key, item] of Object.entries(paths)) {
    delete paths[key];
    const isDuplicate = seen.has(pathShape(key));
    seen.add(pathShape(key));
    const name = isDuplicate ? claimName(`${key}#${templateNames(key).join("-")}`, taken) : key;
    if (isDuplicate) marked.push(name);
    paths[name] = item;
  }
  return `This path differs from another only by the names in braces: renamed it to ${marked
    .slice(0, 20)
    .map((one) => `\`${one}\``)
    .join(", ")}; the part after # is never sent.`;
};

/** Appends a number to the second operation of a name. The first keeps it, because links refer to it. */
const repairOperationId: Repair = ({ holder }, context) => {
  if (Array.isArray(holder)) return undefined;
  const id = stringOf(holder["operationId"]);
  context.operationIds ??= idsOf(context.document);
  const name = claimName(id, context.operationIds);
  holder["operationId"] = name;
  return `Two operations were named \`${id}\`: named this one \`${name}\`.`;
};

const REPAIRS: Partial<Record<FaultCode, Repair>> = {
  type: repairType,
  value: repairValue,
  missing: repairMissing,
  unknown: repairUnknown,
  empty: repairValue,
  repeated: repairValue,
  pattern: repairConflict,
  conflict: repairConflict,
  "scheme-field": repairMissing,
  "path-required": repairPath,
  "path-undeclared": repairPath,
  "path-unused": repairPath,
  "parameter-twice": repairPath,
  "path-same": repairSamePath,
  "operation-id": repairOperationId,
  dangling: repairReference,
  external: repairReference,
};

/**
 * Missing fields come first, because they may be found among the unknown fields that later repairs
 * remove.
 */
const ORDER: readonly FaultCode[] = ["path-unused", "missing", "scheme-field"];

/** Repairs the faults that `findFaults` reports in place, as far as the repair is unambiguous. */
export function repairDocument(document: JsonObject, changes: Changes): void {
  renameComponents(document, changes);
  repairSecurity(document, changes);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = findFaults(document, MAX_FINDINGS);
    if (findings.length === 0) return;
    if (repairAll(findings, document, changes)) continue;
    if (!dropMetadata(findings, document, changes)) return;
  }
}

function repairAll(findings: Finding[], document: JsonObject, changes: Changes): boolean {
  const context: RepairContext = { document, listsWithGaps: new Set() };
  let isRepaired = false;
  for (const finding of [...findings].sort((a, b) => rank(a) - rank(b))) {
    const done = REPAIRS[finding.code]?.(finding, context);
    if (done === undefined) continue;
    isRepaired = true;
    changes.add(finding.path, done);
  }
  for (const list of context.listsWithGaps) removeGaps(list);
  return isRepaired;
}

function rank({ code }: Finding): number {
  return ORDER.includes(code) ? 0 : 1;
}

function removeGaps(list: Json[]): void {
  const kept = list.filter((entry) => entry !== null);
  list.splice(0, list.length);
  for (const entry of kept) list.push(entry);
}

function idsOf(document: JsonObject): Set<string> {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  return new Set(
    items.flatMap((item) => METHODS.map((method) => stringOf(objectOf(item[method])["operationId"] ?? ""))),
  );
}

function declare(operation: JsonObject, name: string): string {
  const parameter: JsonObject = { name, in: "path", required: true, schema: { type: "string" } };
  const listed = operation["parameters"];
  operation["parameters"] = Array.isArray(listed) ? [...listed, parameter] : [parameter];
  return `Declared the path parameter \`${name}\` as text.`;
}

/**
 * Renames `userid` to `{userId}` when the names differ only in case and separators and no other
 * parameter has that name.
 */
function renameToTemplate(entry: Json, list: Json[], path: string): string | undefined {
  const name = textOf(ownValue(entry, "name"));
  if (!isJsonObject(entry) || name === undefined || Object.hasOwn(entry, "$ref")) return undefined;
  const used = list.map((other) => ownValue(other, "name"));
  const meant = templateNames(path).find((one) => plain(one) === plain(name) && !used.includes(one));
  if (meant === undefined) return undefined;
  entry["name"] = meant;
  return `Renamed the path parameter \`${name}\` to \`${meant}\`, the name in the path.`;
}

/** Fields that describe an API but do not affect its calls. */
const METADATA = [
  "links",
  "callbacks",
  "webhooks",
  "examples",
  "example",
  "externalDocs",
  "contact",
  "license",
  "xml",
  "tags",
  "discriminator",
  "headers",
];

/**
 * Removes metadata whose faults cannot be repaired: a connector works without it.
 *
 * @returns whether a field was removed
 */
function dropMetadata(findings: Finding[], document: JsonObject, changes: Changes): boolean {
  const dropped = new Set<string>();
  for (const { path, message, code } of findings) {
    const depth =
      code === "external"
        ? -1
        : path.findIndex(
            (segment, index) =>
              METADATA.includes(segment) && path[index - 1] !== "properties" && path[index - 1] !== "schemas",
          );
    if (depth < 0) continue;
    const at = path.slice(0, depth + 1);
    const key = at.join("\n");
    if (dropped.has(key)) continue;
    const holder = at.slice(0, -1).reduce<Json | undefined>(ownValue, document);
    if (!isJsonObject(holder) || !Object.hasOwn(holder, at[depth] ?? "")) continue;
    delete holder[at[depth] ?? ""];
    dropped.add(key);
    changes.add(at, `Left out because it could not be repaired: ${message}`);
  }
  return dropped.size > 0;
}
