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
    <div
      class="hidden min-[600px]:grid grid-cols-[1fr_auto_1fr] items-center flex-none h-12 pt-1.5 pr-6.5 pl-8.5 text-[15px] font-semibold tabular-nums"
      aria-hidden="true"
    >
      <span>{time}</span>
      <span class="w-27 h-7.5 rounded-[15px] bg-[#0c1214]" />
      <StatusSigns />
    </div>
  ),
  below: (
    <div class="homebar hidden min-[600px]:block flex-none h-5.5 pt-2.25" aria-hidden="true">
      <span class="block w-33 h-1.25 mx-auto rounded-[3px] bg-ink" />
    </div>
  ),
});

function StatusSigns() {
  const thin = {
    fill: "none",
    stroke: "currentcolor",
    "stroke-width": "1.4",
    "stroke-linecap": "round",
  } as const;
  return (
    <svg class="justify-self-end w-15.5 h-3.5 fill-current" viewBox="0 0 62 14" aria-hidden="true">
      <path d="M1 13V9h3v4zM6 13V7h3v6zM11 13V4h3v9zM16 13V1h3v12z" />
      <path
        {...thin}
        d="M26 5.5a9 9 0 0 1 12 0M28.3 8.3a5.5 5.5 0 0 1 7.4 0M31 11.2a1.6 1.6 0 0 1 2 0"
      />
      <path
        {...thin}
        d="M44.5 2.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM60.5 5.5v3"
      />
      <path d="M45.5 4.5h9v5h-9z" />
    </svg>
  );
}

function Aside({ caption }: { caption: Caption }) {
  return (
    <aside class="hidden min-[960px]:block w-75 text-ink-2">
      <p class="flex items-center gap-2 text-primary-strong font-semibold">
        <Icon name="phone" />
        {caption.mark}
      </p>
      <p class="mt-3 mb-7 text-ink text-[28px]/9.5 font-semibold">{caption.lead}</p>
      <ol class="grid gap-4.5">
        {caption.steps.map((step, index) => (
          <li class="grid grid-cols-[28px_1fr] items-baseline gap-3">
            <span class="border-b-2 text-center text-[20px] font-semibold text-primary-strong">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p class="mt-8 pt-4 border-t border-[rgb(20_37_42_/_0.16)] text-xs">{caption.note}</p>
    </aside>
  );
}
