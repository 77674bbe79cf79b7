import type { Pattern as Name } from "@storefront/brands/landing-parts";
import { useId } from "react";

interface Tile {
  /** Width and height of the tile. */
  size: readonly [number, number];
  d: string;
  /** Opacity of the fill; drawn as a line when omitted. */
  solid?: number;
}

const STAR = "l4 9.5 10 1-7.6 6.6 2.3 10L28 31.6l-8.700 5.5 2.300-10-7.600-6.600 10-1Z";

const TILES: Record<Exclude<Name, "rays">, Tile> = {
  dots: { size: [24, 24], d: "M12 9a3 3 0 1 0 .01 0Z", solid: 1 },
  waves: {
    size: [64, 28],
    d: "M0 14c16 0 16-10 32-10s16 10 32 10M0 28c16 0 16-10 32-10s16 10 32 10",
  },
  scales: {
    size: [48, 48],
    d: "M0 0a24 24 0 0 0 48 0M-24 24a24 24 0 0 0 48 0M24 24a24 24 0 0 0 48 0",
  },
  stripes: { size: [28, 28], d: "M-7 7 7-7M0 28 28 0M21 35 35 21" },
  grid: { size: [40, 40], d: "M40 0H0V40" },
  checks: { size: [56, 56], d: "M0 0h28v28H0ZM28 28h28v28H28Z", solid: 0.5 },
  rings: { size: [72, 72], d: "M36 8a28 28 0 1 0 .01 0ZM36 22a14 14 0 1 0 .01 0Z" },
  zigzag: { size: [40, 24], d: "M0 18 20 6 40 18" },
  bricks: { size: [64, 48], d: "M0 0H64M0 24H64M16 0V24M48 24V48" },
  hex: { size: [56, 97], d: "M28 0 56 16V48L28 65 0 48V16ZM28 65V97M0 0V0M56 0V0" },
  rain: { size: [40, 56], d: "M10 4 4 24M30 30 24 50" },
  bubbles: {
    size: [96, 96],
    d: "M24 10a14 14 0 1 0 .01 0ZM70 46a20 20 0 1 0 .01 0ZM64 12a6 6 0 1 0 .01 0ZM20 68a8 8 0 1 0 .01 0Z",
  },
  stars: { size: [72, 72], d: `M28 6${STAR}`, solid: 1 },
};

/** A brand's pattern, faint in the current color. */
export function Pattern({ name, className = "opacity-10" }: { name: Name; className?: string }) {
  const id = useId();
  if (name === "rays") return <Rays className={className} />;
  const { size, d, solid } = TILES[name];
  return (
    <svg className={`absolute inset-0 size-full text-glow ${className}`} aria-hidden="true">
      <defs>
        <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
          <path
            d={d}
            fill={solid ? "currentColor" : "none"}
            fillOpacity={solid}
            stroke={solid ? "none" : "currentColor"}
            strokeWidth="1.6"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Rotated by half a ray, because a vertical edge would look like a seam in the page. */
const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const at = (turn: number) => {
    const angle = ((turn + 0.5) / 36) * 2 * Math.PI;
    return `${Math.round(1400 * Math.cos(angle))} ${Math.round(1400 * Math.sin(angle))}`;
  };
  return `M0 0 ${at(ray * 2)} ${at(ray * 2 + 1)}Z`;
}).join("");

function Rays({ className }: { className: string }) {
  return (
    <svg
      viewBox="-720 -420 1440 840"
      preserveAspectRatio="xMidYMid slice"
      className={`absolute inset-0 size-full text-glow ${className}`}
      aria-hidden="true"
    >
      <path d={RAYS} fill="currentColor" />
    </svg>
  );
}
