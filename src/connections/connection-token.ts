import { type Static, Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import type { ConnectionToken } from "../calling/credentials/token-source.ts";
import type { ConnectionChoice } from "../contract/connector.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, Sender } from "../contract/ports.ts";
import { literals, nullable } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { ServerShape } from "./authorization-server.ts";
import { needsSignIn } from "./offer-link.ts";
import { type Grant, GrantRefusedError, refreshGrant } from "./request-token.ts";

interface TokenUse extends ConnectionChoice {
  user_id: string | null;
  /** Of the caller's API key, which may be bound to connections. */
  key_id: string | null;
  connector_id: string;
  /** The operation's definition: its server must be one that the connection was signed in for. */
  definition: JsonObject;
  connect_url: string;
  signal: AbortSignal;
}

const Refresh = Type.Object({
  outcome: Type.Literal("refresh"),
  connection_id: Type.String(),
  lease: Type.String(),
  generation: Type.Number(),
  refresh_token: Type.String(),
  server: ServerShape,
  secrets: SecretValuesShape,
  /** Still valid; null if it is not. */
  token: nullable(Type.String()),
  valid_ms: nullable(Type.Number()),
  /** By the clock of the database, which the token's life is measured with. */
  asked_at: Type.String(),
});

const UseShape = Type.Union([
  Type.Object({
    outcome: Type.Literal("usable"),
    token: Type.String(),
    /** Milliseconds that the token can still be sent; null: at any time. */
    valid_ms: nullable(Type.Number()),
  }),
  Refresh,
  Type.Object({ outcome: Type.Literal("wait") }),
  Type.Object({
    outcome: Type.Literal("sign_in"),
    reason: literals("missing", "refused", "expired", "moved"),
    connection_id: nullable(Type.String()),
  }),
]);

/** Pause between two looks at a token that another caller refreshes. Milliseconds. */
const PAUSE_MS = 150;

/** Longer than the lease (20 s), so that the lease of a caller that died ends first. Milliseconds. */
const LONGEST_WAIT_MS = 25_000;

/** Attempts to store a refreshed grant: it may be the only one that the server accepts. */
const STORE_ATTEMPTS = 5;

/**
 * The access token of a connection, from the vault. One caller of all processes refreshes it: the database
 * gives out a lease, and stores the first result of each grant only. A new refresh token is stored before its
 * access token is used.
 */
export function createConnectionToken(
  { database, sender }: { database: Database; sender: Sender },
  use: TokenUse,
): ConnectionToken {
  /** The token of this call, and until when it can be sent. */
  let held: { token: string; valid_ms: number | null; started: number } | undefined;

  function hold(token: string, valid_ms: number | null, started: number): string | null {
    if (!isWithin(valid_ms, started)) return null;
    held = { token, valid_ms, started };
    return token;
  }

  async function obtain(refused: string | undefined): Promise<string> {
    const until = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const started = performance.now();
      const found = await database.call(
        "use_connection",
        {
          p_user_id: use.user_id,
          p_connector_id: use.connector_id,
          p_connection: use.connection,
          p_end_user: use.end_user,
          p_key_id: use.key_id,
          p_definition: use.definition,
          ...(refused !== undefined && { p_refused: sha256(refused) }),
        },
        UseShape,
      );
      switch (found.outcome) {
        case "usable": {
          const token = hold(found.token, found.valid_ms, started);
          if (token !== null) return token;
          // The answer took longer than the token's life.
          break;
        }
        case "sign_in":
          throw needsSignIn(found.reason, use.connect_url, {
            connection_id: found.connection_id,
            connector_id: use.connector_id,
            connection: use.connection,
            end_user: use.end_user,
          });
        case "refresh": {
          const token = await refresh(found, started);
          if (token !== null) return token;
        }
      }
      if (Date.now() > until || use.signal.aborted) throw unavailable();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Null if another grant was stored meanwhile. */
  async function refresh(claim: Static<typeof Refresh>, started: number): Promise<string | null> {
    const { connection_id, lease, server, secrets, token } = claim;
    let grant: Grant;
    try {
      grant = await refreshGrant({ server, secrets, sender }, claim.refresh_token);
    } catch (error) {
      const isRefused = error instanceof GrantRefusedError;
      await database.call("fail_refresh", {
        p_connection_id: connection_id,
        p_lease: lease,
        p_refused: isRefused,
      });
      // The next look shows whether the refusal is final, or concerned a grant that was replaced.
      if (isRefused) return null;
      const old = token === null ? null : hold(token, claim.valid_ms, started);
      if (old !== null) return old;
      throw unavailable(error);
    }
    const answered = performance.now();
    const isStored = await store(claim, grant);
    return isStored ? hold(grant.access_token, usableMs(grant), answered) : null;
  }

  async function store(
    { connection_id, generation, asked_at }: Static<typeof Refresh>,
    { access_token, refresh_token, expires_in }: Grant,
  ): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await database.call(
          "store_refresh",
          {
            p_connection_id: connection_id,
            p_generation: generation,
            p_grant: { access_token, refresh_token, asked_at, expires_in },
          },
          Type.Boolean(),
        );
      } catch (error) {
        if (attempt === STORE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
      }
    }
  }

  return {
    get: async () => (held && isWithin(held.valid_ms, held.started) ? held.token : obtain(undefined)),
    refresh: obtain,
  };
}

/** Whether less than this time has passed since `started`, of performance.now(). */
function isWithin(milliseconds: number | null, started: number): boolean {
  return milliseconds === null || performance.now() - started < milliseconds;
}

/** As `usable_until` in SQL, but from the provider's answer. */
function usableMs({ expires_in }: Grant): number | null {
  return expires_in === null ? null : (expires_in - Math.min(5, expires_in / 4)) * 1_000;
}

function unavailable(cause?: unknown): ToolgateError {
  const message =
    "The access token has expired, and the authorization server does not refresh it at present. Try again later.";
  return new ToolgateError("AUTH_FAILED", message, { cause, details: { reason: "refresh_failed" } });
}
