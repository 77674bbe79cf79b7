"use client";

import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

export type ToastKind = "success" | "warning" | "info";

/** A page that a message leads to. */
export interface ToastLink {
  name: string;
  href: string;
}

let mounted: Promise<typeof show> | null = null;

/**
 * Mounts the region that shows messages, once.
 * @returns a function that shows a message
 */
export function mountToaster(): Promise<typeof show> {
  mounted ??= mount();
  return mounted;
}

function mount(): Promise<typeof show> {
  const container = document.createElement("div");
  document.body.append(container);
  document.addEventListener("pointerdown", dismissOld, { capture: true });
  document.addEventListener("keydown", dismissOld, { capture: true });
  return new Promise((resolve) => {
    createRoot(container).render(<Region onReady={() => resolve(show)} />);
  });
}

/** A message belongs to the last action, so the next action, but its link, dismisses it before it may show its own. */
function dismissOld(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toast] a")) return;
  if (event instanceof KeyboardEvent && !ACTION_KEYS.has(event.key)) return;
  toast.dismiss();
  actions += 1;
}

/** Number of actions, part of the message id: a message being removed would take a new one with the same id with it. */
let actions = 0;

const ACTION_KEYS: ReadonlySet<string> = new Set(["Enter", " ", "Escape"]);

/** Identical messages within one action are shown once. */
function show(kind: ToastKind, text: string, link?: ToastLink): void {
  const content = link ? (
    <>
      {text}{" "}
      <a
        href={link.href}
        // Else the library takes it as the beginning of a swipe.
        onPointerDown={(event) => event.stopPropagation()}
        className="ml-2 text-primary-strong underline underline-offset-4"
      >
        {link.name}
      </a>
    </>
  ) : (
    text
  );
  toast[kind](content, { id: `${actions}:${kind}:${text}` });
}

function Region({ onReady }: { onReady: () => void }) {
  // Runs after the effects of <Toaster>, so it is subscribed by then.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="top-center"
      offset={24}
      duration={3500}
      visibleToasts={1}
      containerAriaLabel="消息"
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
}

const CLASSES = {
  toast:
    "inset-x-0 mx-auto flex w-fit max-w-96 items-center gap-2 rounded-m bg-white px-5 py-3 text-ink text-sm shadow-dialog",
  success: "[&_[data-icon]]:text-success",
  warning: "[&_[data-icon]]:text-accent",
  info: "[&_[data-icon]]:text-primary",
};
