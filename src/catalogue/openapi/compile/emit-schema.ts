import {
  isJsonObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  listOf,
  objectOf,
  ownValue,
  stringOf,
} from "../../../base/json.ts";
import { toUnicodePattern } from "../../../base/patterns/rewrite-pattern.ts";
import { cutText } from "../../../base/text.ts";
import { decodePercent } from "../../../base/url-parts.ts";
import { claimName } from "../annotate/name-operations.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { FORMATS, KEYWORDS, type Keywords } from "./schema-keywords.ts";

/** Keywords that do not affect validity. A reference may carry them without being wrapped in `allOf`. */
const ANNOTATIONS = ["description", "title", "default", "examples", "deprecated"];

const MAX_EXAMPLE = 500;

const MAX_DESCRIPTION = 300;

/**
 * Copies schemas of a document into one self-contained schema. Each referenced schema is copied to
 * `$defs` once, including recursive ones. Read-only properties are left out of requests, write-only
 * ones of responses.
 */
export class SchemaEmitter {
  /** Approximate number of characters of JSON written so far. */
  size = 0;
  /** Whether something was left out because of a limit. */
  truncated = false;
  readonly patterns = new Set<string>();
  private readonly names = new Map<JsonObject, string>();
  private readonly taken = new Set<string>();
  private readonly pending: { target: JsonObject; name: string; depth: number }[] = [];
  private readonly resolver: Resolver;
  private readonly limits: EmitLimits;
  private readonly keywords: Keywords;
  private readonly hidden: "readOnly" | "writeOnly";

  constructor(resolver: Resolver, limits: EmitLimits, direction: Direction = "request") {
    this.resolver = resolver;
    this.limits = limits;
    this.keywords = KEYWORDS[direction];
    this.hidden = direction === "request" ? "readOnly" : "writeOnly";
  }

  /**
   * The schema of an argument. A reference is replaced by its target, so that type and description
   * are visible at the top level.
   */
  emitArgument(schema: Json | undefined): JsonObject {
    const reference = ownValue(schema, "$ref");
    if (typeof reference !== "string" || !isJsonObject(schema)) return asObject(this.emit(schema ?? {}, 1));
    const target = this.resolver.follow(schema);
    const { $ref: _, ...siblings } = schema;
    if (!isJsonObject(target)) return asObject(this.emit(siblings, 1));
    const clash = Object.keys(siblings).some((key) => !ANNOTATIONS.includes(key) && this.keywords.has(key));
    return asObject(this.emit(clash ? { allOf: [target], ...siblings } : { ...target, ...siblings }, 1));
  }

  /** The definitions that the emitted schemas refer to. Call it last. */
  emitDefinitions(): JsonObject {
    const definitions: JsonObject = {};
    for (let next = this.pending.shift(); next; next = this.pending.shift()) {
      definitions[next.name] = this.emit(next.target, next.depth);
      this.size += next.name.length + 6;
    }
    return definitions;
  }

  emit(schema: Json, depth: number): JsonSchema {
    if (typeof schema === "boolean") return schema;
    if (!isJsonObject(schema)) return {};
    if (depth > this.limits.depth || this.size > this.limits.size) {
      this.truncated = true;
      return {};
    }
    return Object.hasOwn(schema, "$ref")
      ? this.emitReference(schema, depth)
      : this.emitKeywords(schema, depth);
  }

  private emitReference(schema: JsonObject, depth: number): JsonSchema {
    const { $ref, ...siblings } = schema;
    const target = typeof $ref === "string" ? this.skipAliases($ref) : undefined;
    const emittedSiblings = this.emitKeywords(siblings, depth);
    if (typeof target === "boolean" && Object.keys(emittedSiblings).length === 0) return target;
    if (!isJsonObject(target)) return emittedSiblings;
    if (isSmallLeaf(target) && Object.keys(emittedSiblings).every((key) => ANNOTATIONS.includes(key))) {
      return { ...this.emitKeywords(target, depth), ...emittedSiblings };
    }
    return { $ref: `#/$defs/${this.nameOf(target, stringOf($ref), depth)}`, ...emittedSiblings };
  }

  /** Follows references that have no sibling keywords. */
  private skipAliases(reference: string): Json | undefined {
    const target = this.resolver.find(reference);
    const isAlias = isJsonObject(target) && Object.hasOwn(target, "$ref") && Object.keys(target).length === 1;
    return isAlias ? this.resolver.follow(target) : target;
  }

  private nameOf(target: JsonObject, reference: string, depth: number): string {
    const known = this.names.get(target);
    if (known !== undefined) return known;
    const last = decodePercent(reference.slice(reference.lastIndexOf("/") + 1));
    const name = claimName(last.replace(/[^A-Za-z0-9._-]+/g, "_") || "schema", this.taken);
    this.names.set(target, name);
    this.pending.push({ target, name, depth: depth + 1 });
    this.size += name.length + 20;
    return name;
  }

