import process from "node:process";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { buildOperation, sendOperation } from "../../src/calling/execute-operation.ts";
import { readConfig } from "../../src/compose/config.ts";
import { createEgress } from "../../src/compose/create-egress.ts";
import { createConnectionToken } from "../../src/connections/connection-token.ts";
import { createDatabase } from "../../src/platform/supabase/database.ts";

/**
 * A process of `refresh.ts` that calls an API with the tokens of connections, as the functions do: `CALLS` calls, `PARALLEL` at a time,
 * over `CONNECTIONS` in turn. It prints a line for each call: the API's status, or the error's code.
 */
const {
  USER_ID = "",
  CONNECTOR_ID = "",
  DEFINITION = "{}",
  CALLS = "1",
  PARALLEL = "1",
  CONNECTIONS = "",
} = process.env;

const config = readConfig();
const parts = { database: createDatabase(config), sender: createEgress(config) };
const tokens = createTokenSource(parts.sender, createMemoryTokenCache());
const operation = JSON.parse(DEFINITION);
const connections = CONNECTIONS.split(",");
let left = Number(CALLS);

async function call(connection: string): Promise<string> {
  const token = createConnectionToken(parts, {
    user_id: USER_ID,
    key_id: null,
    connector_id: CONNECTOR_ID,
    connection,
    end_user: null,
    definition: operation,
    connect_url: "https://toolgate.test",
    signal: AbortSignal.timeout(60_000),
  });
  try {
    const request = buildOperation(operation, {});
    const ports = { sender: parts.sender, tokens, connection: token };
    const { response } = await sendOperation({ request, secrets: {} }, ports);
    return String(response.status);
  } catch (error) {
    const { code, details } = error as { code?: unknown; details?: { reason?: unknown } };
    return `${String(code)}:${String(details?.reason ?? "")}`;
  }
}

async function keepCalling(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const connection = connections[left % connections.length] ?? "";
    process.stdout.write(`${await call(connection)}\n`);
  }
}

await Promise.all(Array.from({ length: Number(PARALLEL) }, keepCalling));
process.exit(0);
