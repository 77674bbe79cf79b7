import { fullTime } from "@storefront/contract/text/china-time";
import { ACCOUNTS, payeeOf } from "@storefront/marketplace/ledger/ledger";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import type { Refund } from "../../refunds/read-refunds";
import {
  CALLBACK_LABELS,
  CHANNEL_NAMES,
  REFUND_CAUSE_LABELS,
  REFUND_STATE_LABELS,
  TRADE_STATE_LABELS,
} from "./labels";
import { LedgerTable } from "./ledger-table";
import { Card, Details, Money, Tag } from "./parts";

/** Price lines, payment, refund and ledger transfers of an order. */
export function OrderMoney({ record, history }: { record: OrderRecord; history: OrderHistory }) {
  const lines = record.kind === "goods" ? record.order.lines : [];
  return (
    <>
      <Card title="付款与退款">
        {lines.length > 0 ? (
          <Details rows={lines.map(({ title, fen }) => [title, <Money fen={fen} />] as const)} />
        ) : null}
        <Payment {...history} />
        <Settlement record={record} history={history} />
      </Card>
      <Card title="账目">
        <LedgerTable transfers={history.transfers} />
      </Card>
    </>
  );
}

/** Where the price is: kept by the platform, or settled to the seller. Nothing for an order that was not paid. */
function Settlement({ record, history }: { record: OrderRecord; history: OrderHistory }) {
  const { settleDueAt, settledAt } = record.order;
  const escrowFen = restIn(history.transfers, ACCOUNTS.escrow);
  const sellerFen = restIn(history.transfers, payeeOf(record.kind === "goods" ? record.order : {}));
  if (escrowFen === 0 && sellerFen === 0 && settledAt === null) return null;
  const due = settleDueAt ? `${fullTime(settleDueAt)} 起结算给卖家` : "买家收到后才结算给卖家";
  return (
    <Details
      rows={[
        [
          "平台保管中",
          escrowFen > 0 ? (
            <>
              <Money fen={escrowFen} /> <span class="dim">{due}</span>
            </>
          ) : null,
        ],
        [
          settledAt ? "已结算给卖家" : "卖家账户",
          settledAt || sellerFen > 0 ? (
            <>
              <Money fen={sellerFen} /> {settledAt ? fullTime(settledAt) : ""}
            </>
          ) : null,
        ],
      ]}
    />
  );
}

/** @returns fen that the transfers have left in an account */
const restIn = (transfers: OrderHistory["transfers"], account: string): number =>
  transfers.reduce((sum, { fromAccount, toAccount, amountFen }) => {
    if (toAccount === account) return sum + amountFen;
    return fromAccount === account ? sum - amountFen : sum;
  }, 0);

function Payment({ trade, refunds, callbacks }: OrderHistory) {
  return (
    <Details
      rows={[
        ["支付渠道", trade ? CHANNEL_NAMES[trade.channel] : "余额，或还没有选择"],
        [
          "交易状态",
          trade ? (
            <Tag mood={TRADE_STATE_LABELS[trade.state][1]}>
              {TRADE_STATE_LABELS[trade.state][0]}
            </Tag>
          ) : null,
        ],
        ["渠道交易号", trade?.tradeNum ?? null],
        ...callbacks.map(
          ({ receivedAt, result }) =>
            ["支付通知", `${fullTime(receivedAt)} ${CALLBACK_LABELS[result] ?? result}`] as const,
        ),
        ...refunds.map((refund) => ["退款", <Refunded {...refund} />] as const),
      ]}
    />
  );
}

/** A refund, with its state and number. */
export function Refunded({ refundNum, cause, amountFen, state, reason, refundedAt }: Refund) {
  return (
    <>
      <a href={`/admin/refunds/${refundNum}`}>{REFUND_CAUSE_LABELS[cause]}</a>{" "}
      <Money fen={amountFen} />{" "}
      <Tag mood={REFUND_STATE_LABELS[state][1]}>{REFUND_STATE_LABELS[state][0]}</Tag>{" "}
      {refundedAt ? fullTime(refundedAt) : (reason ?? "")}
      <br />
      <span class="dim number">退款单号 {refundNum}</span>
    </>
  );
}
