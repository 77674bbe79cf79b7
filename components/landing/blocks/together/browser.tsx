import { Mark } from "@/components/brand/mark";
import { Cover } from "@/components/listing/cover";
import { Price } from "@/components/ui/price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { PageProps } from "../../landing-props";
import { PlaceholderRows } from "../../screens/placeholder-rows";

/** The site in a drawn browser window: a listing with others beside it. An illustration, not interactive. */
export function Browser({ page }: { page: PageProps }) {
  const [row, ...others] = chooseGoods(page.market, {}, 4);
  return (
    <div
      role="img"
      aria-label="电脑网页上的商品页"
      className="w-[760px] shrink-0 overflow-hidden small:supports-[zoom:round(down,1.5,1)]:[zoom:max(0.37,tan(atan2(100vw-260px,760px)))] rounded-t-m border border-rule shadow-card"
    >
      <div aria-hidden="true" data-ground="white">
        <div className="flex h-11 items-center gap-2 bg-panel px-5">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-3 rounded-full bg-rule" />
          ))}
          <span className="ml-4 flex h-7 flex-1 items-center gap-2 rounded-full bg-under px-4 text-soft">
            <Mark mark={page.brand.mark} className="size-4 text-mark" />
            {page.host.name}
          </span>
        </div>
        <div className="grid h-[384px] grid-cols-[232px_1fr] gap-8 p-8">
          {row ? (
            <Cover url={row.cover} size={232} className="rounded-m" />
          ) : (
            <span className="size-[232px] rounded-m bg-panel" />
          )}
          <div className="min-w-0">
            <p className="line-clamp-2 font-semibold text-lg">{row?.name ?? "商品"}</p>
            {row ? (
              <p className="mt-3 rounded-s bg-panel px-4 py-3">
                <Price yuan={row.price} />
              </p>
            ) : null}
            {row ? (
              <p className="mt-4 flex gap-2 text-soft">
                {[row.game, row.kind].map((word) => (
                  <span key={word} className="rounded-s border border-rule px-3 py-1">
                    {word}
                  </span>
                ))}
              </p>
            ) : null}
            <p className="mt-5 inline-block rounded-s bg-glow px-8 py-2.5 font-medium text-base text-over">
              立即购买
            </p>
          </div>
          <div className="col-span-2 overflow-hidden border-rule border-t pt-4">
            {others.length > 0 ? (
              <ul className="grid grid-cols-3 gap-5">
                {others.map(({ id, name, cover }) => (
                  <li key={id} className="flex items-center gap-3">
                    <Cover url={cover} size={44} className="rounded-s" />
                    <span className="line-clamp-2 text-xs">{name}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <PlaceholderRows count={1} size={44} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
