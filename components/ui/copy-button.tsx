"use client";

import { useEffect, useState } from "react";
import { Button } from "./button";
import { COPY_FAILED, writeClipboard } from "./clipboard";

const SHOWN_MS = 2_000;

interface Props {
  text: string;
  /** Label before the text is copied. */
  children: string;
  variant?: "quiet";
  className?: string;
  /** Called after each attempt. */
  onFailed?: (failed: boolean) => void;
}

/** Copies a text with the Clipboard API and shows the outcome in place. */
export function CopyButton({ text, children, onFailed, ...look }: Props) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = await writeClipboard(text);
    setOutcome(copied ? "copied" : "failed");
    onFailed?.(!copied);
  };
  return (
    <>
      <Button size="small" onClick={copy} {...look}>
        {outcome === "copied" ? "已复制" : children}
      </Button>
      <span role="status" className={outcome === "failed" ? "text-danger text-xs" : "sr-only"}>
        {outcome === "copied" ? "已复制" : outcome === "failed" ? COPY_FAILED : ""}
      </span>
    </>
  );
}
