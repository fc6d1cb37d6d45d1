import { importJWK, importPKCS8, type JWK, SignJWT } from "jose";
import { ToolgateError } from "../../contract/errors.ts";
import type { TokenClient } from "./token-source.ts";

/** How long an assertion is valid. Servers accept up to an hour; it is used at once. Seconds. */
const ASSERTION_LIFE_S = 300;
/** RSA keys are the usual ones of service accounts. */
const ALGORITHMS = ["RS256", "ES256", "EdDSA"] as const;

/**
 * Signs an assertion of the client for the token endpoint (RFC 7523 §3). The scopes are a claim, too, as Google's service
 * accounts require.
 * @throws ToolgateError AUTH_FAILED if the private key is unusable, without its value
 */
export async function signAssertion(client: TokenClient, subject: string): Promise<string> {
  const { alg, key, kid } = await readPrivateKey(client.client_secret);
  const now = Math.floor(Date.now() / 1000);
  const scope = client.scopes.length > 0 ? { scope: client.scopes.join(" ") } : {};
  return new SignJWT(scope)
    .setProtectedHeader({ alg, typ: "JWT", ...(kid !== undefined && { kid }) })
    .setIssuer(client.client_id)
    .setSubject(subject.trim() || client.client_id)
    .setAudience(client.token_url)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_LIFE_S)
    .sign(key);
}

/**
 * A private key in PEM (PKCS#8) or as a JWK, whose `kid` names it to the server.
 * @throws ToolgateError AUTH_FAILED without the key's value
 */
export async function readPrivateKey(stored: string): Promise<{ alg: string; key: CryptoKey; kid?: string }> {
  // Key files in JSON contain line breaks as two characters.
  const text = stored.trim();
  const jwk = text.startsWith("{") ? readJwk(text) : null;
  for (const alg of ALGORITHMS) {
    const key = await (jwk === null
      ? importPKCS8(text.replaceAll("\\n", "\n"), alg)
      : importJWK(jwk, alg)
    ).catch(() => null);
    const isPrivate = key !== null && !(key instanceof Uint8Array) && key.type === "private";
    if (isPrivate) return { alg, key, ...(typeof jwk?.kid === "string" && { kid: jwk.kid }) };
  }
  throw new ToolgateError(
    "AUTH_FAILED",
    'The secret "private_key" is not an RSA, P-256 or Ed25519 key in PEM (PKCS#8) or as a JWK. Store it again.',
    { details: { secret_id: "private_key" } },
  );
}

function readJwk(text: string): JWK {
  try {
    const { alg: _, use: __, key_ops: ___, ...jwk } = JSON.parse(text) as JWK;
    return jwk;
  } catch {
    return {};
  }
}
