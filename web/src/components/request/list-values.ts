import type { Json } from "../../../../src/base/json.ts";

export interface NamedValue {
  /** `to`, `invoice.total`, `lines[0].text`. */
  name: string;
  text: string;
}

/**
 * Every value of a JSON document with its path. Nothing is left out or cut, because a user decides by it.
 * Hidden characters are escaped, since they can reorder or hide text.
 */
export function listValues(value: Json, path = ""): NamedValue[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => listValues(item, `${path}[${index}]`));
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, member]) =>
      listValues(member ?? null, path === "" ? show(name) : `${path}.${show(name)}`),
    );
  return [{ name: path, text: typeof value === "string" ? show(value) || '""' : JSON.stringify(value) }];
}

const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

function show(text: string): string {
  return text.replace(HIDDEN, (character) =>
    character === "\n" || character === "\t"
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`,
  );
}
