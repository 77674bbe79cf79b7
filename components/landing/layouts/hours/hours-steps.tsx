import type { HoursLayout } from "@storefront/brands/layouts/hours";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

/** Steps along one line, each with a listing that can be had for it. */
export function HoursSteps({
  storefront,
  title,
  list,
}: HoursLayout["steps"] & { storefront: StorefrontView }) {
  return (
    <Band block={{ surface: "tint", title }}>
      <ol
        style={evenColumns(list.length)}
        className="mt-10 grid grid-cols-(--columns) border-glow border-t-4 narrow:grid-cols-2 small:grid-cols-1"
      >
        {list.map(({ name, text, goods }) => {
          const [row] = chooseGoods(storefront, goods, 1);
          return (
            <li key={name} className="relative flex flex-col pt-8 pr-8">
              <span
                aria-hidden="true"
                className="-top-[14px] absolute left-0 size-6 rounded-full border-4 border-glow bg-under"
              />
              <h3 className="font-bold text-xl">{name}</h3>
              <p className="mt-2 mb-5 text-base text-soft">{text}</p>
              {row ? (
                <a
                  href={goodsAddress(row.id)}
                  data-ground="white"
                  className="group mt-auto flex items-center gap-3 rounded-m p-3 shadow-card"
                >
                  <Cover url={row.cover} size={64} className="rounded-s" />
                  <span className="min-w-0">
                    <span className="line-clamp-2 group-hover:text-mark">{row.name}</span>
                    <RowPrice row={row} />
                  </span>
                </a>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
