import type { Ref } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Link as AriaLink,
  type LinkProps,
} from "react-aria-components";

type Look = "primary" | "plain" | "quiet" | "danger";

const BASE =
  "touch inline-flex h-8 items-center justify-center gap-1.5 rounded-md px-3 text-13 font-medium whitespace-nowrap select-none transition-colors duration-120 disabled:opacity-55 data-[pending]:opacity-75 [&_svg]:size-4 [&_svg]:shrink-0";
const LOOKS: Record<Look, string> = {
  primary: "bg-accent text-accent-ink hover:bg-accent/88",
  plain: "border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-sunken",
  quiet: "text-soft hover:bg-sunken hover:text-ink",
  danger: "border border-bad/50 bg-surface text-bad hover:bg-bad-tint",
};

export function buttonClass(look: Look = "plain", extra = ""): string {
  return `${BASE} ${LOOKS[look]} ${extra}`;
}

export interface ButtonProps extends Omit<AriaButtonProps, "className"> {
  look?: Look;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. `isPending` keeps it focusable and announces the pending state to screen readers. */
export function Button({ look = "plain", className = "", ...rest }: ButtonProps) {
  return <AriaButton {...rest} className={buttonClass(look, className)} />;
}

/** A square button with an icon; `aria-label` describes it. */
export function IconButton({
  look = "quiet",
  className = "",
  ...rest
}: ButtonProps & { "aria-label": string }) {
  return <AriaButton {...rest} className={buttonClass(look, `w-8 px-0! ${className}`)} />;
}

/** A link to another site, or a download. For routes, use the router's `Link` with `buttonClass`. */
export function ExternalLink({
  className = "",
  ...rest
}: Omit<LinkProps, "className"> & { className?: string }) {
  return <AriaLink {...rest} className={`text-accent underline underline-offset-2 ${className}`} />;
}
