"use client";

import { Button } from "@/components/ui/button";
import type { ScanView } from "@/lib/login/wechat-scan";

interface Props {
  view: ScanView;
  onRefresh: () => void;
}

/** Overlay on a QR code that cannot be scanned: a tick, a spinner, or a button that refreshes the code. */
export function ScanCover({ view, onRefresh }: Props) {
  if (view.kind === "ready") return null;
  return (
    <div className="absolute inset-0 grid place-items-center">
      {view.kind === "loading" || view.kind === "entering" ? (
        <span
          aria-hidden="true"
          className="size-8 animate-spin rounded-full border-2 border-line border-t-primary"
        />
      ) : null}
      {view.kind === "scanned" ? (
        <svg viewBox="0 0 56 56" className="size-14" aria-hidden="true">
          <circle cx="28" cy="28" r="28" className="fill-success" />
          <path d="M16 29l8.5 8.5L41 20" fill="none" stroke="white" strokeWidth="4.5" />
        </svg>
      ) : null}
      {view.kind === "stale" || view.kind === "failed" ? (
        <Button variant="primary" onClick={onRefresh}>
          刷新二维码
        </Button>
      ) : null}
    </div>
  );
}
