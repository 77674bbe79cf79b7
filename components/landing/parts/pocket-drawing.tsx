import { useId } from "react";
import { Mark } from "@/components/brand/mark";

const MOUTH = "M0 0C120 34 452 34 572 0";
const FRONT = `${MOUTH}V214L306 322C293 328 279 328 266 322L0 214Z`;

/** The inside of a pocket, with coins. */
export function PocketBack() {
  return (
    <svg
      viewBox="0 0 572 470"
      className="absolute bottom-8 left-0 h-[470px] w-[572px]"
      aria-hidden="true"
    >
      <path d="M0 138C120 116 452 116 572 138V190H0Z" className="fill-primary-strong" />
      <path d="M0 138C120 116 452 116 572 138V190H0Z" className="fill-ink/35" />
      <Coin x={40} y={118} r={38} />
      <Coin x={528} y={106} r={42} />
      <Coin x={470} y={128} r={30} />
    </svg>
  );
}

function Coin({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="stroke-primary-strong" strokeWidth="3">
      <circle cx={x} cy={y} r={r} className="fill-tint" />
      <circle cx={x} cy={y} r={r - 7} className="fill-none" />
      <path
        d={`M${x - 9} ${y - 12}l9 12 9-12M${x} ${y}v14M${x - 9} ${y}h18M${x - 9} ${y + 7}h18`}
        className="fill-none"
      />
    </g>
  );
}

/** The pocket's front: denim, hem, two seams, rivets, and a leather patch with the brand's mark. */
export function PocketFront({ patch, mark }: { patch: string; mark: string }) {
  const weave = useId();
  return (
    <div className="pointer-events-none absolute bottom-8 left-0 h-[328px] w-[572px]">
      <svg viewBox="0 0 572 328" className="size-full drop-shadow-xl" aria-hidden="true">
        <defs>
          <pattern id={weave} width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M-2 2 2-2M0 7 7 0M5 9 9 5" className="stroke-white/10" strokeWidth="1.4" />
          </pattern>
        </defs>
        <path d={FRONT} className="fill-primary" />
        <path d={FRONT} fill={`url(#${weave})`} />
        <path d={`${MOUTH}V40C452 74 120 74 0 40Z`} className="fill-primary-strong" />
        <g className="fill-none stroke-spark" strokeWidth="2.5" strokeDasharray="11 7">
          <path d="M6 9C124 42 448 42 566 9" />
          <path d="M6 31C124 64 448 64 566 31" />
          <path d="M13 44V203L269 308C280 313 292 313 303 308L559 203V44" />
          <path d="M25 46V194L271 295C281 299 291 299 301 295L547 194V46" />
        </g>
        <g className="fill-spark stroke-primary-strong" strokeWidth="3">
          <circle cx="19" cy="26" r="8" />
          <circle cx="553" cy="26" r="8" />
        </g>
      </svg>
      <p
        data-ground="tint"
        className="absolute top-[118px] left-1/2 flex w-[270px] -translate-x-1/2 -rotate-2 items-center justify-center gap-4 rounded-s border-2 border-spark border-dashed py-4 font-semibold text-lg shadow-card"
      >
        <Mark mark={mark} className="size-9 text-mark" />
        {patch}
      </p>
    </div>
  );
}
