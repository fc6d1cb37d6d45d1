import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { templateNames } from "./check-paths.ts";
import { ownValue, textOf } from "./json-pointer.ts";
import { type Mend, takeOut } from "./mend-document.ts";

/** Parameters in the path and the template they fill. */
export const mendPath: Mend = (finding, context) => {
  const { code, holder, key } = finding;
  if (code === "path-undeclared") return Array.isArray(holder) ? undefined : declare(holder, key);
  if (code === "path-required") {
    if (!Array.isArray(holder)) holder["required"] = true;
    return "A path parameter is always required: said so.";
  }
  const entry = ownValue(holder as Json, key);
  if (entry === undefined || entry === null) return undefined;
  const renamed =
    code === "path-unused" ? renameToTemplate(entry, holder as Json[], finding.path[1] ?? "") : undefined;
  if (renamed !== undefined) return renamed;
  takeOut(finding, context);
  return code === "path-unused"
    ? "Left out a path parameter that has no place in the path."
    : "Left out a parameter that was listed twice.";
};

function declare(operation: JsonObject, name: string): string {
  const parameter: JsonObject = { name, in: "path", required: true, schema: { type: "string" } };
  const listed = operation["parameters"];
  operation["parameters"] = Array.isArray(listed) ? [...listed, parameter] : [parameter];
  return `Declared the path parameter \`${name}\` as text.`;
}

/** `userid` for `{userId}`: the same name but for case and separators, and nobody else's. */
function renameToTemplate(entry: Json, list: Json[], path: string): string | undefined {
  const name = textOf(ownValue(entry, "name"));
  if (!isJsonObject(entry) || name === undefined || Object.hasOwn(entry, "$ref")) return undefined;
  const used = list.map((other) => ownValue(other, "name"));
  const meant = templateNames(path).find((one) => plain(one) === plain(name) && !used.includes(one));
  if (meant === undefined) return undefined;
  entry["name"] = meant;
  return `Renamed the path parameter \`${name}\` to \`${meant}\`, as the path has it.`;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
