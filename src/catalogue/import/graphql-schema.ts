import { type Budget, createBudget } from "../../base/budget.ts";
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

/** Fields of one selection; servers limit the cost of a query, and answers should stay readable. */
const MAX_FIELDS = 60;
/** Fields that are looked at for one selection, because types without scalars add no fields to it. */
const MAX_VISITS = 20_000;
/** Levels of objects below the field itself; a list of a connection does not count. */
const MAX_LEVELS = 2;
/** Types of a union that are selected. */
const MAX_MEMBERS = 5;
/** Members that carry the objects of a list (GraphQL Cursor Connections Specification). */
const CARRIER = /^(edges|node|nodes|items|pageInfo|results)$/;

/**
 * The selection of a field's type: its scalars and enums, and those of the objects in it down to two levels.
 * Fields with required arguments are left out. Empty for scalars.
 */
export function writeSelection(schema: GraphqlSchema, { name }: TypeRef): string {
  const left: Allowance = { fields: MAX_FIELDS, budget: createBudget(MAX_VISITS) };
  return isLeaf(schema, name) ? "" : (writeObject(schema, name, MAX_LEVELS, [], left) ?? "{ __typename }");
}

interface Allowance {
  fields: number;
  budget: Budget;
}

function writeObject(
  schema: GraphqlSchema,
  name: string,
  levels: number,
  above: readonly string[],
  left: Allowance,
): string | null {
  if (textOf(schema.types.get(name)?.["kind"]) === "UNION") return writeUnion(schema, name, left);
  const all = schema.fields(name);
  if (!left.budget.take(1 + all.length)) return null;
  const fields = all.filter((field) => !field.args.some(isRequired));
  const parts: string[] = [];
  for (const field of fields.filter(({ type }) => isLeaf(schema, type.name))) {
    if (left.fields <= 0) break;
    left.fields--;
    parts.push(field.name);
  }
  for (const field of fields.filter(({ type }) => !isLeaf(schema, type.name))) {
    const part = writeNested(schema, field, levels, [...above, name], left);
    if (part !== null) parts.push(part);
  }
  return parts.length === 0 ? null : `{ ${parts.join(" ")} }`;
}

function writeNested(
  schema: GraphqlSchema,
  { name, type }: Field,
  levels: number,
  above: readonly string[],
  left: Allowance,
): string | null {
  const isCarrier = CARRIER.test(name);
  if (left.fields <= 0 || above.includes(type.name) || above.length > 6 || (levels === 0 && !isCarrier))
    return null;
  const inner = writeObject(schema, type.name, isCarrier ? levels : levels - 1, above, left);
  return inner === null ? null : `${name} ${inner}`;
}

/** Two types may not have different types under one name, so each name is selected once. */
function writeUnion(schema: GraphqlSchema, name: string, left: Allowance): string {
  const members = listOf(schema.types.get(name)?.["possibleTypes"]).flatMap(
    (one) => textOf(objectOf(one)["name"]) ?? [],
  );
  const taken = new Set<string>();
  const parts = members
    .filter((member) => schema.types.has(member))
    .slice(0, MAX_MEMBERS)
    .flatMap((member) => {
      const fields = schema
        .fields(member)
        .filter(
          (field) =>
            isLeaf(schema, field.type.name) && !field.args.some(isRequired) && !taken.has(field.name),
        )
        .slice(0, Math.max(0, Math.min(10, left.fields)));
      for (const field of fields) taken.add(field.name);
      left.fields -= fields.length;
      return fields.length === 0
        ? []
        : [`... on ${member} { ${fields.map((field) => field.name).join(" ")} }`];
    });
  return `{ __typename ${parts.join(" ")} }`;
}

function isLeaf(schema: GraphqlSchema, name: string): boolean {
  const kind = textOf(schema.types.get(name)?.["kind"]);
  return kind === undefined || kind === "SCALAR" || kind === "ENUM";
}
