import { isFramingHeader, isOverridingQuery } from "../../../base/headers.ts";
import { isJsonObject, type JsonObject, listOf, objectOf, ownValue, stringOf } from "../../../base/json.ts";
import { isRegularExpression } from "../../../base/patterns/rewrite-pattern.ts";
import type { FaultWalk } from "./shape.ts";

/** Styles by location (OpenAPI 3.1.1 §4.8.12.3). */
export const STYLES = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
} as const;

/** One of `paths`, `components` and `webhooks` is required (§4.8.1). */
export function checkContainers(document: JsonObject, walk: FaultWalk): void {
  if (["paths", "components", "webhooks"].some((key) => Object.hasOwn(document, key))) return;
  walk.report(
    "container",
    document,
    "paths",
    "The document has none of `paths`, `components` and `webhooks`: add `paths`.",
  );
}

/** `identifier` and `url` exclude each other (§4.8.4). */
export function checkLicense(license: JsonObject, walk: FaultWalk): void {
  exclusive(license, ["identifier", "url"], walk);
}

/** The default must be among the enumerated values (§4.8.6). */
export function checkServerVariable(variable: JsonObject, walk: FaultWalk): void {
  const values = listOf(variable["enum"]);
  if (values.length === 0 || typeof variable["default"] !== "string" || values.includes(variable["default"]))
    return;
  walk.report("value", variable, "default", "`default` is not among the values of `enum`.", ["default"]);
}

export function checkExample(example: JsonObject, walk: FaultWalk): void {
  exclusive(example, ["value", "externalValue"], walk);
}

export function checkMediaType(mediaType: JsonObject, walk: FaultWalk): void {
  exclusive(mediaType, ["examples", "example"], walk);
}

/** A link names its operation in exactly one way (§4.8.20). */
export function checkLink(link: JsonObject, walk: FaultWalk): void {
  exclusive(link, ["operationId", "operationRef"], walk);
  if (Object.hasOwn(link, "operationId") || Object.hasOwn(link, "operationRef")) return;
  walk.report("container", link, "operationId", "A link needs `operationId` or `operationRef`.");
}

/** Rules that parameters and headers share (§4.8.12.2). */
export function checkHeader(header: JsonObject, walk: FaultWalk): void {
  exclusive(header, ["schema", "content"], walk);
  exclusive(header, ["examples", "example"], walk);
  const content = header["content"];
  if (!Object.hasOwn(header, "schema") && !Object.hasOwn(header, "content")) {
    walk.report(
      "missing",
      header,
      "schema",
      "Neither `schema` nor `content` says what the value looks like: add `schema`.",
      ["schema"],
    );
  }
  if (!isJsonObject(content)) return;
  if (Object.keys(content).length !== 1) {
    walk.report("conflict", header, "content", "`content` must have exactly one media type.", ["content"]);
  }
  for (const key of ["style", "explode", "allowReserved", "example", "examples"]) {
    if (Object.hasOwn(header, key))
      walk.report("conflict", header, key, `\`${key}\` goes with \`schema\`, not with \`content\`.`, [key]);
  }
}

/** Location, style and requiredness of a parameter (§4.8.12.2). */
export function checkParameter(parameter: JsonObject, walk: FaultWalk): void {
  checkHeader(parameter, walk);
  const location = parameter["in"];
  // The schema published by the OpenAPI Initiative requires it only together with `schema`.
  if (location === "path" && parameter["required"] !== true && Object.hasOwn(parameter, "schema")) {
    walk.report("path-required", parameter, "required", "A path parameter must say `required: true`.", [
      "required",
    ]);
  }
  for (const key of ["allowReserved", "allowEmptyValue"]) {
    if (location !== "query" && Object.hasOwn(parameter, key)) {
      walk.report("conflict", parameter, key, `\`${key}\` is only for parameters in the query.`, [key]);
    }
  }
  const style = parameter["style"];
  const styles: readonly unknown[] = Object.entries(STYLES).find(([place]) => place === location)?.[1] ?? [];
  if (typeof style === "string" && styles.length > 0 && !styles.includes(style)) {
    walk.report(
      "conflict",
      parameter,
      "style",
      `Style \`${style}\` is not for parameters in the ${stringOf(location)}: use ${styles.join(" or ")}.`,
      ["style"],
    );
  }
}

