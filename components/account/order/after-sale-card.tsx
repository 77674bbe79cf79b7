"use client";

import { afterSaleStep } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { Button } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { withdrawRefund } from "@/lib/account/order-actions";
import type { AfterSale, OrderPage } from "@/lib/order/order-page";
import { withdrawQuestion } from "@/lib/order/questions";
import { runAction } from "../parts/run-action";
import { Card, Detail, Details } from "./card";
import { DisputeHistory } from "./dispute-history";

interface Props {
  page: OrderPage;
  actions: ReadonlySet<BuyerAction>;
  onAction: (action: BuyerAction) => void;
}

/** A refund request with its pictures and the date of every state, and what the buyer can do with it. */
export function AfterSaleCard({ page: { order, afterSale }, actions, onAction }: Props) {
  if (afterSale === null) return null;
  return (
    <Card title="退款售后" aside={<State>{AFTER_SALE_WORDS[afterSale.state]}</State>}>
      <Details>
        <Detail label="原因">{afterSale.reason}</Detail>
        <Detail label="申请金额">
          <span className="figures">¥{fenToYuan(afterSale.askedFen)}</span>
        </Detail>
        <Refunded afterSale={afterSale} />
      </Details>
      <DisputeHistory
        events={afterSale.events}
        name={({ state, by }) => afterSaleStep(state, by)}
        picturesOf={({ state, by }) => {
          if (state === "requested") return afterSale.pictures;
          return state === "escalated" && by === "buyer" ? afterSale.escalationPictures : [];
        }}
      />
      {actions.has("withdrawRefund") ? (
        <div className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-4 print:hidden">
          {actions.has("escalate") ? (
            <Button variant="primary" data-action="escalate" onClick={() => onAction("escalate")}>
              申请平台介入
            </Button>
          ) : null}
          <ConfirmedButton
            size={actions.has("escalate") ? "medium" : "small"}
            data-action="withdrawRefund"
            question={withdrawQuestion(order, afterSale)}
            onConfirm={() => runAction("已撤销申请", () => withdrawRefund(order))}
          >
            撤销申请
          </ConfirmedButton>
        </div>
      ) : null}
    </Card>
  );
}

export const State = ({ children }: { children: string }) => (
  <span className="rounded-s bg-tint px-2 py-0.5 font-medium text-primary-strong text-xs">
    {children}
  </span>
);

function Refunded({ afterSale }: { afterSale: AfterSale }) {
  const { refundFen, deductedFen, isPaidBack } = afterSale;
  if (refundFen === null) return null;
  const where = refundFen === 0 ? "不退款" : isPaidBack ? "已退回付款账户" : "正在原路退回";
  return (
    <>
      <Detail label="退款金额">
        <span className="figures">¥{fenToYuan(refundFen)}</span> {where}
      </Detail>
      {deductedFen === 0 ? null : (
        <Detail label="实退">
          <span className="figures">¥{fenToYuan(refundFen - deductedFen)}</span> 已扣除到账的返现{" "}
          <span className="figures">¥{fenToYuan(deductedFen)}</span>
        </Detail>
      )}
    </>
  );
}
