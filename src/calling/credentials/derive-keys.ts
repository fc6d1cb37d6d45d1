import { Buffer } from "node:buffer";
import { createHash, pbkdf2Sync } from "node:crypto";
import forge from "node-forge";

/**
 * Work that opening one file may take, in rounds of SHA-1, which take about 0.3 µs each. A Java 8 keystore
 * needs 350,000 (its MAC alone 100,000 rounds), a current one 210,000, a file of OpenSSL or Windows less than
 * 50,000.
 */
const MAX_WORK = 500_000;
/** A call of `createHash`, and a round of native PBKDF2, in the same unit; the slower of Node and Deno. */
const HASH_WORK = 15;
const PBKDF2_WORK = 3;
/** Fixed work of each derivation: a file can have thousands of small parts. */
const START_WORK = 200;

/** Digests of PKCS#12 files: bytes of a digest and of a block. */
const DIGESTS: Record<string, [digest: number, block: number]> = {
  md5: [16, 64],
  sha1: [20, 64],
  sha256: [32, 64],
  sha384: [48, 128],
  sha512: [64, 128],
};

/** The file requires more key derivation than `MAX_WORK`. */
export class TooMuchDerivation extends Error {
  override readonly name = "TooMuchDerivation";
}

type Spend = (work: number) => void;
type Pbkdf2 = (password: string, salt: string, rounds: number, length: number, digest?: Digest) => string;
type Pkcs12Key = (
  password: string | null | undefined,
  salt: forge.util.ByteStringBuffer,
  id: number,
  rounds: number,
  length: number,
  digest?: Digest | null,
) => forge.util.ByteStringBuffer;
interface Digest {
  algorithm: string;
}

/**
 * Runs synchronous work of forge with key derivations that share one budget. The rounds of a key are inside the
 * encryption of its container, so that they cannot be counted in advance: the file states them, as a number of 32 bits.
 * forge has no setting for it, and its own derivations in JavaScript are 10 to 20 times slower.
 * @throws TooMuchDerivation before the derivation that exceeds the budget
 */
export function withBoundDerivation<T>(run: () => T): T {
  let left = MAX_WORK;
  const spend: Spend = (work) => {
    left -= work;
    if (!(left >= 0)) throw new TooMuchDerivation();
  };
  const pkcs12Key: Pkcs12Key = (...given) => derivePkcs12Key(spend, ...given);
  const pbkdf2: Pbkdf2 = (...given) => derivePbkdf2(spend, ...given);
  const restore = [
    replace(forge.pkcs5, "pbkdf2", pbkdf2),
    replace(forge.pkcs12, "generateKey", pkcs12Key),
    replace(Reflect.get(forge.pki, "pbe") as object, "generatePkcs12Key", pkcs12Key),
  ];
  try {
    return run();
  } finally {
    for (const undo of restore) undo();
  }
}

function replace(owner: object, name: string, value: unknown): () => void {
  const original = Reflect.get(owner, name);
  // Without it, a new version of forge could derive its keys without the limit.
  if (typeof original !== "function") throw new Error(`node-forge has no function ${name}.`);
  Reflect.set(owner, name, value);
  return () => Reflect.set(owner, name, original);
}

/** RFC 8018 §5.2 */
function derivePbkdf2(spend: Spend, ...[password, salt, rounds, length, digest]: Parameters<Pbkdf2>): string {
  const { name, size, block } = describeDigest(digest);
  const inputs = Math.ceil((password.length + salt.length) / block);
  spend(START_WORK + (inputs + checkRounds(rounds) * Math.ceil(length / size)) * PBKDF2_WORK);
  const key = pbkdf2Sync(Buffer.from(password, "latin1"), Buffer.from(salt, "latin1"), rounds, length, name);
  return key.toString("latin1");
}

/** RFC 7292 appendix B.2, whose names are used. */
function derivePkcs12Key(
  spend: Spend,
  ...[password, saltBuffer, id, rounds, length, digest]: Parameters<Pkcs12Key>
): forge.util.ByteStringBuffer {
  const { name, size: u, block: v } = describeDigest(digest);
  const salt = Buffer.from(saltBuffer.bytes(), "latin1");
  const I = Buffer.concat([repeat(salt, v), repeat(toBmp(password), v)]);
  const blocks = Math.ceil(length / u);
  const perRound = name === "sha1" ? 1 : HASH_WORK;
  spend(START_WORK + blocks * (checkRounds(rounds) * perRound + I.length / v));
  const key = Buffer.alloc(blocks * u);
  for (let i = 0; i < blocks; i++) {
    const first = createHash(name).update(Buffer.alloc(v, id)).update(I).digest();
    const A = name === "sha1" ? hashAgain(first, rounds - 1) : hashEach(name, first, rounds - 1);
    A.copy(key, i * u);
    addToBlocks(I, repeat(A, v).subarray(0, v));
  }
  return forge.util.createBuffer(key.subarray(0, length).toString("latin1"));
}

