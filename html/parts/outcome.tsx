import type { Child } from "hono/jsx";
import type { Mood } from "./flash";
import { Icon, type IconName } from "./icon";

/** The result of an action, large, at the top of a page. */
export function Outcome(props: { icon: IconName; mood: Mood; title: string; children?: Child }) {
  return (
    <div class={`outcome centred mood-${props.mood}`}>
      <span class="outcome-sign middle round">
        <Icon name={props.icon} />
      </span>
      <h2>{props.title}</h2>
      {props.children}
    </div>
  );
}
