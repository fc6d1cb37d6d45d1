import { type Json, type JsonObject, objectOf, textOf } from "../../base/json.ts";
import type { DocumentBuilder } from "./document-builder.ts";

/** Members of one auth; the formats have at most 30. */
const MAX_MEMBERS = 100;
/** Characters. */
const MAX_SCOPES = 10_000;

/** Declares the auth of a Postman request and returns its security requirement. No value of it is kept. */
export function declarePostmanAuth(builder: DocumentBuilder, value: Json | undefined): JsonObject {
  const auth = objectOf(value);
  const type = textOf(auth["type"]) ?? "noauth";
  const given = readMembers(auth[type]);
  const scheme = declare(builder, type, given);
  if (scheme === null) return {};
  for (const name of ["value", "token", "password", "clientSecret", "accessToken", "refreshToken"]) {
    const text = given[name] ?? "";
    if (text !== "" && !text.includes("{{")) builder.auth.found(scheme, text);
  }
  return { [scheme]: [] };
}

function declare(builder: DocumentBuilder, type: string, given: Record<string, string>): string | null {
  const { auth } = builder;
  if (type === "noauth") return null;
  if (type === "bearer") return auth.http("bearer");
  if (type === "basic") return auth.http("basic");
  if (type === "apikey")
    return auth.apiKey(given["in"] === "query" ? "query" : "header", given["key"] || "X-API-Key");
  if (type === "oauth2") return declareOauth(builder, given);
  builder.note(`/auth/${type}`, `Requests with the authentication \`${type}\` are imported without it.`);
  return null;
}

function declareOauth({ auth }: DocumentBuilder, given: Record<string, string>): string {
  const tokenUrl = address(given["accessTokenUrl"]);
  const authorizationUrl = address(given["authUrl"]);
  const scopes = Object.fromEntries(
    (given["scope"] ?? "")
      .slice(0, MAX_SCOPES)
      .split(/[\s,]+/)
      .flatMap((one) => (one === "" ? [] : [[one, ""]])),
  );
  const isClient = /^client_credentials$/.test(given["grant_type"] ?? "");
  if (tokenUrl !== null && isClient) return auth.oauth2({ clientCredentials: { tokenUrl, scopes } });
  if (tokenUrl !== null && authorizationUrl !== null)
    return auth.oauth2({ authorizationCode: { authorizationUrl, tokenUrl, scopes } });
  return auth.http("bearer");
}

/** Without its query, which may contain a secret. */
function address(text: string | undefined): string | null {
  if (text === undefined || !/^https?:\/\//.test(text) || text.includes("{{") || !URL.canParse(text))
    return null;
  const url = new URL(text);
  return `${url.origin}${url.pathname}`;
}

/** 2.1 lists the members as `{key, value}`; 2.0 is an object. */
function readMembers(value: Json | undefined): Record<string, string> {
  const pairs: [Json | undefined, Json | undefined][] = Array.isArray(value)
    ? value.slice(0, MAX_MEMBERS).map((one) => [objectOf(one)["key"], objectOf(one)["value"]])
    : Object.entries(objectOf(value)).slice(0, MAX_MEMBERS);
  return Object.fromEntries(
    pairs.flatMap(([key, text]) =>
      typeof key === "string" && typeof text === "string" ? [[key, text]] : [],
    ),
  );
}
