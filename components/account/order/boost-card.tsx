import { fullTime } from "@storefront/contract/text/china-time";
import { Avatar } from "@/components/ui/avatar";
import type { Boost, OrderPage } from "@/lib/order/order-page";
import { Card, Detail, Details } from "./card";

const ACCOUNTS: Readonly<Record<Boost["account"], string>> = {
  missing: "还没有填写，请在手机的订单页填写",
  given: "已加密保存，代练开始后只有代练可见",
  erased: "代练结束，已删除",
  "": "",
};

/** Progress of a boost, and its booster. */
export function BoostCard({ page: { boost } }: { page: OrderPage }) {
  if (boost === null) return null;
  const { stars, starsWon, reported, booster, partition, hours, account } = boost;
  const percent = stars === 0 ? 0 : Math.round((starsWon / stars) * 100);
  return (
    <Card title="代练进度">
      {stars === 0 ? null : (
        <div className="mb-4">
          <p className="mb-1.5 flex justify-between text-sm">
            <span className="text-ink">
              已打 <b className="figures">{starsWon}</b> 星，共{" "}
              <span className="figures">{stars}</span> 星
            </span>
            <span className="figures text-ink-2">{percent}%</span>
          </p>
          <div
            role="progressbar"
            aria-label="代练进度"
            aria-valuemin={0}
            aria-valuemax={stars}
            aria-valuenow={starsWon}
            className="h-2 overflow-hidden rounded-full bg-line"
          >
            <div className="h-full bg-primary" style={{ width: `${percent}%` }} />
          </div>
          {reported === null || reported.at === null ? null : (
            <p className="mt-1.5 text-ink-2 text-xs">
              {reported.by} 于 <span className="figures">{fullTime(reported.at)}</span> 更新
            </p>
          )}
        </div>
      )}
      <Details>
        {booster === null ? null : (
          <Detail label="代练">
            <span className="inline-flex items-center gap-2">
              <Avatar
                picture={booster.picture}
                nickname={booster.name}
                size={24}
                className="size-6"
              />
              {booster.name}
              {booster.isVerified ? <span className="text-ink-2 text-xs">已实名</span> : null}
            </span>
          </Detail>
        )}
        {partition === "" ? null : <Detail label="大区">{partition}</Detail>}
        {hours === 0 ? null : <Detail label="预计用时">{hours} 小时</Detail>}
        {account === "" ? null : <Detail label="游戏账号">{ACCOUNTS[account]}</Detail>}
      </Details>
    </Card>
  );
}
