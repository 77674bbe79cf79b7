import { Countdown } from "@storefront/html/parts/countdown";
import { Icon, type IconName } from "@storefront/html/parts/icon";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import type { Child } from "hono/jsx";
import { Screen, usePlace } from "../../pages/screen";
import type { ProviderName } from "../trade";
import type { Bill } from "./bill";

export interface ViewProps {
  bill: Bill;
}

const CASHIERS: Record<ProviderName, { title: string; icon: IconName; payer: string }> = {
  alipay: { title: "支付宝收银台", icon: "wallet", payer: "余额宝（演示）" },
  wxpay: { title: "微信支付收银台", icon: "shield", payer: "零钱（演示）" },
};

/** The cashier in its provider's look; a neutral sign replaces the provider's logo. */
export function CashierScreen(
  props: ViewProps & { title?: string; counting?: boolean; children?: Child },
) {
  const { bill, title, children, ...rest } = props;
  return (
    <Screen {...rest} look={bill.provider} title={title ?? CASHIERS[bill.provider].title}>
      {children}
    </Screen>
  );
}

/** Subject and merchant, as on the bill and the receipt. */
export function BillLines({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <dl class="card rows stack-12">
      <Row label="收款方">{bill.merchant}</Row>
      <Row label="商品">
        <span class="clamp">{bill.subject}</span>
      </Row>
      {children}
      <FigureRow label="订单号">{bill.orderNum}</FigureRow>
    </dl>
  );
}

/** The form of every action in the cashier. */
export function CashierForm({ bill, children }: ViewProps & { children?: Child }) {
  return (
    <form method="post" action={usePlace().path} class="stack">
      <input type="hidden" name="order_num" value={bill.orderNum} />
      <input type="hidden" name="t" value={bill.t} />
      {children}
    </form>
  );
}

/** An unpaid bill: one main button, and below it what else may happen. */
export function CashierView({ bill }: ViewProps) {
  return (
    <CashierScreen bill={bill} counting>
      <Amount bill={bill}>
        <p class="countdown line">
          <Icon name="clock" />
          支付剩余时间 <Countdown seconds={bill.secondsLeft} />
        </p>
      </Amount>
      <BillLines bill={bill}>
        <Row label="付款方式">{CASHIERS[bill.provider].payer}</Row>
      </BillLines>
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

/** The amount in large figures, below the provider's sign. */
function Amount({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <div class="amount">
      <span class="amount-sign middle">
        <Icon name={CASHIERS[bill.provider].icon} />
      </span>
      <p class="amount-to">付款给 {bill.merchant}</p>
      <p class="amount-figure">
        <Price yuan={bill.amount} />
      </p>
      {children}
    </div>
  );
}
