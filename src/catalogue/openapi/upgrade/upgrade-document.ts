import { isJsonObject, type Json, type JsonObject, listOf, objectOf, stringOf } from "../../../base/json.ts";
import { ToolgateError } from "../../../contract/errors.ts";
import type { Changes } from "../repair/changes.ts";
import { METHODS } from "../validate/check-paths.ts";
import { visitSchemas } from "../validate/document-shapes.ts";
import { upgradeSwagger } from "./upgrade-swagger.ts";

/** The version that documents are upgraded to. */
const TARGET = "3.1.0";

/**
 * Keywords that are kept beside a `$ref`. Before 3.1 the others had no effect there (OpenAPI 3.0.3
 * §4.7.23).
 */
const KEPT_BESIDE_REFERENCE = [
  "$ref",
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "nullable",
  "x-nullable",
  "example",
];

const NULL: JsonObject = { type: "null" };

/**
 * Upgrades a document of any supported version to 3.1. May change the given document.
 * @throws ToolgateError INVALID_OPENAPI for anything but Swagger 2.0 and OpenAPI 3.0 to 3.2
 */
export function upgradeDocument(document: JsonObject, changes: Changes): JsonObject {
  const given = stringOf(document["openapi"] ?? document["swagger"] ?? "");
  if (/^3\.1\.\d+$/.test(given)) return document;
  const isSwagger = document["openapi"] === undefined && /^2(\.0)*$/.test(given);
  if (!isSwagger && !/^3(\.[012](\.\S*)?)?$/.test(given)) throw unknownVersion(given);
  const upgraded = isSwagger ? upgradeSwagger(document, changes) : document;
  upgraded["openapi"] = TARGET;
  changes.add(
    ["openapi"],
    `${given.startsWith("3.2") ? "Read" : "Upgraded from"} ${isSwagger ? "Swagger" : "OpenAPI"} ${given} ${given.startsWith("3.2") ? "as" : "to"} ${TARGET}.`,
  );
  if (given.startsWith("3.2")) downgradeThreeTwo(upgraded, changes);
  if (!/^3\.[12]/.test(given)) upgradeSchemas(upgraded, changes);
  return upgraded;
}

/** The schemas of each operation, then those of the rest of the document, so that changes are reported by operation. */
function upgradeSchemas(document: JsonObject, changes: Changes): void {
  const visit = (part: JsonObject) =>
    visitSchemas(part, { schema: (schema) => upgradeSchema(schema, changes) });
  const paths = objectOf(document["paths"]);
  const rest: JsonObject = {};
  for (const [path, item] of Object.entries(paths)) {
    if (!isJsonObject(item)) continue;
    const others: JsonObject = {};
    for (const [key, value] of Object.entries(item)) {
      if (!METHODS.some((method) => method === key)) others[key] = value;
      else changes.within(["paths", path, key], () => visit({ paths: { [path]: { [key]: value } } }));
    }
    rest[path] = others;
  }
  visit({ ...document, paths: rest });
}

function unknownVersion(given: string): ToolgateError {
  const message =
    given === ""
      ? "Neither `openapi` nor `swagger` says which version this is: it does not look like an OpenAPI document."
      : `Version \`${given.slice(0, 30)}\` is not known: OpenAPI 3.0 to 3.2 and Swagger 2.0 are.`;
  return new ToolgateError("INVALID_OPENAPI", message, {
    details: { errors: [{ pointer: "/openapi", message }] },
  });
}

/**
 * Converts one Schema Object of 2.0 or 3.0 to JSON Schema 2020-12, in place. Nested schemas are
 * already converted.
 */
function upgradeSchema(schema: JsonObject, changes: Changes): void {
  if (Object.hasOwn(schema, "$ref")) dropIgnored(schema, changes);
  upgradeBound(schema, "minimum", "exclusiveMinimum", changes);
  upgradeBound(schema, "maximum", "exclusiveMaximum", changes);
  upgradeFile(schema, changes);
  upgradeDiscriminator(schema, changes);
  upgradeExample(schema, changes);
  upgradeNullable(schema, changes);
}

function dropIgnored(schema: JsonObject, changes: Changes): void {
  for (const key of Object.keys(schema)) {
    if (KEPT_BESIDE_REFERENCE.includes(key) || key.startsWith("x-")) continue;
    delete schema[key];
    changes.count("Left out keywords beside a `$ref`, which have no effect before 3.1");
  }
}

