import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";
import { Loupe } from "@/components/bag/loupe";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { DOWNLOAD_BESIDE } from "./reflow";
import { Words } from "./words";

/** An open register under a lamp: entries on one page, the measured bag on the other. */
export function LedgerHero({ hero, page }: HeroProps<"ledger">) {
  return (
    <HeroGround hero={hero}>
      <Lamp />
      <div className="container-page relative pt-16 pb-20 small:pt-0 small:pb-14">
        <div className={`grid grid-cols-[1fr_auto] items-end gap-16 ${DOWNLOAD_BESIDE}`}>
          <Words hero={hero} page={page} sub="max-w-[560px]" />
          <GetApp app={page.app} surface={hero.surface} />
        </div>
        <div
          data-ground="white"
          className="relative mt-14 grid h-[480px] grid-cols-2 rounded-m shadow-dialog narrow:not-small:drawn-wide-1200 small:mt-8 small:h-auto small:grid-cols-1"
        >
          <div className="px-14 pt-10 small:px-5 small:pt-6">
            <p className="border-on border-b-2 pb-3 font-semibold text-lg">{hero.head}</p>
            <dl>
              {hero.lines.map(([name, text]) => (
                <div
                  key={name}
                  className="grid h-[64px] grid-cols-[96px_1fr] items-center border-rule border-b text-base small:h-auto small:grid-cols-[80px_1fr] small:py-3"
                >
                  <dt className="font-semibold text-mark">{name}</dt>
                  <dd className="text-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="relative overflow-hidden small:drawn-600 small:h-[480px] small:w-[600px]">
            <Drawing />
          </div>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-1/2 w-24 -translate-x-1/2 bg-linear-to-r from-transparent via-ink/14 to-transparent small:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-1/2 w-px bg-ink/30 small:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute -right-7 -bottom-18 w-[180px] -rotate-[38deg] drop-shadow-2xl small:-right-4 small:-bottom-10 small:w-[110px]"
          >
            <Loupe wear={2} />
          </span>
        </div>
      </div>
    </HeroGround>
  );
}

/** Front view of the bag with its measurements. */
function Drawing() {
  const [shape] = BAG_SHAPES;
  return (
    <>
      {shape ? <Bag shape={shape} className="absolute top-9 left-[122px] size-[370px]" /> : null}
      <svg viewBox="0 0 600 480" className="absolute inset-0 size-full" aria-hidden="true">
        <g className="fill-none stroke-primary" strokeWidth="1.5">
          <path d="M159 404V436M455 404V436M159 428H455M167 423l-8 5 8 5M447 423l8 5-8 5" />
          <path d="M118 176H86M118 368H86M94 176V368M89 184l5-8 5 8M89 360l5 8 5-8" />
          <path d="M478 80H540M478 176H540M530 80V176M525 88l5-8 5 8M525 168l5 8 5-8" />
        </g>
        <g className="fill-ink-2 text-[15px]" textAnchor="middle">
          <text x="307" y="458">
            底宽
          </text>
          <text x="62" y="278">
            身高
          </text>
          <text x="558" y="134">
            提手
          </text>
        </g>
      </svg>
    </>
  );
}

/** A lamp and its light. */
function Lamp() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d="M720-40 60 900H1380Z" className="fill-spark/14" />
      <path d="M720-40 300 900H1140Z" className="fill-spark/12" />
    </svg>
  );
}
