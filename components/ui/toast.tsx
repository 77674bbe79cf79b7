"use client";

import type { ToastKind } from "./toaster";

/**
 * Shows a short message above the page and announces it to screen readers. The library behind it is loaded
 * and mounted on first use; messages shown meanwhile appear in their order.
 */
export function showToast(kind: ToastKind, text: string): void {
  loading ??= import("./toaster").then((module) => module.mountToaster());
  loading
    .then((show) => show(kind, text))
    .catch(() => {
      loading = null;
    });
}

let loading: Promise<(kind: ToastKind, text: string) => void> | null = null;
