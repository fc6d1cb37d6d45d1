import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { templateNames } from "./check-paths.ts";
import { ownValue, textOf } from "./json-pointer.ts";
import { type Repair, removeEntry } from "./mend-document.ts";

/** Repairs path parameters and the templates that they fill. */
export const repairPath: Repair = (finding, context) => {
  const { code, holder, key } = finding;
  if (code === "path-undeclared") return Array.isArray(holder) ? undefined : declare(holder, key);
  if (code === "path-required") {
    if (!Array.isArray(holder)) holder["required"] = true;
    return "Set `required: true`, which a path parameter always needs.";
  }
  const entry = ownValue(holder as Json, key);
  if (entry === undefined || entry === null) return undefined;
  const renamed =
    code === "path-unused" ? renameToTemplate(entry, holder as Json[], finding.path[1] ?? "") : undefined;
  if (renamed !== undefined) return renamed;
  removeEntry(finding, context);
  return code === "path-unused"
    ? "Left out a path parameter that the path does not contain."
    : "Left out a parameter that was listed twice.";
};

function declare(operation: JsonObject, name: string): string {
  const parameter: JsonObject = { name, in: "path", required: true, schema: { type: "string" } };
  const listed = operation["parameters"];
  operation["parameters"] = Array.isArray(listed) ? [...listed, parameter] : [parameter];
  return `Declared the path parameter \`${name}\` as text.`;
}

/**
 * Renames `userid` to `{userId}` when the names differ only in case and separators and no other
 * parameter has that name.
 */
function renameToTemplate(entry: Json, list: Json[], path: string): string | undefined {
  const name = textOf(ownValue(entry, "name"));
  if (!isJsonObject(entry) || name === undefined || Object.hasOwn(entry, "$ref")) return undefined;
  const used = list.map((other) => ownValue(other, "name"));
  const meant = templateNames(path).find((one) => plain(one) === plain(name) && !used.includes(one));
  if (meant === undefined) return undefined;
  entry["name"] = meant;
  return `Renamed the path parameter \`${name}\` to \`${meant}\`, the name in the path.`;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
