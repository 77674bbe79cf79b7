"use client";

import { type ReactNode, useId, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  title: string;
  /** Text of the field, shown beside the title while collapsed; "" when empty. */
  text: string;
  children: ReactNode;
}

/** A collapsible optional field, initially expanded only if it has text. */
export function OptionalField({ title, text, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(text !== "");
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={guardHandler(() => setOpen(!open))}
        className="flex w-full items-center gap-2 rounded-s text-left narrow:min-h-6"
      >
        <span className="shrink-0 font-medium text-ink">{title}</span>
        <span className="ml-auto min-w-0 truncate text-ink-2">{open ? "" : text || "选填"}</span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={`size-4 shrink-0 text-ink-3 transition-transform ${open ? "rotate-180" : ""}`}
        >
          <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {open ? (
        <div id={id} className="mt-2">
          {children}
        </div>
      ) : null}
    </div>
  );
}
