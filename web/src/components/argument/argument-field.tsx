import type { HTMLInputTypeAttribute } from "react";
import { argument as text } from "../../text/argument.ts";
import { Field } from "../field.tsx";
import { Select } from "../select.tsx";
import { Switch } from "../toggle.tsx";
import { type ArgumentKind, type ArgumentShape, writeArgument } from "./argument-shape.ts";

const INPUTS: Partial<Record<ArgumentKind, HTMLInputTypeAttribute>> = {
  date: "date",
  datetime: "datetime-local",
  email: "email",
  url: "url",
};
const MODES: Partial<Record<ArgumentKind, "numeric" | "decimal">> = { integer: "numeric", number: "decimal" };

/** The field of one argument, by its type. Its value is a text, which `readArgument` parses. */
export function ArgumentField(props: {
  name: string;
  description: string;
  shape: ArgumentShape;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  placeholder?: string;
  error?: string | undefined;
}) {
  const { name, description, shape, value, onChange, isRequired = false, placeholder, error } = props;
  const { kind, allowed } = shape;
  if (kind === "boolean") {
    return (
      <div className="flex flex-col gap-1">
        <Switch isSelected={value === "true"} onChange={(on) => onChange(String(on))}>
          {name}
        </Switch>
        {description && <p className="text-12 text-soft">{description}</p>}
      </div>
    );
  }
  if (kind === "choice") {
    const choices = ["", ...allowed.map(writeArgument)].map((id) => ({ id, label: id || "–" }));
    return (
      <Select
        label={name}
        choices={choices}
        value={value}
        onChange={onChange}
        error={error}
        isRequired={isRequired}
        {...(description && { hint: description })}
      />
    );
  }
  const isList = kind === "texts" || kind === "numbers";
  const format = isList ? text.listHint : kind === "json" ? text.jsonHint : "";
  const hint = [description, format].filter(Boolean).join(/[.!?]$/.test(description) ? " " : ". ");
  return (
    <Field
      label={name}
      isRequired={isRequired}
      value={value}
      onChange={onChange}
      error={error}
      type={INPUTS[kind] ?? "text"}
      {...(MODES[kind] && { inputMode: MODES[kind] })}
      {...(placeholder && { placeholder })}
      {...(hint && { hint })}
      {...(kind === "paragraph" && { rows: 3 })}
      {...(kind === "json" && { rows: 3, mono: true })}
    />
  );
}
