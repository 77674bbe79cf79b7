import { Icon } from "@storefront/html/parts/icon";
import type { Around } from "@storefront/html/screen";
import type { Child } from "hono/jsx";

/** Text next to the handset, on wide screens only. */
export interface Caption {
  mark: Child;
  lead: string;
  steps: readonly string[];
  note: string;
}

/**
 * Draws a phone around a screen: on wide screens only, as a real phone has its own.
 * @param time in the status bar, "09:41": the system's clock, which the sandbox can move
 */
export const handsetAround = (caption: Caption, time: string): Around => ({
  aside: <Aside caption={caption} />,
  above: (
    <div class="statusbar" aria-hidden="true">
      <span>{time}</span>
      <span class="camera" />
      <StatusSigns />
    </div>
  ),
  below: <div class="homebar" aria-hidden="true" />,
});

function StatusSigns() {
  return (
    <svg class="signs" viewBox="0 0 62 14" aria-hidden="true">
      <path d="M1 13V9h3v4zM6 13V7h3v6zM11 13V4h3v9zM16 13V1h3v12z" />
      <path
        class="thin"
        d="M26 5.5a9 9 0 0 1 12 0M28.3 8.3a5.5 5.5 0 0 1 7.4 0M31 11.2a1.6 1.6 0 0 1 2 0"
      />
      <path
        class="thin"
        d="M44.5 2.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM60.5 5.5v3"
      />
      <path d="M45.5 4.5h9v5h-9z" />
    </svg>
  );
}

function Aside({ caption }: { caption: Caption }) {
  return (
    <aside class="caption">
      <p class="caption-mark">
        <Icon name="phone" />
        {caption.mark}
      </p>
      <p class="caption-lead">{caption.lead}</p>
      <ol>
        {caption.steps.map((step) => (
          <li>{step}</li>
        ))}
      </ol>
      <p class="caption-note">{caption.note}</p>
    </aside>
  );
}
