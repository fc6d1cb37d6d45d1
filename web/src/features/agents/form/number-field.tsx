import { useState } from "react";
import { Field } from "../../../components/field.tsx";
import { agents } from "../../../text/agents.ts";

/** A number that may be left out. What is typed stays as it is while it means the value. */
export function NumberField(props: {
  label: string;
  hint?: string;
  value: number | undefined;
  placeholder?: string;
  onChange: (value: number | undefined) => void;
  className?: string;
}) {
  const { label, hint, value, placeholder, onChange, className = "" } = props;
  const [typed, setTyped] = useState("");
  const text = read(typed) === value ? typed : String(value ?? "");
  const isInvalid = text.trim() !== "" && read(text) === undefined;
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={text}
      className={className}
      error={isInvalid ? agents.form.notNumber : undefined}
      {...(hint && { hint })}
      {...(placeholder && { placeholder })}
      onChange={(next) => {
        setTyped(next);
        onChange(read(next));
      }}
    />
  );
}

function read(text: string): number | undefined {
  const number = Number(text.trim());
  return text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}
