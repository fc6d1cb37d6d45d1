import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  Switch as AriaSwitch,
  Label,
} from "react-aria-components";
import type { Choice } from "./select.tsx";

/** A switch that applies immediately. */
export function Switch(props: {
  children: ReactNode;
  isSelected: boolean;
  onChange: (on: boolean) => void;
  isDisabled?: boolean;
  "aria-label"?: string;
}) {
  const { children, ...rest } = props;
  return (
    <AriaSwitch
      {...rest}
      className="touch group inline-flex items-center gap-2 text-13 data-[disabled]:opacity-55"
    >
      <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors duration-120 group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent group-data-[selected]:border-accent group-data-[selected]:bg-accent">
        <span className="size-3.5 rounded-full bg-edge transition-transform duration-120 group-data-[selected]:translate-x-4 group-data-[selected]:bg-accent-ink" />
      </span>
      {children}
    </AriaSwitch>
  );
}

export function Checkbox(props: {
  children?: ReactNode;
  isSelected: boolean;
  onChange: (on: boolean) => void;
  isDisabled?: boolean;
  "aria-label"?: string;
}) {
  const { children, ...rest } = props;
  return (
    <AriaCheckbox
      {...rest}
      className="touch group inline-flex items-center gap-2 text-13 data-[disabled]:opacity-55"
    >
      <span className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-edge bg-surface text-accent-ink group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent group-data-[selected]:border-accent group-data-[selected]:bg-accent">
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="invisible size-3 group-data-[selected]:visible"
        >
          <path d="M2 6.5 5 9l5-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </span>
      {children}
    </AriaCheckbox>
  );
}

/** One of a few visible choices, as a bar. */
export function Segmented<T extends string>(props: {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  hideLabel?: boolean;
  isDisabled?: boolean;
}) {
  const { label, choices, value, onChange, hideLabel = false, isDisabled = false } = props;
  return (
    <AriaRadioGroup
      value={value}
      onChange={(next) => onChange(next as T)}
      orientation="horizontal"
      isDisabled={isDisabled}
      {...(hideLabel ? { "aria-label": label } : {})}
      className="flex flex-col gap-1"
    >
      {!hideLabel && <Label className="text-13 font-medium">{label}</Label>}
      <div className="inline-flex w-fit max-w-full flex-wrap rounded-md border border-edge/60 bg-sunken p-0.5">
        {choices.map((choice) => (
          <AriaRadio
            key={choice.id}
            value={choice.id}
            className="touch flex h-7 cursor-pointer items-center justify-center rounded-sm px-3 text-13 text-soft outline-none data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent data-[selected]:bg-surface data-[selected]:font-medium data-[selected]:text-ink data-[selected]:shadow-[0_0_0_1px_var(--color-line)]"
          >
            {choice.label}
          </AriaRadio>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
