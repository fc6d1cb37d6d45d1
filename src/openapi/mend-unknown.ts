import type { JsonObject } from "../contract/json.ts";
import { isJsonObject } from "../contract/json.ts";
import { SHAPES } from "./document-shapes.ts";
import type { Repair } from "./mend-document.ts";
import { takeKeywords } from "./mend-missing.ts";

/** Shapes by title. The OAuth flows share a title; their differences do not matter here. */
const BY_TITLE = new Map(Object.values(SHAPES).map((shape) => [shape.title, shape]));

/**
 * Moves a field that the specification does not define to the field that was probably meant,
 * otherwise keeps it as an extension.
 */
export const repairUnknown: Repair = ({ holder, key, shape: title }) => {
  if (Array.isArray(holder) || !Object.hasOwn(holder, key)) return undefined;
  const shape = BY_TITLE.get(title ?? "");
  const meant =
    title === SHAPES.Responses.title
      ? statusKey(key)
      : title === SHAPES.Paths.title
        ? pathKey(key)
        : sameField(key, [...(shape?.fields.keys() ?? [])]);
  if (meant !== undefined && !Object.hasOwn(holder, meant)) return move(holder, key, meant);
  if (shape?.fields.has("schema") && SHAPES.Schema.fields.has(key)) return moveIntoSchema(holder);
  return move(holder, key, `x-${key.replace(/^[^A-Za-z0-9]+/, "") || "field"}`);
};

function move(holder: JsonObject, from: string, to: string): string {
  const isTaken = Object.hasOwn(holder, to);
  if (!isTaken) holder[to] = holder[from] ?? null;
  delete holder[from];
  return isTaken ? `Left out the unknown field \`${from}\`.` : `Renamed \`${from}\` to \`${to}\`.`;
}

function sameField(key: string, fields: string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]/g, "");
  return fields.find((field) => plain(field) === plain(key));
}

/** Normalizes `4xx`, `200 OK` and `Default`. */
function statusKey(key: string): string | undefined {
  const [code] = /^[1-5](\d\d|[xX*]{2})(?![\w])/.exec(key.trim()) ?? [];
  if (code !== undefined) return code.replace(/[x*]/g, "X");
  return /^default$/i.test(key.trim()) ? "default" : undefined;
}

function pathKey(key: string): string | undefined {
  return /^[\w{]/.test(key) && !key.includes("://") ? `/${key}` : undefined;
}

function moveIntoSchema(holder: JsonObject): string {
  const keywords = takeKeywords(holder);
  holder["schema"] = isJsonObject(holder["schema"]) ? { ...keywords, ...holder["schema"] } : keywords;
  return `Moved ${Object.keys(keywords)
    .map((key) => `\`${key}\``)
    .join(", ")} into \`schema\`.`;
}
