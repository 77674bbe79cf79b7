import type { CSSProperties } from "react";
import type { Icon } from "@/brands/landing-design";

/** An icon of the set as art, in the current colour: a mask, so that its drawing is fetched once and never stands in the HTML. */
export function GameIcon({
  name,
  className = "size-8",
  style,
}: {
  name: Icon;
  className?: string;
  style?: CSSProperties;
}) {
  const mask = `url(/media/icons/${name}.svg) center / contain no-repeat`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-current ${className}`}
      style={{ mask, ...style }}
    />
  );
}
