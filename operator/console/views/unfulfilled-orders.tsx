import { formatFutureTime, fullTime } from "@storefront/contract/text/china-time";
import type { Child } from "hono/jsx";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { ACTION_ROLES } from "../../orders/action-roles";
import type { UnfulfilledOrder } from "../../orders/find-unfulfilled-orders";
import { describeFulfilmentCause } from "../../orders/fulfilment-cause";
import { Form } from "./form";
import { Deadline, OrderLink, orderLink } from "./order-rows";
import { Money } from "./parts";
import { type Columns, Table } from "./table";

interface Props {
  unfulfilled: readonly UnfulfilledOrder[];
  operator: SignedIn;
  now: Date;
}

/** Orders that are paid and not fulfilled, with the next steps of each. */
export function UnfulfilledOrders({ unfulfilled, operator, now }: Props) {
  const columns: Columns<UnfulfilledOrder> = [
    ["订单和商品", ({ record }) => <Title {...record} />, "wide"],
    ["买家", ({ record: { buyer } }) => twoLines(buyer.nickname, "dim", buyer.phone)],
    ["金额和付款时间", ({ record }) => <Payment {...record} />],
    ["原因", ({ task }) => <Cause cause={task.cause} />, "cause"],
    ["已试", ({ task }) => twoLines(`${task.tries} 次`, "dim time", nextAttempt(task.nextAt, now))],
    ["退款期限", ({ task }) => <Deadline at={task.refundAt} now={now} />],
    isAtLeast(operator, ACTION_ROLES.retry) && [
      "操作",
      ({ record }) => <ActionButtons orderNum={record.orderNum} />,
    ],
  ];
  return (
    <Table
      caption="已付款、未完成的订单"
      columns={columns}
      rows={unfulfilled}
      empty="没有已付款而未完成的订单。"
    />
  );
}

const twoLines = (first: Child, look: string, second: string) => (
  <>
    {first}
    <br />
    <span class={look}>{second}</span>
  </>
);

type Record = UnfulfilledOrder["record"];

const Title = ({ orderNum, title }: Record) => (
  <>
    <OrderLink orderNum={orderNum} />
    <br />
    {title}
  </>
);

const Payment = ({ totalFen, paidAt }: Record) =>
  twoLines(<Money fen={totalFen} />, "dim time", paidAt === null ? "—" : fullTime(paidAt));

const Cause = ({ cause }: Pick<UnfulfilledOrder["task"], "cause">) => (
  <>
    {describeFulfilmentCause(cause)}
    {cause === null ? null : <span class="dim">{cause}</span>}
  </>
);

/** @returns the time of the marketplace's next attempt */
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
