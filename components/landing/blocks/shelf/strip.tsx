import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { Section, Title } from "../../parts/section";
import type { ShelfProps } from "./shelf-props";

/** One row of small pictures beside the heading. */
export function ShelfStrip({ block, rows }: ShelfProps) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[260px_1fr] items-center gap-12 py-16 narrow:grid-cols-1 narrow:gap-8"
    >
      <Title block={block} className="[&>h2]:text-xl" />
      <ul className="grid grid-cols-6 gap-4 small:grid-cols-[repeat(auto-fill,minmax(max(128px,25%),1fr))] small:gap-y-6">
        {rows.map((row) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group block">
              <Cover url={row.cover} size={134} className="rounded-m narrow:w-full" />
              <span className="mt-2 block truncate small:whitespace-normal group-hover:text-mark">
                {row.name}
              </span>
              <RowPrice row={row} size="small" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
