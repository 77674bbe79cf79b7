import type { SellerView } from "@/lib/goods/goods-view";

/** Nothing left: says so, and where there is more. */
export function SoldOutNote({ seller }: { seller: SellerView }) {
  return (
    <p className="text-ink-2 text-sm">
      这一件卖完了，可以收藏起来等补货
      {seller.recommended.length === 0 ? (
        "。"
      ) : (
        <>
          ，或者
          <a href="#recommended" className="text-primary-strong underline underline-offset-4">
            看看这家店还在卖的
          </a>
          。
        </>
      )}
    </p>
  );
}
