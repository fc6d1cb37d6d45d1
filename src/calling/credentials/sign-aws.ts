import { AwsV4Signer } from "aws4fetch";
import { sha256 } from "../../base/sha256.ts";
import { readAwsEndpoint } from "../../base/url-parts.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { AwsCredential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { withHeader } from "./place-secret.ts";
import { headerSecret } from "./read-secret.ts";
import type { SignedRequest } from "./signed-request.ts";

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
