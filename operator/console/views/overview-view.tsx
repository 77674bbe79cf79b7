import { CHECKING_WORD } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { SignedIn } from "../../access/sessions";
import type { Overview } from "../../overview/read-overview";
import { AFTER_SALE_COLUMNS, AfterSaleLine } from "./after-sale-rows";
import { CHANNEL_NAMES, NOTICE_LABELS, REFUND_STATE_LABELS } from "./labels";
import { ORDER_COLUMNS, OrderLink, OrderRow } from "./order-rows";
import { Card, MoneyCell, Table, Tag } from "./parts";
import { RentalTable } from "./rentals-view";
import { UnfulfilledOrders } from "./unfulfilled-orders";

interface Props {
  overview: Overview;
  operator: SignedIn;
  now: Date;
}

/** What needs an operator's attention, most urgent first. */
export function OverviewView({ overview, operator, now }: Props) {
  const { rentalCounts, silentTrades } = overview;
  const { toDeliver, afterSales, openAfterSales, refunds, rejectedNotices, lowStock } = overview;
  const failed = refunds.filter(({ state }) => state === "failed").length;
  return (
    <>
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
        <Figure href="#notices" label="被拒的支付通知" count={rejectedNotices.length} urgent />
        <Figure href="#stock" label="库存告急" count={lowStock.length} />
      </ul>
      <Card id="unfulfilled" title="已付款，未完成" note="到期自动全额退款，期限最近的在前">
        <UnfulfilledOrders unfulfilled={overview.unfulfilled} operator={operator} now={now} />
      </Card>
      <Card
        id="checking"
        title={CHECKING_WORD}
        note="支付渠道超过 5 分钟没有回答，会一直再问；回答之前订单不过期，库存和优惠券留着"
      >
        <Table
          caption="渠道没有回答的付款"
          columns={["订单号", "渠道", "金额", "问过", "下次再问"]}
          empty="没有付款在等渠道回答。"
          rows={silentTrades.map(({ orderNum, channel, amountFen, checks, checkAt }) => (
            <tr>
              <td>
                <OrderLink orderNum={orderNum} />
              </td>
              <td>{CHANNEL_NAMES[channel]}</td>
              <MoneyCell fen={amountFen} />
              <td class="number">{checks} 次</td>
              <td class="time">{fullTime(checkAt)}</td>
            </tr>
          ))}
        />
      </Card>
      <Card id="deliver" title="待交付" note="期限最近的在前">
        <Table
          caption="待交付的订单"
          columns={ORDER_COLUMNS}
          empty="没有订单在等待交付。"
          rows={toDeliver.map((record) => <OrderRow record={record} now={now} />)}
        />
      </Card>
      <Card
        id="after-sales"
        title="退款申请与纠纷"
        note={<a href="/admin/after-sales">全部售后</a>}
      >
        <Table
          caption="待处理的售后"
          columns={AFTER_SALE_COLUMNS}
          empty="没有售后在等待处理。"
          rows={afterSales.map((row) => <AfterSaleLine row={row} now={now} />)}
        />
      </Card>
      <Card id="rentals" title="归还的账号" note={<a href="/admin/rentals">全部归还</a>}>
        <RentalTable rows={overview.rentals} now={now} />
      </Card>
      <Card id="refunds" title="未完成的退款" note={<a href="/admin/refunds">全部退款</a>}>
        <Table
          caption="未完成的退款"
          columns={["订单号", "渠道", "金额", "状态", "原因"]}
          empty="没有退款在等待。"
          rows={refunds.map(({ orderNum, channel, amountFen, state, reason }) => (
            <tr>
              <td>
                <OrderLink orderNum={orderNum} />
              </td>
              <td>{CHANNEL_NAMES[channel]}</td>
              <MoneyCell fen={amountFen} />
              <td>
                <Tag mood={REFUND_STATE_LABELS[state][1]}>{REFUND_STATE_LABELS[state][0]}</Tag>
              </td>
              <td class="wide">{reason ?? "—"}</td>
            </tr>
          ))}
        />
      </Card>
      <div class="pair">
        <Card id="notices" title="被拒的支付通知" note="最近 7 天">
          <Table
            caption="被拒的支付通知"
            columns={["时间", "渠道", "订单号", "原因"]}
            empty="没有通知被拒。"
            rows={rejectedNotices.map(({ receivedAt, channel, orderNum, result }) => (
              <tr>
                <td class="time">{fullTime(receivedAt)}</td>
                <td>{CHANNEL_NAMES[channel ?? ""] ?? "—"}</td>
                <td class="number">{orderNum ?? "—"}</td>
                <td>{NOTICE_LABELS[result] ?? result}</td>
              </tr>
            ))}
          />
        </Card>
        <Card id="stock" title="库存告急" note="剩余不超过 3 件">
          <Table
            caption="库存告急的商品"
            columns={["商品", "剩余"]}
            empty="所有商品的库存都充足。"
            rows={lowStock.map(({ goodsId, name, spec, available }) => (
              <tr>
                <td class="wide">
                  <a href={`/admin/listings/${goodsId}`}>{spec ? `${name} · ${spec}` : name}</a>
                </td>
                <td class="right">
                  {available === 0 ? <Tag mood="bad">售罄</Tag> : `${available} 件`}
                </td>
              </tr>
            ))}
          />
        </Card>
      </div>
    </>
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
