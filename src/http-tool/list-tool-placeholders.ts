import type { CustomTool } from "../contract/custom-tool.ts";
import { secretOf } from "./fill-placeholder.ts";
import { parseTemplate, type TemplatePart } from "./parse-template.ts";
import { METHODS_WITH_BODY } from "./render-http-tool.ts";
import { TemplateError, type TemplatePlace } from "./template-error.ts";

export interface ToolPlaceholder {
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
