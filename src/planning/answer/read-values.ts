import type { Fault, Json, JsonObject } from "../../contract/json.ts";
import { placeValue } from "../aligning/place-value.ts";
import { fillArguments } from "../fill-arguments.ts";
import { findArgument } from "../schema/find-argument.ts";
import { listTypes, listValues } from "../schema/resolve-schema.ts";
import type { ArgumentValidator } from "../validate-arguments.ts";
import { type Argument, readValue } from "./read-value.ts";
import { splitNamed } from "./split-named.ts";

export interface ReadValues {
  /** Values that match the schema, nested as the tool expects. */
  arguments: JsonObject;
  /** Values that do not match it; the pointer is the argument's dotted path. */
  faults: Fault[];
}

/** Maximum numbers of clauses and arguments that are matched individually. */
const MAX_CLAUSES = 10;
const MAX_ARGUMENTS = 10;

interface Wanted {
  schema: JsonObject;
  /** Dotted paths. */
  missing: readonly string[];
  now: Date;
  validate: ArgumentValidator;
}

/**
 * Reads the values that an answer gives for missing arguments: named values ("priority high, title Printer
 * broken"), the whole text for a single argument, and values that fit only one of several arguments. Other
 * arguments of the tool count when they are named.
 */
export function readValues(text: string, { schema, missing, now, validate }: Wanted): ReadValues {
  const argumentsOf = (names: readonly string[]) =>
    names.flatMap((name): Argument[] => {
      const found = findArgument(schema, name);
      return found ? [{ name, ...found, root: schema, now }] : [];
    });
  const wanted = argumentsOf(missing);
  const others = argumentsOf(Object.keys(propertiesOf(schema)).filter((name) => !missing.includes(name)));
  const read: ReadValues = { arguments: {}, faults: [] };
  const put = (argument: Argument, value: Json | undefined) => {
    if (value === undefined) return false;
    const fault = checkValue(argument, value, validate);
    if (fault === null) placeValue(read.arguments, argument.path, value);
    else read.faults.push({ pointer: argument.name, message: fault });
    return true;
  };

  const { named, left } = splitNamed(text, [...wanted, ...others]);
  const taken = new Set<string>();
  for (const { argument, value } of named) {
    if (!taken.has(argument.name) && put(argument, readValue(value, argument))) taken.add(argument.name);
  }
  const open = wanted.filter(({ name }) => !taken.has(name));
  const [sole] = open;
  if (left.length === 0 || sole === undefined) return read;
  if (open.length === 1) {
    put(sole, readValue(left.join(", "), sole));
    return read;
  }
  for (const [argument, value] of assignClauses(left, open, validate)) put(argument, value);
  return read;
}

/**
 * Assigns clauses without names that fit a single argument. The remaining text goes to the last argument.
 */
function assignClauses(
  clauses: readonly string[],
  args: readonly Argument[],
  validate: ArgumentValidator,
): [Argument, Json][] {
  if (clauses.length > MAX_CLAUSES || args.length > MAX_ARGUMENTS) return fillAll(clauses.join(", "), args);
  const placed = new Map<Argument, Json>();
  const free: string[] = [];
  for (const clause of clauses) {
    const fitting = args
      .filter((argument) => isNarrow(argument))
      .flatMap((argument): [Argument, Json][] => {
        const value = placed.has(argument) ? undefined : readValue(clause, argument);
        return value !== undefined && checkValue(argument, value, validate) === null
          ? [[argument, value]]
          : [];
      });
    const [only] = fitting;
    if (only && fitting.length === 1) placed.set(...only);
    else free.push(clause);
  }
  const [open, ...more] = args.filter((argument) => !placed.has(argument));
  if (open && more.length === 0 && free.length > 0 && !isNarrow(open)) {
    const value = readValue(free.join(", "), open);
    if (value !== undefined) placed.set(open, value);
  }
  return placed.size > 0 ? [...placed] : fillAll(clauses.join(", "), args);
}

/** Fills the arguments with the rules for requests. */
function fillAll(query: string, args: readonly Argument[]): [Argument, Json][] {
  const [first] = args;
  if (first === undefined) return [];
  const properties = Object.fromEntries(args.map(({ name, schema }) => [name, schema]));
  const { $defs } = first.root;
  const schema = {
    type: "object",
    properties,
    required: Object.keys(properties),
    ...($defs !== undefined && { $defs }),
  };
  const filled = fillArguments({ schema, query, context: {}, now: first.now }).arguments;
  return args.flatMap((argument): [Argument, Json][] => {
    const value = filled[argument.name];
    return value === undefined ? [] : [[argument, value]];
  });
}

/** Whether the argument accepts only certain texts. */
function isNarrow({ schema }: Argument): boolean {
  const types = listTypes(schema);
  const isText = types.length === 0 || types.includes("string");
  return (
    !isText ||
    listValues(schema).length > 0 ||
    schema["format"] !== undefined ||
    schema["pattern"] !== undefined
  );
}

/** The fault of a value in a readable form, or null. */
function checkValue(
  { root, path, schema }: Argument,
  value: Json,
  validate: ArgumentValidator,
): string | null {
  const { $defs } = root;
  const name = path.at(-1) ?? "";
  const single = { type: "object", properties: { [name]: schema }, ...($defs !== undefined && { $defs }) };
  const [fault] = validate(single, { [name]: value });
  if (fault === undefined) return null;
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  return `${JSON.stringify(shown.length > 80 ? `${shown.slice(0, 79)}…` : shown)} does not fit: ${fault.message}`;
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return typeof properties === "object" && properties !== null && !Array.isArray(properties)
    ? properties
    : {};
}
