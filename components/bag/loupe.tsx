import type { Wear } from "@storefront/brands/bag-grades";
import { useId } from "react";

/** The corner of a bag under a loupe, worn according to its grade. Each grade adds to the wear of the previous one. */
export function Loupe({ wear, className = "size-full" }: { wear: Wear; className?: string }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 200 236" className={className} aria-hidden="true">
      <path d="M100 182V222" className="stroke-ink" strokeWidth="20" strokeLinecap="round" />
      <clipPath id={clip}>
        <circle cx="100" cy="96" r="84" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0H200V200H0Z" className="fill-tint" />
        <path d="M-10-10H158V128a30 30 0 0 1-30 30H-10Z" className="fill-primary" />
        <path
          d="M158 70V128a30 30 0 0 1-30 30H70V146H120a26 26 0 0 0 26-26V70Z"
          className="fill-primary-strong"
        />
        <path
          d={wear < 4 ? "M134 0V112a22 22 0 0 1-22 22H0" : "M134 0V84M106 134H58M34 134H0"}
          className="fill-none stroke-white/70"
          strokeWidth="3.5"
          strokeDasharray="12 8"
        />
        <path d="M60 58a24 24 0 1 0 .1 0Z" className="fill-spark" />
        <path d="M60 70a12 12 0 1 0 .1 0Z" className="fill-none stroke-primary" strokeWidth="3" />
        {wear === 0 ? <Film /> : null}
        {wear >= 2 ? <Scratches /> : null}
        {wear >= 3 ? <Scuff /> : null}
        {wear >= 4 ? <Frayed /> : null}
        <path
          d="M30 60C44 34 66 22 92 20"
          className="fill-none stroke-white/60"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </g>
      <circle cx="100" cy="96" r="88" className="fill-none stroke-ink" strokeWidth="10" />
    </svg>
  );
}

/** The film that was never taken off. */
function Film() {
  return (
    <g className="stroke-white" strokeWidth="2.5">
      <path d="M34 56H92L86 108H34Z" className="fill-white/45" />
      <path d="M92 56 80 62 86 76" className="fill-white" />
    </g>
  );
}

/** Fine lines in the metal. */
function Scratches() {
  return (
    <path
      d="M46 74l18-10M50 90l22-12M58 100l16-10"
      className="stroke-primary-strong"
      strokeWidth="2"
      strokeLinecap="round"
    />
  );
}

/** Leather rubbed pale at the corner. */
function Scuff() {
  return (
    <g className="fill-tint/75">
      <path d="M157 118c1 24-10 38-34 40 10-6 12-10 10-16 10 0 12-4 12-10 6-2 10-6 12-14Z" />
      <path d="M104 156c4-6 10-8 14-6 0 4-4 7-10 7ZM150 100c-4 4-5 9-2 12 4-1 6-6 6-11Z" />
    </g>
  );
}

/** Paint off the edges, stitches gone. */
function Frayed() {
  return (
    <g className="fill-tint/85">
      <path d="M157 54c-8 6-12 20-8 34 6-2 8-16 8-34ZM48 157c6-9 24-12 40-7-4 6-20 9-40 7Z" />
      <path d="M112 134c8-2 14-7 19-15l5 4c-5 8-12 14-20 17Z" />
    </g>
  );
}
