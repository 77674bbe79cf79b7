import type { CSSProperties } from "react";

/** Measures that come from data, as custom properties: a class can let go of them where there is less room. */
export function measures(list: Record<`--${string}`, string>): CSSProperties {
  return list;
}

/** For `grid-cols-(--columns)`: as many equal columns as there are things. */
export function evenColumns(count: number): CSSProperties {
  return measures({ "--columns": `repeat(${count}, 1fr)` });
}
