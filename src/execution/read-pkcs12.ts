import forge from "node-forge";
import { ToolgateError } from "../contract/errors.ts";
import { countRounds } from "./count-rounds.ts";
import { type CertificateDescription, describeCertificate } from "./describe-certificate.ts";

/** A client certificate with its chain, and its private key, as PEM. */
export interface ClientIdentity {
  cert: string;
  key: string;
}

/** Largest .pfx we read: a key and a chain are a few kilobytes. */
const MAX_BASE64 = 256 * 1024;
/** About two seconds of derivation in JavaScript; usual files need 2,000 to 30,000 rounds. */
const MAX_ROUNDS = 200_000;

/**
 * Reads a PKCS#12 file (RFC 7292) with an RSA or elliptic-curve key: AES (PBES2) and the older 3DES and RC2 encryptions.
 * @param pfxBase64 the .pfx or .p12 file as base64
 * @throws ToolgateError AUTH_FAILED when the passphrase is wrong, the file is damaged or holds no key and certificate;
 * the message never holds either value
 */
export function readPkcs12(pfxBase64: string, passphrase: string): ClientIdentity {
  const { key, leaf, chain } = openPkcs12(pfxBase64, passphrase);
  return {
    cert: [leaf, ...chain].map((certificate) => toPem("CERTIFICATE", certificate)).join(""),
    key: toPem("PRIVATE KEY", key),
  };
}

/**
 * What a person may see of a client certificate.
 * @throws ToolgateError AUTH_FAILED like `readPkcs12`
 */
export function describePkcs12(pfxBase64: string, passphrase: string): CertificateDescription {
  const { leaf } = openPkcs12(pfxBase64, passphrase);
  try {
    return describeCertificate(leaf);
  } catch (cause) {
    throw unusable("holds a certificate that cannot be read", cause);
  }
}

/**
 * Whether a file is a PKCS#12 archive at all, as far as that can be told without its passphrase.
 * @throws ToolgateError AUTH_FAILED
 */
export function checkPkcs12(pfxBase64: string): void {
  const [version, content] = listOf(parseDer(pfxBase64));
  // RFC 7292 §4: PFX ::= SEQUENCE { version INTEGER {v3(3)}, authSafe ContentInfo, … }
  const isArchive = version?.type === forge.asn1.Type.INTEGER && listOf(content).length === 2;
  if (!isArchive) throw unusable("is no PKCS#12 file (.pfx or .p12) in base64");
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
  if (keyHolder === undefined) throw unusable("holds no private key");
  const certificates = bagsOf(certBag);
  // Every common tool marks the pair with the same localKeyId; without it the leaf usually comes first.
  const leaf = certificates.find((bag) => sameKeyId(bag, keyHolder)) ?? certificates[0];
  if (leaf === undefined) throw unusable("holds no certificate");
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

/** forge parses RSA keys and certificates and leaves others as they are. */
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
  if (countRounds(asn1) > MAX_ROUNDS) {
    throw unusable(`needs more than ${MAX_ROUNDS} key derivation rounds; export it with fewer`);
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

function parseDer(pfxBase64: string): forge.asn1.Asn1 {
  if (pfxBase64.length > MAX_BASE64) throw unusable("is too large for a client certificate");
  try {
    return forge.asn1.fromDer(forge.util.decode64(pfxBase64.replace(/\s/g, "")));
  } catch (cause) {
    throw unusable("is no PKCS#12 file (.pfx or .p12) in base64", cause);
  }
}

function unusable(what: string, cause?: unknown): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The stored client certificate ${what}. Store it again.`, {
    cause,
  });
}
