import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { chooseGoods } from "@/lib/landing/choose-goods";

const [ROWS, EACH] = [3, 5];

/** A machine that sells cards: numbered places with prices behind glass, and the tray where one has fallen. */
export function Machine({ storefront, sign }: { storefront: StorefrontView; sign: string }) {
  const rows = chooseGoods(storefront, { kinds: ["卡密"], from: 1 }, ROWS * EACH);
  const [fallen] = rows;
  if (fallen === undefined) return null;
  return (
    <div data-ground="deep" className="rounded-t-l p-6 pb-0 shadow-dialog small:p-3 small:pb-0">
      <p className="flex items-center justify-between pb-4 font-bold text-xl">
        {sign}
        <span className="font-normal text-sm text-soft">扫码付款，当场出码</span>
      </p>
      <ul data-ground="ground" className="grid grid-cols-5 gap-3 rounded-m p-4 small:grid-cols-3">
        {rows.map((row, index) => (
          <li key={row.id}>
            <a
              href={goodsAddress(row.id)}
              className="group block"
              aria-label={`${row.name}，${row.price} 元`}
            >
              <Cover
                url={row.cover}
                size={104}
                eager
                className="aspect-square h-auto w-full rounded-s shadow-card group-hover:-translate-y-1"
              />
              <span
                data-ground="ink"
                className="figures mt-1.5 flex justify-between rounded-s px-2 py-0.5 text-xs"
              >
                <span className="text-soft">
                  {String.fromCharCode(65 + Math.floor(index / EACH)) + ((index % EACH) + 1)}
                </span>
                <span className="font-semibold text-price">¥{row.price}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-4 h-[84px] rounded-t-m bg-black/40 px-6 pt-5">
        <a
          href={goodsAddress(fallen.id)}
          data-ground="white"
          className="mx-auto flex h-[64px] w-[380px] max-w-full -rotate-1 items-center gap-4 rounded-t-m px-4"
        >
          <Cover url={fallen.cover} size={44} className="rounded-s" eager />
          <span className="min-w-0 flex-1 truncate font-medium">{fallen.name}</span>
          <span className="figures font-semibold text-price">¥{fallen.price}</span>
        </a>
      </div>
    </div>
  );
}
