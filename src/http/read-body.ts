import { FormatRegistry, type TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { type Fault, isJsonObject, type Json } from "../base/json.ts";
import { isUuid } from "../base/text.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";

/** Maximum size of a request body in bytes, unless a function allows more. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** RFC 3339 §5.6 */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

// TypeBox rejects unknown formats; these are the ones that the shapes use.
FormatRegistry.Set("uuid", isUuid);

FormatRegistry.Set("date-time", isDateTime);

/**
 * Reads a body as text and stops at the limit, regardless of content-length.
 *
 * @throws ToolgateError TOO_LARGE | INVALID_SYNTAX if it is not UTF-8
 */
export async function readText(source: Request | Blob, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const stream = source instanceof Request ? source.body : source.stream();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of (stream ?? new Blob([]).stream()) as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (cause) {
    if (cause instanceof ToolgateError) throw cause;
    throw new ToolgateError("INVALID_SYNTAX", "The body is not UTF-8 text.", {
      details: { errors: [{ pointer: "", message: "not UTF-8" }] },
      cause,
    });
  }
}

export function tooLarge(maxBytes: number): ToolgateError {
  const MiB = 1024 * 1024;
  const limit = maxBytes < MiB ? `${Math.round(maxBytes / 1024)} KiB` : `${Math.round(maxBytes / MiB)} MiB`;
  return new ToolgateError("TOO_LARGE", `The body is over ${limit}.`, {
    details: { max_bytes: maxBytes },
  });
}

/** @throws ToolgateError INVALID_REQUEST if the text is not JSON */
export function parseJsonBody(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : "not JSON";
    throw invalidRequest([{ pointer: "", message: `The body is not JSON: ${message}` }], cause);
  }
}

/** Checks a value against a shape. @throws ToolgateError INVALID_REQUEST with every fault */
export function checkShape(shape: TSchema, value: Json): void {
  const schema = closestShape(shape, value);
  if (Value.Check(schema, value)) return;
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const fault of findFaults(schema, value)) {
    if (seen.has(fault.pointer)) continue; // The first message for a path is the most specific one.
    seen.add(fault.pointer);
    faults.push(fault);
    if (faults.length === 50) break;
  }
  throw invalidRequest(faults);
}

/** The faults of `X | null` are those of X, which say more than "Expected union value". */
function* findFaults(shape: TSchema, value: unknown, at = ""): Generator<Fault> {
  for (const { path, message, schema, value: found } of Value.Errors(shape, value)) {
    const allowed = listAllowed(schema);
    const only = withoutNull(schema);
    if (allowed === null && only !== null) yield* findFaults(only, found, at + path);
    else yield { pointer: at + path, message: allowed ?? message };
  }
}

/** Lists the allowed values instead of "Expected union value". */
function listAllowed(shape: TSchema): string | null {
  const words = variantsOf(shape).map((variant) =>
    isNull(variant) ? "null" : (variant["const"] as unknown),
  );
  if (words.every((word) => word === "null") || words.some((word) => typeof word !== "string")) return null;
  return `must be one of ${words.join(", ")}`;
}

/** The shape X of `X | null`. */
function withoutNull(shape: TSchema): TSchema | null {
  const variants = variantsOf(shape);
  const [only, ...others] = variants.filter((variant) => !isNull(variant));
  return variants.length === 2 && only && others.length === 0 ? only : null;
}

function variantsOf({ anyOf }: TSchema): TSchema[] {
  return Array.isArray(anyOf) ? (anyOf as TSchema[]) : [];
}

function isNull(shape: TSchema): boolean {
  return shape["type"] === "null";
}

/**
 * The variant of a union that shares most members with the value: its faults are the most helpful ones.
 */
function closestShape(shape: TSchema, value: Json): TSchema {
  const variants = variantsOf(shape);
  if (variants.length === 0 || !isJsonObject(value)) return shape;
  const shared = ({ properties = {} }: TSchema) =>
    Object.keys(value).filter((name) => Object.hasOwn(properties, name)).length;
  return variants.reduce((best, variant) => (shared(variant) > shared(best) ? variant : best));
}

/**
 * Also rejects days that are not in the calendar, which `Date` accepts, and year 0, which Postgres does
 * not store.
 */
function isDateTime(value: string): boolean {
  if (!DATE_TIME.test(value) || Number.isNaN(Date.parse(value)) || value.startsWith("0000")) return false;
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return day.toISOString().startsWith(value.slice(0, 10));
}
