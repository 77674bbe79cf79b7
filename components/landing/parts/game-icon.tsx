import type { Icon } from "@storefront/brands/landing-parts";
import type { CSSProperties } from "react";

/**
 * An icon of the set in the current color. Uses a CSS mask, so that the drawing is fetched once and not inlined in the
 * HTML.
 */
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
