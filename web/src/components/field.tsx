import type { ReactNode, Ref } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from "react-aria-components";
import { InlineCode } from "./inline-code.tsx";

export const inputClass =
  "touch h-8 w-full min-w-0 rounded-md border border-edge/70 bg-surface px-2.5 text-14 text-ink placeholder:text-soft/80 hover:border-edge focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent disabled:opacity-60 data-[invalid]:border-bad";

export interface FieldProps extends Omit<AriaTextFieldProps, "className" | "children"> {
  label: string;
  /** Help under the field. */
  hint?: ReactNode;
  /** Error of the value; shown at the field and read with it. */
  error?: string | undefined;
  placeholder?: string;
  /** Several lines. */
  rows?: number;
  mono?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Shown after the input, on its line. */
  trailing?: ReactNode;
  hideLabel?: boolean;
}

/** A labelled text input (one or several lines) with a hint and an associated error. */
export function Field({
  label,
  hint,
  error,
  placeholder,
  rows,
  mono = false,
  className = "",
  inputRef,
  trailing,
  hideLabel = false,
  ...rest
}: FieldProps) {
  const inputProps = { ...(inputRef && { ref: inputRef }), ...(placeholder && { placeholder }) };
  const inputClasses = `${inputClass} ${mono ? "font-mono text-13!" : ""}`;
  return (
    <AriaTextField
      {...rest}
      {...(hideLabel ? { "aria-label": label } : {})}
      isInvalid={error !== undefined}
      className={`flex min-w-0 flex-col gap-1 ${className}`}
    >
      {!hideLabel && <FieldLabel isRequired={rest.isRequired ?? false}>{label}</FieldLabel>}
      <span className="flex min-w-0 items-start gap-2">
        {rows === undefined ? (
          <Input {...inputProps} className={inputClasses} />
        ) : (
          <TextArea
            rows={rows}
            {...(placeholder && { placeholder })}
            className={`${inputClasses} h-auto! resize-y py-1.5`}
          />
        )}
        {trailing}
      </span>
      {hint && (
        <Text slot="description" className="text-12 text-soft">
          {typeof hint === "string" ? <InlineCode>{hint}</InlineCode> : hint}
        </Text>
      )}
      <FieldError className="text-12 text-bad">{error && <InlineCode>{error}</InlineCode>}</FieldError>
    </AriaTextField>
  );
}

function FieldLabel({ children, isRequired = false }: { children: ReactNode; isRequired?: boolean }) {
  return (
    <Label className="text-13 font-medium">
      {children}
      {isRequired && <RequiredStar />}
    </Label>
  );
}

/** The visual mark of a required field; the field itself has the attribute for screen readers. */
export function RequiredStar() {
  return (
    <span aria-hidden="true" className="text-soft">
      {" "}
      *
    </span>
  );
}

/** The search of a list, with its name as the placeholder. */
export function SearchField(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <Field
      label={label}
      hideLabel
      placeholder={label}
      type="search"
      value={value}
      onChange={onChange}
      className="w-full sm:w-72"
    />
  );
}
