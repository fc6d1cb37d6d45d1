import { Check, ChevronDown } from "lucide-react";
import {
  Select as AriaSelect,
  Button,
  FieldError,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from "react-aria-components";
import { FieldLabel, inputClass } from "./field.tsx";

export interface Choice<T extends string = string> {
  id: T;
  label: string;
  hint?: string;
}

/** One of several, in a list that opens. */
export function Select<T extends string>(props: {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  hint?: string;
  error?: string | undefined;
  hideLabel?: boolean;
  isDisabled?: boolean;
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
    isDisabled = false,
    className = "",
  } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(String(key) as T)}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      {...(hideLabel ? { "aria-label": label } : {})}
      className={`flex min-w-0 flex-col gap-1 ${className}`}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <Button className={`${inputClass} flex items-center justify-between gap-2 text-left`}>
        <SelectValue className="truncate [&_[data-hint]]:hidden [&_svg]:hidden" />
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-soft" />
      </Button>
      {hint && (
        <Text slot="description" className="text-12 text-soft">
          {hint}
        </Text>
      )}
      <FieldError className="text-12 text-bad">{error}</FieldError>
      <Popover className={popoverClass}>
        <ListBox className="max-h-80 overflow-auto p-1 outline-none" items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.label} className={optionClass}>
              <span className="min-w-0 flex-1">
                {/* No slots: everything that is seen is then the option's name (WCAG 2.5.3). */}
                <span className="block truncate">{choice.label}</span>
                {choice.hint && (
                  <span data-hint="" className="block text-12 text-soft">
                    {choice.hint}
                  </span>
                )}
              </span>
              <Check
                aria-hidden="true"
                className="invisible size-4 shrink-0 text-accent group-data-[selected]:visible"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export const popoverClass =
  "min-w-(--trigger-width) max-w-96 rounded-lg border border-line bg-surface text-ink shadow-overlay outline-none";
export const optionClass =
  "touch group flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-13 outline-none data-[focused]:bg-tint data-[disabled]:opacity-50";
