import { formatFutureTime, fullTime } from "@storefront/contract/text/china-time";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { ACTION_ROLES } from "../../orders/action-roles";
import type { UnfulfilledOrder } from "../../orders/find-unfulfilled-orders";
import { describeFulfilmentCause } from "../../orders/fulfilment-cause";
import { Form } from "./form";
import { Deadline, OrderLink, orderLink } from "./order-rows";
import { Money, Table } from "./parts";

interface Props {
  unfulfilled: readonly UnfulfilledOrder[];
  operator: SignedIn;
  now: Date;
}

/** Orders that are paid and not fulfilled, with the next steps of each. */
export function UnfulfilledOrders({ unfulfilled, operator, now }: Props) {
  const canAct = isAtLeast(operator, ACTION_ROLES.retry);
  return (
    <Table
      caption="已付款、未完成的订单"
      columns={canAct ? [...COLUMNS, "操作"] : COLUMNS}
      empty="没有已付款而未完成的订单。"
      rows={unfulfilled.map((each) => (
        <tr>
          <OrderCells {...each} now={now} />
          {canAct ? (
            <td>
              <ActionButtons orderNum={each.record.orderNum} />
            </td>
          ) : null}
        </tr>
      ))}
    />
  );
}

const COLUMNS = ["订单和商品", "买家", "金额和付款时间", "原因", "已试", "退款期限"];

function OrderCells({ record, task, now }: UnfulfilledOrder & { now: Date }) {
  const { orderNum, title, buyer, totalFen, paidAt } = record;
  return (
    <>
      <td class="wide">
        <OrderLink orderNum={orderNum} />
        <br />
        {title}
      </td>
      <td>
        {buyer.nickname}
        <br />
        <span class="dim">{buyer.phone}</span>
      </td>
      <td>
        <Money fen={totalFen} />
        <br />
        <span class="dim time">{paidAt === null ? "—" : fullTime(paidAt)}</span>
      </td>
      <td class="cause">
        {describeFulfilmentCause(task.cause)}
        {task.cause === null ? null : <span class="dim">{task.cause}</span>}
      </td>
      <td>
        {task.tries} 次<br />
        <span class="dim time">{nextAttempt(task.nextAt, now)}</span>
      </td>
      <td>
        <Deadline at={task.refundAt} now={now} />
      </td>
    </>
  );
}

/** @returns when the marketplace tries again by itself */
export const nextAttempt = (at: Date, now: Date): string =>
  at <= now ? "马上再试" : `${formatFutureTime(at, now)} 再试`;

function ActionButtons({ orderNum }: { orderNum: string }) {
  return (
    <div class="row-acts">
      <Form action={`${orderLink(orderNum)}/retry`}>
        <button type="submit" aria-label={`重试 ${orderNum}`}>
          重试
        </button>
      </Form>
      <a
        class="button"
        href={`${orderLink(orderNum)}?act=cancel#acts`}
        aria-label={`退款 ${orderNum}`}
      >
        退款
      </a>
    </div>
  );
}
