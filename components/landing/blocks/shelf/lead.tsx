import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { Section, Title } from "../../parts/section";
import type { ShelfProps } from "./shelf-props";

/** One large listing, the others in a compact list beside it. */
export function ShelfLead({ block, rows: [first, ...more] }: ShelfProps) {
  return first ? (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <div className="mt-10 grid grid-cols-[460px_1fr] gap-14 narrow:grid-cols-[5fr_6fr] narrow:gap-8 small:grid-cols-1">
        <a href={goodsAddress(first.id)} className="group relative block overflow-hidden rounded-l">
          <Cover
            url={first.cover}
            size={460}
            className="transition-transform group-hover:scale-[1.02] narrow:size-full small:aspect-3/2 small:h-auto"
          />
          <span
            data-ground="ink"
            className="absolute inset-x-0 bottom-0 p-6 narrow:p-5 small:static small:block"
          >
            <span className="line-clamp-2 small:line-clamp-none text-pretty font-medium text-lg">
              {first.name}
            </span>
            <span className="mt-2 flex items-baseline justify-between">
              <span className="text-soft">{first.game}</span>
              <RowPrice row={first} size="large" />
            </span>
          </span>
        </a>
        <ul className="flex flex-col justify-between">
          {more.map((row) => (
            <li key={row.id} className="border-rule border-b last:border-0">
              <a
                href={goodsAddress(row.id)}
                className="group flex items-center gap-5 py-3 narrow:grid narrow:grid-cols-[64px_1fr] narrow:gap-x-4 narrow:gap-y-1"
              >
                <Cover url={row.cover} size={64} className="rounded-m narrow:row-span-2" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium small:whitespace-normal text-base group-hover:text-mark">
                    {row.name}
                  </span>
                  <span className="mt-1 block text-soft">
                    {row.game} · {row.kind}
                  </span>
                </span>
                <RowPrice row={row} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ) : null;
}
