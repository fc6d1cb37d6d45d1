import { escapeSegment, type Fault } from "../../base/json.ts";
import { hasControlCharacters, trimEnd } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";

type Secrets = Readonly<Record<string, string>>;

/** Secrets that may contain control characters: they are not sent in a header as they are. */
const FREE_FORM = /^(?:pfx|passphrase|password|private_key)$/;

/**
 * Returns the faults in the form of secrets before they are stored, with pointers below `/secrets` and without values.
 * Without this check, a malformed secret would activate the connector and fail at its first call.
 * @param stored secrets that are already in the vault: a certificate and its passphrase can be entered separately
 */
export async function checkSecretForms(
  authType: string,
  given: Secrets,
  stored: Secrets = {},
): Promise<Fault[]> {
  const faults = Object.entries(given).flatMap(([id, value]) => {
    const message = value.trim() === "" ? "is empty" : checkForm(authType, id, value.trim());
    return message === null ? [] : [{ pointer: `/secrets/${escapeSegment(id)}`, message }];
  });
  if (faults.length > 0) return faults;
  if (given["private_key"] !== undefined) return checkPrivateKey(given["private_key"]);
  return authType === "client-certificate" ? checkCertificate(given, stored) : [];
}

function checkForm(authType: string, id: string, value: string): string | null {
  if (id === "token_url" || id === "authorization_url") return checkTokenUrl(value);
  // RFC 7617 §2: the first colon ends the user name.
  if (id === "username" && authType === "username-password" && value.includes(":"))
    return "contains a colon, which a user name cannot";
  if (!FREE_FORM.test(id) && hasControlCharacters(value))
    return "contains line breaks or other control characters, which are not allowed in a request";
  if (!FREE_FORM.test(id) && /\p{Cf}|\p{Surrogate}/u.test(value))
    return "contains invisible or invalid characters: copy it again";
  if (authType === "bearer-token" && /^bearer\s/i.test(value))
    return "begins with `Bearer`: store only the token";
  if (authType === "bearer-token" && /[^\t\x20-\xff]/.test(value))
    return "contains characters that are not allowed in a header";
  return null;
}

function checkTokenUrl(value: string): string | null {
  const isUrl = /^https?:\/\/[^/]/i.test(value) && !/[\s\\]/.test(value) && !hasControlCharacters(value);
  if (!isUrl || !URL.canParse(value))
    return "is not an absolute URL, such as https://auth.example.com/oauth/token";
  const { username, password } = new URL(value);
  return username || password
    ? "contains a user or password: store them as client_id and client_secret"
    : null;
}

/** A damaged key has the right first and last line, so it is read completely. */
async function checkPrivateKey(value: string): Promise<Fault[]> {
  const { readPrivateKey } = await import("./sign-assertion.ts");
  try {
    await readPrivateKey(value);
    return [];
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const message =
      "is not a private key in PEM (PKCS#8), which begins with `-----BEGIN PRIVATE KEY-----`, nor a private JWK, or is damaged: RSA, elliptic curve (P-256, P-384, P-521) or Ed25519";
    return [{ pointer: "/secrets/private_key", message }];
  }
}

/** Checks the certificate with its passphrase if both are known, otherwise only the form of the certificate. */
async function checkCertificate(given: Secrets, stored: Secrets): Promise<Fault[]> {
  const { pfx, passphrase } = { ...stored, ...given };
  if (pfx === undefined || (given["pfx"] === undefined && given["passphrase"] === undefined)) return [];
  const { checkPkcs12, describePkcs12 } = await import("./read-pkcs12.ts");
  try {
    if (passphrase === undefined) checkPkcs12(pfx);
    else describePkcs12(pfx, trimEnd(passphrase, "\r\n"));
    return [];
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const isPassphrase = /passphrase/i.test(error.message) && given["passphrase"] !== undefined;
    const message = error.message.replace("The stored client certificate", "The client certificate");
    return [{ pointer: isPassphrase ? "/secrets/passphrase" : "/secrets/pfx", message }];
  }
}
