import { sha256 } from "../../base/sha256.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../contract/ports.ts";
import { answerChallenge, type DigestChallenge, readChallenge } from "./digest-challenge.ts";
import { withHeader } from "./place-secret.ts";
import { guardHeaderValue, secretValue } from "./read-secret.ts";

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
 * Sends a request with HTTP Digest authentication (RFC 7616). The nonce of an earlier answer of the same server is used again; a server
 * that does not accept it, or a first request, gets the request once more with the new challenge, because a 401 was not processed (RFC
 * 9110 §15.5.2). Only challenges of the request's own origin are answered: the answer of a redirect's target is not.
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
