/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon, type IconName } from "@/mobile/views/icon";
import { Countdown, Flash, Price, Row } from "@/mobile/views/parts";
import { type Look, Screen } from "@/mobile/views/screen";

type CashierChannel = "alipay" | "wxpay";

/** A bill as the cashier knows it. Nobody's name or secret is on it: anyone with the link may pay. */
export interface Bill {
  orderNum: string;
  /** The link's proof that it came from the marketplace. */
  t: string;
  channel: CashierChannel;
  seller: string;
  goodsName: string;
  specName: string;
  quantity: number;
  /** Yuan. */
  amount: string;
  /** What becomes of a payment after that. */
  late: string;
  /** Whole seconds until the order closes; 0 when it has. */
  secondsLeft: number;
}

const CASHIERS: Record<CashierChannel, { title: string; icon: IconName; payer: string }> = {
  alipay: { title: "支付宝收银台", icon: "wallet", payer: "余额宝（演示）" },
  wxpay: { title: "微信支付收银台", icon: "shield", payer: "零钱（演示）" },
};

/** The cashier's window with its channel's look; a neutral drawn sign stands for the provider's. */
export function CashierScreen(props: {
  bill: Pick<Bill, "channel">;
  time: string;
  title?: string;
  watch?: boolean;
  children?: Child;
}) {
  const { bill, time, title, watch = false, children } = props;
  const look: Look = bill.channel;
  return (
    <Screen
      title={title ?? CASHIERS[bill.channel].title}
      time={time}
      look={look}
      back="/phone"
      scripts={watch ? ["countdown"] : []}
    >
      {children}
    </Screen>
  );
}

/** What is paid for, to whom: the same lines on the bill and on the receipt. */
export function BillLines({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <dl class="card rows">
      <Row label="收款方">{bill.seller}</Row>
      <Row label="商品">
        <span class="clamp">{bill.goodsName}</span>
        {bill.specName === "" ? null : <small>{bill.specName}</small>}
      </Row>
      <Row label="数量">{bill.quantity}</Row>
      {children}
      <Row label="订单号">
        <span class="figures">{bill.orderNum}</span>
      </Row>
    </dl>
  );
}

/** The form that every choice of the cashier goes through. */
export function CashierForm({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <form method="post" action="/phone/cashier" class="stack">
      <input type="hidden" name="order_num" value={bill.orderNum} />
      <input type="hidden" name="t" value={bill.t} />
      {children}
    </form>
  );
}

/** A bill that waits for money: one main button, and below it what else may happen in life. */
export function CashierView(props: { bill: Bill; time: string; error?: string | undefined }) {
  const { bill, time, error } = props;
  return (
    <CashierScreen bill={bill} time={time} watch>
      <Amount bill={bill}>
        <p class="countdown">
          <Icon name="clock" />
          支付剩余时间 <Countdown seconds={bill.secondsLeft} />
        </p>
      </Amount>
      <BillLines bill={bill}>
        <Row label="付款方式">{CASHIERS[bill.channel].payer}</Row>
      </BillLines>
      <Flash mood="bad" text={error} />
      <CashierForm bill={bill}>
        <button class="button primary" type="submit" name="act" value="pay">
          确认支付 ¥{bill.amount}
        </button>
        <fieldset class="choices">
          <legend>也可以试试</legend>
          <button type="submit" name="act" value="late">
            <Icon name="clock" />
            超时再付
          </button>
          <button type="submit" name="act" value="fail">
            <Icon name="cross" />
            付款失败
          </button>
          <button type="submit" name="act" value="cancel">
            <Icon name="back" />
            取消付款
          </button>
        </fieldset>
      </CashierForm>
    </CashierScreen>
  );
}

/** The sum, set large, under the channel's sign. */
function Amount({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <div class="amount">
      <span class="amount-sign">
        <Icon name={CASHIERS[bill.channel].icon} />
      </span>
      <p class="amount-to">付款给 {bill.seller}</p>
      <p class="amount-figure">
        <Price yuan={bill.amount} />
      </p>
      {children}
    </div>
  );
}
