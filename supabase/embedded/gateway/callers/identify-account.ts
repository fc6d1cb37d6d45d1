import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { StackDatabase } from "../../database/stack-database.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** The sender of a request for the purpose of limits. The called function checks permissions. */
export interface Sender {
  /**
   * Whether it is the functions, which call back through the gateway, or an operator, who holds the same
   * key.
   */
  isOperator: boolean;
  /** Account from a verified token; other senders are identified by address. */
  account: string | null;
}

export type IdentifySender = (request: IncomingMessage) => Promise<Sender>;

/** Maximum number of cached keys; the oldest are evicted. */
const MAX_KEPT = 10_000;
/** Milliseconds after which a key is looked up again. */
const KEPT_FOR = 30_000;

/**
 * Identifies accounts by what a sender cannot forge: a signed token, or a key that the database knows. A
 * new token of the same account does not count as a new account.
 */
export function createIdentifySender(
  database: StackDatabase,
  keys: { secretKey: string; jwtSecret: string },
): IdentifySender {
  const kept = new Map<string, { account: string | null; until: number }>();

  /** Concurrent requests with the same key share one lookup. */
  const looking = new Map<string, Promise<string | null>>();

  function findKeyOwner(token: string): Promise<string | null> {
    const hash = createHash("sha256").update(token).digest("hex");
    const known = kept.get(hash);
    if (known && known.until > Date.now()) return Promise.resolve(known.account);
    const look = looking.get(hash) ?? lookUp(hash).finally(() => looking.delete(hash));
    looking.set(hash, look);
    return look;
  }

  async function lookUp(hash: string): Promise<string | null> {
    const [row] = await database.query<{ user_id: string }>(
      "select k.user_id from public.api_keys k where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())",
      [hash],
    );
    const account = row?.user_id ?? null;
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(hash, { account, until: Date.now() + KEPT_FOR });
    return account;
  }

  return async function identifySender(request) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const apikey = request.headers["apikey"];
    if ([token, apikey].some((key) => isSameSecret(key, keys.secretKey))) {
      return { isOperator: true, account: null };
    }
    if (token === "") return { isOperator: false, account: null };
    const account = token.startsWith("tg_") ? await findKeyOwner(token) : readSubject(token, keys.jwtSecret);
    return { isOperator: false, account };
  };
}

/** The `sub` of a token with a valid signature (HS256, RFC 7515) that has not expired. */
function readSubject(token: string, secret: string): string | null {
  const [head = "", payload = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${payload}`).digest("base64url");
  if (!isSameSecret(signature, expected)) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const sub: unknown = Reflect.get(Object(claims), "sub");
    const exp: unknown = Reflect.get(Object(claims), "exp");
    const isCurrent = typeof exp === "number" && exp * 1000 > Date.now();
    return typeof sub === "string" && isCurrent ? sub : null;
  } catch {
    return null;
  }
}
