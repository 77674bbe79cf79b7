/** @jsxImportSource hono/jsx */

import { pictureAt } from "@storefront/contract/picture-widths";
import type { Child } from "hono/jsx";
import { Icon, type IconName } from "./icon";

/**
 * A price with a small currency sign, tabular figures and smaller cents.
 * @param yuan as on the wire, "128.00"
 */
export function Price({ yuan }: { yuan: string }) {
  const [integer, cents = "00"] = yuan.split(".");
  return (
    <span class="price">
      <span class="price-small">¥</span>
      {integer}
      <span class="price-small">.{cents}</span>
    </span>
  );
}

/** A label and its value in a line of a list. */
export function Row({ label, children }: { label: string; children?: Child }) {
  return (
    <div class="row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Mood = "good" | "wait" | "bad" | "quiet";

/** The result of an action, large, at the top of a page. */
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

/** A message above a form: an error, or what was done. */
export function Flash({ mood, text }: { mood: "good" | "bad"; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class={`flash mood-${mood}`} role={mood === "bad" ? "alert" : "status"}>
      {text}
    </p>
  );
}

/** Seconds left as mm:ss or h:mm:ss; countdown.js continues the count. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span class="figures" role="timer" data-countdown={String(seconds)}>
      {clockFigures(seconds)}
    </span>
  );
}

/**
 * @param seconds whole and not negative
 * @returns "14:05", "1:00:00"
 */
function clockFigures(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const NO_PICTURE = "/phone/assets/no-picture.svg";

/**
 * A picture in a sufficient size (device pixels).
 * @param url as in the API; "" for none
 */
export function Picture(props: {
  url: string;
  width: number;
  alt: string;
  /** Whether it is in the initial viewport. */
  first?: boolean;
}) {
  return (
    <img
      src={props.url === "" ? NO_PICTURE : pictureAt(props.url, props.width)}
      alt={props.alt}
      width={props.width}
      height={props.width}
      loading={props.first ? "eager" : "lazy"}
    />
  );
}
