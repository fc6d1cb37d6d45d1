import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import type { PlanChoice } from "../../../../../src/contract/tool.ts";
import { readArgument, readShape } from "../../../components/argument/argument-shape.ts";

/** The entered texts for the missing arguments of a choice, by name. */
export type MissingTexts = Readonly<Record<string, string>>;

/** The choices of a question from the API's answer. */
export function readChoices(details: Readonly<Record<string, unknown>>): PlanChoice[] {
  const { choices } = details;
  return Array.isArray(choices) ? (choices as PlanChoice[]) : [];
}

/** Fields start empty; a switch starts with its displayed value. */
export function firstTexts({ missing }: PlanChoice): MissingTexts {
  return Object.fromEntries(
    missing.map(({ name, schema }) => [name, readShape(schema).kind === "boolean" ? "false" : ""]),
  );
}

/** Names of missing arguments with an invalid value. */
export function findMistyped({ missing }: PlanChoice, texts: MissingTexts): Set<string> {
  const mistyped = missing.filter(({ name, schema }) => {
    const text = texts[name] ?? "";
    return text.trim() !== "" && readArgument(readShape(schema), text) === undefined;
  });
  return new Set(mistyped.map(({ name }) => name));
}

/** The arguments of a choice including the entered ones; null while one is missing. */
export function completeArguments(choice: PlanChoice, texts: MissingTexts): JsonObject | null {
  let args = choice.arguments;
  for (const { name, schema } of choice.missing) {
    const value = readArgument(readShape(schema), texts[name] ?? "");
    if (value === undefined) return null;
    args = place(args, name.split("."), value);
  }
  return args;
}

function place(object: JsonObject, [name = "", ...rest]: string[], value: Json): JsonObject {
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  const next = rest.length === 0 ? value : place(isJsonObject(inner) ? inner : {}, rest, value);
  return { ...object, [name]: next };
}
