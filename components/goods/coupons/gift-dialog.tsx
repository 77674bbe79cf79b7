"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { SellerView } from "@/lib/goods/goods-view";
import type { CouponView } from "@/lib/goods/read-coupon";
import { GiftEnvelope } from "./gift-envelope";
import { useClaims } from "./use-claims";

interface Props {
  goodsId: number;
  gift: CouponView;
  seller: Pick<SellerView, "nickname" | "avatar">;
  onClose: () => void;
}

/** The subscribe-gift envelope (product §2, §4): following the seller opens it. Requires a login, then continues. */
export function GiftDialog({ goodsId, gift, seller, onClose }: Props) {
  const { stateOf, claim } = useClaims(goodsId);
  const state = stateOf(gift.id);
  const had = gift.had || state?.kind === "had";
  const validity = state?.kind === "had" && state.text !== "" ? state.text : gift.useTime;
  return (
    <Dialog open title="关注有礼" width={400} onClose={onClose}>
      <GiftEnvelope gift={gift} avatar={seller.avatar} opened={had} />
      <p className="mt-5 text-center font-medium text-base">
        {had ? "已关注，券在你的账户里" : "关注店铺，送你一张店铺券"}
      </p>
      <p className="wrap-anywhere mx-auto mt-1 line-clamp-2 max-w-72 text-center text-ink-2">
        <bdi>{seller.nickname}</bdi>
      </p>
      <div role="status" className="figures mt-1 min-h-5 text-center text-ink-2 text-xs">
        {state?.kind === "refused" ? (
          <span className="text-danger text-sm">{state.msg}</span>
        ) : (
          validity
        )}
      </div>
      {had ? (
        <Button size="large" className="mt-4 w-full" onClick={onClose}>
          继续挑选
        </Button>
      ) : (
        <Button
          variant="primary"
          size="large"
          className="mt-4 w-full"
          disabled={state?.kind === "claiming" || (state?.kind === "refused" && state.over)}
          onClick={() => void claim(gift.id)}
        >
          {state?.kind === "claiming" ? <Spinner /> : null}
          关注并领取
        </Button>
      )}
    </Dialog>
  );
}
