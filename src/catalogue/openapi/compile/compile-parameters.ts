import { isOverridingHeader, isOverridingQuery } from "../../../base/headers.ts";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { trimEnd } from "../../../base/text.ts";
import type { Credential, OperationParameter, ParameterStyle } from "../../../contract/http-operation.ts";
import { claimName } from "../annotate/name-operations.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { STYLES } from "../validate/check-objects.ts";

/** More parameters than a real operation has. */
const MAX_PARAMETERS = 400;

/**
 * Headers that are not parameters: the first three by OpenAPI 3.1.1 §4.8.12.1; the others carry the
 * trace (W3C Trace Context) and are set by the sender.
 */
const IGNORED_HEADERS = ["accept", "content-type", "authorization", "traceparent", "tracestate"];

export interface CompiledParameter extends CompiledArgument {
  definition: OperationParameter;
}

/**
 * The parameters of an operation, including those of its path; the operation's own take precedence
 * (§4.8.9). Parameters that a credential fills are left out, so that a model never sees a secret.
 *
 * @param onDropped called with the name of each parameter that is left out because it could turn
 * the request into a different one
 * @returns the parameters, or the reason why the operation cannot be called
 */
export function compileParameters(
  item: JsonObject,
  operation: JsonObject,
  credentials: Credential[],
  resolver: Resolver,
  taken: Set<string>,
  onDropped: (name: string) => void,
): CompiledParameter[] | { reason: string } {
  const merged = new Map<string, JsonObject>();
  const entries = [...listOf(item["parameters"]), ...listOf(operation["parameters"])];
  if (entries.length > MAX_PARAMETERS) return { reason: `It has more than ${MAX_PARAMETERS} parameters.` };
  for (const entry of entries) {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter))
      return { reason: `The parameter ${describeReference(entry)} is not in the document.` };
    merged.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  const wanted = [...merged.values()].filter(
    (parameter) => !isIgnored(parameter) && !isFilled(parameter, credentials),
  );
  const [dropped, kept] = [wanted.filter(isOverriding), wanted.filter((one) => !isOverriding(one))];
  for (const parameter of dropped) onDropped(stringOf(parameter["name"]));
  return kept.map((parameter) => compileParameter(parameter, resolver, taken));
}

function describeReference(entry: Json): string {
  return `\`${stringOf(objectOf(entry)["$ref"]).slice(0, 200)}\``;
}

function isIgnored(parameter: JsonObject): boolean {
  return parameter["in"] === "header" && IGNORED_HEADERS.includes(stringOf(parameter["name"]).toLowerCase());
}

function isOverriding(parameter: JsonObject): boolean {
  const name = stringOf(parameter["name"]);
  return parameter["in"] === "header"
    ? isOverridingHeader(name)
    : parameter["in"] === "query" && isOverridingQuery(name);
}

function isFilled(parameter: JsonObject, credentials: Credential[]): boolean {
  const name = stringOf(parameter["name"]);
  return credentials.some((credential) => {
    if (credential.type !== "api-key" || credential.in !== parameter["in"]) return false;
    return credential.in === "header"
      ? credential.name.toLowerCase() === name.toLowerCase()
      : credential.name === name;
  });
}

function compileParameter(parameter: JsonObject, resolver: Resolver, taken: Set<string>): CompiledParameter {
  const name = stringOf(parameter["name"]);
  const location =
    (["path", "query", "header", "cookie"] as const).find((one) => one === parameter["in"]) ?? "query";
  const required = location === "path" || parameter["required"] === true;
  const [contentType, media] = Object.entries(objectOf(parameter["content"]))[0] ?? [];
  const holder = media === undefined ? parameter : objectOf(media);
  const style = styleOf(parameter, location);
  const definition: OperationParameter = {
    argument: claimArgument(name, taken, `${argumentName(name)}_${location}`),
    name,
    in: location,
    required,
    style,
    explode: typeof parameter["explode"] === "boolean" ? parameter["explode"] : style === "form",
    allowReserved: parameter["allowReserved"] === true,
    ...(contentType === undefined ? {} : { contentType }),
  };
  return {
    definition,
    argument: definition.argument,
    in: location,
    required,
    description: textOf(parameter["description"]),
    schema: holder["schema"] ?? {},
    examples: examplesOf(holder, resolver),
  };
}

function styleOf(parameter: JsonObject, location: OperationParameter["in"]): ParameterStyle {
  const styles: readonly ParameterStyle[] = STYLES[location];
  return styles.find((style) => style === parameter["style"]) ?? styles[0] ?? "simple";
}

function examplesOf(holder: JsonObject, resolver: Resolver): Json[] {
  const named = Object.values(objectOf(holder["examples"])).map(
    (example) => objectOf(resolver.follow(example))["value"],
  );
  return [holder["example"], ...named].filter((example) => example !== undefined).slice(0, 3);
}

/**
 * Claims a unique argument name. Model providers accept letters, digits, `_`, `.` and `-`, at most
 * 64 characters.
 *
 * @param fallback the name to use when the plain name is taken
 */
export function claimArgument(name: string, taken: Set<string>, fallback: string): string {
  const plain = argumentName(name);
  return claimName(taken.has(plain) ? fallback : plain, taken);
}

function argumentName(name: string): string {
  const written = name.replace(/\[\]$/, "").replace(/[^A-Za-z0-9_.-]+/g, "_");
  const plain = trimEnd(written.replace(/^_+(?=[A-Za-z])/, ""), "_");
  return (name.startsWith("_") && /^[\w.-]+$/.test(name) ? name : plain || "value").slice(0, 56);
}

/** One argument of a tool before it is written to `input_schema`, `fields` and the chunk. */
export interface CompiledArgument {
  /** Its key among the tool's arguments. */
  argument: string;
  in: "path" | "query" | "header" | "cookie" | "body";
  required: boolean;
  /** The description beside the schema; the schema may have its own. */
  description: string | undefined;
  /** As in the document; it may contain references. */
  schema: Json;
  examples: Json[];
}
