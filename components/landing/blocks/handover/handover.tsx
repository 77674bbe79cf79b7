import { AUTO_DELIVERY_HOURS, NO_REASON_REFUND_DAYS } from "@/lib/constants";
import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The delivery promise: a conveyor belt with a card at every station, and what happens when it stops. */
export function Handover({ block }: BlockProps<"handover">) {
  return (
    <Section block={block} className="py-24">
      <div className="grid grid-cols-[1fr_auto] items-end gap-16 narrow:grid-cols-1 narrow:gap-8">
        <Title block={block} className="max-w-[640px]" />
        <p className="flex gap-12 small:flex-wrap small:gap-x-10 small:gap-y-4">
          <Fact figure={AUTO_DELIVERY_HOURS} name="自动发货" />
          <Fact figure={`${NO_REASON_REFUND_DAYS} 天`} name="标了「无理由」的可退" />
        </p>
      </div>
      <ol
        className="relative mt-16 grid grid-cols-(--columns) small:mt-8 small:grid-cols-1 small:gap-6"
        style={evenColumns(block.stations.length)}
      >
        {block.stations.map(({ name, text }, index) => (
          <li
            key={name}
            className="relative flex flex-col small:grid small:grid-cols-[38%_1fr] small:grid-rows-[1fr_auto_1fr_auto] small:gap-x-5"
          >
            <div className="relative flex h-[120px] items-end justify-center small:row-span-3 small:h-auto small:justify-start">
              <Card open={index === block.stations.length - 1} paid={index > 0} />
            </div>
            <Belt />
            <h3 className="mt-6 px-5 text-center font-semibold text-lg narrow:px-3 small:col-start-2 small:row-start-1 small:mt-0 small:self-end small:px-0 small:text-left">
              {name}
            </h3>
            <p className="mx-auto mt-2 max-w-[250px] text-center text-soft narrow:px-2 small:col-start-2 small:row-start-2 small:mx-0 small:mt-1 small:max-w-none small:px-0 small:pb-3 small:text-left">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-12 border-rule border-t pt-6 text-center text-base small:mt-9 small:text-left">
        {block.otherwise}
      </p>
    </Section>
  );
}

function Fact({ figure, name }: { figure: string; name: string }) {
  return (
    <span className="flex flex-col">
      <span className="figures whitespace-nowrap font-black text-2xl text-mark">{figure}</span>
      <span className="text-soft">{name}</span>
    </span>
  );
}

/** A card on the belt: blank, with its code covered, or with its code readable. */
function Card({ paid, open }: { paid: boolean; open: boolean }) {
  return (
    <svg
      viewBox="0 0 190 112"
      className="h-[112px] w-[190px] narrow:h-auto narrow:max-h-[112px] narrow:w-full narrow:max-w-[86%] small:max-w-[190px]"
      aria-hidden="true"
    >
      <path d="M12 0H178a12 12 0 0 1 12 12V112H0V12A12 12 0 0 1 12 0Z" className="fill-glow" />
      <path d="M20 22h58M20 36h36" className="stroke-over" strokeWidth="7" strokeLinecap="round" />
      <circle cx="160" cy="30" r="14" className="fill-none stroke-over" strokeWidth="5" />
      {paid ? <path d="M20 62H170V94H20Z" className={open ? "fill-white" : "fill-over"} /> : null}
      {paid && !open ? (
        <path
          d="M34 92 58 64M58 92 82 64M82 92l24-28M106 92l24-28M130 92l24-28"
          className="stroke-glow"
          strokeWidth="3"
        />
      ) : null}
      {open ? (
        <path
          d="M32 78h18M58 78h26M92 78h14M114 78h24M146 78h12"
          className="stroke-ink"
          strokeWidth="9"
        />
      ) : null}
    </svg>
  );
}

/** A segment of the belt: band and rollers. */
function Belt() {
  return (
    <span
      aria-hidden="true"
      className="relative block h-11 border-on border-y-4 bg-panel small:col-span-2 small:row-start-4 small:h-8"
    >
      <span className="absolute inset-y-1.5 right-0 left-0 bg-[radial-gradient(circle_at_center,var(--on)_0_9px,transparent_10px)] bg-size-[12.5%_100%] opacity-70 small:bg-[radial-gradient(circle_at_center,var(--on)_0_6px,transparent_7px)] small:bg-size-[36px_100%]" />
    </span>
  );
}
