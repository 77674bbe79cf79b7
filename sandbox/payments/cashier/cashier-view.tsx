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
    <dl class="card rows grid gap-3">
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
        <p class="flex items-center [--icon:16px] gap-1.5 py-1 px-3 rounded-full bg-tint text-primary-strong text-[13px]">
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
        <fieldset class="grid grid-cols-[repeat(3,1fr)] gap-2.5 mt-2">
          <legend class="w-full mb-2 text-ink-3 text-[12px] text-center">也可以试试</legend>
          <Choice act="late" icon="clock" words="超时再付" />
          <Choice act="fail" icon="cross" words="付款失败" />
          <Choice act="cancel" icon="back" words="取消付款" />
        </fieldset>
      </CashierForm>
    </CashierScreen>
  );
}

function Choice({ act, icon, words }: { act: string; icon: IconName; words: string }) {
  return (
    <button
      class="grid justify-items-center gap-1 py-2.5 px-1 border border-line rounded-m bg-white text-ink-2 text-[13px] hover:border-primary hover:text-primary-strong"
      type="submit"
      name="act"
      value={act}
    >
      <Icon name={icon} />
      {words}
    </button>
  );
}

/** The amount in large figures, below the provider's sign. */
function Amount({ bill, children }: { bill: Bill; children?: Child }) {
  return (
    <div class="grid justify-items-center gap-1 pt-4.5 pb-3.5 px-0">
      <span class="middle [--icon:28px] mb-1.5 rounded-[16px] bg-primary text-white size-13">
        <Icon name={CASHIERS[bill.provider].icon} />
      </span>
      <p class="max-w-full text-ink-2 wrap-anywhere text-center">付款给 {bill.merchant}</p>
      <p class="text-[44px]/13.5 tracking-[-0.5px]">
        <Price yuan={bill.amount} />
      </p>
      {children}
    </div>
  );
}
