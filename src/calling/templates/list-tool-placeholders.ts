import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { CustomTool } from "../../contract/custom-tool.ts";
import { parseTemplate, type TemplatePart } from "./parse-template.ts";
import { METHODS_WITH_BODY } from "./render-http-tool.ts";
import { secretOf } from "./render-text.ts";
import { TemplateError, type TemplatePlace } from "./template-error.ts";

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
