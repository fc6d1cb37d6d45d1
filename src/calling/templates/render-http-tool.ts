import type { HttpToolConfig } from "../../contract/custom-tool.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import { renderBody } from "./render-body.ts";
import { renderHeaders } from "./render-headers.ts";
import { type Filling, rejectUnknownArguments } from "./render-text.ts";
import { renderUrl } from "./render-url.ts";
import { SecretSlots } from "./secret-slots.ts";

/** A request rendered from a tool's templates. */
export interface RenderedRequest {
  method: string;
  url: string;
  /** Lowercase names. */
  headers: [name: string, value: string][];
  body?: string;
  /** Positions of secrets, which are masked in previews and dropped on redirects. */
  sensitive: { headers: string[]; query: string[]; elsewhere: boolean };
}

export const METHODS_WITH_BODY: readonly string[] = ["POST", "PUT", "PATCH"];

/** Values of secrets; `"mask"` shows `***` instead and needs none. */
export type RenderInput = Omit<Filling, "secrets"> & { secrets: SecretValues | "mask" };

/**
 * Renders an HTTP tool: URL, headers and body in one pass, with every value encoded for its position. With
 * `secrets: "mask"`, the result is suitable for display.
 *
 * @throws TemplateError that names the placeholder and its place, never a value
 */
export function renderHttpTool(config: HttpToolConfig, { secrets, ...input }: RenderInput): RenderedRequest {
  const slots = new SecretSlots();
  const rendered = renderWithSlots(config, { ...input, secrets: slots });
  return mapTexts(rendered, secrets === "mask" ? (text) => slots.mask(text) : slots.filler(secrets));
}

/** A request whose texts are changed: masked, or filled with secrets. */
export function mapTexts<Request extends Pick<RenderedRequest, "url" | "headers" | "body">>(
  request: Request,
  write: (text: string) => string,
): Request {
  const { url, headers, body } = request;
  return {
    ...request,
    url: write(url),
    headers: headers.map(([name, value]) => [name, write(value).trim()]),
    ...(body !== undefined && { body: write(body) }),
  };
}

/** The request with a token in the place of each secret. @throws TemplateError */
export function renderWithSlots(config: HttpToolConfig, filling: Filling): RenderedRequest {
  const { url, secretQuery, hasSecret } = renderUrl(config.url, filling);
  const { headers, secretHeaders } = renderHeaders(config.headers ?? {}, filling);
  const body = renderOwnBody(config, headers, filling);
  rejectUnknownArguments(filling);
  return {
    method: config.method,
    url,
    headers,
    ...(body && { body: body.text }),
    sensitive: {
      headers: secretHeaders,
      query: secretQuery,
      elsewhere: hasSecret || (body?.hasSecret ?? false),
    },
  };
}

function renderOwnBody(config: HttpToolConfig, headers: [string, string][], filling: Filling) {
  const template = config.body_template ?? "";
  if (template.trim() === "" || !METHODS_WITH_BODY.includes(config.method)) return null;
  const given = headers.find(([name]) => name === "content-type")?.[1];
  const body = renderBody(template, given ?? "", filling);
  if (given === undefined) headers.push(["content-type", "application/json"]);
  return body;
}
