import { isZeroYuan } from "@storefront/contract/money";
import { Countdown } from "@storefront/html/parts/countdown";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { Screen, usePlace } from "../../pages/screen";
import type { Bill } from "./bill";
import { BillLines, CashierForm, CashierScreen, type ViewProps } from "./cashier-view";

/** @returns the path of the bill's page */
export const billHref = (path: string, bill: Bill): string =>
  `${path}?${new URLSearchParams({ order_num: bill.orderNum, t: bill.t })}`;

function HomeLink({ words }: { words: string }) {
  const { homeHref } = usePlace();
  if (homeHref === undefined) return null;
  return (
    <a class="button quiet" href={homeHref}>
      {words}
    </a>
  );
}

/** The trade expired unpaid. A payment that was already in flight can still arrive. */
export function ExpiredView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill}>
      <Outcome icon="clock" mood="wait" title="订单已超时关闭">
        <p>请重新下单。若此时仍然付款，商户会照常发货，或者原路退款。</p>
      </Outcome>
      <BillLines bill={bill}>
        <Row label="金额">
          <Price yuan={bill.amount} />
        </Row>
      </BillLines>
      <CashierForm bill={bill}>
        <button class="button primary" type="submit" name="act" value="pay">
          仍然付款 ¥{bill.amount}
        </button>
        <HomeLink words="不付了" />
      </CashierForm>
    </CashierScreen>
  );
}

/** Closed by the merchant, or by the provider after a refused payment: nothing is left to pay. */
export function ClosedView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill}>
      <Outcome icon="back" mood="quiet" title="交易已关闭">
        <p>没有扣款，这笔交易也不需要再付款。要买的话，请回到商户重新支付。</p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <HomeLink words="回到扫一扫" />
      </div>
    </CashierScreen>
  );
}

/** "Pay late" moves no money: the page waits until the trade has expired, then offers to pay. */
export function LateView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill} title="超时再付" counting>
      <Outcome icon="clock" mood="wait" title="等订单超时">
        <p class="text-ink text-[44px]/13.5 font-semibold">
          <Countdown seconds={bill.secondsLeft} />
        </p>
        <p>
          现在没有付款，也没有改动订单。倒计时结束后，本页会出现「仍然付款」，用来演示迟到的付款。
        </p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <a class="button" href={billHref(usePlace().path, bill)}>
          返回收银台
        </a>
      </div>
    </CashierScreen>
  );
}

/** The provider refused the payment; the order still waits. */
export function FailedView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill} title="付款结果" counting>
      <Outcome icon="cross" mood="bad" title="付款未成功">
        <p>
          没有扣款。订单仍为你保留 <Countdown seconds={bill.secondsLeft} />
          ，可以重新付款。
        </p>
      </Outcome>
      <BillLines bill={bill} />
      <div class="stack">
        <a class="button primary" href={billHref(usePlace().path, bill)}>
          重新付款
        </a>
        <HomeLink words="回到扫一扫" />
      </div>
    </CashierScreen>
  );
}

/** The payer canceled. */
export function CancelledView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill} title="已取消" counting>
      <Outcome icon="back" mood="quiet" title="已取消付款">
        <p>
          没有扣款。订单仍为你保留 <Countdown seconds={bill.secondsLeft} />。
        </p>
      </Outcome>
      <div class="stack">
        <a class="button" href={billHref(usePlace().path, bill)}>
          继续付款
        </a>
        <HomeLink words="回到扫一扫" />
      </div>
    </CashierScreen>
  );
}

const CHANNEL_NAMES = { alipay: "支付宝（演示）", wxpay: "微信支付（演示）" } as const;

/**
 * The receipt.
 * @param paidAt formatted time
 * @param orderHref the buyer's page of the order, if known
 */
export function ReceiptView(props: ViewProps & { paidAt: string; orderHref?: string | undefined }) {
  const { bill, paidAt, orderHref } = props;
  const refunded = bill.state === "refunded";
  return (
    <CashierScreen bill={bill} title="付款结果">
      <Outcome
        icon={refunded ? "refund" : "tick"}
        mood={refunded ? "wait" : "good"}
        title={refunded ? "已原路退款" : "支付成功"}
      >
        <p class="text-[44px]/13.5 tracking-[-0.5px]">
          <Price yuan={bill.amount} />
        </p>
        {isZeroYuan(bill.refunded) ? null : <p>商户已退款 ¥{bill.refunded}，款项回到付款账户。</p>}
      </Outcome>
      <BillLines bill={bill}>
        <Row label="付款渠道">{CHANNEL_NAMES[bill.provider]}</Row>
        <FigureRow label="付款时间">{paidAt}</FigureRow>
      </BillLines>
      <div class="stack">
        {orderHref === undefined ? null : (
          <a class="button primary" href={orderHref}>
            我是买家，查看订单
          </a>
        )}
        <HomeLink words="完成" />
      </div>
    </CashierScreen>
  );
}

/** A link that no provider has created. */
export function UnknownBillView() {
  return (
    <Screen look="alipay" title="收银台">
      <Outcome icon="question" mood="quiet" title="这张账单打不开">
        <p>链接不完整，或者不是支付渠道给出的。请重新扫描付款二维码。</p>
      </Outcome>
      <div class="stack">
        <HomeLink words="回到扫一扫" />
      </div>
    </Screen>
  );
}
