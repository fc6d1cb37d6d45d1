import { type Json, type JsonObject, objectOf, stringOf, textOf } from "../../../base/json.ts";
import type { AwsCredential, HmacCredential, HmacScheme } from "../../../contract/http-operation.ts";

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
