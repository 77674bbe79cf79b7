"use client";

import { characterCount } from "@storefront/contract/text/characters";
import { useId } from "react";
import { REMARK_MAX } from "@/lib/purchase/terms/times";
import { LimitedText } from "../ui/limited-text";
import { OptionalField } from "./optional-field";

interface Props {
  title: string;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The order remark with its counter: at most 50 grapheme clusters (product §5). */
export function RemarkField({ title, value, disabled, onChange }: Props) {
  const id = useId();
  const count = characterCount(value);
  return (
    <OptionalField title={title} text={value}>
      <LimitedText
        id={id}
        rows={2}
        value={value}
        max={REMARK_MAX}
        readOnly={disabled}
        onChange={onChange}
        aria-label={title}
        placeholder="想对卖家说的话"
        aria-describedby={`${id}-count`}
      />
      <p id={`${id}-count`} className="figures mt-1 text-right text-ink-3 text-xs">
        {count}/{REMARK_MAX}
      </p>
    </OptionalField>
  );
}
