import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

/** A key and its certificate as PEM. */
export interface Certified {
  key: string;
  cert: string;
}

interface Subject {
  name: string;
  /** DNS names or IP addresses for subjectAltName. */
  hosts?: string[];
  isAuthority?: boolean;
  notAfter?: Date;
}

let serial = 1;

/** Issues a certificate; without an issuer it is self-signed. */
export function issue(subject: Subject, issuer?: Certified): Certified {
  // node:crypto makes keys in milliseconds; forge in seconds.
  const pair = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = String(serial++).padStart(2, "0");
  certificate.validity.notBefore = new Date(Date.now() - 3 * 86_400_000);
  certificate.validity.notAfter = subject.notAfter ?? new Date(Date.now() + 86_400_000);
  certificate.setSubject([{ name: "commonName", value: subject.name }]);
  const issuerCertificate = issuer === undefined ? certificate : forge.pki.certificateFromPem(issuer.cert);
  certificate.setIssuer(issuerCertificate.subject.attributes);
  const altNames = (subject.hosts ?? []).map((host) =>
    /^[\d.]+$|:/.test(host) ? { type: 7, ip: host } : { type: 2, value: host },
  );
  certificate.setExtensions([
    { name: "basicConstraints", cA: subject.isAuthority === true, critical: true },
    {
      name: "keyUsage",
      critical: true,
      digitalSignature: true,
      keyEncipherment: subject.isAuthority !== true,
      keyCertSign: subject.isAuthority === true,
    },
    { name: "subjectKeyIdentifier" },
    ...(subject.isAuthority === true ? [] : [{ name: "extKeyUsage", serverAuth: true, clientAuth: true }]),
    ...(altNames.length > 0 ? [{ name: "subjectAltName", altNames }] : []),
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? pair.privateKey), forge.md.sha256.create());
  return { key: pair.privateKey, cert: forge.pki.certificateToPem(certificate) };
}

/** Packs a client certificate as a .pfx file in base64. */
export function packPkcs12(
  { key, cert }: Certified,
  passphrase: string,
  algorithm: "3des" | "aes256",
  chain: string[] = [],
): string {
  const packed = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(key),
    [cert, ...chain].map((pem) => forge.pki.certificateFromPem(pem)),
    passphrase,
    { algorithm },
  );
  return forge.util.encode64(forge.asn1.toDer(packed).getBytes());
}