/** Copies that fill whole blocks; the last one is cut off. */
function repeat(bytes: Buffer, block: number): Buffer {
  return Buffer.alloc(block * Math.ceil(bytes.length / block), bytes);
}

/** Big-endian UTF-16 with a final zero (appendix B.1). */
function toBmp(password: string | null | undefined): Buffer {
  return password == null ? Buffer.alloc(0) : Buffer.from(`${password}\0`, "utf16le").swap16();
}

/** Adds B + 1 to each block, as a big-endian number. */
function addToBlocks(I: Buffer, B: Buffer): void {
  for (let start = 0; start < I.length; start += B.length) {
    let carry = 1;
    for (let at = B.length - 1; at >= 0; at--) {
      carry += (I[start + at] ?? 0) + (B[at] ?? 0);
      I[start + at] = carry & 0xff;
      carry >>= 8;
    }
  }
}

function hashEach(name: string, first: Buffer, times: number): Buffer {
  let digest = first;
  for (let i = 0; i < times; i++) digest = createHash(name).update(digest).digest();
  return digest;
}

/**
 * SHA-1 of a SHA-1 digest, many times: files of older programs need hundreds of thousands, and creating a native hash
 * for each takes several times as long as its one block (FIPS 180-4 §6.1.2). `| 0` keeps the numbers in 32 bits.
 */
function hashAgain(first: Buffer, times: number): Buffer {
  const digest = Int32Array.from({ length: 5 }, (_, i) => first.readInt32BE(i * 4));
  const words = new Int32Array(80);
  for (let i = 0; i < times; i++) {
    words.set(digest);
    words.fill(0, 5, 16);
    words[5] = 0x80000000 | 0;
    words[15] = 160;
    compressSha1(digest, words);
  }
  const bytes = Buffer.alloc(20);
  for (const [i, word] of digest.entries()) bytes.writeInt32BE(word, i * 4);
  return bytes;
}

/** Writes into `digest` the digest of the block in the first 16 of `words`. */
function compressSha1(digest: Int32Array, words: Int32Array): void {
  const wordAt = (t: number) => words[t] as number;
  for (let t = 16; t < 80; t++) {
    const mixed = wordAt(t - 3) ^ wordAt(t - 8) ^ wordAt(t - 14) ^ wordAt(t - 16);
    words[t] = (mixed << 1) | (mixed >>> 31);
  }
  let a = 0x67452301 | 0;
  let b = 0xefcdab89 | 0;
  let c = 0x98badcfe | 0;
  let d = 0x10325476 | 0;
  let e = 0xc3d2e1f0 | 0;
  for (let t = 0; t < 80; t++) {
    let mixed: number;
    if (t < 20) mixed = (((b & c) | (~b & d)) + 0x5a827999) | 0;
    else if (t < 40) mixed = ((b ^ c ^ d) + 0x6ed9eba1) | 0;
    else if (t < 60) mixed = (((b & c) | (b & d) | (c & d)) + (0x8f1bbcdc | 0)) | 0;
    else mixed = ((b ^ c ^ d) + (0xca62c1d6 | 0)) | 0;
    const next = (((((a << 5) | (a >>> 27)) + mixed) | 0) + ((e + wordAt(t)) | 0)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  digest[0] = a + 0x67452301;
  digest[1] = b + 0xefcdab89;
  digest[2] = c + 0x98badcfe;
  digest[3] = d + 0x10325476;
  digest[4] = e + 0xc3d2e1f0;
}

function checkRounds(rounds: number): number {
  if (!(rounds >= 1)) throw new Error("A key derivation needs at least one round.");
  return rounds;
}

function describeDigest(digest: Digest | null | undefined): { name: string; size: number; block: number } {
  const name = digest?.algorithm ?? "sha1";
  const [size, block] = DIGESTS[name] ?? [];
  if (size === undefined || block === undefined) throw new Error(`The digest ${name} is not supported.`);
  return { name, size, block };
}
