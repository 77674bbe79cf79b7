import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import { Section, Title } from "../../parts/section";
import type { ShelfProps } from "./shelf-props";

/** A ruled price list in two columns. */
export function ShelfTable({ block, rows }: ShelfProps) {
  return (
    <Section block={block}>
      <div className="flex items-end justify-between gap-10 small:flex-col small:items-start small:gap-4">
        <Title block={block} />
        <a className="shrink-0 text-base text-mark hover:underline" href="/index#games">
          看全部游戏
        </a>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-12 border-on border-t-2 narrow:gap-x-8 small:grid-cols-1">
        {rows.map((row) => (
          <li key={row.id} className="border-rule border-b">
            <a
              href={goodsAddress(row.id)}
              className="group flex items-center gap-4 py-3.5 narrow:grid narrow:grid-cols-[56px_1fr] narrow:gap-y-1 hover:bg-panel"
            >
              <Cover url={row.cover} size={56} className="rounded-s narrow:row-span-2" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-base small:whitespace-normal group-hover:text-mark">
                  {row.name}
                </span>
                <span className="mt-0.5 block truncate text-soft text-xs">
                  {row.kind} · {row.game}
                  {row.sale > 0 ? (
                    <span className="figures"> · 成交 {formatCount(row.sale)}</span>
                  ) : null}
                </span>
              </span>
              <span className="w-28 shrink-0 text-right narrow:w-auto narrow:text-left">
                <RowPrice row={row} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
