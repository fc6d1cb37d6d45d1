import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import { type Fault, isJsonObject, type Json, type JsonObject, type JsonSchema } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { cleanSchema } from "./clean-schema.ts";
import { createAjv, resetSteps, STEP, type Steps, TooManyFaults, Uncheckable } from "./create-ajv.ts";
import { describeFaults } from "./describe-faults.ts";

const CACHED_VALIDATORS = 200;
const MAX_FAULTS = 50;
const MAX_ARGUMENT_NODES = 100_000;
const MAX_ARGUMENT_DEPTH = 100;
const TOO_COMPLEX =
  "the arguments are too large or nested too deep to be checked against the tool's schema: send less at once";
export type ArgumentValidator = (schema: JsonSchema, args: JsonObject) => Fault[];

type Check = (args: JsonObject) => Fault[];

/**
 * Creates a validator of tool arguments (JSON Schema 2020-12; known formats are asserted, unknown keywords
 * ignored). Never throws and never hangs; unsafe parts of a schema are not checked. Returns no faults for
 * valid arguments, otherwise at most 50. Caches 200 compiled schemas by content hash, least recently used;
 * arguments are not kept.
 */
export function createArgumentValidator(): ArgumentValidator {
  const compile = createCompiler();
  const bySource = new Map<string, Check>();
  const byText = new Map<string, Check>();
  const byIdentity = new WeakMap<JsonObject, Check>();

  /** The same schema arrives as a new object with each request; cleaning it takes longer than its hash. */
  function findCheck(schema: JsonObject): Check {
    const source = hashOf(schema);
    const known = source === null ? undefined : bySource.get(source);
    const check = known ?? lookUp(byText, cleanSchema(schema, STEP), compile);
    if (source !== null) keep(bySource, source, check);
    return check;
  }

  return function validateArguments(schema, args) {
    const unusable = checkExtent(args);
    if (unusable) return [unusable];
    if (!isJsonObject(schema)) {
      return schema === false ? [{ pointer: "", message: "this tool accepts no arguments at all" }] : [];
    }
    const check = byIdentity.get(schema) ?? findCheck(schema);
    byIdentity.set(schema, check);
    return check(args);
  };
}

/**
 * The key is the cleaned schema: its depth is bounded, and schemas that differ only in descriptions share
 * a validator.
 */
function lookUp(
  cache: Map<string, Check>,
  schema: JsonSchema,
  compile: (schema: JsonSchema) => Check,
): Check {
  const key = sha256(JSON.stringify(schema));
  const check = cache.get(key) ?? compile(schema);
  keep(cache, key, check);
  return check;
}

/** Evicts the least recently used. */
function keep(cache: Map<string, Check>, key: string, check: Check): void {
  cache.delete(key);
  cache.set(key, check);
  const oldest = cache.keys().next().value;
  if (cache.size > CACHED_VALIDATORS && oldest !== undefined) cache.delete(oldest);
}

/** Null for a schema that is nested too deep to be written. */
function hashOf(schema: JsonObject): string | null {
  try {
    return sha256(JSON.stringify(schema));
  } catch {
    return null;
  }
}

function createCompiler(): (schema: JsonSchema) => Check {
  const steps = { left: 0, patternWork: 0 };
  const ajv = createAjv(steps, true);
  const brief = createAjv(steps, false);
  return function compile(schema) {
    const validate = createRun(ajv, schema, steps);
    const validateBriefly = createRun(brief, schema, steps);
    const validateNames = createRun(brief, outline(schema), steps);
    const run = (args: JsonObject): Fault[] => {
      try {
        return validate(args);
      } catch (error) {
        if (error instanceof TooManyFaults) return validateBriefly(args);
        throw error;
      }
    };
    let isEndless: boolean | undefined;
    return (args) => {
      try {
        return run(args);
      } catch (error) {
        if (error instanceof Uncheckable) return [{ pointer: "", message: error.message }];
        // The step limit or the stack was exceeded. Of a schema that exceeds it without arguments, such as one
        // that refers to itself, only the names are checked. Otherwise the arguments are the reason, and they
        // must not end the check of their other fields.
        isEndless ??= throws(() => run({}));
        return isEndless ? validateNames(args) : [{ pointer: "", message: TOO_COMPLEX }];
      }
    };
  };
}

/** Compiles the schema with the first arguments. */
function createRun(ajv: Ajv2020, schema: JsonSchema, steps: Steps): Check {
  let validate: ValidateFunction | undefined;
  return (args) => {
    validate ??= compileOrSimplify(ajv, schema);
    resetSteps(steps);
    try {
      return validate(args) ? [] : describeFaults(validate.errors ?? [], MAX_FAULTS);
    } finally {
      validate.errors = null;
    }
  };
}

function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

function compileOrSimplify(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  for (const candidate of [schema, outline(schema)]) {
    try {
      const validate = ajv.compile(candidate);
      if (typeof candidate === "object") ajv.removeSchema(candidate);
      return validate;
    } catch {
      // A dangling reference, or too deep for the compiler: try the outline.
    }
  }
  return ajv.compile({ type: "object" });
}

/** The parts that can always be checked: required and allowed fields. */
function outline(schema: JsonSchema): JsonObject {
  if (!isJsonObject(schema)) return { type: "object" };
  const { required, properties, additionalProperties } = schema;
  const names = isJsonObject(properties) ? Object.keys(properties) : [];
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, true])),
    ...(Array.isArray(required) ? { required } : {}),
    ...(additionalProperties === false ? { additionalProperties } : {}),
  };
}

function checkExtent(args: JsonObject): Fault | undefined {
  const open: { value: Json; depth: number }[] = [{ value: args, depth: 0 }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (++nodes > MAX_ARGUMENT_NODES)
      return { pointer: "", message: "the arguments contain more than 100,000 values" };
    if (next.depth > MAX_ARGUMENT_DEPTH)
      return { pointer: "", message: "the arguments are nested more than 100 deep" };
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}
