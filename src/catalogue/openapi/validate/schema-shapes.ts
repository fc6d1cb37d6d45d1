import { checkSecurityScheme } from "./check-objects.ts";
import {
  any,
  count,
  externalDocs,
  type Fields,
  flag,
  list,
  map,
  need,
  number,
  object,
  oneOf,
  positive,
  type Shape,
  schema,
  shape,
  text,
} from "./shape.ts";

const filled = list(schema, { filled: true });

const names = list(text, { distinct: true });

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

/** The objects of OpenAPI 3.1.1 §4.8.27–30. */
export const SECURITY_SHAPES = {
  SecurityScheme: shape(
    "Security Scheme Object",
    {
      type: need(
        oneOf("apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"),
        "say which kind it is: `apiKey`, `http`, `mutualTLS`, `oauth2` or `openIdConnect`",
      ),
      description: text,
      name: text,
      in: oneOf("query", "header", "cookie"),
      scheme: text,
      bearerFormat: text,
      flows: object("OAuthFlows"),
      openIdConnectUrl: text,
    },
    { check: checkSecurityScheme },
  ),
  OAuthFlows: shape("OAuth Flows Object", {
    implicit: object("ImplicitFlow"),
    password: object("TokenFlow"),
    clientCredentials: object("TokenFlow"),
    authorizationCode: object("CodeFlow"),
  }),
  ImplicitFlow: shape("OAuth Flow Object", flow("authorizationUrl")),
  TokenFlow: shape("OAuth Flow Object", flow("tokenUrl")),
  CodeFlow: shape("OAuth Flow Object", flow("authorizationUrl", "tokenUrl")),
  SecurityRequirement: shape("Security Requirement Object", {}, { pattern: () => list(text) }),
} satisfies Record<string, Shape>;

/** Applies one rule to several keywords. */
function each(keywords: string, rule: Fields[string]): Fields {
  return Object.fromEntries(keywords.split(" ").map((keyword) => [keyword, rule]));
}

function flow(...urls: ("authorizationUrl" | "tokenUrl")[]): Fields {
  const hints = urls.map((key) => [key, need(text, "give the URL of the authorization server")] as const);
  return {
    ...Object.fromEntries(hints),
    refreshUrl: text,
    scopes: need(map(text), "list the scopes (`{}` when there are none)"),
  };
}
