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

/** A row whose value is a number or a time. */
export const FigureRow = ({ label, children }: { label: string; children?: Child }) => (
  <Row label={label}>
    <span class="figures">{children}</span>
  </Row>
);
