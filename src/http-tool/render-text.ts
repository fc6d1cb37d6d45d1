import type { Json } from "../contract/json.ts";
import { type Filling, fillPlaceholder, missingArgument, toText } from "./fill-placeholder.ts";
import { parseTemplate } from "./parse-template.ts";
import type { TemplatePlace } from "./template-error.ts";

export interface RenderedText {
  text: string;
  hasSecret: boolean;
  /** Names of its placeholders. */
  names: string[];
}

/** Encodes a value for its position. */
export type Encode = (text: string, name: string) => string;

/**
 * Renders a text template in one pass and encodes each value for its place.
 *
 * @returns null when an optional argument in it has no value
 * @throws TemplateError
 */
export function renderText(
  template: string,
  filling: Filling,
  place: TemplatePlace,
  encode: Encode,
): RenderedText | null {
  const rendered: RenderedText = { text: "", hasSecret: false, names: [] };
  for (const { kind, value: part } of parseTemplate(template, place)) {
    if (kind === "text") {
      rendered.text += part;
      continue;
    }
    const filled = fillPlaceholder(part, filling, place);
    if (filled.kind === "absent") return null;
    rendered.names.push(part);
    const write = (value: Json) => encode(toText(value, part, place), part);
    rendered.hasSecret ||= filled.kind === "secret";
    rendered.text += filled.kind === "secret" ? filled.write(write) : write(filled.value);
  }
  return rendered;
}

/** Like `renderText` where nothing may be left out. @throws TemplateError missing_arg */
export function renderWhole(
  template: string,
  filling: Filling,
  place: TemplatePlace,
  encode: Encode,
): RenderedText {
  const rendered = renderText(template, filling, place, encode);
  if (rendered) return rendered;
  const names = parseTemplate(template, place).flatMap(({ kind, value }) =>
    kind === "placeholder" ? [value] : [],
  );
  const absent = names.find((name) => fillPlaceholder(name, filling, place).kind === "absent");
  throw missingArgument(absent ?? "", place);
}
