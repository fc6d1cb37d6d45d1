import { Client, Pool, type PoolClient } from "pg";
import { DatabaseFault } from "../stack-database.ts";
import { toFault } from "../to-fault.ts";
import {
  Description,
  Exchange,
  type Settle,
  type Statement,
  type StatementResult,
} from "./postgres-exchange.ts";
import { createValueTypes, type ValueTypes } from "./postgres-values.ts";

/**
 * Sessions on an existing Postgres. Several statements are sent in one round trip and, without `begin`,
 * are one transaction (PostgreSQL documentation, "Pipelining"). No statement is prepared by name and no
 * setting outlives a transaction, so a pooler may assign each transaction to another session.
 */

export interface Sessions {
  readonly valueTypes: ValueTypes;
  /**
   * @throws DatabaseFault 53300 when no session becomes free in time, 08001 when the server cannot be
   * reached
   */
  acquire(): Promise<PoolClient>;
  /**
   * Runs one transaction. @throws DatabaseFault; 08006 when the session was lost and the outcome is
   * unknown
   */
  exchange(statements: Statement[], deadline?: number): Promise<StatementResult[]>;
  close(): Promise<void>;
}

/** Maximum milliseconds to wait for a free session, and for the server to accept a new one. */
const ACQUIRE_TIMEOUT = 5000;
/**
 * Milliseconds without an answer after which a session is considered lost; longer than any statement may
 * run.
 */
const ANSWER_DEADLINE = 10_000;
/** Maximum milliseconds that closing waits for running statements. */
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
  // A session may be lost while it is idle or between two statements; its next use reports the error.
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
 * Sends statements in one round trip and reads all answers.
 *
 * @param deadline milliseconds after which a session without an answer is closed; 0: none
 * @throws DatabaseFault the first error; later statements did not run
 */
export function exchangeOn(
  session: PoolClient,
  statements: Statement[],
  deadline = ANSWER_DEADLINE,
): Promise<StatementResult[]> {
  return within<StatementResult[]>(session, deadline, (settle) => new Exchange(statements, session, settle));
}

/** The types of a statement's parameters, as inferred by Postgres. @throws DatabaseFault */
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

/** Whether an error makes the session unusable. */
export function isLost(error: unknown): error is DatabaseFault {
  return error instanceof DatabaseFault && /^(08|57P0)/.test(error.code);
}

/** Errors of Postgres keep their code; other errors mean that the session ended or could not be opened. */
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

/** The cause contains hosts and users, so it is only for logs and operators, not for callers. */
function withCause(fault: DatabaseFault, cause: unknown): DatabaseFault {
  return Object.assign(fault, { cause });
}

function cutSession(session: PoolClient): void {
  const stream: unknown = Reflect.get(Object(Reflect.get(session, "connection")), "stream");
  if (stream !== null && typeof stream === "object" && "destroy" in stream) {
    Reflect.apply(stream.destroy as () => void, stream, []);
  }
}
