import { encodeBase64 } from "../../base/headers.ts";
import type { Json, JsonObject } from "../../base/json.ts";
import { sendingOnce, tracedSender } from "../../calling/egress/wrap-sender.ts";
import { decodeName, isCredentialName } from "../../calling/redaction/mask-url.ts";
import { createRedactor } from "../../calling/redaction/redact.ts";
import { echoesPart, redactError } from "../../calling/redaction/redact-error.ts";
import { previewRequest } from "../../calling/request/preview-request.ts";
import {
  type FailedResponse,
  readFailed,
  readResult,
  shownHeaders,
} from "../../calling/response/read-result.ts";
import { extractResult } from "../../calling/templates/extract-path.ts";
import { type Filling, SecretSlots, secretOf } from "../../calling/templates/render-text.ts";
import {
  applyDefaults,
  listToolPlaceholders,
  mapTexts,
  readParameters,
  renderWithSlots,
} from "../../calling/templates/render-tool.ts";
import { splitUrl } from "../../calling/templates/render-url.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { RequestPreview, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest, Sender } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { HttpToolDefinition } from "../../contract/tool.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { type PluginPorts, senderForRun } from "../plugin-ports.ts";
import {
  describeFailed,
  describeOutcome,
  executeCall,
  explainTemplateError,
  loadDefinition,
  readSecrets,
  secretsFor,
} from "../tool-call.ts";

/** Executes an HTTP tool: renders its templates, sends the request and extracts the response path. */
export function httpTool({ database, sender }: PluginPorts): ToolPlugin {
  return {
    name: "http-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const { call } = context.payload;
      const definition = await loadDefinition<HttpToolDefinition>(context, database, "http-tool");
      const request = explainErrors(() => buildTool(definition, call.arguments));
      return {
        shown: request.preview,
        outcome: describeOutcome(request.preview, false),
        content: new Sealed(request),
        secrets_for: definition.secret_names.length > 0 ? secretsFor(context, definition) : null,
      };
    },
    execute(context) {
      const { gated } = context.payload;
      const request = gated.request.content.open() as ToolRequest;
      const { preview } = request;
      return executeCall(context, async (record) => {
        const secrets = await readSecrets(context, database);
        const traced = tracedSender(senderForRun(sender, context), context.telemetry, "");
        try {
          const sent = await sendTool(request, secrets, gated.sends_once ? sendingOnce(traced) : traced, {
            send: () => record({ outcome: describeOutcome(preview, true) }),
            failed: (failed) => record(describeFailed(preview, failed)),
          });
          const { response, headers, echoes, answer } = sent;
          record({
            outcome: describeOutcome(preview, true, response, echoes),
            whole_answer: answer,
            response_headers: headers,
          });
          return sent.result();
        } catch (error) {
          throw explainTemplateError(error);
        }
      });
    },
  };
}

function explainErrors<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    throw explainTemplateError(error);
  }
}

const ACCEPT = "application/json, text/*;q=0.9, */*;q=0.5";

/** W3C Trace Context. */
const TRACE = /^trace(parent|state)$/;

/** RFC 9110 §9.2.2. */
const IDEMPOTENT = ["GET", "PUT", "DELETE"];

type Draft = Omit<OutgoingRequest, "body"> & { body?: string };

/** An HTTP tool's request. It is rendered once, then shown, approved, and sent with the secrets filled in. */
interface ToolRequest {
  definition: HttpToolDefinition;
  /** The request with a token for each secret. */
  draft: Draft;
  slots: SecretSlots;
  /** The request for display, with `***` for every secret. */
  preview: RequestPreview & { body?: Json };
}

/** Builds the request of a tool without reading a secret. @throws TemplateError */
function buildTool(definition: HttpToolDefinition, args: JsonObject): ToolRequest {
  const slots = new SecretSlots();
  const draft = toDraft(definition, args, slots);
  const preview = previewRequest(toOutgoing(mapTexts(draft, (text) => slots.mask(text))));
  return { definition, draft, slots, preview };
}

interface SentTool {
  /** The whole answer without secrets. */
  answer: Json;
  /** Extracts the response path. @throws ToolgateError API_ERROR if it matches nothing */
  result: () => Json;
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  /** The headers that describe the answer. */
  headers: Record<string, string>;
  /** Whether the answer contains a part of a secret. */
  echoes: boolean;
}

/**
 * Sends an HTTP tool's request. Neither the result nor an error contains a secret.
 * @param on `send` is called before the request is sent, `failed` with a response whose status is a failure
 * @throws TemplateError | ToolgateError AUTH_FAILED | EGRESS_BLOCKED | API_ERROR
 */
