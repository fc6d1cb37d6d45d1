import { isJsonObject, type Json, type JsonObject, objectOf, stringOf, textOf } from "../../../base/json.ts";
import type {
  AwsCredential,
  HmacCredential,
  HmacScheme,
  SessionScheme,
} from "../../../contract/http-operation.ts";
import { METHODS } from "../validate/check-paths.ts";

export const SESSION_FIELDS = ["operation", "arguments", "token", "in", "name", "prefix", "expires_in"];
export const SESSION_PLACES = ["header", "query", "cookie"] as const;

/** Seconds that a token is used whose answer and document do not say how long it is valid. */
const ASSUMED_LIFE_S = 1_800;

/** What `x-session-login` of a document that passed `checkSession` says. */
export function readSession(document: JsonObject): SessionScheme {
  const stated = objectOf(document["x-session-login"]);
  const name = textOf(stated["name"]) ?? "Authorization";
  const isBearer = name.toLowerCase() === "authorization";
  const place = SESSION_PLACES.find((one) => one === stated["in"]) ?? "header";
  const lifetime = stated["expires_in"];
  return {
    arguments: objectOf(stated["arguments"]),
    token_path: stringOf(stated["token"]),
    in: place,
    name,
    prefix: textOf(stated["prefix"]) ?? (isBearer && place === "header" ? "Bearer " : ""),
    ...(typeof lifetime === "string" && { expires_path: lifetime }),
    lifetime: typeof lifetime === "number" ? lifetime : ASSUMED_LIFE_S,
  };
}

/** The operation with this id, and where it is; null if there is none. */
export function findOperation(
  document: JsonObject,
  operationId: Json | undefined,
): { path: string; method: string; item: JsonObject; operation: JsonObject } | null {
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    const item = objectOf(entry);
    for (const method of METHODS) {
      const operation = item[method];
      if (isJsonObject(operation) && operation["operationId"] === operationId)
        return { path, method, item, operation };
    }
  }
  return null;
}

/** The fields of `x-hmac` with a fixed set of values; the first one is the default. */
export const HMAC_CHOICES = {
  algorithm: ["sha256", "sha1", "sha512"],
  key_encoding: ["utf8", "hex", "base64"],
  output: ["hex", "base64"],
  timestamp: ["seconds", "milliseconds", "iso8601", "http-date"],
} as const satisfies { [Field in keyof HmacScheme]?: readonly HmacScheme[Field][] };

/** The AWS credential of a document that passed `checkSigning`. */
export function readAws(document: JsonObject): AwsCredential {
  const { region, service } = objectOf(document["x-aws-sigv4"]);
  const [statedRegion, statedService] = [textOf(region), textOf(service)];
  return {
    type: "aws-sigv4",
    access_key_id: "access_key_id",
    secret_access_key: "secret_access_key",
    session_token: "session_token",
    ...(statedRegion && { region: statedRegion }),
    ...(statedService && { service: statedService }),
  };
}

/** The signature that `x-hmac` describes, of a document that passed `checkSigning`. */
export function readHmac(document: JsonObject): HmacCredential {
  const stated = objectOf(document["x-hmac"]);
  const digest = objectOf(stated["body_digest"]);
  return {
    type: "hmac",
    secret: "signing_key",
    ...(usesKeyId(stated) && { key_id: "key_id" }),
    algorithm: choose(HMAC_CHOICES.algorithm, stated["algorithm"]),
    key_encoding: choose(HMAC_CHOICES.key_encoding, stated["key_encoding"]),
    output: choose(HMAC_CHOICES.output, stated["output"]),
    timestamp: choose(HMAC_CHOICES.timestamp, stated["timestamp"]),
    body_digest: {
      algorithm: choose(HMAC_CHOICES.algorithm, digest["algorithm"]),
      output: choose(HMAC_CHOICES.output, digest["output"]),
    },
    string: stringOf(stated["string"]),
    headers: textsOf(stated["headers"]),
    query: textsOf(stated["query"]),
  };
}

/** Whether a template of `x-hmac` contains the public half of the key, which must be stored then. */
export function usesKeyId(scheme: Json | undefined): boolean {
  const { string, headers, query } = objectOf(scheme);
  const templates = [string, ...Object.values(objectOf(headers)), ...Object.values(objectOf(query))];
  return templates.some((one) => stringOf(one).includes("{key_id}"));
}

/** Whether a security scheme stands for an AWS signature, as documents that Amazon API Gateway exports mark it. */
export function isAwsScheme(scheme: JsonObject): boolean {
  const name = textOf(scheme["scheme"])?.toLowerCase();
  return scheme["x-amazon-apigateway-authtype"] === "awsSigv4" || name === "aws4-hmac-sha256";
}

function choose<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  given: Json | undefined,
): Choice {
  return choices.find((one) => one === given) ?? choices[0];
}

function textsOf(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, one]) => [name, stringOf(one)]));
}
