"use client";

import { useState } from "react";
import { CopyButton } from "./copy-button";

interface Props {
  /** Accessible name of the link, such as 支付链接. */
  label: string;
  text: string;
  /** Text that says who needs the link; by default visitors who cannot scan the QR code above. */
  hint?: string;
}

/** A link behind the button 复制链接; where it cannot be copied, its text appears, selected. */
export function CopyLink({ label, text, hint = "扫不了码？" }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center justify-center gap-x-2 gap-y-1 text-ink-2 text-xs"
    >
      {hint}
      <CopyButton key={text} text={text} onFailed={setFailed}>
        复制链接
      </CopyButton>
      {failed ? (
        <input
          ref={selectText}
          readOnly
          aria-label={label}
          value={text}
          onFocus={(event) => event.target.select()}
          className="h-8 min-w-0 basis-full truncate rounded-s border border-line bg-ground px-3 text-ink-2 text-xs"
        />
      ) : null}
    </fieldset>
  );
}

/** Ready for the browser's own copy command. */
function selectText(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
