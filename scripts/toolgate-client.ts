/** A minimal client of a running Toolgate, for the demo, the terminal, benches and tests. */
export interface ToolgateClient {
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>;
}

export function createClient(url: string, token: string | null): ToolgateClient {
  return {
    async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: unknown = /json/.test(response.headers.get("content-type") ?? "")
        ? JSON.parse(text)
        : text;
      return { status: response.status, body: parsed as T, headers: response.headers };
    },
  };
}

/** Makes an account and gives its user token. */
export async function signUp(
  { url, publishableKey }: { url: string; publishableKey: string },
  email: string,
): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: crypto.randomUUID() }),
  });
  const session = (await response.json()) as { access_token?: string };
  if (!session.access_token)
    throw new Error(`Sign-up of ${email} failed: HTTP ${response.status} ${JSON.stringify(session)}`);
  return session.access_token;
}

export interface ConnectorState {
  connector_id: string;
  status: string;
  operation_count: number;
  indexed_count: number;
  error?: string;
}

/** Waits until a connector is ACTIVE; tells the progress. */
export async function waitForActive(
  client: ToolgateClient,
  connectorId: string,
  onProgress: (state: ConnectorState) => void = () => undefined,
): Promise<ConnectorState> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const { body } = await client.call<ConnectorState>("GET", `/functions/v1/connectors/${connectorId}`);
    onProgress(body);
    if (body.status === "ACTIVE") return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Connector ${connectorId} did not become ACTIVE within a minute.`);
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
