import forge from "node-forge";
import { ToolgateError } from "../../contract/errors.ts";
import { TooMuchDerivation, withBoundDerivation } from "./derive-keys.ts";

/** Largest .pfx file that is read, in characters of base64. A key with its chain takes a few kilobytes. */
const MAX_BASE64 = 256 * 1024;

const TOO_MANY_ROUNDS =
  "needs too many key derivation rounds. Convert it: `openssl pkcs12 -in FILE -out all.pem`, then `openssl pkcs12 -export -in all.pem -iter 2048 -out new.p12`";

const SHORT_NAMES: Record<string, string> = {
  "2.5.4.3": "CN",
  "2.5.4.6": "C",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "1.2.840.113549.1.9.1": "emailAddress",
};

/** A client certificate with its chain, and its private key, as PEM. */
export interface ClientIdentity {
  cert: string;
  key: string;
}

/**
 * Reads a PKCS#12 file (RFC 7292) with an RSA or elliptic-curve key, encrypted with AES (PBES2), 3DES or RC2.
 * @param pfxBase64 the .pfx or .p12 file as base64
 * @throws ToolgateError AUTH_FAILED if the passphrase is wrong, the file is damaged, or a key or certificate
 * is missing; the message contains neither the file nor the passphrase
 */
export function readPkcs12(pfxBase64: string, passphrase: string): ClientIdentity {
  const { key, leaf, chain } = openPkcs12(pfxBase64, passphrase);
  return {
    cert: [leaf, ...chain].map((certificate) => toPem("CERTIFICATE", certificate)).join(""),
    key: toPem("PRIVATE KEY", key),
  };
}

/**
 * Reads subject, issuer and expiry of a client certificate.
 * @throws ToolgateError AUTH_FAILED like `readPkcs12`
 */
export function describePkcs12(pfxBase64: string, passphrase: string): CertificateDescription {
  const { leaf } = openPkcs12(pfxBase64, passphrase);
  try {
    return describeCertificate(leaf);
  } catch (cause) {
    throw unusable("contains a certificate that cannot be read", cause);
  }
}

/**
 * Checks that a file is a PKCS#12 archive, as far as possible without its passphrase.
 * @throws ToolgateError AUTH_FAILED
 */
export function checkPkcs12(pfxBase64: string): void {
  const [version, content] = listOf(parseDer(pfxBase64));
  // RFC 7292 §4: PFX ::= SEQUENCE { version INTEGER {v3(3)}, authSafe ContentInfo, … }
  const isArchive = version?.type === forge.asn1.Type.INTEGER && listOf(content).length === 2;
  if (!isArchive) throw unusable("is not a PKCS#12 file (.pfx or .p12) in base64");
}

function listOf(value: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  return Array.isArray(value?.value) ? value.value : [];
}

interface Contents {
  /** PrivateKeyInfo (RFC 5958). */
  key: forge.asn1.Asn1;
  leaf: forge.asn1.Asn1;
  chain: forge.asn1.Asn1[];
}

function openPkcs12(pfxBase64: string, passphrase: string): Contents {
  const archive = decrypt(pfxBase64, passphrase);
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
  const bagsOf = (type: string | undefined) =>
    type === undefined ? [] : (archive.getBags({ bagType: type })[type] ?? []);
  const [keyHolder] = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)];
  if (keyHolder === undefined) throw unusable("contains no private key");
  const certificates = bagsOf(certBag);
  // Common tools give the key and its certificate the same localKeyId; without one, the leaf is usually first.
  const leaf = certificates.find((bag) => sameKeyId(bag, keyHolder)) ?? certificates[0];
  if (leaf === undefined) throw unusable("contains no certificate");
  const chain = certificates.filter((bag) => bag !== leaf).map(certificateOf);
  return { key: keyOf(keyHolder), leaf: certificateOf(leaf), chain };
}

function sameKeyId(one: forge.pkcs12.Bag, other: forge.pkcs12.Bag): boolean {
  const [id] = keyIds(one);
  return id !== undefined && id === keyIds(other)[0];
}

