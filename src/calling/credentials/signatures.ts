import { Buffer } from "node:buffer";
import { createHmac, randomUUID } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { digest, sha256 } from "../../base/sha256.ts";
import { readAwsEndpoint } from "../../base/url-parts.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { AwsCredential, HmacCredential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { headerSecret, secretValue, unusable, withHeader, withQuery } from "./place-secret.ts";

/** A signed request, and the signatures in it, which are confidential. */
export interface SignedRequest {
  request: OutgoingRequest;
  signatures: string[];
}

/** Minimum length of a signing key, in bytes. Shorter ones are mistakes, such as an empty value in base64. */
const MIN_KEY_BYTES = 4;

/**
 * Signs a request as `x-hmac` describes: adds the headers and query parameters without `{signature}`, signs the request
 * that results, and adds those with it.
 */
export function signHmac(
  request: OutgoingRequest,
  credential: HmacCredential,
  secrets: SecretValues,
  now: Date,
): SignedRequest {
  const parts = new Map<string, string>([
    ["timestamp", formatTime(now, credential.timestamp)],
    ["nonce", randomUUID()],
    ["body_digest", digestBody(request, credential)],
  ]);
  if (credential.key_id !== undefined) parts.set("key_id", headerSecret(secrets, credential.key_id));
  const prepared = place(request, credential, parts, false);
  const signature = createHmac(credential.algorithm, readKey(credential, secrets))
    .update(writeSignedBytes(prepared, credential.string, parts))
    .digest(credential.output);
  parts.set("signature", signature);
  return { request: place(prepared, credential, parts, true), signatures: [signature] };
}

/** Adds the headers and query parameters of the scheme that contain the signature, or those that do not. */
function place(
  request: OutgoingRequest,
  { headers, query }: HmacCredential,
  parts: ReadonlyMap<string, string>,
  isSigned: boolean,
): OutgoingRequest {
  const isDue = ([, template]: [string, string]) => template.includes("{signature}") === isSigned;
  const render = (template: string) =>
    template.replace(/\{([^{}]*)\}/g, (_, name: string) => parts.get(name) ?? "");
  const withQueries = Object.entries(query)
    .filter(isDue)
    .reduce((one, [name, template]) => withQuery(one, name, render(template)), request);
  return Object.entries(headers)
    .filter(isDue)
    .reduce((one, [name, template]) => withHeader(one, name.toLowerCase(), render(template)), withQueries);
}

/** The bytes to sign: the template with the parts of the request, the body as it is sent. */
function writeSignedBytes(
  request: OutgoingRequest,
  template: string,
  parts: ReadonlyMap<string, string>,
): Uint8Array {
  const pieces = template
    .split(/(\{[^{}]*\})/)
    .map((piece) =>
      /^\{[^{}]*\}$/.test(piece) ? readPart(request, piece.slice(1, -1), parts) : Buffer.from(piece),
    );
  return Buffer.concat(pieces);
}

function readPart(request: OutgoingRequest, name: string, parts: ReadonlyMap<string, string>): Uint8Array {
  if (name === "body") return request.body ?? new Uint8Array(0);
  if (!name.startsWith("header:")) return Buffer.from(parts.get(name) ?? readText(request, name));
  const value =
    request.headers.find(([one]) => one.toLowerCase() === name.slice("header:".length))?.[1] ?? "";
  // A header's characters are its bytes.
  return Buffer.from(value.trim(), "latin1");
}

function readText({ method, url }: OutgoingRequest, name: string): string {
  const { host, pathname, search, origin } = new URL(url);
  const query = search.slice(1);
  switch (name) {
    case "method":
      return method;
    case "method_lower":
      return method.toLowerCase();
    case "host":
      return host;
    case "path":
      return pathname;
    case "query":
      return query;
    case "sorted_query":
      return query.split("&").filter(Boolean).sort().join("&");
    case "path_and_query":
      return `${pathname}${search}`;
    case "url":
      return `${origin}${pathname}${search}`;
    default:
      return "";
  }
}

