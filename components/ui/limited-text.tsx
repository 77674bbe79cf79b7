"use client";

import { cutCharacters } from "@storefront/contract/text/characters";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { guardHandler } from "./guard-handler";

interface Props extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "rows"> {
  value: string;
  /** Initial number of lines. */
  rows: 1 | 2;
  /** Maximum number of grapheme clusters. */
  max: number;
  invalid?: boolean;
  onChange: (text: string) => void;
}

/** A growing text area of at most `max` characters. Text that an input method is still composing is not truncated. */
export function LimitedText({ value, rows, max, invalid = false, onChange, ...rest }: Props) {
  const [composing, setComposing] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const text = event.target.value;
    if (composing === null) onChange(cutCharacters(text, max));
    else setComposing(text);
  };
  return (
    <textarea
      {...rest}
      rows={rows}
      value={composing ?? value}
      aria-invalid={invalid}
      onChange={guardHandler(change)}
      onCompositionStart={guardHandler((event) => setComposing(event.currentTarget.value))}
      onCompositionEnd={guardHandler((event) => {
        setComposing(null);
        onChange(cutCharacters(event.currentTarget.value, max));
      })}
      className={`${rows === 1 ? "min-h-10" : "min-h-[62px]"} field-sizing-content block max-h-28 w-full resize-none rounded-s border border-line-strong bg-white px-3 py-2 text-ink text-sm placeholder:text-ink-3 hover:border-primary read-only:bg-ground read-only:text-ink-2 aria-invalid:border-danger`}
    />
  );
}
