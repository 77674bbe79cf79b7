import { afterSaleStep } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { AfterSale, OrderPage } from "@/lib/order/order-page";
import { Card, Fact, Facts } from "./card";
import { DisputeHistory } from "./dispute-history";
import { Evidence } from "./evidence";

/** A refund request with its pictures and the date of every state. */
export function AfterSaleCard({ page: { afterSale } }: { page: OrderPage }) {
  if (afterSale === null) return null;
  return (
    <Card title="退款售后" aside={<State>{AFTER_SALE_WORDS[afterSale.state]}</State>}>
      <Facts>
        <Fact label="原因">{afterSale.reason}</Fact>
        <Fact label="申请金额">
          <span className="figures">¥{fenToYuan(afterSale.askedFen)}</span>
        </Fact>
        <Refunded afterSale={afterSale} />
      </Facts>
      <Evidence pictures={afterSale.pictures} by="我" />
      <DisputeHistory
        events={afterSale.events}
        name={({ state, by }) => afterSaleStep(state, by)}
        more={({ state, by }) =>
          state === "escalated" && by === "buyer" ? (
            <Evidence pictures={afterSale.escalationPictures} by="我补充" />
          ) : null
        }
      />
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
      <Fact label="退款金额">
        <span className="figures">¥{fenToYuan(refundFen)}</span> {where}
      </Fact>
      {deductedFen === 0 ? null : (
        <Fact label="实退">
          <span className="figures">¥{fenToYuan(refundFen - deductedFen)}</span> 已扣除到账的返现{" "}
          <span className="figures">¥{fenToYuan(deductedFen)}</span>
        </Fact>
      )}
    </>
  );
}
