import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { Section, Title } from "../../parts/section";
import type { ShelfProps } from "./shelf-props";

/** Two rows of four cards, with the price on the picture. */
export function ShelfCards({ block, rows }: ShelfProps) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul className="mt-10 grid grid-cols-4 gap-x-5 gap-y-8 small:grid-cols-2 small:gap-x-4">
        {rows.map((row) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group block">
              <span className="relative block overflow-hidden rounded-m">
                <Cover
                  url={row.cover}
                  size={285}
                  className="transition-transform group-hover:scale-[1.03] narrow:w-full"
                />
                <span
                  data-ground="white"
                  className="absolute bottom-3 left-3 rounded-s px-3 py-1 small:bottom-2 small:left-2 small:px-2"
                >
                  <RowPrice row={row} />
                </span>
              </span>
              <span className="mt-3 line-clamp-2 small:line-clamp-none text-pretty font-medium text-base group-hover:text-mark">
                {row.name}
              </span>
              <span className="mt-1 block text-soft">
                {row.game} · {row.kind}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
