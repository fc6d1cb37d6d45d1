import type { Fault } from "../../base/json.ts";
import { escapeSegment } from "../../base/json-pointer.ts";
import { hasControlCharacters } from "../../base/storable-text.ts";
import { ToolgateError } from "../../contract/errors.ts";

type Secrets = Readonly<Record<string, string>>;

/** Written in base64, not in a header. */
const FREE_FORM = /^(?:pfx|passphrase|password)$/;

/**
 * What is wrong with the form of secrets before they are stored, with pointers below `/secrets`; never a value. A broken
 * one would make the connector active and fail at its first call.
 * @param stored what the vault holds already: a certificate and its passphrase may come one after the other
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
  if (faults.length > 0 || authType !== "client-certificate") return faults;
  return checkCertificate(given, stored);
}

function checkForm(authType: string, id: string, value: string): string | null {
  if (id === "token_url" || id === "authorization_url") return checkTokenUrl(value);
  // RFC 7617 §2: the first colon ends the user name.
  if (id === "username" && authType === "username-password" && value.includes(":"))
    return "holds a colon, which no user name can";
  if (!FREE_FORM.test(id) && hasControlCharacters(value))
    return "holds line ends or other control characters, which no request can carry";
  if (authType === "bearer-token" && /^bearer\s/i.test(value))
    return "begins with `Bearer`: store the token alone";
  if (authType === "bearer-token" && /[^\t\x20-\xff]/.test(value))
    return "holds characters that no header can carry";
  return null;
}

function checkTokenUrl(value: string): string | null {
  const isUrl = /^https?:\/\//i.test(value) && !/[\s\\]/.test(value) && !hasControlCharacters(value);
  if (!isUrl || !URL.canParse(value))
    return "is no absolute URL, such as https://auth.example.com/oauth/token";
  const { username, password } = new URL(value);
  return username || password
    ? "holds a user or password: they belong into client_id and client_secret"
    : null;
}

/** Checks both parts together if both are present, otherwise only the form of the given one. */
async function checkCertificate(given: Secrets, stored: Secrets): Promise<Fault[]> {
  const { pfx, passphrase } = { ...stored, ...given };
  if (pfx === undefined || (given["pfx"] === undefined && given["passphrase"] === undefined)) return [];
  const { checkPkcs12, describePkcs12 } = await import("./read-pkcs12.ts");
  try {
    if (passphrase === undefined) checkPkcs12(pfx);
    else describePkcs12(pfx, passphrase.replace(/[\r\n]+$/, ""));
    return [];
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const isPassphrase = /passphrase/i.test(error.message) && given["passphrase"] !== undefined;
    const message = error.message.replace("The stored client certificate", "The client certificate");
    return [{ pointer: isPassphrase ? "/secrets/passphrase" : "/secrets/pfx", message }];
  }
}
