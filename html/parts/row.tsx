import type { Child } from "hono/jsx";

/** A label and its value in a line of a list. */
export function Row({ label, children }: { label: string; children?: Child }) {
  return (
    <div class="row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
