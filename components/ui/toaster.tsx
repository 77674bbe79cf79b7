"use client";

import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

export type ToastKind = "success" | "warning" | "info";

/** Mounts the region in which messages are shown. @returns the function that shows one */
export function mountToaster(): Promise<(kind: ToastKind, text: string) => void> {
  const place = document.createElement("div");
  document.body.append(place);
  return new Promise((resolve) => {
    createRoot(place).render(<Region onReady={() => resolve(show)} />);
  });
}

/** The same words twice in a row are one message. */
function show(kind: ToastKind, text: string): void {
  toast[kind](text, { id: `${kind}:${text}` });
}

function Region({ onReady }: { onReady: () => void }) {
  // Runs after the effects of the region inside it, which is then listening.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="top-center"
      offset={24}
      duration={3500}
      visibleToasts={1}
      containerAriaLabel="消息"
      toastOptions={{ unstyled: true, classNames: LOOK }}
    />
  );
}

const LOOK = {
  toast:
    "inset-x-0 mx-auto flex w-fit max-w-96 items-center gap-2 rounded-m bg-white px-5 py-3 text-ink text-sm shadow-dialog",
  success: "[&_[data-icon]]:text-success",
  warning: "[&_[data-icon]]:text-accent",
  info: "[&_[data-icon]]:text-primary",
};
