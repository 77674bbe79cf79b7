import type { GoodsRow } from "./goods-row";

const MARKUP = /[<>]/;

/** Whether pages may promote a listing. A name with markup is safe to render, but not presentable. */
export function isAdvertised({ name }: Pick<GoodsRow, "name">): boolean {
  return !MARKUP.test(name);
}
