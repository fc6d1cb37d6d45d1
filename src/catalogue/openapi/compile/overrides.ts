import {
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
} from "../../../base/json.ts";
import type { HttpOperation } from "../../../contract/http-operation.ts";
import { DEFAULT_LIMITS } from "../../../contract/sender-limits.ts";
import { METHODS } from "../validate/check-paths.ts";
import type { CompiledArgument } from "./compile-parameters.ts";

/** Overrides of an operation's arguments, response and limits, as its overlay states them. */
export interface Overrides {
  /** The arguments that callers see. */
  visible: CompiledArgument[];
  /** Parts of the definition. */
  definition: Pick<
    HttpOperation,
    "defaults" | "fixed" | "response_path" | "timeout_ms" | "max_response_bytes"
  > & {
    rate_limit_per_min?: number;
  };
  /** Arguments that no call sends. */
  dropped: Set<string>;
}

const LIMITS = {
  timeout_ms: { least: 100, most: DEFAULT_LIMITS.totalMs },
  max_response_bytes: { least: 1, most: DEFAULT_LIMITS.maxBytes },
  calls_per_minute: { least: 1, most: 100_000 },
} as const;

const ARGUMENT_FIELDS = ["default", "fixed", "hidden", "description"];
const MAX_RESPONSE_PATH = 256;

/**
 * Applies `x-arguments`, `x-response-path` and `x-limits`. What does not fit the operation has no effect and
 * is reported.
 *
 * @param pointer location of the operation
 */
export function applyOverrides(
  operation: JsonObject,
  args: CompiledArgument[],
  pointer: string,
  report: (fault: Fault) => void,
): Overrides {
  const add = (field: string, message: string) => report({ pointer: `${pointer}/${field}`, message });
  const overrides: Overrides = { visible: [], definition: {}, dropped: new Set() };
  const stated = objectOf(operation["x-arguments"]);
  for (const name of Object.keys(stated))
    if (!args.some(({ argument }) => argument === name))
      add(`x-arguments/${name}`, `The operation has no argument \`${name}\`: it has ${listNames(args)}.`);
  for (const argument of args) overrideArgument(argument, stated, overrides, add);
  readResponsePath(operation["x-response-path"], overrides, add);
  readLimits(operation["x-limits"], overrides, add);
  return overrides;
}

type Add = (field: string, message: string) => void;

function listNames(args: CompiledArgument[]): string {
  const names = args.slice(0, 20).map(({ argument }) => argument);
  return names.length === 0 ? "none" : `${names.join(", ")}${args.length > 20 ? " and others" : ""}`;
}

function overrideArgument(
  argument: CompiledArgument,
  stated: JsonObject,
  overrides: Overrides,
  add: Add,
): void {
  const name = argument.argument;
  const rule = Object.hasOwn(stated, name) ? stated[name] : undefined;
  const fault = rule === undefined ? undefined : findFault(rule, argument);
  if (fault) add(`x-arguments/${name}`, fault);
  if (!isJsonObject(rule) || fault) {
    overrides.visible.push(argument);
    return;
  }
  const fixed = rule["fixed"] ?? (rule["hidden"] === true ? rule["default"] : undefined);
  if (fixed !== undefined) {
    overrides.definition.fixed = { ...overrides.definition.fixed, [name]: fixed };
  } else if (rule["hidden"] === true) {
    overrides.dropped.add(name);
  } else {
    overrides.visible.push(describeArgument(argument, rule));
    if (rule["default"] !== undefined)
      overrides.definition.defaults = { ...overrides.definition.defaults, [name]: rule["default"] };
  }
}

function findFault(rule: Json, { required, argument }: CompiledArgument): string | undefined {
  if (!isJsonObject(rule)) return "must be an object with `default`, `fixed`, `hidden` or `description`";
  const unknown = Object.keys(rule).find((key) => !ARGUMENT_FIELDS.includes(key));
  if (unknown !== undefined) return `\`${unknown}\` is unknown: use ${ARGUMENT_FIELDS.join(", ")}`;
  const { fixed, hidden, description } = rule;
  if (hidden !== undefined && typeof hidden !== "boolean") return "`hidden` must be true or false";
  if (description !== undefined && typeof description !== "string") return "`description` must be a text";
  if (fixed !== undefined && rule["default"] !== undefined)
    return "has both `fixed` and `default`: a fixed argument needs no default";
  if (fixed === null || rule["default"] === null)
    return "the value null means that the argument is absent: use `hidden`";
  if (hidden === true && required && fixed === undefined && rule["default"] === undefined)
    return `\`${argument}\` is required: a hidden argument needs a \`fixed\` value`;
  return undefined;
}

function describeArgument(argument: CompiledArgument, rule: JsonObject): CompiledArgument {
  const { default: value, description } = rule;
  const schema: Json = value === undefined ? argument.schema : withDefault(argument.schema, value);
  return {
    ...argument,
    schema,
    required: argument.required && value === undefined,
    ...(typeof description === "string" && { description }),
  };
}

function withDefault(schema: Json, value: Json): Json {
  if (!isJsonObject(schema)) return { default: value };
  return { ...schema, default: value };
}

function readResponsePath(path: Json | undefined, { definition }: Overrides, add: Add): void {
  if (path === undefined) return;
  if (typeof path === "string" && path.trim() !== "" && path.length <= MAX_RESPONSE_PATH)
    definition.response_path = path;
  else add("x-response-path", `must be a path such as data.items, at most ${MAX_RESPONSE_PATH} characters`);
}

