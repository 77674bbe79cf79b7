import { fullTime } from "@storefront/contract/text/china-time";
import { REFUND_STATES } from "@storefront/marketplace/database/schema";
import type { RefundRequest } from "../../money/refund-requests";
import type { Refund, RefundState } from "../../refunds/read-refunds";
import {
  CHANNEL_NAMES,
  MONEY_ACTION_LABELS,
  REFUND_CAUSE_LABELS,
  REFUND_STATE_LABELS,
} from "./labels";
import { OrderLink } from "./order-rows";
import { Card, MoneyCell, Older, Table, Tag } from "./parts";

interface Props {
  /** undefined for all. */
  state: RefundState | undefined;
  refunds: readonly Refund[];
  /** Refunds that wait for a second operator. */
  requests: readonly RefundRequest[];
  older: string | null;
}

export function RefundsView({ state, refunds, requests, older }: Props) {
  return (
    <>
      <nav class="filters" aria-label="按状态">
        <a
          class="filter"
          href="/admin/refunds"
          aria-current={state === undefined ? "page" : undefined}
        >
          全部
        </a>
        {REFUND_STATES.map((each) => (
          <a
            class="filter"
            href={`/admin/refunds?state=${each}`}
            aria-current={state === each ? "page" : undefined}
          >
            {REFUND_STATE_LABELS[each][0]}
          </a>
        ))}
      </nav>
      {requests.length > 0 ? (
        <Card title="等待批准的退款" note="由另一位负责人批准">
          <Table
            caption="等待批准的退款"
            columns={["订单号", "操作", "金额", "理由", "提出时间"]}
            empty=""
            rows={requests.map(({ orderNum, act, amountFen, details, reason, requestedAt }) => (
              <tr>
                <td>
                  {details?.channel ? (
                    <a class="number" href={`/admin/reconcile/${details.channel}/${orderNum}`}>
                      {orderNum}
                    </a>
                  ) : (
                    <OrderLink orderNum={orderNum} />
                  )}
                </td>
                <td>{MONEY_ACTION_LABELS[act]}</td>
                <MoneyCell fen={amountFen} />
                <td class="wide">{reason}</td>
                <td class="time">{fullTime(requestedAt)}</td>
              </tr>
            ))}
          />
        </Card>
      ) : null}
      <Card title="原路退款" note="用余额付的款项立即退回余额">
        <Table
          caption="退款"
          columns={[
            "退款号",
            "缘由",
            "渠道",
            "金额",
            "状态",
            "次数",
            "原因",
            "登记时间",
            "完成时间",
          ]}
          empty="没有这样的退款。"
          rows={refunds.map((refund) => (
            <tr>
              <td>
                <a class="number" href={`/admin/refunds/${refund.refundNum}`}>
                  {refund.refundNum}
                </a>
              </td>
              <td>{REFUND_CAUSE_LABELS[refund.cause]}</td>
              <td>{CHANNEL_NAMES[refund.channel]}</td>
              <MoneyCell fen={refund.amountFen} />
              <td>
                <RefundTag state={refund.state} />
              </td>
              <td>{refund.tries}</td>
              <td class="wide">{refund.reason ?? "—"}</td>
              <td class="time">{fullTime(refund.createdAt)}</td>
              <td class="time">{refund.refundedAt ? fullTime(refund.refundedAt) : "—"}</td>
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

export function RefundTag({ state }: { state: RefundState }) {
  const [label, mood] = REFUND_STATE_LABELS[state];
  return <Tag mood={mood}>{label}</Tag>;
}
