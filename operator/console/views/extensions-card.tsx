import { EXTENSION_WORDS } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderExtensions } from "../../orders/read-extensions";
import { LedgerTable } from "./ledger-table";
import { Refunded } from "./order-money";
import { channelName } from "./order-rows";
import { Card, Money } from "./parts";

type Extension = OrderExtensions["extensions"][number];

/** Extensions of a rental: hours, payment, refunds and ledger transfers. Nothing for an order without one. */
export function ExtensionsCard({ extensions, refunds, transfers }: OrderExtensions) {
  if (extensions.length === 0) return null;
  return (
    <Card
      title="续租"
      details={[
        ...extensions.map((each) => [`续 ${each.hours} 小时`, <Paid {...each} />] as const),
        ...refunds.map((refund) => ["退款", <Refunded {...refund} />] as const),
      ]}
    >
      <LedgerTable transfers={transfers} />
    </Card>
  );
}

function Paid({ orderNum, status, totalFen, channelId, paidAt }: Extension) {
  const word = EXTENSION_WORDS[status === "received" ? "paid" : status];
  return (
    <>
      <Money fen={totalFen} /> {channelName(channelId)} {word} {paidAt ? fullTime(paidAt) : ""}
      <br />
      <span class="dim number">订单号 {orderNum}</span>
    </>
  );
}
