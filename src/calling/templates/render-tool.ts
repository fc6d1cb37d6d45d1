import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import type { CustomTool, HttpToolConfig } from "../../contract/tool.ts";
import { parseTemplate, TemplateError, type TemplatePart, type TemplatePlace } from "./parse-template.ts";
import { renderBody } from "./render-body.ts";
import { renderHeaders } from "./render-headers.ts";
import {
  type Filling,
  fillPlaceholder,
  rejectUnknownArguments,
  SecretSlots,
  secretOf,
  toText,
} from "./render-text.ts";
import { renderUrl } from "./render-url.ts";

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

/**
 * Renders a prompt: plain text, with objects and lists as JSON and missing optional arguments as empty
 * text. Secrets are not allowed, because a model would see them.
 *
 * @throws TemplateError secret_in_prompt | missing_arg | unknown_placeholder | bad_placeholder
 */
export function renderPrompt(template: string, input: Omit<Filling, "secrets">): string {
  const filling: Filling = { ...input, secrets: "mask" };
  const parts = parseTemplate(template, "prompt");
  rejectUnknownArguments(filling);
  return parts
    .map(({ kind, value: part }) => {
      if (kind === "text") return part;
      if (secretOf(part, filling.secretNames) !== null) {
        throw new TemplateError(
          "secret_in_prompt",
          "prompt",
          `{{${part}}} is a secret; prompts cannot contain secrets.`,
          part,
        );
      }
      const filled = fillPlaceholder(part, filling, "prompt");
      if (filled.kind !== "value") return "";
      return typeof filled.value === "object"
        ? JSON.stringify(filled.value)
        : toText(filled.value, part, "prompt");
    })
    .join("");
}

interface ToolPlaceholder {
  name: string;
  /** Parts of the tool that contain it. */
  places: TemplatePlace[];
}

type Templates = Pick<CustomTool, "tool_type" | "prompt_template" | "http_config">;

/** The templates of a tool that are used in a call, each with its place. */
function templatesOf({ tool_type, prompt_template, http_config }: Templates): [string, TemplatePlace][] {
  if (tool_type === "prompt") return [[prompt_template ?? "", "prompt"]];
  if (!http_config) return [];
  const hasBody = METHODS_WITH_BODY.includes(http_config.method);
  return [
    [http_config.url, "url"],
    ...Object.values(http_config.headers ?? {}).map((value): [string, TemplatePlace] => [value, "header"]),
    ...(hasBody ? ([[http_config.body_template ?? "", "body"]] satisfies [string, TemplatePlace][]) : []),
  ];
}

/** Every placeholder of a tool, in the order of first use. Invalid templates have none. */
export function listToolPlaceholders(tool: Templates): ToolPlaceholder[] {
  const found = new Map<string, ToolPlaceholder>();
  for (const [template, place] of templatesOf(tool)) {
    for (const { value: name, from } of placeholdersIn(template, place)) {
      const known = found.get(name) ?? { name, places: [] };
      const exact = place === "url" ? placeInUrl(template, from) : place;
      if (!known.places.includes(exact)) known.places.push(exact);
      found.set(name, known);
    }
  }
  return [...found.values()];
}

/** The placeholders that callers fill: all except secrets. */
export function listArguments(tool: Templates & Pick<CustomTool, "secret_names">): ToolPlaceholder[] {
  return listToolPlaceholders(tool).filter(({ name }) => secretOf(name, tool.secret_names) === null);
}

function placeholdersIn(template: string, place: TemplatePlace): TemplatePart[] {
  try {
    return parseTemplate(template, place).filter(({ kind }) => kind === "placeholder");
  } catch (error) {
    if (error instanceof TemplateError) return [];
    throw error;
  }
}

/**
 * The component of a URL (RFC 3986 §3) that contains this character; `url` when it cannot be determined.
 */
function placeInUrl(template: string, at: number): TemplatePlace {
  const [, origin, path, query] =
    /^(\s*[a-z][a-z0-9+.-]*:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?/i.exec(template) ?? [];
  if (origin === undefined || path === undefined) return "url";
  if (at < origin.length) return "host";
  if (at < origin.length + path.length) return "path";
  return at < origin.length + path.length + (query ?? "").length ? "query" : "fragment";
}

type Source = Pick<CustomTool, "tool_type" | "prompt_template" | "http_config" | "secret_names">;

/**
 * The schema of a tool's arguments (JSON Schema 2020-12): one property per placeholder that is not a
 * secret. Properties of the given schema are kept, properties without a placeholder are dropped, and new
 * ones are required strings.
 */
export function deriveParameters(tool: Source, given: JsonObject | null = null): JsonObject {
  const known = isJsonObject(given?.["properties"]) ? given["properties"] : {};
  const requiredBefore = Array.isArray(given?.["required"]) ? given["required"] : [];
  const names = listArguments(tool).map(({ name }) => name);
  const properties = names.map((name): [string, JsonObject] => {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    return [name, isJsonObject(schema) ? schema : { type: "string" }];
  });
  const required = names.filter((name) => !Object.hasOwn(known, name) || requiredBefore.includes(name));
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/** Names of the properties of a parameters schema, and of the required ones. */
export function readParameters(schema: JsonObject): { parameters: string[]; required: string[] } {
  const properties = isJsonObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return { parameters: properties, required: required.filter((name) => typeof name === "string") };
}

/**
 * Applies the schema to the arguments: `const` values, which the owner set, always apply, and `default`
 * fills missing arguments.
 */
export function applyDefaults(schema: JsonObject, args: JsonObject): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const filled = new Map(Object.entries(args));
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property)) continue;
    if (Object.hasOwn(property, "const")) filled.set(name, property["const"] ?? null);
    else if (!filled.has(name) && Object.hasOwn(property, "default"))
      filled.set(name, property["default"] ?? null);
  }
  // Creates own properties for any name.
  return Object.fromEntries(filled);
}
