import type { Item, StepItem } from "../state/conversation.ts";
import type { SentRequest } from "./match-requests.ts";

/** The connection that a call needed, from its error. */
export interface NeededConnection {
  connector_id: string;
  connection: string | null;
  end_user: string | null;
  /** A page of this installation. */
  connect_url: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The connection that a call of the answer needed; null if none did. An API can imitate the error of a call, so only pages of this
 * installation count where accounts are connected.
 */
export function findMissingConnection(items: readonly Item[], origin: string): NeededConnection | null {
  for (const item of items) {
    const needed = item.kind === "step" && item.state === "done" ? readNeeded(item, origin) : null;
    if (needed !== null) return needed;
  }
  return null;
}

function readNeeded({ result }: StepItem, origin: string): NeededConnection | null {
  const failure = membersOf(result);
  const details = membersOf(failure["technical_details"]);
  const { connector_id, connect_url, connection, end_user } = details;
  const isNeeded =
    failure["status"] === "FAILURE" &&
    failure["error_code"] === "AUTH_FAILED" &&
    details["reason"] === "needs_sign_in";
  if (!isNeeded || typeof connector_id !== "string" || !UUID.test(connector_id)) return null;
  if (typeof connect_url !== "string" || !isConnectPage(connect_url, connector_id, origin)) return null;
  return {
    connector_id,
    connect_url,
    connection: typeof connection === "string" ? connection : null,
    end_user: typeof end_user === "string" ? end_user : null,
  };
}

function isConnectPage(address: string, connectorId: string, origin: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url?.origin === origin && (url.pathname === `/connectors/${connectorId}` || url.pathname === "/connect")
  );
}

/** Whether the question can be asked again without asking: every other call failed, or was a read. */
export function isRepeatable(items: readonly Item[], requests: ReadonlyMap<string, SentRequest>): boolean {
  return items.every((item) => {
    if (item.kind !== "step" || membersOf(item.result)["status"] === "FAILURE") return true;
    const method = requests.get(item.key)?.method;
    return method === "GET" || method === "HEAD";
  });
}

interface ListedConnection {
  connection_id: string;
  name: string;
  end_user: string | null;
  is_default: boolean;
  status: string;
}

/** The connection that was needed, once there is one. */
export function pickConnection<Listed extends ListedConnection>(
  connections: readonly Listed[],
  { connection, end_user }: NeededConnection,
): Listed | undefined {
  if (end_user !== null) return connections.find((one) => one.end_user === end_user);
  if (connection === null) return connections.find(({ is_default }) => is_default);
  return connections.find(
    ({ connection_id, name, end_user: of }) =>
      connection_id === connection || (of === null && name === connection),
  );
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
