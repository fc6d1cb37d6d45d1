import type { Json, JsonObject } from "../../base/json.ts";
import { hasControlCharacters } from "../../base/storable-text.ts";
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
 * Fills the path template. Every value stays inside its segment: `/`, `?`, `#` are encoded, and what would make the
 * segment empty or a dot segment (`.`, `..`, also as `%2e`: RFC 3986 §5.2.4 and the URL standard) is refused.
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
    if (used.length > 0 && leavesItsPlace(filled))
      faults.add(used[0] ?? "", 'holds "." or ".." as a path segment, which would lead elsewhere');
    return filled;
  });
  return segments.join("/");
}

function expandPathParameter(parameter: OperationParameter | undefined, args: JsonObject): string {
  if (parameter === undefined)
    throw new UnusableArgument("stands in the path but is not described as a parameter");
  const value = Object.hasOwn(args, parameter.argument) ? (args[parameter.argument] ?? null) : null;
  if (value === null) throw new UnusableArgument("is required");
  guardPathValue(value);
  const text = expandByStyle(parameter, value);
  if (text === null || /^[.;]?$/.test(text))
    throw new UnusableArgument("must not be empty: the path would lead elsewhere");
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
  if (textsOf(value).some(hasControlCharacters)) throw new UnusableArgument("holds control characters");
}

/**
 * Whether a filled segment is a dot segment, or becomes some when a server decodes `%2F` before it routes: seen on the
 * whole segment, because several values may complete each other.
 */
function leavesItsPlace(segment: string): boolean {
  return decode(segment)
    .split(/[/\\]/)
    .some((part) => part === "." || part === "..");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray "%" of the template; the values themselves are well-formed.
    return segment.replace(/%2e/gi, ".").replace(/%(2f|5c)/gi, "/");
  }
}
