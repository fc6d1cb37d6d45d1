import { isJsonObject, type Json } from "../contract/json.ts";
import { ownValue, stringOf, textOf } from "./json-pointer.ts";

/** Names of the OAuth flows in Swagger 2.0 → 3.x. */
const FLOWS: Record<string, string> = {
  implicit: "implicit",
  password: "password",
  application: "clientCredentials",
  accessCode: "authorizationCode",
};

/** A Security Scheme Object of Swagger 2.0 → 3.x. */
export function convertSecurityDefinition(definition: Json): Json {
  if (!isJsonObject(definition)) return definition;
  const { flow, scopes, authorizationUrl, tokenUrl, ...rest } = definition;
  if (definition["type"] === "basic") return { ...rest, type: "http", scheme: "basic" };
  if (definition["type"] !== "oauth2") return definition;
  const name = textOf(ownValue(FLOWS, stringOf(flow)));
  const urls = {
    ...(authorizationUrl === undefined || name === "password" || name === "clientCredentials"
      ? {}
      : { authorizationUrl }),
    ...(tokenUrl === undefined || name === "implicit" ? {} : { tokenUrl }),
  };
  return { ...rest, flows: name === undefined ? {} : { [name]: { ...urls, scopes: scopes ?? {} } } };
}
