import type { ElicitRequestFormParams } from "@modelcontextprotocol/server";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { PlanChoice } from "../../contract/tool.ts";
import { placeValue } from "../../planning/aligning/list-slots.ts";
import type { ElicitationModes } from "./elicitation-modes.ts";

/** The tool that a client's user chose, in the form of `agent-query`. */
export interface Chosen {
  tool: string;
  arguments: JsonObject;
}

/** One of the operations to choose from. */
export interface Offer extends Chosen {
  label: string;
  /** Dotted paths. */
  missing: string[];
}

/** Asks in a form which operation is meant, or for its missing arguments. */
export interface ChoiceQuestion {
  kind: "choice";
  offers: Offer[];
  params: ElicitRequestFormParams;
}

type Field = ElicitRequestFormParams["requestedSchema"]["properties"][string];

/** The form field that contains the choice. */
const OPERATION = "operation";
/** The formats that forms support (MCP, "Elicitation"). */
const FORMATS = ["email", "uri", "date", "date-time"] as const;
const MAX_MESSAGE = 2_000;

/** The question of a failure; null if there is none or the client cannot show a form. */
export function describeChoice(
  failure: ToolgateError | null,
  elicitation: ElicitationModes,
): ChoiceQuestion | null {
  const choices = failure?.code === "CLARIFICATION_NEEDED" ? failure.details?.["choices"] : undefined;
  if (!elicitation.form || !failure || !Array.isArray(choices) || choices.length === 0) return null;
  const offered = choices as unknown as PlanChoice[];
  const offers = offered.map((choice, index) => ({
    label: `${index + 1}. ${choice.operation_id}: ${choice.name} (${choice.api})`,
    tool: choice.tool_id,
    arguments: choice.arguments,
    missing: choice.missing.map(({ name }) => name),
  }));
  const [only, ...others] = offered;
  const isOne = only !== undefined && others.length === 0 && only.missing.length > 0;
  const properties: Record<string, Field> = isOne
    ? Object.fromEntries(only.missing.map((argument) => [argument.name, describeField(argument)]))
    : { [OPERATION]: { type: "string", title: "Operation", enum: offers.map(({ label }) => label) } };
  return {
    kind: "choice",
    offers,
    params: {
      mode: "form",
      message: failure.message.slice(0, MAX_MESSAGE),
      requestedSchema: { type: "object", properties, required: Object.keys(properties) },
    },
  };
}

function describeField({ name, description, schema }: PlanChoice["missing"][number]): Field {
  const about = { title: name, ...(description !== "" && { description }) };
  const values = schema["enum"];
  if (Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "string")) {
    return { ...about, type: "string", enum: values };
  }
  const type = schema["type"];
  if (type === "boolean") return { ...about, type };
  if (type === "integer" || type === "number") return { ...about, type };
  const format = FORMATS.find((known) => known === schema["format"]);
  // A list or an object is entered as JSON; the arguments are repaired later.
  return { ...about, type: "string", ...(format && { format }) };
}

/**
 * What the client's user chose or entered; null if they declined, dismissed the form or left a field
 * empty.
 */
export function readChosen(offers: readonly Offer[], answer: unknown): Chosen | null {
  const content = isJsonObject(answer) && answer["action"] === "accept" ? answer["content"] : undefined;
  if (!isJsonObject(content)) return null;
  const [only, ...others] = offers;
  if (only === undefined) return null;
  if (others.length > 0 || only.missing.length === 0) {
    const picked = offers.find(({ label }) => label === content[OPERATION]);
    return picked ? { tool: picked.tool, arguments: picked.arguments } : null;
  }
  const args = structuredClone(only.arguments);
  for (const name of only.missing) {
    const value: Json | undefined = Object.hasOwn(content, name) ? content[name] : undefined;
    if (value === undefined || value === "") return null;
    placeValue(args, name.split("."), value);
  }
  return { tool: only.tool, arguments: args };
}
