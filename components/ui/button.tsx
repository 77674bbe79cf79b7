import type { ComponentProps } from "react";
import { guardHandlers } from "./guard-handler";

const VARIANTS = {
  primary:
    "bg-primary text-white hover:bg-primary-strong not-disabled:active:brightness-90 disabled:bg-line-strong disabled:text-ink-2 disabled:cursor-not-allowed",
  outline:
    "border border-line-strong bg-white text-ink hover:border-primary hover:text-primary-strong not-disabled:active:bg-tint disabled:text-ink-3 disabled:cursor-not-allowed",
  quiet: "text-ink-2 hover:text-primary-strong disabled:text-ink-3 disabled:cursor-not-allowed",
} as const;

const SIZES = {
  large: "h-12 px-8 text-base font-medium",
  medium: "h-10 px-5 text-sm",
  small: "h-8 px-3 text-xs",
} as const;

interface Look {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** The standard button, with guarded handlers. A view has at most one `primary`. */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<"button">) {
  return (
    <button type="button" {...guardHandlers(rest)} className={lookOf(variant, size, className)} />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Look & ComponentProps<"a">) {
  return <a {...rest} className={lookOf(variant, size, className)} />;
}

function lookOf(
  variant: Look["variant"] = "outline",
  size: Look["size"] = "medium",
  className = "",
): string {
  return `inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-s transition-colors ${SIZES[size]} ${VARIANTS[variant]} ${className}`;
}
