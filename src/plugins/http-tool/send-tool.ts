import type { HttpToolDefinition } from "../../contract/custom-tool.ts";
import type { RequestPreview, SecretValues } from "../../contract/http-operation.ts";
import type { Json, JsonObject } from "../../contract/json.ts";
import type { OutgoingRequest, Sender } from "../../contract/ports.ts";
import { echoesPart } from "../../execution/echoes-part.ts";
import { previewRequest } from "../../execution/preview-request.ts";
import { readResult } from "../../execution/read-result.ts";
import { createRedactor } from "../../execution/redact.ts";
import { redactError } from "../../execution/redact-error.ts";
import { applyDefaults, readParameters } from "../../http-tool/derive-parameters.ts";
import type { Filling } from "../../http-tool/fill-placeholder.ts";
import { mapTexts, renderWithSlots } from "../../http-tool/render-http-tool.ts";
import { SecretSlots } from "../../http-tool/secret-slots.ts";
import { splitUrl } from "../../http-tool/split-url.ts";
import { refuseMissingSecrets } from "./refuse-missing-secrets.ts";
import { takeResult } from "./take-result.ts";

const ACCEPT = "application/json, text/*;q=0.9, */*;q=0.5";
/** Headers whose value is a credential even where it was written into the tool instead of stored as a secret. */
const CREDENTIAL = /^(authorization|cookie|(x-)?api-?key|x-(auth|access)-token)$/;
/** The same of query parameters, letters only. */
const CREDENTIAL_QUERY =
  /^x?(app|api|auth|access|private|subscription|refresh|session|id)?(key|token)$|^(client)?secret$|^pass(word|wd|phrase)?$|^pwd$|^sig(nature)?$|^auth(orization)?$/;
/** W3C Trace Context. */
const TRACE = /^trace(parent|state)$/;
/** RFC 9110 §9.2.2. */
const IDEMPOTENT = ["GET", "PUT", "DELETE"];

type Draft = Omit<OutgoingRequest, "body"> & { body?: string };

/** An HTTP tool's request, rendered once: shown, approved, and sent with the secrets filled in. */
export interface ToolRequest {
  definition: HttpToolDefinition;
  /** With a token in the place of each secret. */
  draft: Draft;
  slots: SecretSlots;
  /** As it may be shown: `***` in the place of every secret. */
  preview: RequestPreview & { body?: Json };
}

/** The request of a tool, for which no secret is read. @throws TemplateError */
export function buildTool(definition: HttpToolDefinition, args: JsonObject): ToolRequest {
  const slots = new SecretSlots();
  const draft = toDraft(definition, args, slots);
  const preview = previewRequest(toOutgoing(mapTexts(draft, (text) => slots.mask(text))));
  return { definition, draft, slots, preview };
}

export interface SentTool {
  /** All of the answer, free of our secrets. */
  answer: Json;
  /** What the response path takes of it. @throws ToolgateError API_ERROR when it matches nothing */
  result: () => Json;
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  /** Whether the answer holds a part of a secret. */
  echoes: boolean;
}

/**
 * Sends an HTTP tool's request. Nothing that comes back, errors included, holds a secret.
 * @param onSend called when the request is about to leave
 * @throws TemplateError | ToolgateError AUTH_FAILED | EGRESS_BLOCKED | API_ERROR
 */
export async function sendTool(
  { definition, draft, slots }: ToolRequest,
  secrets: SecretValues,
  sender: Sender,
  onSend: () => void,
): Promise<SentTool> {
  refuseMissingSecrets(definition, secrets);
  const request = toOutgoing(mapTexts(draft, slots.filler(secrets)));
  const known = [...Object.values(secrets), ...credentialsIn(request)];
  const redact = createRedactor(known);
  onSend();
  try {
    const response = await sender.send(request);
    const answer = readResult(response, [], redact);
    const { status, body, duration_ms, attempts } = response;
    return {
      answer,
      result: () => takeResult(answer, definition.http_config.response_path ?? ""),
      response: { status, bytes: body.byteLength, duration_ms, attempts },
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
  // Whoever gives their tool a header `traceparent` says that the API takes part in traces; its value is ours to write.
  const wantsTrace = written.some(([name]) => name === "traceparent");
  const headers = wantsTrace ? written.filter(([name]) => !TRACE.test(name)) : written;
  const accepts = headers.some(([name]) => name === "accept");
  return {
    ...rendered,
    sensitive: {
      ...rendered.sensitive,
      headers: [
        ...new Set([...rendered.sensitive.headers, ...headers.map(([name]) => name).filter(isCredential)]),
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

/** Query parameters whose value is written out in the URL and whose name says that it is a credential. */
function literalCredentials(url: string): string[] {
  const query = splitUrl(url).query ?? "";
  return query.split("&").flatMap((pair) => {
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const plain = name.toLowerCase().replace(/[^a-z]/g, "");
    return value !== "" && !value.includes("{{") && CREDENTIAL_QUERY.test(plain) ? [decodeName(name)] : [];
  });
}

/** As `maskUrl` compares it. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

function isCredential(name: string): boolean {
  return CREDENTIAL.test(name);
}

/** Values of credential headers and query parameters, without the scheme in front (RFC 9110 §11.4). */
function credentialsIn({ headers, url, sensitive }: OutgoingRequest): string[] {
  const query = new URL(url).searchParams;
  return [
    ...headers
      .filter(([name]) => isCredential(name))
      .map(([, value]) => value.replace(/^(Bearer|Basic|Token|ApiKey) +/i, "")),
    ...sensitive.query.flatMap((name) => query.getAll(name)),
  ];
}
