import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { Shelf } from "@/lib/home/home-goods";
import { pickRows } from "@/lib/home/storefront-view";
import { Cover } from "../listing/cover";

const SHOWN = 3;

const NOTES: Readonly<Record<string, string>> = {
  代充: "卖家充到你的游戏账号",
  道具: "卖家在游戏里交付",
};

/** Top-ups and items, which are few: a short list each, side by side. */
export function ServiceShelves({ shelves }: { shelves: readonly Shelf[] }) {
  if (shelves.length === 0) return null;
  return (
    <div className="skip-far container-page grid grid-cols-[repeat(auto-fit,minmax(min(400px,100%),1fr))] gap-6 pt-10 [--far-height:300px]">
      {shelves.map((shelf) => (
        <section key={shelf.slug} id={shelf.slug} className="scroll-mt-4">
          <div className="flex items-baseline gap-4">
            <h2 className="font-semibold text-lg">{shelf.name}</h2>
            <p className="text-ink-2">{NOTES[shelf.name]}</p>
          </div>
          <ul className="mt-5 divide-y divide-line rounded-m bg-white px-4 py-1 shadow-card">
            {pickRows(shelf.rows, SHOWN, { perGame: 1 }).map((row) => (
              <ServiceRow key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ServiceRow({ row }: { row: GoodsRow }) {
  return (
    <li>
      <a
        href={goodsAddress(row.id)}
        className="group flex items-center gap-4 py-2 small:flex-wrap small:justify-end"
      >
        <Cover url={row.cover} size={48} className="rounded-s" />
        <span className="wrap-anywhere min-w-0 flex-1 truncate group-hover:text-primary-strong small:line-clamp-2 small:whitespace-normal">
          <bdi>{row.name}</bdi>
        </span>
        <RowPrice row={row} />
      </a>
    </li>
  );
}
