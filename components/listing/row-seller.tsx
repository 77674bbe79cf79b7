import { enterShopAddress } from "@/lib/addresses/shop-address";
import type { ListedSeller } from "@/lib/goods/read-listed-seller";
import { SellerBadges } from "./seller-badges";

interface Props {
  seller: ListedSeller;
  /** URL of the brand's external mall, if it has one. */
  mallUrl: string | undefined;
}

/** A row's seller: link to the shop, score, badges. */
export function RowSeller({ seller, mallUrl }: Props) {
  return (
    <div className="min-w-0 narrow:flex narrow:flex-wrap narrow:items-center narrow:gap-x-3">
      <a
        href={enterShopAddress({ userId: seller.userId, api: null }, mallUrl)}
        className="relative block w-fit max-w-full truncate py-0.5 text-ink hover:text-primary-strong hover:underline"
      >
        <span className="sr-only">卖家</span>
        <bdi>{seller.nickname}</bdi>
      </a>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {seller.score === 0 ? null : (
          <span className="figures flex items-center gap-1 text-ink-2 text-xs">
            <span aria-hidden="true" className="star-row h-3.5 w-[14.7px] bg-[#e8940a]" />
            <span className="sr-only">评分</span>
            {seller.score.toFixed(1)}
          </span>
        )}
        <SellerBadges seller={seller} />
      </div>
    </div>
  );
}