function formatTime(now: Date, format: HmacCredential["timestamp"]): string {
  switch (format) {
    case "seconds":
      return String(Math.floor(now.getTime() / 1000));
    case "milliseconds":
      return String(now.getTime());
    case "iso8601":
      return now.toISOString();
    case "http-date":
      return now.toUTCString();
  }
}

function digestBody({ body }: OutgoingRequest, { body_digest }: HmacCredential): string {
  return digest(body_digest.algorithm, body ?? "", body_digest.output);
}

function readKey({ secret, key_encoding }: HmacCredential, secrets: SecretValues): Uint8Array {
  const value = secretValue(secrets, secret);
  const isReadable =
    key_encoding === "utf8" ||
    (key_encoding === "hex" ? /^(?:[0-9a-f]{2})+$/i : /^[A-Za-z0-9+/_-]+={0,2}$/).test(value.trim());
  if (!isReadable) throw unusable(secret, `is not a text in ${key_encoding}`);
  const key = Buffer.from(key_encoding === "utf8" ? value : value.trim(), key_encoding);
  if (key.byteLength < MIN_KEY_BYTES) throw unusable(secret, "is too short for a signing key");
  return key;
}

/** Headers that the signature covers, besides the host: the sender may change or add others. */
const SIGNED_HEADER = /^(?:x-amz-.+|content-md5)$/;
/** Headers that only the signer sets. */
const OWN_HEADER = /^x-amz-(?:date|security-token|content-sha256)$/;

/** AWS Signature Version 4 in the `Authorization` header, with the digest of the whole body. */
export async function signAws(
  request: OutgoingRequest,
  credential: AwsCredential,
  secrets: SecretValues,
  now: Date,
): Promise<SignedRequest> {
  const { region, service } = { ...readAwsEndpoint(new URL(request.url).hostname), ...stated(credential) };
  if (region === undefined || service === undefined) throw unknownEndpoint(request.url);
  const body = request.body ?? new Uint8Array(0);
  const headers = request.headers.filter(
    ([name]) => SIGNED_HEADER.test(name.toLowerCase()) && !OWN_HEADER.test(name.toLowerCase()),
  );
  // Amazon S3 requires the digest of the body as a header. Other services accept it.
  if (service === "s3") headers.push(["x-amz-content-sha256", sha256(body)]);
  const signer = new AwsV4Signer({
    method: request.method,
    url: request.url,
    headers,
    body: body as Uint8Array<ArrayBuffer>,
    accessKeyId: headerSecret(secrets, credential.access_key_id),
    secretAccessKey: headerSecret(secrets, credential.secret_access_key),
    ...readSessionToken(credential, secrets),
    region,
    service,
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ""),
  });
  const signed = await signer.sign();
  const added = [...signed.headers].filter(([name]) => name === "authorization" || OWN_HEADER.test(name));
  return {
    request: added.reduce((one, [name, value]) => withHeader(one, name, value), request),
    signatures: [/Signature=([0-9a-f]{64})$/.exec(signed.headers.get("authorization") ?? "")?.[1] ?? ""],
  };
}

function stated({ region, service }: AwsCredential) {
  return { ...(region !== undefined && { region }), ...(service !== undefined && { service }) };
}

function readSessionToken(
  { session_token }: AwsCredential,
  secrets: SecretValues,
): { sessionToken?: string } {
  const isStored = Object.hasOwn(secrets, session_token) && secrets[session_token]?.trim() !== "";
  return isStored ? { sessionToken: headerSecret(secrets, session_token) } : {};
}

function unknownEndpoint(url: string): ToolgateError {
  return new ToolgateError(
    "AUTH_FAILED",
    `The host ${new URL(url).host} does not state its AWS region and service. State them in the document as \`x-aws-sigv4\`: {region, service}.`,
  );
}
