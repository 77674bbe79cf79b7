import { DEPOSIT_PROMISE } from "@storefront/contract/labels/deposit-labels";
import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { fenToYuan } from "@storefront/contract/money";
import type { Boost, Delivery, OrderPage, Rental } from "./order-page";

/** The next step of an order. */
export interface NextStep {
  text: string;
  /** When it happens at the latest. */
  deadline: { label: string; at: Date } | null;
}

/** @returns the next step of an order for its buyer, in a sentence, and its deadline */
export function nextStepOf(page: OrderPage): NextStep {
  const { order, afterSale, rental, boost, delivery } = page;
  const { state } = order;
  if (state === "refunding" && afterSale !== null) return disputeStep(afterSale);
  if (state === "refunding" || state === "refunded") {
    return step(page.refundReason || "款项按原路退回，明细在下面。");
  }
  if (order.refundAt !== null) {
    return step("款项已经收到，不需要再付款。到时还没有完成，会原路全额退款。", {
      label: "最迟处理",
      at: order.refundAt,
    });
  }
  if (order.isChecking) {
    return step("付款时间到了，正在向支付渠道核对。已经付过款的会自动确认，没有付款的才会关闭。");
  }
  if (state === "expired") return step("没有在时限内付款，库存与优惠券已经退回。");
  if (state === "cancelled") return step("没有付款，也没有扣款，库存与优惠券已经退回。");
  if (state === "pending") return step(PENDING[order.kind]);
  if (state === "grouping") return step(`款项已收到，还差一位好友。${NO_GROUP_REFUND}。`);
  if (boost !== null) return boostStep(state, boost);
  if (rental !== null) return rentalStep(rental);
  if (delivery !== null) return deliveryStep(state, delivery);
  return step(state === "paid" ? PAID : "卡密已经领取，只在手机的订单页显示，请勿转发。");
}

const PENDING = {
  goods: "超时没有付款，订单会自动关闭，不会扣款。",
  group: "超时没有付款，订单会自动关闭，不会扣款。",
  rent: "付款后开始计时。超时没有付款，订单会自动关闭。",
  boost: "请在手机上付款。超时没有付款，订单会自动关闭。",
} as const;

const PAID = "用手机扫码，登录购买时的账号后领取。卡密只在手机上显示。";

function step(text: string, deadline?: { label: string; at: Date | null }): NextStep {
  return {
    text,
    deadline: deadline?.at ? { label: deadline.label, at: deadline.at } : null,
  };
}

function disputeStep({ state, until }: NonNullable<OrderPage["afterSale"]>): NextStep {
  if (state === "requested") {
    const text = "卖家超时没有处理，会自动同意退款。处理期间订单不会自动完成。";
    return step(text, { label: "卖家处理", at: until });
  }
  if (state === "refused") {
    const text = "不同意的话，可以在下面申请平台介入；超时售后关闭。";
    return step(text, { label: "申请介入", at: until });
  }
  if (state === "escalated") return step("平台会核实双方的说明后作出裁决。");
  return step(`${AFTER_SALE_WORDS[state]}，款项按原路退回。`);
}

function rentalStep({ state, endsAt, claim, depositFen, depositDueAt, ...rest }: Rental): NextStep {
  if (claim?.state === "requested") {
    const text = `卖家申请扣除押金 ¥${fenToYuan(claim.claimedFen)}，请在下面答复；没有答复会交平台裁决。`;
    return step(text, { label: "答复", at: claim.until });
  }
  if (state === "running") {
    const text = "上号码在手机的订单页。玩好了可以提前归还，没玩够可以续租。";
    return step(depositFen > 0 ? `${text}押金${DEPOSIT_PROMISE}。` : text, {
      label: "租用到期",
      at: endsAt,
    });
  }
  if (rest.depositState === "awaiting") {
    return step("租用已经结束，卖家正在验号。", { label: "押金最迟退回", at: depositDueAt });
  }
  return step(depositFen > 0 ? `租用已经结束，押金${rest.depositText}。` : "租用已经结束。");
}

function boostStep(state: string, boost: Boost): NextStep {
  const { deliverBy, confirmBy, account } = boost;
  if (state === "paid") {
    const text = "超时没有代练接单，会自动取消并全额退款。";
    return step(text, { label: "接单", at: deliverBy });
  }
  if (state === "delivering") {
    const text =
      account === "missing"
        ? "代练已接单。请在手机的订单页填写游戏账号，代练才能开始。"
        : "代练正在进行，期间请不要登录游戏账号。超时没有完成会全额退款。";
    return step(text, { label: "完成", at: deliverBy });
  }
  if (state === "delivered") {
    const text = "请登录游戏核对段位，确认后订单完成；到期会自动确认。";
    return step(text, { label: "自动确认", at: confirmBy });
  }
  return step("代练已经完成，记得修改游戏密码。");
}

function deliveryStep(state: string, { deliverBy, confirmBy, byTime }: Delivery): NextStep {
  if (state === "paid" || state === "delivering") {
    const text = "卖家超时没有交付，订单会自动取消并全额退款。";
    return step(text, { label: "卖家交付", at: deliverBy });
  }
  if (state === "delivered") {
    const text = "交付内容在手机的订单页，请核对无误后再确认收货；到期会自动确认。";
    return step(text, { label: "自动确认", at: confirmBy });
  }
  return step(byTime ? "到期没有异议，订单已自动确认。" : "你已确认收货，交易完成。");
}
