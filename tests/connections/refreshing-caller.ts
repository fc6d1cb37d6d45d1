import process from "node:process";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { buildOperation, sendOperation } from "../../src/calling/execute-operation.ts";
import { readConfig } from "../../src/compose/config.ts";
import { createEgress } from "../../src/compose/create-egress.ts";
import { createConnectionToken } from "../../src/connections/connection-token.ts";
import { createDatabase } from "../../src/platform/supabase/database.ts";

/**
 * A process of its own that calls an API with a connection's token: `PARALLEL` callers at a time for `TIME` milliseconds after its
 * start. It prints one line for each call: the API's status, or the error's code.
 */
const { USER_ID = "", CONNECTOR_ID = "", DEFINITION = "{}", PARALLEL = "1", TIME = "0" } = process.env;

const config = readConfig();
const parts = { database: createDatabase(config), sender: createEgress(config) };

const operation = JSON.parse(DEFINITION);

async function call(): Promise<string> {
  const connection = createConnectionToken(parts, {
    user_id: USER_ID,
    key_id: null,
    connector_id: CONNECTOR_ID,
    connection: null,
    end_user: null,
    definition: operation,
    connect_url: "https://toolgate.test",
    signal: AbortSignal.timeout(60_000),
  });
  const tokens = createTokenSource(parts.sender, createMemoryTokenCache());
  try {
    const request = buildOperation(operation, {});
    const { response } = await sendOperation(
      { request, secrets: {} },
      { sender: parts.sender, tokens, connection },
    );
    return String(response.status);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    return `${String(code)}: ${String(message)}`;
  }
}

/** Milliseconds between two calls of a caller: without it, the callers of all processes only compete for the CPU. */
const PAUSE = 40;

const until = Date.now() + Number(TIME);

async function keepCalling(): Promise<void> {
  do {
    process.stdout.write(`${await call()}\n`);
    await new Promise((next) => setTimeout(next, PAUSE));
  } while (Date.now() < until);
}

await Promise.all(Array.from({ length: Number(PARALLEL) }, keepCalling));
process.exit(0);
