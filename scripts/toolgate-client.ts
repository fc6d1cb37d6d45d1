/** A minimal client of a running Toolgate, for the demo, the terminal, benches and tests. */
export interface ToolgateClient {
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>;
  /** The response itself, for streamed answers. */
  send(
    method: string,
    path: string,
    body?: unknown,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
}

export function createClient(url: string, token: string | null): ToolgateClient {
  const send: ToolgateClient["send"] = (method, path, body, { headers, signal } = {}) =>
    fetch(url + path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  return {
    send,
    async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await send(method, path, body, { headers });
      const text = await response.text();
      const parsed: unknown = /json/.test(response.headers.get("content-type") ?? "")
        ? JSON.parse(text)
        : text;
      return { status: response.status, body: parsed as T, headers: response.headers };
    },
  };
}

interface AuthEndpoint {
  url: string;
  publishableKey: string;
}

/** Creates an account and returns its user token. With the secret key, sign-ups are not limited. */
export async function signUp(
  endpoint: AuthEndpoint & { secretKey?: string },
  email: string,
  password: string = crypto.randomUUID(),
): Promise<string> {
  const { url, publishableKey, secretKey = publishableKey } = endpoint;
  const credentials = { email, password };
  const { token, outcome } = await authenticate({ url, publishableKey: secretKey }, "signup", credentials);
  if (token === null) throw new Error(`Sign-up of ${email} failed: ${outcome}`);
  return token;
}

/** The token of an existing user; null when the password is wrong. */
export async function signIn(
  endpoint: AuthEndpoint,
  email: string,
  password: string,
): Promise<string | null> {
  const { token, status, outcome } = await authenticate(endpoint, "token?grant_type=password", {
    email,
    password,
  });
  if (token === null && status !== 400) throw new Error(`Sign-in of ${email} failed: ${outcome}`);
  return token;
}

async function authenticate({ url, publishableKey }: AuthEndpoint, path: string, credentials: object) {
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const session = (await response.json()) as { access_token?: string };
  return {
    token: session.access_token ?? null,
    status: response.status,
    outcome: `HTTP ${response.status} ${JSON.stringify(session)}`,
  };
}

export interface ConnectorState {
  connector_id: string;
  status: string;
  operation_count: number;
  indexed_count: number;
  error?: string;
}

/** Waits until a connector is ACTIVE, and reports the progress. */
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
