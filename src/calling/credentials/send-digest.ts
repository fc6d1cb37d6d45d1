import { digest as hash, sha256 } from "../../base/sha256.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../contract/ports.ts";
import { guardHeaderValue, secretValue, withHeader } from "./place-secret.ts";

interface DigestCall {
  request: OutgoingRequest;
  username: string;
  password: string;
  secrets: SecretValues;
  /** Whether the request may be sent only once. Its challenge is obtained with HEAD then. */
  once: boolean;
  /** Receives every digest that is sent, to redact it. */
  onSecret: (value: string) => void;
}

/** Challenges by server and user, with the number of their uses, of this process. */
const challenges = new Map<string, { challenge: DigestChallenge; count: number }>();
const MAX_CHALLENGES = 500;

/**
 * Sends a request with HTTP Digest authentication (RFC 7616). The nonce of an earlier answer of the same
 * server is used again; a server that does not accept it, or a first request, gets the request once more with
 * the new challenge, because a 401 was not processed (RFC 9110 §15.5.2). Only challenges of the request's own
 * origin are answered: the answer of a redirect's target is not.
 */
export async function sendWithDigest(call: DigestCall, sender: Sender): Promise<IncomingResponse> {
  const { request, secrets, once } = call;
  const { origin } = new URL(request.url);
  const key = sha256(
    JSON.stringify([origin, secretValue(secrets, call.username), secretValue(secrets, call.password)]),
  );
  const probed = once ? await probe(call, sender, key) : null;
  const known = challenges.get(key);
  const first = await sender.send(known ? authorize(call, known) : request);
  const challenge = first.status === 401 ? challengeOf(first, origin) : null;
  rememberNext(key, first, origin);
  if (challenge === null || once) return first;
  // The same challenge again: the password is wrong.
  if (known && known.challenge.nonce === challenge.nonce) return first;
  const second = await sender.send(authorize(call, remember(key, challenge)));
  if (second.status === 401) challenges.delete(key);
  rememberNext(key, second, origin);
  return {
    ...second,
    attempts: (probed?.attempts ?? 0) + first.attempts + second.attempts,
    duration_ms: (probed?.duration_ms ?? 0) + first.duration_ms + second.duration_ms,
  };
}

/** Asks for a challenge without the request itself. */
async function probe({ request }: DigestCall, sender: Sender, key: string): Promise<IncomingResponse> {
  const { body: _, ...rest } = request;
  const headers = rest.headers.filter(([name]) => !name.startsWith("content-"));
  const answer = await sender.send({ ...rest, method: "HEAD", headers, idempotent: true });
  const challenge = answer.status === 401 ? challengeOf(answer, new URL(request.url).origin) : null;
  if (challenge !== null) remember(key, challenge);
  return answer;
}

function challengeOf(answer: IncomingResponse, origin: string): DigestChallenge | null {
  const isOwn = URL.canParse(answer.url) && new URL(answer.url).origin === origin;
  return isOwn ? readChallenge(answer.headers["www-authenticate"]) : null;
}

function remember(key: string, challenge: DigestChallenge) {
  const entry = { challenge, count: 0 };
  challenges.delete(key);
  challenges.set(key, entry);
  const [oldest] = challenges.keys();
  if (challenges.size > MAX_CHALLENGES && oldest !== undefined) challenges.delete(oldest);
  return entry;
}

/** RFC 7616 §3.5: the server may say which nonce to use next. */
function rememberNext(key: string, answer: IncomingResponse, origin: string): void {
  const known = challenges.get(key);
  const isOwn = URL.canParse(answer.url) && new URL(answer.url).origin === origin;
  const next = /(?:^|[\s,])nextnonce="([^"\\]{1,1000})"/.exec(
    answer.headers["authentication-info"] ?? "",
  )?.[1];
  if (known && isOwn && next !== undefined) remember(key, { ...known.challenge, nonce: next });
}

function authorize(
  { request, username, password, secrets, onSecret }: DigestCall,
  entry: { challenge: DigestChallenge; count: number },
): OutgoingRequest {
  const { pathname, search } = new URL(request.url);
  entry.count += 1;
  const { header, response } = answerChallenge(entry.challenge, {
    method: request.method,
    uri: pathname + search,
    username: secretValue(secrets, username),
    password: secretValue(secrets, password),
    count: entry.count,
    cnonce: crypto.randomUUID(),
  });
  onSecret(response);
  return withHeader(request, "authorization", guardHeaderValue("digest", header));
}

/** A challenge of HTTP Digest authentication (RFC 7616 §3.3) that can be answered. */
interface DigestChallenge {
  realm: string;
  nonce: string;
  algorithm: Algorithm;
  /** Whether the server requires `qop=auth`; without it, RFC 2069. */
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
 * The parameters of each Digest challenge in a list of challenges (RFC 9110 §11.6.1). Commas separate
 * challenges and parameters: a scheme is a token that no `=` follows.
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
