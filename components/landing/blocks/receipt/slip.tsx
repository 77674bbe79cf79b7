import type { Receipt } from "@storefront/brands/landing-blocks";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/landing/price-unit";
import { Phrases } from "../../parts/phrases";
import { Section } from "../../parts/section";

const TORN = `polygon(0 0,100% 0,${Array.from({ length: 41 }, (_, tooth) => `${100 - tooth * 2.5}% ${tooth % 2 === 0 ? "calc(100% - 12px)" : "100%"}`).join(",")})`;

/** A sentence set large beside the slip that proves it. */
export function ReceiptSlip({ block, row }: { block: Receipt; row: GoodsRow }) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[1fr_460px] items-center gap-24 py-24 narrow:grid-cols-[1fr_400px] narrow:gap-10 small:grid-cols-1"
    >
      <div>
        <h2 className="text-balance font-bold text-3xl narrow:text-[clamp(28px,4.6vw,56px)] narrow:leading-tight">
          <Phrases text={block.title} />
        </h2>
        {block.lead ? (
          <p className="mt-6 max-w-[480px] text-lg text-soft small:mt-4 small:text-base">
            {block.lead}
          </p>
        ) : null}
      </div>
      <div
        data-ground={block.surface === "white" ? "tint" : "white"}
        className="px-9 pt-10 pb-14 small:mx-auto small:w-full small:max-w-[460px] small:px-6 small:pt-8"
        style={{ clipPath: TORN }}
      >
        <h3 className="line-clamp-2 border-rule border-b-2 border-dashed pb-5 font-semibold text-lg">
          {row.name}
        </h3>
        <p className="flex items-baseline justify-between pt-5">
          <span className="text-soft">标价</span>
          <span className="figures font-bold text-2xl text-price">
            ¥{row.price}
            <span className="ml-1 font-normal text-base text-soft">{priceUnit(row.kind)}</span>
          </span>
        </p>
        <dl className="mt-3">
          {block.lines.map(([name, text]) => (
            <div
              key={`${name} ${text}`}
              className="grid grid-cols-[104px_1fr] small:grid-cols-[88px_1fr] border-rule border-t py-4 text-base"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
