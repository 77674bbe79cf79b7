"use client";

import { characterCount } from "@storefront/contract/characters";
import { useId } from "react";
import { REMARK_MAX } from "@/lib/purchase/times";
import { LimitedText } from "../ui/limited-text";
import { OptionalField } from "./optional-field";

interface Props {
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The order remark with its counter: at most 50 grapheme clusters (product §5). */
export function RemarkField({ value, disabled, onChange }: Props) {
  const id = useId();
  const count = characterCount(value);
  return (
    <OptionalField title="备注" text={value}>
      <LimitedText
        id={id}
        rows={2}
        value={value}
        max={REMARK_MAX}
        readOnly={disabled}
        onChange={onChange}
        aria-label="备注"
        placeholder="对这笔订单的说明"
        aria-describedby={`${id}-count`}
      />
      <p id={`${id}-count`} className="figures mt-1 text-right text-ink-3 text-xs">
        {count}/{REMARK_MAX}
      </p>
    </OptionalField>
  );
}
