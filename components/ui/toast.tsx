"use client";

import type { ToastKind, ToastLink } from "./toaster";

/**
 * Shows a short message above the page and announces it to screen readers. The library is loaded and mounted on first
 * use; messages shown meanwhile appear in order.
 */
export function showToast(kind: ToastKind, text: string, link?: ToastLink): void {
  load().then(
    (show) => show(kind, text, link),
    () => undefined,
  );
}

/** Preloads the toast so that offline errors can be shown. */
export function prepareToast(): void {
  load().catch(() => undefined);
}

const load = () => import("./toaster").then((part) => part.mountToaster());
