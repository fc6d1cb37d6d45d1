import { ToolgateError } from "../contract/errors.ts";
import type { Credential, SecretValues } from "../contract/http-operation.ts";
import type { OutgoingRequest } from "../contract/ports.ts";
import { basicHeader } from "./basic-header.ts";
import { withCookie, withHeader, withQuery } from "./place-credential.ts";
import type { TokenClient, TokenSource } from "./token-source.ts";

/**
 * Attaches credentials to a request and marks where they are. What the caller put in the same place is dropped: there
 * is one value, and it is the stored one.
 * @param secrets values by `secret_id`
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable, never its value
 */
export async function applyCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  tokens: TokenSource,
): Promise<OutgoingRequest> {
  let applied = request;
  for (const credential of credentials) applied = await applyCredential(applied, credential, secrets, tokens);
  return applied;
}

async function applyCredential(
  request: OutgoingRequest,
  credential: Credential,
  secrets: SecretValues,
  tokens: TokenSource,
): Promise<OutgoingRequest> {
  switch (credential.type) {
    case "api-key":
      return applyApiKey(request, credential, secretValue(secrets, credential.secret));
    case "bearer":
      return withHeader(request, "authorization", `Bearer ${headerSecret(secrets, credential.secret)}`);
    case "basic": {
      const username = secretValue(secrets, credential.username);
      // RFC 7617 §2: the first colon ends the user name.
      if (username.includes(":"))
        throw unusable(credential.username, "holds a colon, which no user name can");
      return withHeader(
        request,
        "authorization",
        basicHeader(username, secretValue(secrets, credential.password)),
      );
    }
    case "oauth2":
      return withHeader(
        request,
        "authorization",
        `Bearer ${await tokens.get(tokenClient(credential, secrets))}`,
      );
    case "mutual-tls": {
      const { readPkcs12 } = await import("./read-pkcs12.ts");
      const tls = readPkcs12(
        secretValue(secrets, credential.pfx),
        secretValue(secrets, credential.passphrase),
      );
      return { ...request, tls };
    }
  }
}

/** The OAuth2 client a credential describes, with its values. */
export function tokenClient(credential: Credential & { type: "oauth2" }, secrets: SecretValues): TokenClient {
  const stored = credential.token_url_secret;
  const token_url =
    stored !== undefined && Object.hasOwn(secrets, stored) ? secrets[stored] : credential.token_url;
  if (token_url === undefined || token_url.trim() === "") throw missing(stored ?? "token_url");
  return {
    token_url: token_url.trim(),
    client_id: secretValue(secrets, credential.client_id),
    client_secret: secretValue(secrets, credential.client_secret),
    scopes: credential.scopes,
  };
}

function applyApiKey(
  request: OutgoingRequest,
  credential: Credential & { type: "api-key" },
  value: string,
): OutgoingRequest {
  switch (credential.in) {
    case "header":
      return withHeader(request, credential.name.toLowerCase(), guardHeaderValue(credential.secret, value));
    case "query":
      if (value === "") throw unusable(credential.secret, "is empty");
      return withQuery(request, credential.name, value);
    case "cookie":
      return withCookie(request, credential.name, guardHeaderValue(credential.secret, value));
  }
}

function headerSecret(secrets: SecretValues, id: string): string {
  return guardHeaderValue(id, secretValue(secrets, id));
}

function guardHeaderValue(id: string, value: string): string {
  const trimmed = value.trim();
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed))
    throw unusable(id, "holds characters that no header can carry, or is empty");
  return trimmed;
}

function secretValue(secrets: SecretValues, id: string): string {
  const value = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (value === undefined) throw missing(id);
  // Pasted values often end with a line break.
  return value.replace(/[\r\n]+$/, "");
}

function missing(id: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" is not stored. Store it for this connector.`, {
    details: { secret_id: id },
  });
}

function unusable(id: string, why: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" ${why}. Store it again.`, {
    details: { secret_id: id },
  });
}
