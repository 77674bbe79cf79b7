import type { OwnersLayout } from "@storefront/brands/layouts/owners";
import { Cover } from "@/components/listing/cover";
import { SellerBadges } from "@/components/listing/seller-badges";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { enterShopAddress } from "@/lib/addresses/shop-address";
import { formatCount } from "@/lib/format/count";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { rentals } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";

/** Rentals on a card, and cards on the page. */
const SHOWN = { rentals: 4, owners: 6 };

type Props = OwnersLayout["people"] & { storefront: StorefrontView; mallUrl: string | undefined };

/** Each owner as a card of the address book, with the most rented accounts. */
export function OwnerCards({ title, lead, surface, storefront, mallUrl }: Props) {
  const list = rentals(storefront, { by: "hot" });
  const sellers = list.flatMap(({ row }) => row.seller ?? []);
  const owners = sellers.filter(
    (seller, index) => sellers.findIndex((it) => it.userId === seller.userId) === index,
  );
  if (owners.length === 0) return null;
  return (
    <Band block={{ surface, title, lead }}>
      <ul className="mt-8 grid grid-cols-3 gap-5 narrow:grid-cols-1">
        {owners.slice(0, SHOWN.owners).map((seller) => {
          const own = list.filter(({ row }) => row.seller?.userId === seller.userId);
          const times = own.reduce((sum, { row }) => sum + row.sale, 0);
          return (
            <li key={seller.userId} data-ground="white" className="rounded-m p-6 shadow-card">
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-14 place-items-center rounded-full bg-glow font-semibold text-lg text-over"
                >
                  {seller.nickname.slice(0, 1)}
                </span>
                <div className="min-w-0">
                  <h3 className="truncate font-semibold text-lg">
                    <a
                      href={enterShopAddress({ userId: seller.userId, api: null }, mallUrl)}
                      className="hover:underline"
                    >
                      {seller.nickname}
                    </a>
                  </h3>
                  <p className="figures flex flex-wrap items-center gap-2 text-soft text-xs">
                    {seller.score === 0 ? "暂无评分" : `评分 ${seller.score.toFixed(1)}`}
                    <SellerBadges seller={seller} />
                  </p>
                </div>
              </div>
              <p className="figures mt-5 border-rule border-y py-3 text-base">
                {own.length} 个号空着 · 租出 {formatCount(times)} 次
              </p>
              <ul className="mt-4 grid grid-cols-1 gap-3">
                {own.slice(0, SHOWN.rentals).map(({ row, hourFen }) => (
                  <li key={row.id}>
                    <a href={goodsAddress(row.id)} className="group flex items-center gap-3">
                      <Cover url={row.cover} size={44} className="rounded-s" />
                      <span className="min-w-0 flex-1 truncate group-hover:underline">
                        {row.name}
                      </span>
                      <span className="figures shrink-0 font-semibold text-price">
                        ¥{yuanText(hourFen)}
                        <span className="font-normal text-soft text-xs">/小时</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
