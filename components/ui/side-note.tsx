"use client";

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

interface Props {
  /** Name of the note, for screen readers. */
  label: string;
  title: string;
  text: string;
  /** Lies above dialogs; screen readers read it at once. */
  urgent?: boolean;
  /** Links and buttons below the text. */
  children: ReactNode;
}

/** A note at the edge of the page, next to the visitor's task. */
export function SideNote({ label, title, text, urgent = false, children }: Props) {
  return (
    <section
      data-above-dialogs={urgent ? "" : undefined}
      role={urgent ? "alert" : "status"}
      // Dialogs hide all elements from screen readers except those with this attribute.
      aria-live={urgent ? "assertive" : "polite"}
      aria-label={label}
      className={`fixed right-6 bottom-6 w-80 max-w-[calc(100vw-48px)] rounded-m bg-white p-5 text-sm shadow-dialog print:hidden ${urgent ? "pointer-events-auto z-60" : "z-40"}`}
    >
      <h2 className="font-medium text-base text-ink">{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-4 flex items-center justify-between gap-3">{children}</div>
    </section>
  );
}

/** Shows a note that no part of the page owns. @param render gets the function that removes it */
export function mountNote(render: (close: () => void) => ReactNode): void {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    render(() => {
      root.unmount();
      container.remove();
    }),
  );
}
