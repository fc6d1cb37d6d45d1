import forge from "node-forge";
import { ToolgateError } from "../contract/errors.ts";

/** A client certificate with its chain, and its private key, as PEM. */
export interface ClientIdentity {
  cert: string;
  key: string;
}

/** Largest .pfx we read: a key and a chain are a few kilobytes. */
const MAX_BASE64 = 256 * 1024;

/**
 * Reads a PKCS#12 file (RFC 7292): AES (PBES2) and the older 3DES and RC2 encryptions.
 * @param pfxBase64 the .pfx or .p12 file as base64
 * @throws ToolgateError AUTH_FAILED when the passphrase is wrong, the file is damaged or holds no key and certificate;
 * the message never holds either value
 */
export function readPkcs12(pfxBase64: string, passphrase: string): ClientIdentity {
  const bags = openPkcs12(pfxBase64, passphrase);
  return {
    cert: [bags.leaf, ...bags.chain].map((certificate) => forge.pki.certificateToPem(certificate)).join(""),
    key: bags.key,
  };
}

/** What a person may see of a client certificate: names (RFC 4514 order of attributes as in the file) and expiry (ISO 8601). */
export function describePkcs12(
  pfxBase64: string,
  passphrase: string,
): { subject: string; issuer: string; not_after: string } {
  const { leaf } = openPkcs12(pfxBase64, passphrase);
  return {
    subject: nameText(leaf.subject.attributes),
    issuer: nameText(leaf.issuer.attributes),
    not_after: leaf.validity.notAfter.toISOString(),
  };
}

interface Bags {
  key: string;
  leaf: forge.pki.Certificate;
  chain: forge.pki.Certificate[];
}

function openPkcs12(pfxBase64: string, passphrase: string): Bags {
  const archive = decrypt(pfxBase64, passphrase);
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
  const bagsOf = (type: string | undefined) =>
    type === undefined ? [] : (archive.getBags({ bagType: type })[type] ?? []);
  const keys = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)];
  const key = keys.find((bag) => bag.key)?.key as forge.pki.rsa.PrivateKey | undefined;
  const certificates = bagsOf(certBag).flatMap((bag) => (bag.cert === undefined ? [] : [bag.cert]));
  if (key === undefined) throw unusable("holds no private key that can be read (RSA keys can)");
  const leaf = certificates.find((certificate) => belongsTo(certificate, key));
  if (leaf === undefined) throw unusable("holds no certificate for its private key");
  const chain = certificates.filter((certificate) => certificate !== leaf);
  return { key: forge.pki.privateKeyToPem(key), leaf, chain };
}

function decrypt(pfxBase64: string, passphrase: string): forge.pkcs12.Pkcs12Pfx {
  if (pfxBase64.length > MAX_BASE64) throw unusable("is too large for a client certificate");
  let asn1: forge.asn1.Asn1;
  try {
    asn1 = forge.asn1.fromDer(forge.util.decode64(pfxBase64.replace(/\s/g, "")));
  } catch (cause) {
    throw unusable("is no PKCS#12 file (.pfx or .p12) in base64", cause);
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, passphrase);
  } catch (cause) {
    throw unusable(
      "cannot be opened: the passphrase is wrong, or the file is damaged or encrypted in an unknown way",
      cause,
    );
  }
}

function belongsTo(certificate: forge.pki.Certificate, key: forge.pki.rsa.PrivateKey): boolean {
  const publicKey = certificate.publicKey as forge.pki.rsa.PublicKey;
  return publicKey.n?.equals(key.n) === true;
}

function nameText(attributes: forge.pki.CertificateField[]): string {
  return attributes
    .map(({ shortName, name, value }) => `${shortName ?? name ?? "?"}=${String(value)}`)
    .join(", ");
}

function unusable(what: string, cause?: unknown): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The stored client certificate ${what}. Store it again.`, {
    cause,
  });
}
