import type { Brand } from "@storefront/brands/types";
import { PLAN, streetPlan } from "@/lib/company/map-illustration";

/** Illustrated map of fictitious streets around the company's fictitious address. */
export function StreetMap({ brand }: { brand: Brand }) {
  const { across, down, river, parks, corner } = streetPlan(brand.key);
  const { width, height } = PLAN;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block size-full narrow:h-auto narrow:shrink-0"
      aria-hidden="true"
    >
      <path d={`M0 0H${width}V${height}H0Z`} className="fill-tint" />
      {parks.map((park) => (
        <rect key={`${park.x}-${park.y}`} {...park} rx="8" className="fill-primary/15" />
      ))}
      <path d={river} fill="none" strokeWidth="34" className="stroke-spark/45" />
      <g stroke="white" strokeLinecap="square">
        {across.map(({ from, to, width: wide }) => (
          <path key={from} d={`M0 ${from}L${width} ${to}`} strokeWidth={wide} />
        ))}
        {down.map(({ from, to, width: wide }) => (
          <path key={from} d={`M${from} 0L${to} ${height}`} strokeWidth={wide} />
        ))}
      </g>
      <circle cx={corner.x} cy={corner.y} r="74" className="fill-primary/10" />
      <circle cx={corner.x} cy={corner.y} r="40" className="fill-primary/15" />
      <g transform={`translate(${corner.x} ${corner.y})`}>
        <path
          d="M0 0C-6 -12 -30 -30 -30 -54A30 30 0 0 1 30 -54C30 -30 6 -12 0 0Z"
          className="fill-primary-strong"
        />
        <circle cy="-54" r="22" fill="white" />
        <path
          transform="translate(-15 -69) scale(1.25)"
          d={brand.mark}
          fillRule="evenodd"
          className="fill-primary-strong"
        />
      </g>
    </svg>
  );
}
