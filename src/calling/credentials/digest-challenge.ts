import { digest as hash } from "../../base/sha256.ts";

/** A challenge of HTTP Digest authentication (RFC 7616 §3.3) that can be answered. */
export interface DigestChallenge {
  realm: string;
  nonce: string;
  algorithm: Algorithm;
  /** Whether the server wants `qop=auth`; without it, RFC 2069. */
  hasQop: boolean;
  opaque: string | undefined;
  /** Whether the user name is sent as a digest. */
  hashesUser: boolean;
}

/** Best first. */
const ALGORITHMS = ["SHA-256", "SHA-256-sess", "MD5", "MD5-sess"] as const;
type Algorithm = (typeof ALGORITHMS)[number];

const MAX_HEADER = 8_000;

/** The best Digest challenge of a `WWW-Authenticate` header; null if there is none that can be answered. */
export function readChallenge(header: string | undefined): DigestChallenge | null {
  if (header === undefined || header.length > MAX_HEADER) return null;
  const challenges = splitChallenges(header).flatMap((parameters) => {
    const found = toChallenge(parameters);
    return found === null ? [] : [found];
  });
  challenges.sort((a, b) => ALGORITHMS.indexOf(a.algorithm) - ALGORITHMS.indexOf(b.algorithm));
  return challenges[0] ?? null;
}

function toChallenge(parameters: ReadonlyMap<string, string>): DigestChallenge | null {
  const stated = parameters.get("algorithm")?.toLowerCase() ?? "md5";
  const algorithm = ALGORITHMS.find((one) => one.toLowerCase() === stated);
  const [realm, nonce] = [parameters.get("realm"), parameters.get("nonce")];
  const qop = parameters
    .get("qop")
    ?.split(",")
    .map((one) => one.trim().toLowerCase());
  if (algorithm === undefined || realm === undefined || nonce === undefined) return null;
  if (qop !== undefined && !qop.includes("auth")) return null;
  return {
    realm,
    nonce,
    algorithm,
    hasQop: qop !== undefined,
    opaque: parameters.get("opaque"),
    hashesUser: parameters.get("userhash")?.toLowerCase() === "true",
  };
}

/**
 * The parameters of each Digest challenge in a list of challenges (RFC 9110 §11.6.1). Commas separate challenges and parameters: a
 * scheme is a token that no `=` follows.
 */
function splitChallenges(header: string): Map<string, string>[] {
  const part =
    /[\s,]*(?:([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))|([\w!#$%&'*+.^`|~-]+)(?=[\s,]|$)(?:\s+[\w._~+/-]+=*(?=\s*(?:,|$)))?)/y;
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  for (let match = part.exec(header); match !== null && match[0] !== ""; match = part.exec(header)) {
    const [, name, quoted, token, scheme] = match;
    if (scheme !== undefined) challenges.push({ scheme: scheme.toLowerCase(), parameters: new Map() });
    else if (name !== undefined) {
      const value = quoted?.replace(/\\(.)/g, "$1") ?? token ?? "";
      const { parameters } = challenges.at(-1) ?? {};
      if (parameters && !parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value);
    }
  }
  return challenges.filter(({ scheme }) => scheme === "digest").map(({ parameters }) => parameters);
}

interface DigestRequest {
  method: string;
  /** Path and query as they are sent. */
  uri: string;
  username: string;
  password: string;
  /** How often the nonce was used, with this time. */
  count: number;
  cnonce: string;
}

/** The value of `Authorization` (RFC 7616 §3.4), and its `response`, which is confidential. */
export function answerChallenge(
  challenge: DigestChallenge,
  { method, uri, username, password, count, cnonce }: DigestRequest,
): { header: string; response: string } {
  const { realm, nonce, algorithm, hasQop, opaque, hashesUser } = challenge;
  const digest = (text: string) => hash(algorithm.startsWith("SHA-256") ? "sha256" : "md5", text, "hex");
  const user = digest(`${username}:${realm}:${password}`);
  const a1 = algorithm.endsWith("-sess") ? digest(`${user}:${nonce}:${cnonce}`) : user;
  const a2 = digest(`${method}:${uri}`);
  const nc = count.toString(16).padStart(8, "0");
  const response = digest(hasQop ? `${a1}:${nonce}:${nc}:${cnonce}:auth:${a2}` : `${a1}:${nonce}:${a2}`);
  const parts = [
    hashesUser ? `username=${quote(digest(`${username}:${realm}`))}` : writeUser(username),
    `realm=${quote(realm)}`,
    `nonce=${quote(nonce)}`,
    `uri=${quote(uri)}`,
    `algorithm=${algorithm}`,
    `response=${quote(response)}`,
    ...(hasQop ? ["qop=auth", `nc=${nc}`] : []),
    ...(hasQop || algorithm.endsWith("-sess") ? [`cnonce=${quote(cnonce)}`] : []),
    ...(opaque === undefined ? [] : [`opaque=${quote(opaque)}`]),
    ...(hashesUser ? ["userhash=true"] : []),
  ];
  return { header: `Digest ${parts.join(", ")}`, response };
}

/** RFC 8187 for characters that a quoted string does not carry. */
function writeUser(username: string): string {
  if (/^[\x20-\x7e]*$/.test(username)) return `username=${quote(username)}`;
  const encoded = encodeURIComponent(username).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `username*=UTF-8''${encoded}`;
}

function quote(text: string): string {
  return `"${text.replace(/(["\\])/g, "\\$1")}"`;
}
