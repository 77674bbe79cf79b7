import { isSoldOut, soldOutLabel } from "@/lib/goods/buy-action";
import type { GoodsView } from "@/lib/goods/goods-view";

/** Sold out: says why, and where there is more. */
export function SoldOutNote({ goods }: { goods: GoodsView }) {
  return (
    <p className="text-ink-2 text-sm">
      {why(goods)}
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

function why({ trade, personal }: GoodsView): string {
  const word = soldOutLabel(trade);
  if (word === "出租中") return "这个账号正在出租，可以先收藏，归还后再来租";
  // Written while there was something to buy, it is read once that has gone: then nothing is left over.
  const tooFew = word === "库存不足" && isSoldOut(trade);
  if (tooFew) return "剩下的不够起购的件数，可以收藏起来等补货";
  return personal ? "这个账号已经卖出" : "这一件卖完了，可以收藏起来等补货";
}
