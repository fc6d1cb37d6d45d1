import type { Fault, Json, JsonObject } from "../../base/json.ts";
import { splitWords } from "../../base/text.ts";
import { foldText } from "../../language/split-words.ts";
import { placeValue } from "../aligning/list-slots.ts";
import { fillArguments } from "../fill-arguments.ts";
import { findArgument, listTypes, listValues } from "../schema/find-argument.ts";
import type { ArgumentValidator } from "../schema/validate-arguments.ts";
import { readTokens, trimText } from "./read-choice.ts";
import { type Argument, readValue } from "./read-value.ts";
import { COPULAS, FILLERS } from "./words.ts";

/** Maximum numbers of clauses and arguments that are matched individually. */
const MAX_CLAUSES = 10;

const MAX_ARGUMENTS = 10;

/** Maximum characters in which names of arguments are searched; a longer text is one value. */
const MAX_TEXT = 1_000;

interface ReadValues {
  /** Values that match the schema, nested as the tool expects. */
  arguments: JsonObject;
  /** Values that do not match it; the pointer is the argument's dotted path. */
  faults: Fault[];
}

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

interface Named {
  argument: Argument;
  value: string;
}

/** An argument with the words of its name. */
interface Name {
  argument: Argument;
  words: string[];
}

/**
 * Splits off the clauses that start with an argument's name ("priority high, the title is X"); the others
 * keep their order.
 */
function splitNamed(text: string, args: readonly Argument[]): { named: Named[]; left: string[] } {
  if (text.length > MAX_TEXT) return { named: [], left: [text] };
  const names = args.flatMap(namesOf).sort((a, b) => b.words.length - a.words.length);
  const clauses = text.split(/[;\n]+|,(?!\d)/u).flatMap((clause) => splitAtNames(clause, names));
  const named: Named[] = [];
  const left: string[] = [];
  for (const clause of clauses) {
    const found = matchName(clause, names);
    if (found) named.push(found);
    else if (trimText(clause) !== "") left.push(trimText(clause));
  }
  return { named, left };
}

/** Splits at a conjunction that an argument's name follows: "priority high and title X". */
function splitAtNames(clause: string, names: readonly Name[]): string[] {
  for (const match of clause.matchAll(/\s(?:and|with|a|und|mit|i|z|y|con|et|avec)\s+/giu)) {
    const rest = clause.slice(match.index + match[0].length);
    if (matchName(rest, names)) return [clause.slice(0, match.index), ...splitAtNames(rest, names)];
  }
  return [clause];
}

function matchName(clause: string, names: readonly Name[]): Named | null {
  const tokens = readTokens(clause);
  const first = tokens.findIndex(({ folded }) => !FILLERS.has(folded));
  const found = names.find(({ words }) =>
    words.every((word, index) => tokens[first + index]?.folded === word),
  );
  if (first < 0 || found === undefined) return null;
  let next = first + found.words.length;
  if (COPULAS.has(tokens[next]?.folded ?? "") && tokens.length > next + 1) next++;
  const start = tokens[next]?.start;
  if (start === undefined) return null;
  const sign = /["'„“«+-]$/u.exec(clause.slice(0, start))?.[0].length ?? 0;
  return { argument: found.argument, value: clause.slice(start - sign) };
}

function namesOf(argument: Argument): Name[] {
  const { path, schema } = argument;
  const title = typeof schema["title"] === "string" ? [schema["title"]] : [];
  return [path.at(-1) ?? "", path.join(" "), ...title]
    .map((name) => ({ argument, words: splitWords(name).map(foldText) }))
    .filter(({ words }) => words.length > 0);
}
