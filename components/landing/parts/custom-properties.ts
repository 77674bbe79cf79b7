import type { CSSProperties } from "react";

/** Types CSS custom properties for sizes from data, which classes can override on narrow pages. */
export function customProperties(list: Record<`--${string}`, string>): CSSProperties {
  return list;
}

/** Sets `--columns` to `count` equal columns, for `grid-cols-(--columns)`. */
export function evenColumns(count: number): CSSProperties {
  return customProperties({ "--columns": `repeat(${count}, 1fr)` });
}
