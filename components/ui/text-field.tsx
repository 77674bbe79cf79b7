"use client";

import { type ComponentProps, type ReactNode, type Ref, useId, useState } from "react";
import { guardHandler } from "./guard-handler";

interface Props extends Pick<ComponentProps<"input">, "autoComplete"> {
  ref: Ref<HTMLInputElement>;
  /** Visible label above the field. */
  label: string;
  /** The accessible name and placeholder; contains the label (product §12). */
  name: string;
  value: string;
  error: string | undefined;
  /** Id of a description elsewhere; an error replaces it. */
  describedBy?: string | undefined;
  onText: (text: string) => void;
  /** A button inside the field's frame. */
  action?: ReactNode;
}

/** A field for digits with its error. Input method text is reported once it is committed. */
export function TextField({
  ref,
  label,
  name,
  value,
  error,
  describedBy,
  onText,
  action,
  autoComplete,
}: Props) {
  const id = useId();
  const [composing, setComposing] = useState<string | null>(null);
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 text-ink-2 text-sm">
        {label}
      </label>
      <div
        className={`flex h-12 short:h-10 items-center rounded-s border bg-white transition-colors focus-within:ring-1 ${error ? "border-danger focus-within:ring-danger" : "border-line-strong focus-within:border-primary focus-within:ring-primary"}`}
      >
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          aria-label={name}
          placeholder={name}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : describedBy}
          value={composing ?? value}
          onChange={guardHandler((event) =>
            composing === null ? onText(event.target.value) : setComposing(event.target.value),
          )}
          onCompositionStart={guardHandler(() => setComposing(value))}
          onCompositionEnd={guardHandler((event) => {
            setComposing(null);
            onText(event.currentTarget.value);
          })}
          className="figures h-full min-w-0 flex-1 rounded-s bg-transparent px-3.5 text-base text-ink outline-none placeholder:text-ink-3"
        />
        {action}
      </div>
      <p id={`${id}-error`} className="min-h-7 short:min-h-6 pt-1 text-danger text-xs">
        {error}
      </p>
    </div>
  );
}
