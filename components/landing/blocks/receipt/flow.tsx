import type { Receipt } from "@storefront/brands/landing-blocks";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { evenColumns, measures } from "../../parts/measures";
import { Section, Title } from "../../parts/section";

/** The money's way from left to right, with its listing beside the heading. */
export function ReceiptFlow({ block, row }: { block: Receipt; row: GoodsRow }) {
  return (
    <Section block={block}>
      <div className="flex items-center justify-between gap-16 narrow:gap-8 small:flex-col small:items-start">
        <Title block={block} className="max-w-[560px]" />
        <a
          href={goodsAddress(row.id)}
          data-ground="white"
          className="flex w-[420px] items-center narrow:w-[340px] narrow:shrink-0 small:w-full small:max-w-[420px] small:shrink gap-4 rounded-m p-3 pr-6 shadow-card"
        >
          <Cover url={row.cover} size={64} className="rounded-s" />
          <span className="min-w-0">
            <span className="block truncate font-medium small:whitespace-normal">{row.name}</span>
            <RowPrice row={row} />
          </span>
        </a>
      </div>
      <ol
        className="mt-14 grid grid-cols-(--hands) narrow:grid-cols-(--columns) small:mt-9 small:grid-cols-1"
        style={{
          ...evenColumns(block.lines.length),
          ...measures({ "--hands": `repeat(${block.lines.length - 1}, 1fr) 220px` }),
        }}
      >
        {block.lines.map(([name, text], index) => (
          <li key={`${name} ${text}`} className="relative">
            <span className="flex items-center">
              <h3 className="rounded-full bg-glow px-6 py-2.5 font-bold text-lg text-over narrow:px-4 narrow:py-2 narrow:text-base">
                {name}
              </h3>
              {index < block.lines.length - 1 ? (
                <svg
                  viewBox="0 0 120 16"
                  preserveAspectRatio="xMaxYMid slice"
                  className="h-4 min-w-0 flex-1 text-glow small:hidden"
                  aria-hidden="true"
                >
                  <path
                    d="M0 8H116M108 1l8 7-8 7"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.5"
                  />
                </svg>
              ) : null}
            </span>
            <p className="mt-4 pr-8 text-base text-soft narrow:pr-5 small:mt-0 small:ml-6 small:border-glow small:border-l-2 small:py-4 small:pr-0 small:pl-5 small:[li:last-child>&]:border-transparent small:[li:last-child>&]:pb-0">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
