import { ProgressBar as AriaProgressBar, Label } from "react-aria-components";

/** A progress bar with its count in words: "312 of 1,223 operations indexed". */
export function ProgressBar({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number;
  text: string;
}) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={Math.max(1, max)}
      valueLabel={text}
      className="flex flex-col gap-1"
    >
      {({ percentage = 0 }) => (
        <>
          <div className="flex justify-between gap-2 text-12">
            <Label className="font-medium">{label}</Label>
            <span className="text-soft tabular-nums">{text}</span>
          </div>
          <div className="h-1.5 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]">
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-300"
              style={{ width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
