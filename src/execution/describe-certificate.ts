import forge from "node-forge";

/** What a person may see of a certificate: names as `CN=…, O=…` in the file's order, expiry in ISO 8601. */
export interface CertificateDescription {
  subject: string;
  issuer: string;
  not_after: string;
}

const SHORT_NAMES: Record<string, string> = {
  "2.5.4.3": "CN",
  "2.5.4.6": "C",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "1.2.840.113549.1.9.1": "emailAddress",
};

/**
 * Reads names and expiry out of an X.509 certificate (RFC 5280 §4.1), whatever kind of key it holds: forge itself
 * only understands RSA certificates.
 * @throws Error when the structure is no certificate
 */
export function describeCertificate(certificate: forge.asn1.Asn1): CertificateDescription {
  const fields = parts(parts(certificate)[0]);
  // The version is tagged [0] and left out in version 1.
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
  if (typeof node?.value !== "string") throw new Error("not the structure of a certificate");
  return node.value;
}
