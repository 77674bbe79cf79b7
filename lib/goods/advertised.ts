import type { GoodsRow } from "./goods-row";

const MARKUP = /[<>]/;

/** Whether a page may show a listing unasked: a name with markup in it is safe to show, but nothing to advertise with. */
export function isAdvertised({ name }: Pick<GoodsRow, "name">): boolean {
  return !MARKUP.test(name);
}
