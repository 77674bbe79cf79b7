"use client";

import type { mountToaster, ToastKind, ToastLink } from "./toaster";

type Show = Awaited<ReturnType<typeof mountToaster>>;

let loading: Promise<Show> | null = null;

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

/** Loads once; a failed load is retried on the next call. */
function load(): Promise<Show> {
  loading ??= import("./toaster")
    .then((part) => part.mountToaster())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
