import { Plus, X } from "lucide-react";
import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { readShape, resolveSchema } from "../../../components/argument/argument-shape.ts";
import { Button, IconButton } from "../../../components/button.tsx";
import { InlineCode } from "../../../components/inline-code.tsx";
import { t } from "../../../text/index.ts";
import { ScalarField } from "./scalar-field.tsx";

/** Levels of objects and lists that have fields; deeper values are entered as JSON. */
const MAX_DEPTH = 5;
/** Optional fields that are shown without being asked for. */
const MAX_OPTIONAL = 8;

interface Properties {
  schema: JsonObject;
  /** Contains the definitions that the schema refers to. */
  root: JsonObject;
  value: JsonObject;
  onChange: (value: JsonObject) => void;
  /** What the server found wrong with the value at a JSON pointer. */
  faultAt: (pointer: string) => string | undefined;
  /** Where the value is in the arguments (JSON pointer). */
  pointer?: string;
  depth?: number;
}

/** A field for each property of an object schema; required ones first. */
export function SchemaFields(props: Properties) {
  const { schema, root, value, onChange, faultAt, pointer = "", depth = 0 } = props;
  const properties = Object.entries(objectOf(schema["properties"]));
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const isRequired = (name: string) => required.includes(name);
  const optional = properties.filter(([name]) => !isRequired(name));
  const hasMany = optional.length > MAX_OPTIONAL;
  const render = ([name, property]: [string, Json]) => (
    <PropertyField
      key={name}
      name={name}
      schema={objectOf(property)}
      root={root}
      value={value[name]}
      isRequired={isRequired(name)}
      faultAt={faultAt}
      pointer={`${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`}
      depth={depth}
      onChange={(next) => {
        const { [name]: _, ...others } = value;
        onChange(next === undefined ? others : keepPlace(value, name, next));
      }}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {properties.filter(([name]) => isRequired(name)).map(render)}
      {hasMany ? (
        <details open={optional.some(([name]) => value[name] !== undefined)}>
          <summary className="cursor-pointer text-13 font-medium">
            {t.connectors.form.optional(optional.length)}
          </summary>
          <div className="flex flex-col gap-3 pt-3">{optional.map(render)}</div>
        </details>
      ) : (
        optional.map(render)
      )}
    </div>
  );
}

/** The object with another value; existing members stay where they are. */
function keepPlace(value: JsonObject, name: string, next: Json): JsonObject {
  return { ...value, [name]: next };
}

function PropertyField(props: {
  name: string;
  schema: JsonObject;
  root: JsonObject;
  value: Json | undefined;
  isRequired: boolean;
  faultAt: Properties["faultAt"];
  pointer: string;
  depth: number;
  onChange: (value: Json | undefined) => void;
}) {
  const { name, root, value, isRequired, faultAt, pointer, depth, onChange } = props;
  const schema = resolveSchema(props.schema, root);
  const shape = readShape(props.schema, root);
  const isNested = depth < MAX_DEPTH;
  const isObject = shape.kind === "json" && Object.keys(objectOf(schema["properties"])).length > 0;
  const items = isJsonObject(schema["items"]) ? schema["items"] : null;
  const isList = items !== null && (value === undefined || Array.isArray(value));
  const about = typeof schema["description"] === "string" ? schema["description"] : "";
  if (isNested && isObject && (value === undefined || isJsonObject(value)))
    return (
      <Group name={name} about={about} isRequired={isRequired} fault={faultAt(pointer)}>
        {value === undefined && !isRequired ? (
          <Button className="w-fit" onPress={() => onChange({})}>
            <Plus aria-hidden="true" />
            {t.connectors.form.add(name)}
          </Button>
        ) : (
          <>
            <SchemaFields
              schema={schema}
              root={root}
              value={value ?? {}}
              onChange={onChange}
              faultAt={faultAt}
              pointer={pointer}
              depth={depth + 1}
            />
            {!isRequired && (
              <Button look="quiet" className="w-fit -ml-3" onPress={() => onChange(undefined)}>
                {t.connectors.form.remove(name)}
              </Button>
            )}
          </>
        )}
      </Group>
    );
  if (isNested && isList && items !== null)
    return (
      <Group name={name} about={about} isRequired={isRequired} fault={faultAt(pointer)}>
        <ItemList
          name={name}
          items={items}
          root={root}
          value={Array.isArray(value) ? value : []}
          faultAt={faultAt}
          pointer={pointer}
          depth={depth}
          onChange={(next) => onChange(next.length === 0 && !isRequired ? undefined : next)}
        />
      </Group>
    );
  return (
    <ScalarField
      name={name}
      description={about}
      shape={shape}
      value={value}
      isRequired={isRequired}
      fault={faultAt(pointer)}
      onChange={onChange}
      {...(schema["default"] !== undefined && { placeholder: JSON.stringify(schema["default"]) })}
    />
  );
}

function Group(props: {
  name: string;
  about: string;
  isRequired: boolean;
  fault: string | undefined;
  children: React.ReactNode;
}) {
  const { name, about, isRequired, fault, children } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-l-2 border-line pl-3">
      <legend className="contents text-13 font-medium">
        <span>
          {name}
          {isRequired && <span className="text-soft"> *</span>}
        </span>
      </legend>
      {about && <p className="text-12 text-soft">{about}</p>}
      {fault && (
        <p className="text-12 text-bad">
          <InlineCode>{fault}</InlineCode>
        </p>
      )}
      {children}
    </fieldset>
  );
}

function ItemList(props: {
  name: string;
  items: JsonObject;
  root: JsonObject;
  value: Json[];
  faultAt: Properties["faultAt"];
  pointer: string;
  depth: number;
  onChange: (value: Json[]) => void;
}) {
  const { name, items, root, value, faultAt, pointer, depth, onChange } = props;
  return (
    <>
      {value.map((item, index) => (
        // Items have no identity besides their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <div key={index} className="flex min-w-0 items-start gap-1">
          <div className="min-w-0 flex-1">
            <PropertyField
              name={`${name} ${index + 1}`}
              schema={items}
              root={root}
              value={item}
              isRequired
              faultAt={faultAt}
              pointer={`${pointer}/${index}`}
              depth={depth + 1}
              onChange={(next) => onChange(value.with(index, next ?? emptyItem(items, root)))}
            />
          </div>
          <IconButton
            aria-label={t.connectors.form.remove(`${name} ${index + 1}`)}
            onPress={() => onChange(value.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button className="w-fit" onPress={() => onChange([...value, emptyItem(items, root)])}>
        <Plus aria-hidden="true" />
        {t.connectors.form.add(name)}
      </Button>
    </>
  );
}

/** A new item: it is sent as it is until something is entered. */
function emptyItem(items: JsonObject, root: JsonObject): Json {
  const { kind, allowed } = readShape(items, root);
  const schema = resolveSchema(items, root);
  if (allowed.length > 0) return allowed[0] ?? null;
  if (kind === "integer" || kind === "number") return 0;
  if (kind === "boolean") return false;
  if (schema["type"] === "array" || schema["items"] !== undefined) return [];
  return kind === "json" ? {} : "";
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
