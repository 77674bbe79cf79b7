import type { Child } from "hono/jsx";
import { Picture } from "./picture";

interface Props {
  picture: string;
  name: string;
  detail: string;
  /** Whether it is in the initial viewport. */
  first?: boolean;
  /** At its end: the price. */
  children?: Child;
}

/** What an order, a group or a rental is of, in a line. */
export function GoodsLine({ picture, name, detail, children, ...loading }: Props) {
  return (
    <section class="card goods-line">
      <Picture url={picture} width={160} alt="" {...loading} />
      <p>
        <strong>{name}</strong>
        <small>{detail}</small>
      </p>
      {children}
    </section>
  );
}
