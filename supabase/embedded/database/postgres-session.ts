import { Client, Pool, type PoolClient } from "pg";
import {
  Description,
  Exchange,
  type Settle,
  type Statement,
  type StatementResult,
} from "./postgres-exchange.ts";
import { createValueTypes, type ValueTypes } from "./postgres-values.ts";
import { DatabaseFault } from "./stack-database.ts";
import { toFault } from "./to-fault.ts";

/*
 * Sessions on somebody's own Postgres. Several statements travel in one trip and, without `begin`, are one
 * transaction (PostgreSQL documentation, "Pipelining"). No statement is prepared by name and no setting outlives a
 * transaction, so a pooler may give each transaction another session.
 */

export interface Sessions {
  readonly valueTypes: ValueTypes;
  /** @throws DatabaseFault 53300 when none becomes free in time, 08001 when the server cannot be reached */
  acquire(): Promise<PoolClient>;
  /** One transaction of its own. @throws DatabaseFault; 08006 when the session was lost and the outcome is unknown */
  exchange(statements: Statement[], deadline?: number): Promise<StatementResult[]>;
  close(): Promise<void>;
}

/** Milliseconds a caller waits for a free session, and a new session for the server. */
const ACQUIRE_TIMEOUT = 5000;
/** Milliseconds until a session that says nothing counts as lost: longer than any statement may run. */
const ANSWER_DEADLINE = 10_000;
/** Milliseconds that closing waits for what is still running. */
const CLOSE_GRACE = 2000;

export function openSessions(url: string, poolSize: number): Sessions {
  const sessions = new Set<PoolClient>();
  const valueTypes = createValueTypes();
  const pool = new Pool({
    connectionString: url,
    application_name: "toolgate",
    max: poolSize,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client,
    types: valueTypes,
  });
  // A session may be lost while nobody uses it, or between two statements: the next use of it tells whom it concerns.
  pool.on("error", () => undefined);
  pool.on("connect", (session) => {
    sessions.add(session);
    session.on("error", () => undefined);
    session.on("end", () => sessions.delete(session));
  });

  async function acquire(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw asLost(error, "acquire");
    }
  }

  return {
    valueTypes,
    acquire,
    async exchange(statements, deadline = ANSWER_DEADLINE) {
      const session = await acquire();
      let lost: Error | undefined;
      try {
        return await exchangeOn(session, statements, deadline);
      } catch (error) {
        if (isLost(error)) lost = error;
        throw error;
      } finally {
        session.release(lost);
      }
    },
    async close() {
      const grace = setTimeout(() => sessions.forEach(cutSession), CLOSE_GRACE);
      await pool.end();
      clearTimeout(grace);
    },
  };
}

/**
 * Sends statements in one trip and reads all answers.
 * @param deadline milliseconds; a session that has not answered by then is cut. 0: none
 * @throws DatabaseFault the first error; the statements after it did not run
 */
export function exchangeOn(
  session: PoolClient,
  statements: Statement[],
  deadline = ANSWER_DEADLINE,
): Promise<StatementResult[]> {
  return within<StatementResult[]>(session, deadline, (settle) => new Exchange(statements, session, settle));
}

/** The types of a statement's parameters, as Postgres infers them. @throws DatabaseFault */
export function describeParameters(session: PoolClient, text: string): Promise<number[]> {
  return within<number[]>(session, ANSWER_DEADLINE, (settle) => new Description(text, settle));
}

function within<T>(
  session: PoolClient,
  deadline: number,
  compose: (settle: Settle<T>) => Exchange | Description,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(asLost(error, "exchange"));
    };
    const giveUp = () => {
      fail(new Error(`The database said nothing for ${deadline / 1000} seconds.`));
      cutSession(session);
    };
    const timer = deadline === 0 ? undefined : setTimeout(giveUp, deadline);
    const done = (result: T) => {
      clearTimeout(timer);
      resolve(result);
    };
    session.query(compose({ done, fail }));
  });
}

/** Whether an error means that the session is of no further use. */
export function isLost(error: unknown): error is DatabaseFault {
  return error instanceof DatabaseFault && /^(08|57P0)/.test(error.code);
}

/** What Postgres raised keeps its code; anything else is the session's end, or one that never began. */
function asLost(error: unknown, during: "acquire" | "exchange"): unknown {
  const fault = toFault(error);
  if (fault instanceof DatabaseFault) return fault;
  const message = error instanceof Error ? error.message : String(error);
  if (during === "exchange") {
    return withCause(
      new DatabaseFault({ code: "08006", message: "The session with the database was lost." }),
      error,
    );
  }
  if (message.startsWith("timeout exceeded")) {
    return new DatabaseFault({ code: "53300", message: "Every session with the database is in use." });
  }
  return withCause(new DatabaseFault({ code: "08001", message: "The database cannot be reached." }), error);
}

/** The cause names hosts and users: it is for logs and for whoever starts the stack, not for callers. */
function withCause(fault: DatabaseFault, cause: unknown): DatabaseFault {
  return Object.assign(fault, { cause });
}

function cutSession(session: PoolClient): void {
  const stream: unknown = Reflect.get(Object(Reflect.get(session, "connection")), "stream");
  if (stream !== null && typeof stream === "object" && "destroy" in stream) {
    Reflect.apply(stream.destroy as () => void, stream, []);
  }
}
