/** Everything our functions take from the environment. */
export interface Config {
  /** Where we reach the project; on self-hosted platforms a name that only their containers know. */
  supabaseUrl: string;
  /** Where others reach it, without a final slash. */
  publicUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Public keys of the project's user tokens; empty on projects that still sign with HS256. */
  jwks: { keys: JsonWebKeyWithId[] };
  /** Secret of HS256 user tokens, when known here; else the Auth server is asked. */
  jwtSecret: string | null;
  workerToken: string | null;
  /** Programs of the machine of the embedded stack: where they are asked for; `commands`: whether the operator allows any besides git. */
  host: { url: string; token: string; commands: boolean } | null;
  /** Where the web UI is, without a final slash, for links to an approval; null: unknown. */
  webUrl: string | null;
  environment: "dev" | "prod";
  /** `host:port,…` that may be called although not public. */
  egressAllow: string;
  /** The OpenAI-compatible endpoint for chat and embeddings. */
  model: { apiKey: string; baseUrl: string; chatModel: string } | null;
  /** `local`, `supabase`, or a model of the OpenAI-compatible endpoint. */
  embeddingModel: string;
  /** Outside identity providers: exactly these `iss` values, and what the `aud` of their tokens must contain. */
  oidc: { issuers: string[]; audience: string };
  /** The collector that gets our spans, and the share of the traces begun here that is recorded (0…1). */
  otel: {
    endpoint: string;
    headers: [name: string, value: string][];
    serviceName: string;
    ratio: number;
  } | null;
}

export interface JsonWebKeyWithId {
  kid?: string;
  kty: string;
  alg?: string;
  [member: string]: unknown;
}
