"use client";

import { fenToYuan } from "@storefront/contract/money";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/read-session";
import { asCount, asFen, asObject } from "@/lib/decode/lenient";

interface Props {
  rewardFen: number;
  /** Whether the link names its promoter, that is, the visitor is logged in. */
  named: boolean;
  onLogIn: () => void;
}

interface Earned {
  fen: number;
  orders: number;
}

/** @returns null when the call fails */
async function fetchEarned(): Promise<Earned | null> {
  const result = await call("shareRewards", {});
  if (!result.ok) return null;
  const { total_reward, total_orders } = asObject(result.data);
  return { fen: asFen(total_reward), orders: asCount(total_orders) };
}

/** The million plan: the reward per sale through this link, and the visitor's total rewards (product §2). */
export function ShareReward({ rewardFen, named, onLogIn }: Props) {
  const { data: earned = null } = useSWR(
    named ? ["share-rewards", readToken()] : null,
    fetchEarned,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );

  return (
    <section aria-label="百万计划" className="mt-4 rounded-m bg-tint px-4 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium text-sm">
          <span className="mr-2 rounded-[4px] bg-accent px-1.5 py-0.5 text-white text-xs">
            百万计划
          </span>
          好友每下一单，你赚
        </span>
        <span className="figures font-semibold text-accent text-lg">¥{fenToYuan(rewardFen)}</span>
      </p>
      {named ? (
        <p role="status" className="figures mt-1.5 text-ink-2 text-xs">
          {earned === null
            ? "好友付款后记到你的账号；自己下单不计。"
            : `我的分享收益：¥${fenToYuan(earned.fen)}（${earned.orders} 单）。自己下单不计。`}
        </p>
      ) : (
        <div className="mt-2 flex items-center justify-between gap-3 small:flex-wrap small:gap-y-1">
          <p className="text-ink-2 text-xs">现在的链接还不知道是你分享的。</p>
          <Button size="small" onClick={onLogIn}>
            登录后重新复制
          </Button>
        </div>
      )}
    </section>
  );
}