const SCHEME_FIELDS: Record<string, string[]> = {
  apiKey: ["name", "in"],
  http: ["scheme"],
  oauth2: ["flows"],
  openIdConnect: ["openIdConnectUrl"],
};

/** The value of a key would decide how the request is received: `_method` with the key "DELETE". */
function isForbiddenKeyName(location: string, name: string): boolean {
  return (
    (location === "header" && (isFramingHeader(name) || isOverridingQuery(name))) ||
    (location === "query" && isOverridingQuery(name))
  );
}

/** Which fields each kind of security scheme needs (§4.8.27). */
export function checkSecurityScheme(scheme: JsonObject, walk: FaultWalk): void {
  const type = stringOf(scheme["type"]);
  const needed = ownValue(SCHEME_FIELDS, type);
  for (const key of listOf(needed).map(stringOf)) {
    if (Object.hasOwn(scheme, key)) continue;
    walk.report("scheme-field", scheme, key, `A security scheme of type \`${type}\` needs \`${key}\`.`, [
      key,
    ]);
  }
  const name = stringOf(scheme["name"]);
  if (type === "apiKey" && isForbiddenKeyName(stringOf(scheme["in"]), name))
    walk.report(
      "conflict",
      scheme,
      "name",
      `\`${name}\` changes the method or the framing of a request: a key cannot be sent in it.`,
      ["name"],
    );
  for (const key of Object.values(SCHEME_FIELDS).flat()) {
    if (!Object.hasOwn(scheme, key) || listOf(needed).includes(key)) continue;
    walk.report("conflict", scheme, key, `\`${key}\` is not for security schemes of type \`${type}\`.`, [
      key,
    ]);
  }
}

/** A reference must resolve inside the document, because a connector has no access to other files. */
export function checkReference(node: JsonObject, walk: FaultWalk): void {
  const reference = node["$ref"];
  if (typeof reference !== "string" || walk.resolver.find(reference) !== undefined) return;
  if (walk.resolver.isExternal(reference)) {
    walk.report(
      "external",
      node,
      "$ref",
      `\`${reference}\` is outside this document: bundle the files into one before uploading.`,
      ["$ref"],
    );
  } else
    walk.report("dangling", node, "$ref", `\`${reference}\` points to nothing in this document.`, ["$ref"]);
}

/** `pattern` must be a regular expression (JSON Schema Validation §6.3.3, ECMA-262 with `u`). */
export function checkSchema(schema: JsonObject, walk: FaultWalk): void {
  if (Object.hasOwn(schema, "$ref")) checkReference(schema, walk);
  if (typeof schema["pattern"] === "string" && !isPattern(schema["pattern"])) {
    walk.report("pattern", schema, "pattern", "`pattern` is not a valid regular expression (ECMA-262).", [
      "pattern",
    ]);
  }
  for (const key of Object.keys(objectOf(schema["patternProperties"]))) {
    if (isPattern(key)) continue;
    walk.report(
      "pattern",
      objectOf(schema["patternProperties"]),
      key,
      `\`${key}\` is not a valid regular expression (ECMA-262).`,
      ["patternProperties", key],
    );
  }
}

const patterns = new Map<string, boolean>();

/**
 * Whether the text is a valid regular expression with or without the `u` flag, since validators
 * differ.
 */
function isPattern(source: string): boolean {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  if (patterns.size > 5_000) patterns.clear();
  const valid = isRegularExpression(source, "u") || isRegularExpression(source, "");
  patterns.set(source, valid);
  return valid;
}

function exclusive(node: JsonObject, keys: [kept: string, dropped: string], walk: FaultWalk): void {
  if (!keys.every((key) => Object.hasOwn(node, key))) return;
  walk.report("conflict", node, keys[1], `\`${keys[0]}\` and \`${keys[1]}\` exclude each other: keep one.`, [
    keys[1],
  ]);
}
