import { BOOST_PROMISE, BOOSTER_ACCEPT_S } from "@/lib/constants";
import { countText } from "@/lib/home/market-view";

/** One figure, as large as it deserves: how long until somebody takes the order. */
export function BoostAccept({ online }: { online: number | null }) {
  return (
    <section className="bg-ink text-white">
      <div className="container-page flex items-center justify-between gap-16 py-16">
        <p className="flex items-baseline gap-4">
          <span className="text-lg">平均</span>
          <span className="figures font-bold text-[128px] text-spark leading-[120px]">
            {BOOSTER_ACCEPT_S}
          </span>
          <span className="text-lg">秒有人接单</span>
        </p>
        <div className="max-w-[420px] border-spark border-l-4 pl-8">
          <p className="font-semibold text-xl">「{BOOST_PROMISE}」</p>
          {online === null ? null : (
            <p className="mt-3 text-base text-white/80">
              此刻在线的认证代练{" "}
              <span className="figures font-semibold text-white">{countText(online)}</span> 位
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
