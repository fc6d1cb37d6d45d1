import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { inputClass, RequiredStar } from "./field.tsx";
import { InlineCode } from "./inline-code.tsx";

export interface Choice<T extends string = string> {
  id: T;
  label: string;
}

/** A native select element, which works with every keyboard, screen reader and phone and needs no code. */
export function Select<T extends string>(props: {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  hint?: string;
  error?: string | undefined;
  hideLabel?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}) {
  const {
    label,
    choices,
    value,
    onChange,
    hint,
    error,
    hideLabel = false,
    isRequired = false,
    className = "",
  } = props;
  const id = useId();
  const isInvalid = error !== undefined;
  const describedBy = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      {!hideLabel && (
        <label htmlFor={id} className="text-13 font-medium">
          {label}
          {isRequired && <RequiredStar />}
        </label>
      )}
      <span className="relative flex min-w-0">
        <select
          id={id}
          {...(hideLabel && { "aria-label": label })}
          {...(isRequired && { "aria-required": true })}
          {...(describedBy && { "aria-describedby": describedBy })}
          {...(isInvalid && { "aria-invalid": true, "data-invalid": "" })}
          value={value}
          onChange={({ target }) => onChange(target.value as T)}
          disabled={props.isDisabled ?? false}
          className={`${inputClass} appearance-none truncate pr-8`}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-soft"
        />
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-12 text-soft">
          <InlineCode>{hint}</InlineCode>
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} className="text-12 text-bad">
          <InlineCode>{error}</InlineCode>
        </span>
      )}
    </div>
  );
}
