import { importJWK, importPKCS8, type JWK, SignJWT } from "jose";
import { ToolgateError } from "../../contract/errors.ts";
import type { TokenClient } from "./token-source.ts";

/** How long an assertion is valid. Servers accept up to an hour; it is used at once. Seconds. */
const ASSERTION_LIFE_S = 300;
/** Best first, if neither the key nor the server states one. RSA keys are the usual ones of service accounts. */
const ALGORITHMS = ["RS256", "ES256", "EdDSA", "ES384", "ES512", "PS256", "RS384", "RS512", "PS384", "PS512"];

/**
 * Signs an assertion of the client for the token endpoint (RFC 7523 §3). The scopes are a claim, too, as
 * Google's service accounts require.
 * @throws ToolgateError AUTH_FAILED if the private key is unusable, without its value
 */
export async function signAssertion(
  client: TokenClient,
  { subject, audience }: NonNullable<TokenClient["assertion"]>,
): Promise<string> {
  const { alg, key, kid } = await readPrivateKey(client.client_secret);
  const now = Math.floor(Date.now() / 1000);
  const scope = client.scopes.length > 0 ? { scope: client.scopes.join(" ") } : {};
  return new SignJWT(scope)
    .setProtectedHeader({ alg, typ: "JWT", ...(kid !== undefined && { kid }) })
    .setIssuer(client.client_id)
    .setSubject(subject.trim() || client.client_id)
    .setAudience(audience === null ? client.token_url : new URL(client.token_url)[audience])
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_LIFE_S)
    .sign(key);
}

/**
 * A private key in PEM (PKCS#8) or as a JWK, whose `kid` names it to the server and whose `alg` is the only
 * algorithm that it signs with (RFC 7517 §4.4).
 * @param accepted algorithms that the server accepts, if it states them
 * @throws ToolgateError AUTH_FAILED without the key's value
 */
export async function readPrivateKey(
  stored: string,
  accepted: readonly string[] = [],
): Promise<{ alg: string; key: CryptoKey; kid?: string }> {
  // Key files in JSON contain line breaks as two characters.
  const text = stored.trim();
  const { alg: only, ...jwk } = text.startsWith("{") ? readJwk(text) : {};
  for (const alg of algorithmsOf(only, accepted)) {
    const key = await (text.startsWith("{")
      ? importJWK(jwk, alg)
      : importPKCS8(text.replaceAll("\\n", "\n"), alg)
    ).catch(() => null);
    const isPrivate = key !== null && !(key instanceof Uint8Array) && key.type === "private";
    if (isPrivate) return { alg, key, ...(typeof jwk.kid === "string" && { kid: jwk.kid }) };
  }
  throw new ToolgateError(
    "AUTH_FAILED",
    'The secret "private_key" is not an RSA, elliptic curve (P-256, P-384, P-521) or Ed25519 key in PEM (PKCS#8) or as a JWK. Store it again.',
    { details: { secret_id: "private_key" } },
  );
}

function algorithmsOf(only: string | undefined, accepted: readonly string[]): string[] {
  if (only !== undefined && ALGORITHMS.includes(only)) return [only];
  return [...ALGORITHMS.filter((alg) => accepted.includes(alg)), ...ALGORITHMS];
}

function readJwk(text: string): Partial<JWK> {
  try {
    const { use: _, key_ops: __, ...jwk } = JSON.parse(text) as JWK;
    return jwk;
  } catch {
    return {};
  }
}
