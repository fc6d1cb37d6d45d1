import { useState } from "react";
import type { Json } from "../../../../../src/base/json.ts";
import { ArgumentField } from "../../../components/argument/argument-field.tsx";
import {
  type ArgumentShape,
  readArgument,
  writeArgument,
} from "../../../components/argument/argument-shape.ts";
import { t } from "../../../text/index.ts";

/**
 * The field of one value. What is typed stays as it is while it means the value; an invalid text is shown with an error and
 * is not part of the arguments.
 */
export function ScalarField(props: {
  name: string;
  description: string;
  shape: ArgumentShape;
  value: Json | undefined;
  isRequired: boolean;
  placeholder?: string;
  /** What the server found wrong. */
  fault?: string | undefined;
  onChange: (value: Json | undefined) => void;
}) {
  const { name, description, value, isRequired, placeholder, fault, onChange } = props;
  // An optional boolean has three states: it may be left out.
  const shape: ArgumentShape =
    props.shape.kind === "boolean" ? { kind: "choice", allowed: [true, false] } : props.shape;
  const [typed, setTyped] = useState("");
  const isCurrent = JSON.stringify(readArgument(shape, typed)) === JSON.stringify(value);
  const text = isCurrent ? typed : toText(shape, value);
  const isInvalid = text.trim() !== "" && readArgument(shape, text) === undefined;
  return (
    <ArgumentField
      name={name}
      description={description}
      shape={shape}
      isRequired={isRequired}
      value={text}
      error={isInvalid ? t.connectors.form.invalid : fault}
      {...(placeholder && { placeholder })}
      onChange={(next) => {
        setTyped(next);
        onChange(readArgument(shape, next));
      }}
    />
  );
}

function toText({ kind }: ArgumentShape, value: Json | undefined): string {
  if (value === undefined) return "";
  if (kind === "datetime" && typeof value === "string") return toLocal(value);
  if (kind === "json") return JSON.stringify(value, null, 2);
  return writeArgument(value);
}

/** The value of an input of type datetime-local, which has no time zone. */
function toLocal(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
