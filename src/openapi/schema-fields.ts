import {
  any,
  count,
  externalDocs,
  type Fields,
  flag,
  list,
  map,
  number,
  object,
  positive,
  schema,
  text,
} from "./rules.ts";

const filled = list(schema, { filled: true });
const names = list(text, { distinct: true });

/** Applies one rule to several keywords. */
function each(keywords: string, rule: Fields[string]): Fields {
  return Object.fromEntries(keywords.split(" ").map((keyword) => [keyword, rule]));
}

/** The keywords of JSON Schema 2020-12 with the additions of OpenAPI 3.1.1 §4.8.24. */
export const SCHEMA_FIELDS: Fields = {
  ...each(
    "$ref $id $schema $anchor $dynamicRef $dynamicAnchor $comment title description format pattern",
    text,
  ),
  ...each("contentMediaType contentEncoding", text),
  ...each("maximum minimum exclusiveMaximum exclusiveMinimum", number),
  ...each("maxLength minLength maxItems minItems maxContains minContains maxProperties minProperties", count),
  ...each("uniqueItems deprecated readOnly writeOnly", flag),
  ...each("allOf anyOf oneOf prefixItems", filled),
  ...each(
    "not if then else items contains additionalProperties unevaluatedItems unevaluatedProperties",
    schema,
  ),
  ...each("propertyNames contentSchema", schema),
  ...each("properties patternProperties dependentSchemas $defs definitions", map(schema)),
  ...each("enum examples", list(any)),
  ...each("const default example", any),
  $vocabulary: map(flag),
  type: { kind: "types" },
  multipleOf: positive,
  required: names,
  dependentRequired: map(names),
  discriminator: object("Discriminator"),
  xml: object("Xml"),
  externalDocs,
};
