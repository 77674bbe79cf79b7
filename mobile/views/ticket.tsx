import { Icon } from "@storefront/html/parts/icon";
import type { Child } from "hono/jsx";

/** A ticket with a notched edge that shows what was bought. */
export function Ticket(props: { label: string; heading: string; children?: Child }) {
  return (
    <section class="ticket" aria-label={props.label}>
      <h2>
        <Icon name="ticket" />
        {props.heading}
      </h2>
      <div class="ticket-body stack-12">{props.children}</div>
    </section>
  );
}
