import forge from "node-forge";

const { Class, Type, create, toDer } = forge.asn1;
const PASSPHRASE = "pw";
const DATA = "1.2.840.113549.1.7.1";
const ENCRYPTED_DATA = "1.2.840.113549.1.7.6";
const SHROUDED_KEY_BAG = "1.2.840.113549.1.12.10.1.2";
const PBE_SHA1_3DES = "1.2.840.113549.1.12.1.3";

/** The keys of a .pfx file. */
export interface Rounds {
  algorithm: "3des" | "aes256";
  /** Of each key. */
  rounds: number;
  keys?: number;
  /** Whether the keys are inside a container that is encrypted itself, with one round. */
  isHidden?: boolean;
}

/** Writes a .pfx file, in base64, (passphrase "pw") whose keys state how many rounds that takes. */
export function packRounds({ algorithm, rounds, keys = 1, isHidden = true }: Rounds): string {
  const key = algorithm === "3des" ? lockWith3Des(rounds) : lockWithAes(rounds);
  const bags = sequence(
    ...Array.from({ length: keys }, () => sequence(identifier(SHROUDED_KEY_BAG), tagged([key]))),
  );
  const content = isHidden ? encrypt(bags) : wrap(bags);
  return forge.util.encode64(toDer(sequence(integer(3), wrap(sequence(content)))).getBytes());
}

function lockWith3Des(rounds: number): forge.asn1.Asn1 {
  const parameters = sequence(octets("saltsalt"), integer(rounds));
  return sequence(sequence(identifier(PBE_SHA1_3DES), parameters), octets("x".repeat(64)));
}

/** With the stated rounds; of many only the number is stated, because they would take hours. */
function lockWithAes(rounds: number): forge.asn1.Asn1 {
  const locked = forge.pki.encryptPrivateKeyInfo(sequence(integer(0)), PASSPHRASE, {
    algorithm: "aes256",
    count: Math.min(rounds, 2000),
  });
  const [scheme] = partsOf(locked);
  const [derivation] = partsOf(partsOf(scheme)[1]);
  partsOf(partsOf(derivation)[1])[1] = integer(rounds);
  return locked;
}

function encrypt(content: forge.asn1.Asn1): forge.asn1.Asn1 {
  const locked = forge.pki.encryptPrivateKeyInfo(content, PASSPHRASE, { algorithm: "3des", count: 1 });
  const [scheme, data] = partsOf(locked);
  if (scheme === undefined || typeof data?.value !== "string") throw new Error("forge wrote no ciphertext.");
  const encrypted = create(Class.CONTEXT_SPECIFIC, 0 as forge.asn1.Type, false, data.value);
  return sequence(
    identifier(ENCRYPTED_DATA),
    tagged([sequence(integer(0), sequence(identifier(DATA), scheme, encrypted))]),
  );
}

/** A ContentInfo with its content as DER. */
function wrap(content: forge.asn1.Asn1): forge.asn1.Asn1 {
  return sequence(identifier(DATA), tagged([octets(toDer(content).getBytes())]));
}

function partsOf(node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}

function sequence(...parts: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
}

function tagged(parts: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return create(Class.CONTEXT_SPECIFIC, 0 as forge.asn1.Type, true, parts);
}

function octets(bytes: string): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes);
}

function identifier(oid: string): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.OID, false, forge.asn1.oidToDer(oid).getBytes());
}

/** With a leading zero byte, because DER integers are signed. */
function integer(value: number): forge.asn1.Asn1 {
  const digits = value.toString(16);
  const bytes = forge.util.hexToBytes(`00${digits.padStart(digits.length + (digits.length % 2), "0")}`);
  return create(Class.UNIVERSAL, Type.INTEGER, false, value < 128 ? bytes.slice(1) : bytes);
}