function readLimits(limits: Json | undefined, { definition }: Overrides, add: Add): void {
  if (limits === undefined) return;
  if (!isJsonObject(limits)) add("x-limits", `must be an object with ${Object.keys(LIMITS).join(", ")}`);
  for (const [name, value] of Object.entries(objectOf(limits))) {
    const range = Object.hasOwn(LIMITS, name) ? LIMITS[name as keyof typeof LIMITS] : undefined;
    if (!range) add(`x-limits/${name}`, `is unknown: use ${Object.keys(LIMITS).join(", ")}`);
    else if (
      typeof value !== "number" ||
      !Number.isInteger(value) ||
      value < range.least ||
      value > range.most
    )
      add(`x-limits/${name}`, `must be an integer from ${range.least} to ${range.most}`);
    else
      definition[
        name === "calls_per_minute" ? "rate_limit_per_min" : (name as "timeout_ms" | "max_response_bytes")
      ] = value;
  }
}

/** A definition without the arguments that no call sends, but with their names. */
export function withoutDropped<T extends Pick<HttpOperation, "parameters" | "body" | "hidden">>(
  definition: T,
  dropped: Set<string>,
): T {
  if (dropped.size === 0) return definition;
  const { parameters, body } = definition;
  const kept = parameters.filter(({ argument }) => !dropped.has(argument));
  const gone = parameters.filter(({ argument }) => dropped.has(argument)).map(({ name }) => name);
  if (body?.mode !== "flat") {
    const { body: _, ...rest } = definition;
    const left = body && dropped.has(body.argument) ? rest : definition;
    return { ...left, parameters: kept, hidden: gone } as T;
  }
  const properties = body.properties.filter(({ argument }) => !dropped.has(argument));
  const absent = body.properties.filter(({ argument }) => dropped.has(argument));
  const hidden = [...gone, ...absent.map(({ property }) => property)];
  return { ...definition, parameters: kept, body: { ...body, properties }, hidden };
}

/** Whether an overlay disables an operation: by itself, or with a group that `x-disabled` of the root names. */
export function isDisabled(
  operation: JsonObject,
  { path, side_effect }: { path: string; side_effect: string },
  groups: JsonObject,
): boolean {
  if (typeof operation["x-enabled"] === "boolean") return !operation["x-enabled"];
  if (groups["all"] === true) return true;
  if (groups["writes"] === true && side_effect !== "read") return true;
  const tags = listOf(operation["tags"]);
  if (listOf(groups["tags"]).some((tag) => tags.includes(tag))) return true;
  return listOf(groups["paths"]).some((pattern) => typeof pattern === "string" && matchesPath(path, pattern));
}

/** `*` stands for any text. In linear time for each star, without a regular expression. */
function matchesPath(path: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return path === pattern;
  if (!path.startsWith(first)) return false;
  const last = rest.pop() ?? "";
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}

const GROUP_FIELDS = ["all", "writes", "tags", "paths"];

/** Faults of `x-disabled`. */
export function checkGroups(groups: Json | undefined): Fault[] {
  if (groups === undefined) return [];
  const pointer = "/x-disabled";
  if (!isJsonObject(groups))
    return [{ pointer, message: `must be an object with ${GROUP_FIELDS.join(", ")}` }];
  return Object.entries(groups).flatMap(([key, value]) => {
    const at = `${pointer}/${key}`;
    if (key === "all" || key === "writes")
      return typeof value === "boolean" ? [] : [{ pointer: at, message: "must be true or false" }];
    if (!GROUP_FIELDS.includes(key))
      return [{ pointer: at, message: `is unknown: use ${GROUP_FIELDS.join(", ")}` }];
    return Array.isArray(value) &&
      value.length <= 200 &&
      value.every((one) => typeof one === "string" && one.length <= 500)
      ? []
      : [{ pointer: at, message: "must be a list of at most 200 texts" }];
  });
}

/** Fields of an operation that only an overlay may set; those of a document are ignored. */
const OPERATION_OVERRIDES = ["x-enabled", "x-arguments", "x-response-path", "x-limits"];
/** The field of the root that disables groups of operations. */
export const GROUPS = "x-disabled";

/** Removes what only an overlay may set. Changes the document. */
export function dropOverrides(document: JsonObject): void {
  delete document[GROUPS];
  for (const holder of [document["paths"], objectOf(document["components"])["pathItems"]])
    for (const item of Object.values(objectOf(holder)))
      for (const method of METHODS) {
        const operation = objectOf(item)[method];
        if (isJsonObject(operation)) for (const key of OPERATION_OVERRIDES) delete operation[key];
      }
}

/** Fields of the root that change neither where calls go nor how they sign in. */
const FREE_ROOT = ["info", "tags", "externalDocs", "paths", "components", GROUPS];

/**
 * Whether a location says where calls go or how they sign in. Only the signed-in owner may change it, and the secrets
 * that would go elsewhere are deleted.
 */
export function isGuarded(location: readonly (string | number)[]): boolean {
  const [root, part, third] = location;
  if (root === undefined) return false;
  if (!FREE_ROOT.includes(String(root))) return true;
  if (root === "components" && part === "pathItems") return isGuardedItem(location.slice(3));
  if (root === "components") return part === "securitySchemes";
  return root === "paths" && third !== undefined && isGuardedItem(location.slice(2));
}

/** @param inItem the location inside a path item */
function isGuardedItem(inItem: readonly (string | number)[]): boolean {
  const [key, field] = inItem;
  if (key === undefined) return false;
  if (key === "servers" || key === "$ref") return true;
  if (!METHODS.some((method) => method === key) || field === undefined) return false;
  const name = String(field);
  if (name === "servers" || name === "security" || name === "$ref") return true;
  return name.startsWith("x-") && name !== "x-side-effect" && !OPERATION_OVERRIDES.includes(name);
}
