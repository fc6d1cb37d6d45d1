/** The variables that an operator sets for the functions. `npm start` passes exactly these on to them. */
export const FUNCTION_VARIABLES = [
  "EGRESS_ALLOW",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "LLM_MODEL",
  "EMBEDDING_MODEL",
  "TOOLGATE_ENV",
  "TOOLGATE_WEB_URL",
  "TOOLGATE_PUBLIC_URL",
  "OIDC_ISSUERS",
  "OIDC_AUDIENCE",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "OTEL_TRACES_SAMPLER_ARG",
];

/** Everything that the functions read from the environment. */
export interface Config {
  /**
   * Address of the project for the functions; on self-hosted platforms a name that only their containers
   * resolve.
   */
  supabaseUrl: string;
  /** Public address, without a final slash. */
  publicUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Public keys of the project's user tokens; empty on projects that still sign with HS256. */
  jwks: { keys: JsonWebKeyWithId[] };
  /** Secret of HS256 user tokens, if configured; otherwise the Auth server verifies them. */
  jwtSecret: string | null;
  workerToken: string | null;
  /**
   * The address at which the embedded stack runs programs of its machine; `commands`: whether the operator
   * allows others than git.
   */
  host: { url: string; token: string; commands: boolean } | null;
  /** Address of the web UI, without a final slash, for links to approvals; null if unknown. */
  webUrl: string | null;
  environment: "dev" | "prod";
  /** `host:port,…` of non-public destinations that may be called. */
  egressAllow: string;
  /** The OpenAI-compatible endpoint for chat and embeddings. */
  model: { apiKey: string; baseUrl: string; chatModel: string } | null;
  /** `local`, `supabase`, or a model of the OpenAI-compatible endpoint. */
  embeddingModel: string;
  /**
   * External identity providers: the accepted `iss` values, and what the `aud` of their tokens must
   * contain.
   */
  oidc: { issuers: string[]; audience: string };
  /** The collector of trace spans, and the share of the traces begun here that is recorded (0…1). */
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