function upgradeBound(schema: JsonObject, bound: string, exclusive: string, changes: Changes): void {
  const flag =
    schema[exclusive] === "true" ? true : schema[exclusive] === "false" ? false : schema[exclusive];
  if (typeof flag !== "boolean") return;
  delete schema[exclusive];
  const limit = schema[bound];
  if (flag && limit !== undefined) {
    schema[exclusive] = limit;
    delete schema[bound];
  }
  changes.count(`Turned \`${exclusive}: true\` or \`false\` into a number`);
}

/** `type: file` is binary content in Swagger 2.0. */
function upgradeFile(schema: JsonObject, changes: Changes): void {
  if (schema["type"] !== "file") return;
  schema["type"] = "string";
  schema["format"] = "binary";
  changes.count("Turned `type: file` into binary text");
}

function upgradeDiscriminator(schema: JsonObject, changes: Changes): void {
  const propertyName = schema["discriminator"];
  if (typeof propertyName !== "string") return;
  schema["discriminator"] = { propertyName };
  changes.count("Turned a discriminator into an object");
}

function upgradeExample(schema: JsonObject, changes: Changes): void {
  const example = schema["example"];
  if (example === undefined) return;
  delete schema["example"];
  if (!Array.isArray(schema["examples"])) schema["examples"] = [example];
  changes.count("Turned `example` of a schema into `examples`");
}

/** `nullable` adds `null` to the stated types, and has no effect without one (OpenAPI 3.0.3 §4.7.24.1). */
function upgradeNullable(schema: JsonObject, changes: Changes): void {
  const isNullable = [schema["nullable"], schema["x-nullable"]].some(
    (flag) => flag === true || flag === "true",
  );
  if (schema["nullable"] !== undefined) delete schema["nullable"];
  if (!isNullable) return;
  delete schema["x-nullable"];
  allowNull(schema);
  changes.count("Turned `nullable: true` into the type `null`");
}

function allowNull(schema: JsonObject): void {
  const type = schema["type"];
  if (typeof type === "string") {
    schema["type"] = [type, "null"];
    if (Array.isArray(schema["enum"]) && !schema["enum"].includes(null)) schema["enum"].push(null);
    return;
  }
  const alternatives = ["anyOf", "oneOf"].map((key) => schema[key]).find(Array.isArray);
  if (alternatives) alternatives.push({ ...NULL });
  else if (Object.hasOwn(schema, "$ref") || Object.hasOwn(schema, "allOf")) wrap(schema);
}

/** `{$ref}` → `{anyOf: [{$ref}, {type: null}]}`; annotations stay outside. */
function wrap(schema: JsonObject): void {
  const inner: JsonObject = {};
  for (const key of ["$ref", "allOf", "properties", "required", "additionalProperties"]) {
    const value: Json | undefined = schema[key];
    if (value === undefined) continue;
    inner[key] = value;
    delete schema[key];
  }
  schema["anyOf"] = [inner, { ...NULL }];
}

/** Methods of a path item that OpenAPI 3.1 knows. */
const KNOWN_METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Turns an OpenAPI 3.2 document into one of 3.1, in place: operations of other methods (`query`,
 * `additionalOperations`) and parameters `in: querystring` have no equivalent.
 */
function downgradeThreeTwo(document: JsonObject, changes: Changes): void {
  delete document["$self"];
  for (const [path, item] of Object.entries(objectOf(document["paths"]))) {
    if (!isJsonObject(item)) continue;
    for (const member of ["query", "additionalOperations"]) {
      if (item[member] === undefined) continue;
      delete item[member];
      changes.add(["paths", path, member], "Left out: its method cannot be called.");
    }
    for (const holder of [item, ...KNOWN_METHODS.map((method) => item[method]).filter(isJsonObject)])
      dropQueryString(holder, path, changes);
  }
}

function dropQueryString(holder: JsonObject, path: string, changes: Changes): void {
  const parameters = listOf(holder["parameters"]);
  const kept = parameters.filter((one) => objectOf(one)["in"] !== "querystring");
  if (kept.length === parameters.length) return;
  holder["parameters"] = kept;
  changes.add(
    ["paths", path, "parameters"],
    "Left out a parameter `in: querystring`, which OpenAPI 3.1 does not have.",
  );
}
