"use client";

import { useId } from "react";
import { characterCount } from "@/contract/characters";
import { REMARK_MAX } from "@/lib/purchase/times";
import { LimitedText } from "./limited-text";

interface Props {
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The order remark with its counter: at most 50 characters as a person counts them (spec §5). */
export function RemarkField({ value, disabled, onChange }: Props) {
  const id = useId();
  const count = characterCount(value);
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between">
        <label htmlFor={id} className="font-medium text-ink">
          备注
        </label>
        <span id={`${id}-count`} className="figures text-ink-3 text-xs">
          {count}/{REMARK_MAX}
        </span>
      </div>
      <LimitedText
        id={id}
        rows={2}
        value={value}
        max={REMARK_MAX}
        readOnly={disabled}
        onChange={onChange}
        placeholder="选填，对这笔订单的说明"
        aria-describedby={`${id}-count`}
      />
    </div>
  );
}
