/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** Line drawings in a 24 × 24 box, two units wide. Drawn for this cashier; none is a provider's sign. */
const DRAWINGS = {
  back: "M15 5l-7 7 7 7",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  wallet: "M4 7h15a1 1 0 0 1 1 1v11H5a1 1 0 0 1-1-1zM4 7l11-3v3M15 12.5h5v3h-5z",
  phone: "M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.5 18h3",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15 10.5",
  refund: "M5 9h9a5 5 0 0 1 0 10H8M8.5 5.5L5 9l3.5 3.5",
  question:
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
} as const;

export type IconName = keyof typeof DRAWINGS;

/** An ornament beside words that say the same: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

/** A price: small sign, tabular figures, cents a step smaller. @param yuan "128.00" */
export function Price({ yuan }: { yuan: string }) {
  const [whole, cents = "00"] = yuan.split(".");
  return (
    <span class="price">
      <span class="price-small">¥</span>
      {whole}
      <span class="price-small">.{cents}</span>
    </span>
  );
}

/** Label and value in one line of a list. */
export function Row({ label, children }: { label: string; children?: Child }) {
  return (
    <div class="row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Mood = "good" | "wait" | "bad" | "quiet";

/** What happened, large, at the head of a page. */
export function Outcome(props: { icon: IconName; mood: Mood; title: string; children?: Child }) {
  return (
    <div class={`outcome mood-${props.mood}`}>
      <span class="outcome-sign">
        <Icon name={props.icon} />
      </span>
      <h2>{props.title}</h2>
      {props.children}
    </div>
  );
}

/** Seconds left as mm:ss; the script of the same name goes on counting where it may run. */
export function Countdown({ seconds }: { seconds: number }) {
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <span class="figures" role="timer" data-countdown={String(seconds)}>
      {`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}
    </span>
  );
}
