"use client";

import { REWARD_RULE } from "@storefront/contract/account/reward-terms";
import { fenToYuan } from "@storefront/contract/money";
import { readEarnings } from "@/lib/account/read-ledger";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountCall } from "../parts/use-account-call";
import { AmountRow } from "./amount-row";
import { AmountSum } from "./amount-sum";

/** Earnings of the visitor's share links. Buyers are not identified. */
export function EarningsPanel() {
  const answer = useAccountCall("shareRewards", {}, readEarnings);
  return (
    <AccountData answer={answer} label="分享收益">
      {({ totalFen, paidFen, orders, sales }) => (
        <>
          <AmountSum name="累计分享收益" fen={totalFen} note={sumNote(orders, paidFen)} />
          {sales.length === 0 ? (
            <Notice
              title="还没有分享收益"
              text={`在有分享奖励的商品页点分享，好友打开你的链接下单。${REWARD_RULE}`}
              action={{ name: "去逛逛", href: "/index" }}
            />
          ) : (
            <ul aria-label="分享收益" className="rounded-m bg-white px-5 shadow-card">
              {sales.map(({ name, fen, at, isPaid }, index) => (
                <AmountRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: sales have no id and never change their order
                  key={index}
                  name={name}
                  note={paidFen === null ? "" : isPaid ? "已转入余额" : "售后期结束后转入余额"}
                  at={at}
                  amount={`+¥${fenToYuan(fen)}`}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </AccountData>
  );
}

const sumNote = (orders: number, paidFen: number | null): string =>
  `来自 ${orders} 笔订单${paidFen === null ? "" : `，其中 ¥${fenToYuan(paidFen)} 已转入余额`}。${REWARD_RULE}`;
