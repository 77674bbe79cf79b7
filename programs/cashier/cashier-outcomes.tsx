/** @jsxImportSource hono/jsx */

import { Countdown, Flash, Outcome, Price, Row } from "@/mobile/views/parts";
import { type Bill, BillLines, CashierForm, CashierScreen } from "./cashier-view";

interface Props {
  bill: Bill;
  time: string;
}

/** The order closed before it was paid; money that comes now is still not lost (design §3 Order). */
export function ExpiredBillView({ bill, time, error }: Props & { error?: string | undefined }) {
  return (
    <CashierScreen bill={bill} time={time}>
      <Outcome icon="clock" mood="wait" title="订单已超时关闭">
        <p>请重新下单。若此时仍然付款，{bill.late}。</p>
      </Outcome>
      <BillLines bill={bill}>
        <Row label="金额">
          <Price yuan={bill.amount} />
        </Row>
      </BillLines>
      <Flash mood="bad" text={error} />
      <CashierForm bill={bill}>
        <button class="button primary" type="submit" name="act" value="pay">
          仍然付款 ¥{bill.amount}
        </button>
        <a class="button quiet" href="/phone">
          不付了
        </a>
      </CashierForm>
    </CashierScreen>
  );
}

/** The buyer has cancelled the order: there is nothing left to pay. */
export function WithdrawnBillView({ bill, time }: Props) {
  return (
    <CashierScreen bill={bill} time={time}>
      <Outcome icon="back" mood="quiet" title="订单已取消">
        <p>买家已经取消这笔订单，不需要付款。</p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <a class="button" href="/phone">
          回到扫一扫
        </a>
      </div>
    </CashierScreen>
  );
}

/** "Pay late" moves nothing: it waits here until the order has closed, and then offers to pay. */
export function LateView({ bill, time }: Props) {
  return (
    <CashierScreen bill={bill} time={time} title="超时再付" watch>
      <Outcome icon="clock" mood="wait" title="等订单超时">
        <p class="wait-figure">
          <Countdown seconds={bill.secondsLeft} />
        </p>
        <p>
          现在没有付款，也没有改动订单。倒计时结束后，本页会出现「仍然付款」，用来演示迟到的付款。
        </p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <a class="button" href={cashierHref(bill)}>
          返回收银台
        </a>
      </div>
    </CashierScreen>
  );
}

/** The payment provider could not take the money: the order waits on. */
export function FailedView({ bill, time }: Props) {
  return (
    <CashierScreen bill={bill} time={time} title="付款结果" watch>
      <Outcome icon="cross" mood="bad" title="付款未成功">
        <p>
          没有扣款。订单仍为您保留 <Countdown seconds={bill.secondsLeft} />
          ，可以重新付款。
        </p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <a class="button primary" href={cashierHref(bill)}>
          重新付款
        </a>
        <a class="button quiet" href="/phone">
          回到扫一扫
        </a>
      </div>
    </CashierScreen>
  );
}

/** The payer walked away. */
export function CancelledView({ bill, time }: Props) {
  return (
    <CashierScreen bill={bill} time={time} title="已取消" watch>
      <Outcome icon="back" mood="quiet" title="已取消付款">
        <p>
          没有扣款。订单仍为您保留 <Countdown seconds={bill.secondsLeft} />。
        </p>
      </Outcome>
      <div class="stack">
        <a class="button" href={cashierHref(bill)}>
          继续付款
        </a>
        <a class="button quiet" href="/phone">
          回到扫一扫
        </a>
      </div>
    </CashierScreen>
  );
}

const CHANNEL_WORDS = { alipay: "支付宝（演示）", wxpay: "微信支付（演示）" } as const;

/** The receipt. `refundDue`: the money came after the last piece had gone. */
export function ReceiptView(
  props: Props & { paidAt: string; refundDue: boolean; orderHref: string },
) {
  const { bill, time, paidAt, refundDue, orderHref } = props;
  return (
    <CashierScreen bill={bill} time={time} title="付款结果">
      <Outcome
        icon={refundDue ? "refund" : "tick"}
        mood={refundDue ? "wait" : "good"}
        title={refundDue ? "已收款，将原路退回" : "支付成功"}
      >
        <p class="amount-figure">
          <Price yuan={bill.amount} />
        </p>
        {refundDue ? <p>付款到达时订单已关闭且没有库存，款项会退回付款账户。</p> : null}
      </Outcome>
      <BillLines bill={bill}>
        <Row label="付款渠道">{CHANNEL_WORDS[bill.channel]}</Row>
        <Row label="付款时间">
          <span class="figures">{paidAt}</span>
        </Row>
      </BillLines>
      <div class="stack">
        <a class="button primary" href="/phone">
          完成
        </a>
        {refundDue ? null : (
          <a class="button quiet" href={orderHref}>
            我是买家，查看订单
          </a>
        )}
      </div>
    </CashierScreen>
  );
}

/** @returns the path of the bill's own page */
export function cashierHref(bill: Pick<Bill, "orderNum" | "t">): string {
  return `/phone/cashier?${new URLSearchParams({ order_num: bill.orderNum, t: bill.t })}`;
}
