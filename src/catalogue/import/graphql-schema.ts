import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";

/** GraphQL §2.1.9. Other names could change the query that they become a part of. */
const NAME = /^[_A-Za-z][_0-9A-Za-z]{0,199}$/;
const MAX_WRAPPERS = 8;

/** A type with its wrappers, the outermost first: `[ID!]!` is `ID` in non-null, list, non-null. */
export interface TypeRef {
  name: string;
  wrappers: ("list" | "non-null")[];
}

/** A field, or an argument or input field without arguments of its own. */
export interface Field {
  name: string;
  description: string;
  type: TypeRef;
  args: Field[];
  hasDefault: boolean;
}

/** The types of an introspection result. */
export class GraphqlSchema {
  readonly types: ReadonlyMap<string, JsonObject>;
  private readonly source: JsonObject;
  private readonly read = new Map<string, Field[]>();

  constructor(source: JsonObject) {
    this.source = source;
    this.types = new Map(
      listOf(source["types"]).flatMap((type): [string, JsonObject][] => {
        const name = textOf(objectOf(type)["name"]);
        return isJsonObject(type) && name !== undefined && NAME.test(name) ? [[name, type]] : [];
      }),
    );
  }

  rootFields(root: "queryType" | "mutationType"): Field[] {
    const name = textOf(objectOf(this.source[root])["name"]);
    return name === undefined ? [] : this.fields(name);
  }

  /** The fields of an object or interface, without deprecated ones. */
  fields(name: string): Field[] {
    const known = this.read.get(name);
    if (known !== undefined) return known;
    const fields = fieldsOf(this.types.get(name)?.["fields"]);
    this.read.set(name, fields);
    return fields;
  }
}

export function fieldsOf(value: Json | undefined): Field[] {
  return listOf(value).flatMap((entry) => {
    const { name, description, type, args, defaultValue, isDeprecated } = objectOf(entry);
    const read = readType(type);
    if (typeof name !== "string" || !NAME.test(name) || name.startsWith("__") || read === null) return [];
    if (isDeprecated === true) return [];
    const given = fieldsOf(args);
    return [
      {
        name,
        description: textOf(description) ?? "",
        type: read,
        args: given,
        hasDefault: typeof defaultValue === "string",
      },
    ];
  });
}

export function isRequired({ type, hasDefault }: Field): boolean {
  return type.wrappers[0] === "non-null" && !hasDefault;
}

function readType(value: Json | undefined): TypeRef | null {
  const wrappers: TypeRef["wrappers"] = [];
  let type = objectOf(value);
  for (let depth = 0; depth <= MAX_WRAPPERS; depth++) {
    const kind = textOf(type["kind"]);
    if (kind === "NON_NULL" || kind === "LIST") {
      wrappers.push(kind === "LIST" ? "list" : "non-null");
      type = objectOf(type["ofType"]);
      continue;
    }
    const name = textOf(type["name"]);
    return name !== undefined && NAME.test(name) ? { name, wrappers } : null;
  }
  return null;
}
