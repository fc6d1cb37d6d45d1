import type { TSchema } from "@sinclair/typebox";
import { AgentFile } from "../../../../../src/contract/agent-file.ts";
import type { Suggest, Suggestion } from "../../../components/code-editor/editor-props.ts";
import type { AgentToolChoice } from "../api.ts";
import { writeName } from "../editor/write-name.ts";
import { type CursorPlace, locateCursor } from "./locate-cursor.ts";

/** Minimum length of a prompt that is written as a block. */
const LONG_TEXT = 1_000;

/** Completions at the cursor from the schema of an agent file and the user's tools. */
export function suggestInAgentFile(tools: readonly AgentToolChoice[]): Suggest {
  return (text, offset) => {
    const place = locateCursor(text, offset);
    if (!place) return null;
    const schema = findSchema(place.path);
    if (!schema?.properties) return null;
    if (place.key === null) {
      const hasColon = /^[\w-]*["']?:/.test(text.slice(offset, offset + 100));
      return { from: place.from, choices: listKeys(schema, place, hasColon), atOnce: false };
    }
    const choices =
      place.key === "name" && place.path.join("/") === "tools/[]"
        ? tools.map((tool) => suggestTool(tool, place))
        : listValues(schema.properties[place.key]);
    return choices.length === 0 ? null : { from: place.from, choices, atOnce: true };
  };
}

function findSchema(path: readonly string[]): TSchema | undefined {
  return path.reduce<TSchema | undefined>(
    (schema, step) => (step === "[]" ? schema?.items : schema?.properties?.[step]),
    AgentFile,
  );
}

function listKeys(schema: TSchema, { siblings, column }: CursorPlace, hasColon: boolean): Suggestion[] {
  return Object.entries<TSchema>(schema.properties)
    .filter(([key]) => !siblings.includes(key))
    .map(([key, value]) => ({
      label: key,
      ...(value.description !== undefined && { about: value.description }),
      ...(schema.required?.includes(key) && { detail: "required" }),
      ...(!hasColon && {
        insert: `${key}:${writeStart(value, column)}`,
        hasChildren: hasChildren(value, key),
      }),
    }));
}

/** The text between a key and its value. */
function writeStart(schema: TSchema, column: number): string {
  const next = `\n${" ".repeat(column + 2)}`;
  if (schema.properties) return next;
  if (schema.type === "array") {
    const [first] = Object.keys(schema.items?.properties ?? {});
    return first === undefined ? `${next}- ` : `${next}- ${first}: `;
  }
  return schema.type === "string" && schema.maxLength > LONG_TEXT ? ` |${next}` : " ";
}

function hasChildren(schema: TSchema, key: string): boolean {
  return Boolean(schema.properties) || key === "tools" || listValues(schema).length > 0;
}

function listValues(schema: TSchema | undefined): Suggestion[] {
  const choices: TSchema[] = schema?.anyOf ?? (schema?.const === undefined ? [] : [schema]);
  return choices.map(({ const: value }) => ({
    label: String(value),
    ...(schema?.description !== undefined && { about: schema.description }),
  }));
}

/** A tool, with its effect on the next line if the item has none. */
function suggestTool(tool: AgentToolChoice, { siblings, column }: CursorPlace): Suggestion {
  const { operation_id, name, side_effect } = tool;
  return {
    label: operation_id,
    detail: side_effect,
    ...(name !== operation_id && { about: name }),
    insert: siblings.includes("side_effect")
      ? writeName(operation_id)
      : `${writeName(operation_id)}\n${" ".repeat(column)}side_effect: ${side_effect}`,
  };
}