  private emitKeywords(schema: JsonObject, depth: number): JsonObject {
    const result: JsonObject = {};
    for (const key of Object.keys(schema)) {
      const kind = this.keywords.get(key);
      const value = schema[key];
      if (kind === undefined || value === undefined) continue;
      this.size += key.length + 4;
      if (kind === "copy") this.copy(key, value, result);
      else if (kind === "schema") result[key] = this.emit(value, depth + 1);
      else if (kind === "list") result[key] = listOf(value).map((one) => this.emit(one, depth + 1));
      else result[key] = this.emitMap(key, objectOf(value), depth);
    }
    if (result["properties"] !== undefined) this.dropHidden(schema, result);
    if (schema["format"] === "byte") result["contentEncoding"] = "base64";
    if (Array.isArray(result["enum"]) && result["enum"].length === 0) delete result["enum"];
    return result;
  }

  private emitMap(keyword: string, schemas: JsonObject, depth: number): JsonObject {
    const result: JsonObject = {};
    const names = Object.keys(schemas);
    // Count the names as well, because listing them takes time even when most are left out.
    this.size += names.length;
    for (const name of names) {
      if (this.size > this.limits.size) return result;
      const schema = schemas[name] ?? true;
      if (keyword === "properties" && isMarked(schema, this.hidden, this.resolver)) continue;
      const key = keyword === "patternProperties" ? this.readPattern(name) : name;
      if (key === undefined) continue;
      this.size += name.length + 4;
      result[key] = this.emit(schema, depth + 1);
    }
    return result;
  }

  private readPattern(pattern: string): string | undefined {
    this.patterns.add(pattern);
    return toUnicodePattern(pattern);
  }

  private dropHidden(schema: JsonObject, result: JsonObject): void {
    const properties = objectOf(schema["properties"]);
    const isHidden = (name: Json) =>
      typeof name === "string" &&
      Object.hasOwn(properties, name) &&
      isMarked(properties[name], this.hidden, this.resolver);
    const required = listOf(result["required"]).filter((name) => !isHidden(name));
    if (required.length > 0) result["required"] = required;
    else delete result["required"];
  }

  private copy(key: string, value: Json, result: JsonObject): void {
    if (key === "format" && this.hidden === "writeOnly" && !FORMATS.has(stringOf(value))) return;
    const longest = this.limits.description ?? MAX_DESCRIPTION;
    if (key === "description" && longest === 0) return;
    const kept =
      key === "description"
        ? cutText(stringOf(value), longest)
        : key === "examples"
          ? fewExamples(value)
          : key === "pattern"
            ? this.readPattern(stringOf(value))
            : value;
    if (kept === undefined) return;
    this.size += typeof kept === "string" ? kept.length : typeof kept === "object" ? roughSize(kept) : 5;
    result[key] = kept;
  }
}

/** Referenced schemas up to this size, without references of their own, are inlined. */
const INLINE_CHARACTERS = 400;

/** Longer texts are cut when they are inlined. */
const MAX_TEXT = 300;

const leaves = new WeakMap<JsonObject, boolean>();

export interface EmitLimits {
  /** Schemas below this depth become `{}`. */
  depth: number;
  /** Characters of JSON after which every schema becomes `{}`. */
  size: number;
  /** Maximum characters of a description; 0 leaves descriptions out. */
  description?: number;
}

/** Whether a schema describes a request or a response. */
export type Direction = keyof typeof KEYWORDS;

/** Whether only the server sends a property (OpenAPI 3.1.1 §4.8.24.1, JSON Schema §9.4). */
export function isReadOnly(schema: Json | undefined, resolver: Resolver): boolean {
  return isMarked(schema, "readOnly", resolver);
}

function isMarked(schema: Json | undefined, mark: "readOnly" | "writeOnly", resolver: Resolver): boolean {
  if (!isJsonObject(schema)) return false;
  if (schema[mark] === true) return true;
  return Object.hasOwn(schema, "$ref") && ownValue(resolver.follow(schema), mark) === true;
}

function fewExamples(examples: Json): Json {
  return listOf(examples)
    .filter((example) => roughSize(example) <= MAX_EXAMPLE)
    .slice(0, 3);
}

function roughSize(value: Json): number {
  return JSON.stringify(value).length;
}

function asObject(schema: JsonSchema): JsonObject {
  if (typeof schema !== "boolean") return schema;
  return schema ? {} : { not: {} };
}

/** Whether a schema is small enough to be inlined and contains no references. */
function isSmallLeaf(schema: JsonObject): boolean {
  let known = leaves.get(schema);
  if (known === undefined) {
    known = measure(schema, INLINE_CHARACTERS) >= 0;
    leaves.set(schema, known);
  }
  return known;
}

/**
 * The characters that remain of an allowance after the value is written; negative when it does not
 * fit or contains a reference.
 */
function measure(value: Json, allowance: number): number {
  if (typeof value === "string") return allowance - Math.min(value.length, MAX_TEXT);
  if (typeof value !== "object" || value === null) return allowance - 5;
  let left = allowance;
  for (const key of Object.keys(value)) {
    if (key === "$ref") return -1;
    left = measure(ownValue(value, key) ?? null, left - key.length);
    if (left < 0) return left;
  }
  return left;
}
