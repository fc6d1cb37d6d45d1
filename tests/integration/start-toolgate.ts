import { resolve } from "node:path";
import { createClient, signUp, type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { type Stack, startStack } from "../../supabase/embedded/start-stack.ts";

export interface Toolgate {
  stack: Stack;
  /** A new person with an account of their own. */
  newPerson(): Promise<{ token: string; client: ToolgateClient }>;
  /** A client with any token, or none. */
  as(token: string | null): ToolgateClient;
  logs: string[];
  stop(): Promise<void>;
}

/** The real embedded stack, in memory, on a free port; upstreams on loopback must be named. */
export async function startToolgate(
  options: { upstreams?: string[]; env?: Record<string, string> } = {},
): Promise<Toolgate> {
  const logs: string[] = [];
  const stack = await startStack({
    projectDir: resolve(import.meta.dirname, "../.."),
    port: 0,
    host: "127.0.0.1",
    dataDir: "memory://",
    env: {
      TOOLGATE_ENV: "dev",
      EGRESS_ALLOW: (options.upstreams ?? []).map(hostOf).join(","),
      ...options.env,
    },
    log: (line) => logs.push(line),
  });
  return {
    stack,
    logs,
    as: (token) => createClient(stack.url, token),
    async newPerson() {
      const token = await signUp(stack, `${crypto.randomUUID()}@example.test`);
      return { token, client: createClient(stack.url, token) };
    },
    stop: () => stack.stop(),
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** Uploads a document, stores its secrets and waits until it is ACTIVE. */
export async function connect(
  client: ToolgateClient,
  document: unknown,
  secrets: Record<string, string> = {},
): Promise<string> {
  const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", document);
  if (uploaded.status !== 201) throw new Error(`Upload: ${JSON.stringify(uploaded.body)}`);
  const { connector_id } = uploaded.body;
  if (Object.keys(secrets).length > 0) {
    const stored = await client.call("POST", "/api/v1/secrets/vault", { connector_id, secrets });
    if (stored.status !== 200) throw new Error(`Secrets: ${JSON.stringify(stored.body)}`);
  }
  await waitForActive(client, connector_id);
  return connector_id;
}
