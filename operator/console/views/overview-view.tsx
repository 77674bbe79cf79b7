import { CHECKING_WORD } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { SignedIn } from "../../access/sessions";
import type { Overview } from "../../overview/read-overview";
import { afterSaleColumns } from "./after-sale-rows";
import { CALLBACK_LABELS, CHANNEL_NAMES } from "./labels";
import { OrderLink, orderColumns } from "./order-rows";
import { Card, Money, Tag } from "./parts";
import { RefundTag } from "./refund-view";
import { rentalList } from "./rental-rows";
import { ListCard } from "./table";
import { UnfulfilledOrders } from "./unfulfilled-orders";

interface Props {
  overview: Overview;
  operator: SignedIn;
  now: Date;
}

/** What needs an operator's attention, most urgent first. */
export function OverviewView({ overview, operator, now }: Props) {
  const { silentTrades, toDeliver, afterSales, refunds } = overview;
  return (
    <>
      <Figures overview={overview} />
      <Card id="unfulfilled" title="已付款，未完成" note="到期自动全额退款，期限最近的在前">
        <UnfulfilledOrders unfulfilled={overview.unfulfilled} operator={operator} now={now} />
      </Card>
      <ListCard
        id="checking"
        title={CHECKING_WORD}
        note="支付渠道超过 5 分钟没有回答，会一直再问；回答之前订单不过期，库存和优惠券留着"
        caption="渠道没有回答的付款"
        columns={[
          ["订单号", ({ orderNum }) => <OrderLink orderNum={orderNum} />],
          ["渠道", ({ channel }) => CHANNEL_NAMES[channel]],
          ["金额", ({ amountFen }) => <Money fen={amountFen} />, "right"],
          ["问过", ({ checks }) => `${checks} 次`, "number"],
          ["下次再问", ({ checkAt }) => fullTime(checkAt), "time"],
        ]}
        rows={silentTrades}
        empty="没有付款在等渠道回答。"
      />
      <ListCard
        id="deliver"
        title="待交付"
        note="期限最近的在前"
        caption="待交付的订单"
        columns={orderColumns(now)}
        rows={toDeliver}
        empty="没有订单在等待交付。"
      />
      <ListCard
        id="after-sales"
        title="退款申请与纠纷"
        note={<a href="/admin/after-sales">全部售后</a>}
        caption="待处理的售后"
        columns={afterSaleColumns(now)}
        rows={afterSales}
        empty="没有售后在等待处理。"
      />
      <ListCard
        id="rentals"
        title="归还的账号"
        note={<a href="/admin/rentals">全部归还</a>}
        {...rentalList(overview.rentals, now)}
      />
      <ListCard
        id="refunds"
        title="未完成的退款"
        note={<a href="/admin/refunds">全部退款</a>}
        columns={[
          ["订单号", ({ orderNum }) => <OrderLink orderNum={orderNum} />],
          ["渠道", ({ channel }) => CHANNEL_NAMES[channel]],
          ["金额", ({ amountFen }) => <Money fen={amountFen} />, "right"],
          ["状态", ({ state }) => <RefundTag state={state} />],
          ["原因", ({ reason }) => reason ?? "—", "wide"],
        ]}
        rows={refunds}
        empty="没有退款在等待。"
      />
      <QuietLists overview={overview} />
    </>
  );
}

function Figures({ overview }: Pick<Props, "overview">) {
  const { rentalCounts, silentTrades, toDeliver, openAfterSales } = overview;
  const { refunds, rejectedCallbacks, lowStock } = overview;
  const failed = refunds.filter(({ state }) => state === "failed").length;
  return (
    <ul class="figures">
      <Figure href="#unfulfilled" label="已付款未完成" count={overview.unfulfilledCount} urgent />
      <Figure href="#checking" label={CHECKING_WORD} count={silentTrades.length} urgent />
      <Figure href="#deliver" label="待交付" count={toDeliver.length} />
      <Figure href="#after-sales" label="退款申请" count={openAfterSales.requested} />
      <Figure href="#after-sales" label="纠纷" count={openAfterSales.escalated} urgent />
      <Figure href="#rentals" label="待确认归还" count={rentalCounts.deposits} />
      <Figure href="#rentals" label="租号待换密码" count={rentalCounts.passwords} />
      <Figure href="#rentals" label="押金待裁决" count={rentalCounts.claims} urgent />
      <Figure href="/admin/messages" label="待回复会话" count={overview.unanswered} />
      <Figure href="/admin/promises" label="待审核文字" count={overview.promises.waiting} />
      <Figure
        href="/admin/promises"
        label="到期下架的文字"
        count={overview.promises.carried}
        urgent
      />
      <Figure href="#refunds" label="退款失败" count={failed} urgent />
      <Figure href="#notices" label="被拒的支付通知" count={rejectedCallbacks.length} urgent />
      <Figure href="#stock" label="库存告急" count={lowStock.length} />
    </ul>
  );
}

/** What does not wait for an operator: refused callbacks, and stock that runs out. */
function QuietLists({ overview: { rejectedCallbacks, lowStock } }: Pick<Props, "overview">) {
  return (
    <div class="pair">
      <ListCard
        id="notices"
        title="被拒的支付通知"
        note="最近 7 天"
        columns={[
          ["时间", ({ receivedAt }) => fullTime(receivedAt), "time"],
          ["渠道", ({ channel }) => CHANNEL_NAMES[channel ?? ""] ?? "—"],
          ["订单号", ({ orderNum }) => orderNum ?? "—", "number"],
          ["原因", ({ result }) => CALLBACK_LABELS[result] ?? result],
        ]}
        rows={rejectedCallbacks}
        empty="没有通知被拒。"
      />
      <ListCard
        id="stock"
        title="库存告急"
        note="剩余不超过 3 件"
        caption="库存告急的商品"
        columns={[
          [
            "商品",
            ({ goodsId, name, spec }) => (
              <a href={`/admin/listings/${goodsId}`}>{spec ? `${name} · ${spec}` : name}</a>
            ),
            "wide",
          ],
          [
            "剩余",
            ({ available }) => (available === 0 ? <Tag mood="bad">售罄</Tag> : `${available} 件`),
            "right",
          ],
        ]}
        rows={lowStock}
        empty="所有商品的库存都充足。"
      />
    </div>
  );
}

interface FigureProps {
  href: string;
  label: string;
  count: number;
  /** Highlights any count above 0. */
  urgent?: boolean;
}

function Figure({ href, label, count, urgent = false }: FigureProps) {
  return (
    <li>
      <a class={urgent && count > 0 ? "figure alarm" : "figure"} href={href}>
        <strong>{count >= 20 ? "20+" : count}</strong>
        <span>{label}</span>
      </a>
    </li>
  );
}
