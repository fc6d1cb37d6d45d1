import type { Json, JsonObject } from "../../base/json.ts";
import { hasControlCharacters } from "../../base/storable-text.ts";
import { hasDotSegment } from "../../base/url-parts.ts";
import type { HttpOperation, OperationParameter } from "../../contract/http-operation.ts";
import {
  type Encode,
  expandLabel,
  expandMatrix,
  expandSimple,
  serializeContent,
  textsOf,
} from "./expand-parameter.ts";
import { type ArgumentFaults, UnusableArgument } from "./invalid-arguments.ts";
import { percentEncode } from "./percent-encode.ts";

/**
 * Fills the path template. A value cannot leave its segment: `/`, `?` and `#` are encoded, and values that result in an
 * empty segment or a dot segment (`.`, `..`, also as `%2e`: RFC 3986 §5.2.4 and the URL standard) are rejected.
 */
export function buildPath(operation: HttpOperation, args: JsonObject, faults: ArgumentFaults): string {
  const parameters = new Map(
    operation.parameters.filter(({ in: place }) => place === "path").map((p) => [p.name, p]),
  );
  const segments = operation.path.split("/").map((segment) => {
    const used: string[] = [];
    const filled = segment.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const parameter = parameters.get(name);
      used.push(parameter?.argument ?? name);
      return faults.collect(parameter?.argument ?? name, () => expandPathParameter(parameter, args)) ?? "";
    });
    if (used.length > 0 && hasDotSegment(filled))
      faults.add(used[0] ?? "", 'contains "." or ".." as a path segment, which would change the path');
    return filled;
  });
  return segments.join("/");
}

function expandPathParameter(parameter: OperationParameter | undefined, args: JsonObject): string {
  if (parameter === undefined)
    throw new UnusableArgument("is used in the path but not declared as a parameter");
  const value = Object.hasOwn(args, parameter.argument) ? (args[parameter.argument] ?? null) : null;
  if (value === null) throw new UnusableArgument("is required");
  guardPathValue(value);
  const text = expandByStyle(parameter, value);
  if (text === null || /^[.;]?$/.test(text))
    throw new UnusableArgument("must not be empty: this would change the path");
  return text;
}

function expandByStyle(
  { name, style, explode, contentType }: OperationParameter,
  value: Json,
): string | null {
  const encode: Encode = percentEncode;
  if (contentType !== undefined) return percentEncode(serializeContent(value, contentType));
  if (style === "label") return expandLabel(value, explode, encode);
  if (style === "matrix") return expandMatrix(name, value, explode, encode);
  return expandSimple(value, explode, encode);
}

function guardPathValue(value: Json): void {
  if (textsOf(value).some(hasControlCharacters)) throw new UnusableArgument("contains control characters");
}
