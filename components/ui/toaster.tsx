"use client";

import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

export type ToastKind = "success" | "warning" | "info";

/** Mounts the region in which messages are shown. @returns the function that shows one */
export function mountToaster(): Promise<(kind: ToastKind, text: string) => void> {
  const place = document.createElement("div");
  document.body.append(place);
  document.addEventListener("pointerdown", dismissOld, { capture: true });
  document.addEventListener("keydown", dismissOld, { capture: true });
  return new Promise((resolve) => {
    createRoot(place).render(<Region onReady={() => resolve(show)} />);
  });
}

/** A message is about the last act: the next one removes it, before it may have words of its own. */
function dismissOld(event: Event): void {
  if (event instanceof KeyboardEvent && !ACT_KEYS.has(event.key)) return;
  toast.dismiss();
  act += 1;
}

/** Of the acts so far. A message that is being removed would take a new one of the same id with it. */
let act = 0;

const ACT_KEYS: ReadonlySet<string> = new Set(["Enter", " ", "Escape"]);

/** The same words twice within one act are one message. */
function show(kind: ToastKind, text: string): void {
  toast[kind](text, { id: `${act}:${kind}:${text}` });
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
