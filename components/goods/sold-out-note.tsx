import { isSoldOut, soldOutLabel } from "@storefront/contract/listing/buy-action";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { GoodsView } from "@/lib/goods/goods-view";

/** Says why the goods cannot be bought, with a link to the seller's other goods. */
export function SoldOutNote({ goods }: { goods: GoodsView }) {
  return (
    <p className="text-ink-2 text-sm">
      {reasonOf(goods)}
      {goods.seller.recommended.length === 0 ? null : (
        <>
          ，也可以
          <a href="#recommended" className="text-primary-strong underline underline-offset-4">
            看看这家店还在卖的
          </a>
        </>
      )}
      。
    </p>
  );
}

function reasonOf({ trade, personal }: GoodsView): string {
  const label = soldOutLabel(trade);
  if (label === LISTING_WORDS.rented) return "这个账号正在出租，设空闲提醒后，空出来时会告诉你";
  // The note is also rendered while goods are in stock and shown once they sell out; then no pieces are left over.
  const tooFew = label === LISTING_WORDS.short && isSoldOut(trade);
  if (tooFew) return "剩下的不够起购的件数，可以收藏起来，在收藏里看有没有补货";
  return personal ? "这个账号已经卖出" : "这一件卖完了，设到货提醒后，补货时会告诉你";
}
