"use client";

import { CopyButton } from "./copy-button";

interface Props {
  /** Accessible name of the field, such as 支付链接. */
  label: string;
  text: string;
}

/** A link as selectable text, with a copy button. */
export function CopyField({ label, text }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <input
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="h-8 min-w-0 flex-1 truncate rounded-s border border-line bg-ground px-3 text-ink-2 text-xs"
      />
      <CopyButton text={text}>复制链接</CopyButton>
    </div>
  );
}
