import { isJsonObject, type Json, type JsonObject, ownValue } from "../../../base/json.ts";
import type { Finding } from "../validate/shape.ts";
import type { Changes } from "./changes.ts";

/** Fields that describe an API but do not affect its calls. */
const METADATA = [
  "links",
  "callbacks",
  "webhooks",
  "examples",
  "example",
  "externalDocs",
  "contact",
  "license",
  "xml",
  "tags",
  "discriminator",
  "headers",
];

/**
 * Removes metadata whose faults cannot be repaired: a connector works without it.
 *
 * @returns whether a field was removed
 */
export function dropMetadata(findings: Finding[], document: JsonObject, changes: Changes): boolean {
  const dropped = new Set<string>();
  for (const { path, message, code } of findings) {
    const depth =
      code === "external"
        ? -1
        : path.findIndex(
            (segment, index) =>
              METADATA.includes(segment) && path[index - 1] !== "properties" && path[index - 1] !== "schemas",
          );
    if (depth < 0) continue;
    const at = path.slice(0, depth + 1);
    const key = at.join("\n");
    if (dropped.has(key)) continue;
    const holder = at.slice(0, -1).reduce<Json | undefined>(ownValue, document);
    if (!isJsonObject(holder) || !Object.hasOwn(holder, at[depth] ?? "")) continue;
    delete holder[at[depth] ?? ""];
    dropped.add(key);
    changes.add(at, `Left out because it could not be repaired: ${message}`);
  }
  return dropped.size > 0;
}
