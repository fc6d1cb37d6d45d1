import type { Credential } from "../contract/http-operation.ts";
import type { OutgoingRequest } from "../contract/ports.ts";
import { MASK } from "./mask-url.ts";
import { withCookie, withHeader, withQuery } from "./place-credential.ts";

/**
 * The request as it will be authenticated, with `***` in the place of every secret. No secret value is read for it, so
 * none can show.
 */
export function maskCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
): OutgoingRequest {
  return credentials.reduce(maskCredential, request);
}

function maskCredential(request: OutgoingRequest, credential: Credential): OutgoingRequest {
  switch (credential.type) {
    case "api-key":
      if (credential.in === "query") return withQuery(request, credential.name, MASK);
      if (credential.in === "cookie") return withCookie(request, credential.name, MASK);
      return withHeader(request, credential.name.toLowerCase(), MASK);
    case "basic":
      return withHeader(request, "authorization", `Basic ${MASK}`);
    case "bearer":
    case "oauth2":
      return withHeader(request, "authorization", `Bearer ${MASK}`);
    case "mutual-tls":
      return { ...request, tls: { cert: MASK, key: MASK } };
  }
}