function keyIds({ attributes }: forge.pkcs12.Bag): unknown[] {
  return (attributes as { localKeyId?: unknown[] } | undefined)?.localKeyId ?? [];
}

/** forge parses RSA keys and certificates, and returns other kinds as ASN.1. */
function keyOf({ key, asn1 }: forge.pkcs12.Bag): forge.asn1.Asn1 {
  return key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1;
}

function certificateOf({ cert, asn1 }: forge.pkcs12.Bag): forge.asn1.Asn1 {
  return cert ? forge.pki.certificateToAsn1(cert) : asn1;
}

function toPem(type: string, value: forge.asn1.Asn1): string {
  return forge.pem.encode({ type, body: forge.asn1.toDer(value).getBytes() } as forge.pem.ObjectPEM);
}

function decrypt(pfxBase64: string, passphrase: string): forge.pkcs12.Pkcs12Pfx {
  const asn1 = parseDer(pfxBase64);
  try {
    return withBoundDerivation(() => forge.pkcs12.pkcs12FromAsn1(asn1, passphrase));
  } catch (cause) {
    if (cause instanceof TooMuchDerivation) throw unusable(TOO_MANY_ROUNDS);
    throw unusable(
      "cannot be opened: the passphrase is wrong, or the file is damaged or uses an unsupported encryption",
      cause,
    );
  }
}

function parseDer(pfxBase64: string): forge.asn1.Asn1 {
  if (pfxBase64.length > MAX_BASE64) throw unusable("is too large for a client certificate");
  try {
    return forge.asn1.fromDer(forge.util.decode64(pfxBase64.replace(/\s/g, "")));
  } catch (cause) {
    throw unusable("is not a PKCS#12 file (.pfx or .p12) in base64", cause);
  }
}

function unusable(what: string, cause?: unknown): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The stored client certificate ${what}. Store it again.`, {
    cause,
  });
}

/** The names are `CN=…, O=…` in the order of the certificate; the expiry is in ISO 8601. */
interface CertificateDescription {
  subject: string;
  issuer: string;
  not_after: string;
}

/**
 * Reads the names and the expiry of an X.509 certificate (RFC 5280 §4.1) with any kind of key; forge only supports
 * RSA certificates.
 * @throws Error if the structure is not a certificate
 */
function describeCertificate(certificate: forge.asn1.Asn1): CertificateDescription {
  const fields = parts(parts(certificate)[0]);
  // The version has the tag [0]; version 1 omits it.
  const start = fields[0]?.tagClass === forge.asn1.Class.CONTEXT_SPECIFIC ? 1 : 0;
  const [issuer, validity, subject] = fields.slice(start + 2);
  return {
    subject: nameText(subject),
    issuer: nameText(issuer),
    not_after: dateOf(parts(validity)[1]).toISOString(),
  };
}

function nameText(name: forge.asn1.Asn1 | undefined): string {
  const attributes = parts(name).flatMap((relative) => parts(relative));
  return attributes
    .map((attribute) => {
      const [type, value] = parts(attribute);
      const oid = forge.asn1.derToOid(text(type));
      return `${SHORT_NAMES[oid] ?? oid}=${displayText(value)}`;
    })
    .join(", ");
}

function displayText(value: forge.asn1.Asn1 | undefined): string {
  return value?.type === forge.asn1.Type.UTF8 ? forge.util.decodeUtf8(text(value)) : text(value);
}

function dateOf(time: forge.asn1.Asn1 | undefined): Date {
  const isUtc = time?.type === forge.asn1.Type.UTCTIME;
  return isUtc ? forge.asn1.utcTimeToDate(text(time)) : forge.asn1.generalizedTimeToDate(text(time));
}

function parts(node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}

function text(node: forge.asn1.Asn1 | undefined): string {
  if (typeof node?.value !== "string") throw new Error("The structure is not a certificate.");
  return node.value;
}