async function sendTool(
  { definition, draft, slots }: ToolRequest,
  secrets: SecretValues,
  sender: Sender,
  on: { send: () => void; failed: (failed: FailedResponse) => void },
): Promise<SentTool> {
  checkMissingSecrets(definition, secrets);
  const request = encodeUser(toOutgoing(mapTexts(draft, slots.filler(secrets))));
  const known = [...Object.values(secrets), ...credentialsIn(request)];
  const redact = createRedactor(known);
  on.send();
  try {
    const response = await sender.send(request);
    const failed = readFailed(response, redact, known);
    if (failed) on.failed(failed);
    const answer = readResult(response, [], redact);
    const { status, body, duration_ms, attempts } = response;
    return {
      answer,
      result: () => extractResult(answer, definition.http_config.response_path ?? ""),
      response: { status, bytes: body.byteLength, duration_ms, attempts },
      headers: shownHeaders(response.headers, redact),
      echoes: echoesPart(answer, known),
    };
  } catch (thrown) {
    throw redactError(thrown, redact, known);
  }
}

function toDraft(
  { http_config, parameters, secret_names }: HttpToolDefinition,
  args: JsonObject,
  slots: SecretSlots,
): Draft {
  const filling: Filling = {
    ...readParameters(parameters),
    args: applyDefaults(parameters, args),
    secretNames: secret_names,
    secrets: slots,
  };
  const { headers: written, ...rendered } = renderWithSlots(http_config, filling);
  // A tool with a header `traceparent` requests the trace context. The gateway sets its value.
  const wantsTrace = written.some(([name]) => name === "traceparent");
  const headers = wantsTrace ? written.filter(([name]) => !TRACE.test(name)) : written;
  const accepts = headers.some(([name]) => name === "accept");
  return {
    ...rendered,
    sensitive: {
      ...rendered.sensitive,
      headers: [
        ...new Set([
          ...rendered.sensitive.headers,
          ...headers.map(([name]) => name).filter(isCredentialName),
        ]),
      ],
      query: [...new Set([...rendered.sensitive.query, ...literalCredentials(http_config.url)])],
    },
    headers: accepts ? headers : [...headers, ["accept", ACCEPT]],
    idempotent: IDEMPOTENT.includes(rendered.method),
    ...(wantsTrace && { wantsTrace }),
  };
}

function toOutgoing({ body, ...request }: Draft): OutgoingRequest {
  return { ...request, ...(body !== undefined && { body: new TextEncoder().encode(body) }) };
}

/** `Basic user:password` is encoded when it is sent (RFC 7617): base64 contains no colon. */
function encodeUser(request: OutgoingRequest): OutgoingRequest {
  return {
    ...request,
    headers: request.headers.map(([name, value]) => {
      const [, scheme = "", user = ""] = /^(Basic +)(.*:.*)$/is.exec(value) ?? [];
      return name === "authorization" && user !== ""
        ? [name, `${scheme}${encodeBase64(new TextEncoder().encode(user))}`]
        : [name, value];
    }),
  };
}

/** Query parameters with a literal value and a name of a credential. */
function literalCredentials(url: string): string[] {
  const query = splitUrl(url).query ?? "";
  return query.split("&").flatMap((pair) => {
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const known = decodeName(name);
    return value !== "" && !value.includes("{{") && isCredentialName(known) ? [known] : [];
  });
}

/** Values of credential headers and query parameters, without their scheme (RFC 9110 §11.4). */
function credentialsIn({ headers, url, sensitive }: OutgoingRequest): string[] {
  const query = new URL(url).searchParams;
  return [
    ...headers
      .filter(([name]) => isCredentialName(name))
      .map(([, value]) => value.replace(/^(Bearer|Basic|Token|ApiKey) +/i, "")),
    ...sensitive.query.flatMap((name) => query.getAll(name)),
  ];
}

/**
 * Checks that every secret in a tool's templates is stored.
 * @throws ToolgateError AUTH_FAILED {reason: "missing_secret", missing_secrets: [name]}
 */
function checkMissingSecrets({ http_config, secret_names }: HttpToolDefinition, secrets: SecretValues): void {
  const used = listToolPlaceholders({ tool_type: "http_api", prompt_template: null, http_config })
    .map(({ name }) => secretOf(name, secret_names))
    .filter((name) => name !== null && secret_names.includes(name));
  const missing_secrets = [...new Set(used)].filter(
    (name): name is string => name !== null && !(Object.hasOwn(secrets, name) && secrets[name]),
  );
  if (missing_secrets.length === 0) return;
  const names = missing_secrets.map((name) => `"${name}"`).join(", ");
  throw new ToolgateError(
    "AUTH_FAILED",
    `No value is stored for the ${missing_secrets.length === 1 ? "secret" : "secrets"} ${names}. Nothing was sent.`,
    { details: { reason: "missing_secret", missing_secrets } },
  );
}
