import { checkSecurityScheme } from "./check-objects.ts";
import { type Fields, list, map, need, object, oneOf, shape, text } from "./rules.ts";
import type { Shape } from "./shape.ts";

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

function flow(...urls: ("authorizationUrl" | "tokenUrl")[]): Fields {
  const hints = urls.map((key) => [key, need(text, "give the URL of the authorization server")] as const);
  return {
    ...Object.fromEntries(hints),
    refreshUrl: text,
    scopes: need(map(text), "list the scopes (`{}` when there are none)"),
  };
}
