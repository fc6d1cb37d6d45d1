import type { CustomTool } from "../contract/custom-tool.ts";
import { secretOf } from "./fill-placeholder.ts";
import { parseTemplate } from "./parse-template.ts";
import { METHODS_WITH_BODY } from "./render-http-tool.ts";
import { TemplateError, type TemplatePlace } from "./template-error.ts";

export interface ToolPlaceholder {
  name: string;
  /** Parts of the tool where it stands. */
  places: TemplatePlace[];
}

type Templates = Pick<CustomTool, "tool_type" | "prompt_template" | "http_config">;

/** The templates of a tool that take part in a call, each with its place. */
export function templatesOf({
  tool_type,
  prompt_template,
  http_config,
}: Templates): [string, TemplatePlace][] {
  if (tool_type === "prompt") return [[prompt_template ?? "", "prompt"]];
  if (!http_config) return [];
  const hasBody = METHODS_WITH_BODY.includes(http_config.method);
  return [
    [http_config.url, "url"],
    ...Object.values(http_config.headers ?? {}).map((value): [string, TemplatePlace] => [value, "header"]),
    ...(hasBody ? ([[http_config.body_template ?? "", "body"]] satisfies [string, TemplatePlace][]) : []),
  ];
}

/** Every placeholder of a tool, in the order of first use. Templates that cannot be read count as having none. */
export function listToolPlaceholders(tool: Templates): ToolPlaceholder[] {
  const found = new Map<string, ToolPlaceholder>();
  for (const [template, place] of templatesOf(tool)) {
    for (const name of namesIn(template, place)) {
      const known = found.get(name) ?? { name, places: [] };
      if (!known.places.includes(place)) known.places.push(place);
      found.set(name, known);
    }
  }
  return [...found.values()];
}

/** The placeholders that callers fill: all but the secrets. */
export function listArguments(tool: Templates & Pick<CustomTool, "secret_names">): ToolPlaceholder[] {
  return listToolPlaceholders(tool).filter(({ name }) => secretOf(name, tool.secret_names) === null);
}

function namesIn(template: string, place: TemplatePlace): string[] {
  try {
    return parseTemplate(template, place).flatMap(({ kind, value }) =>
      kind === "placeholder" ? [value] : [],
    );
  } catch (error) {
    if (error instanceof TemplateError) return [];
    throw error;
  }
}
