/** How each keyword of JSON Schema 2020-12 is copied. Keywords that are not listed are left out. */
export type Keywords = ReadonlyMap<string, "copy" | "schema" | "list" | "map">;

/** Keywords for arguments, which are validated: all of JSON Schema except references and identifiers. */
const REQUEST: Keywords = new Map([
  ...each(
    "copy",
    "type enum const default examples title description format pattern required multipleOf maximum minimum",
  ),
  ...each("copy", "exclusiveMaximum exclusiveMinimum uniqueItems maxLength minLength maxItems minItems"),
  ...each("copy", "maxProperties minProperties maxContains minContains dependentRequired contentEncoding"),
  ...each("copy", "contentMediaType deprecated"),
  ...each("schema", "not if then else items contains propertyNames"),
  ...each("schema", "additionalProperties unevaluatedItems unevaluatedProperties"),
  ...each("list", "allOf anyOf oneOf prefixItems"),
  ...each("map", "properties patternProperties dependentSchemas"),
]);

/**
 * Keywords for responses, which are described but not validated. Bounds and patterns would only
 * cost tokens and time.
 */
const RESPONSE: Keywords = new Map([
  ...each("copy", "type enum const description format required contentEncoding contentMediaType"),
  ...each("schema", "items additionalProperties"),
  ...each("list", "allOf anyOf oneOf prefixItems"),
  ...each("map", "properties"),
]);

/**
 * Formats of JSON Schema 2020-12 §7.3 and OpenAPI 3.1.1 §4.4 that validators know. Validators
 * report other formats as unknown, so they are left out of output schemas.
 */
export const FORMATS = new Set(
  (
    "date-time date time duration email hostname ipv4 ipv6 uri uri-reference uri-template uuid json-pointer " +
    "relative-json-pointer regex int32 int64 float double password byte binary"
  ).split(" "),
);

export const KEYWORDS = { request: REQUEST, response: RESPONSE };

function each<Kind extends "copy" | "schema" | "list" | "map">(
  kind: Kind,
  keywords: string,
): [string, Kind][] {
  return keywords.split(" ").map((keyword) => [keyword, kind]);
}
