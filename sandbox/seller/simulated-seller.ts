import { randomInt } from "node:crypto";
import type { AfterSaleReason } from "@storefront/contract/refunds/after-sale";

/** A paid order as the seller sees it. */
export interface OrderToDeliver {
  orderNum: string;
  goodsName: string;
  paidAt: Date;
  begun: boolean;
}

/** A refund request that the seller has not answered. */
export interface RefundToAnswer {
  orderNum: string;
  reason: AfterSaleReason;
  requestedAt: Date;
}

/** A returned account that the seller has not checked. */
export interface AccountToCheck {
  orderNum: string;
  endedAt: Date;
  /** Whether the deposit waits for the seller. */
  awaitsConfirmation: boolean;
  /** Whether its password must change before the next rental: a stored login code, or one that is handed over. */
  awaitsPassword: "stored" | "handed over" | null;
}

/** A conversation in which the buyer waits for an answer. */
export interface MessageToAnswer {
  conversationId: number;
  waitingSince: Date;
}

/** What the simulated seller can read and do, by the marketplace's rules. */
export interface SellerAdapter {
  ordersToDeliver(): Promise<OrderToDeliver[]>;
  refundsToAnswer(): Promise<RefundToAnswer[]>;
  accept(orderNum: string, text: string): Promise<void>;
  refuse(orderNum: string, text: string): Promise<void>;
  accountsToCheck(): Promise<AccountToCheck[]>;
  confirmReturn(orderNum: string): Promise<void>;
  /** @param secret the new login code; null when it is handed over with the next delivery */
  changePassword(orderNum: string, secret: string | null): Promise<void>;
  messagesToAnswer(): Promise<MessageToAnswer[]>;
  answer(conversationId: number, text: string): Promise<void>;
  begin(orderNum: string): Promise<void>;
  deliver(orderNum: string, note: string): Promise<void>;
}

/** Seconds after the payment at which the seller starts and finishes the delivery. */
const BEGINS_AFTER_S = 10;
const DELIVERS_AFTER_S = 30;
/** Seconds after a buyer's request or message at which the seller answers. */
const ANSWERS_AFTER_S = 30;
/** Seconds after the end of a rental at which the seller checks the account and changes its password. */
const CHECKS_AFTER_S = 30;
const ANSWER = "您好，您的问题已经看到，正在为您核实。还有要补充的，请直接在这里告诉我。";
/** The reason that the seller refuses; all others are refunded. */
const REFUSED: AfterSaleReason = "recovered";

/**
 * Plays the sellers, so that a purchase in the sandbox completes: manual deliveries, refund requests, returned accounts
 * and messages.
 */
export interface SimulatedSeller {
  /** Performs the work that is due by the sandbox's clock; nothing while idle. */
  act(adapter: SellerAdapter): Promise<void>;
  /** While idle, orders and refunds wait until a test acts as the seller or their deadline passes. */
  setIdle(idle: boolean): void;
}

/** @param now the sandbox's time */
export function simulateSeller(now: () => Date): SimulatedSeller {
  let isIdle = false;
  return {
    setIdle(idle) {
      isIdle = idle;
    },
    async act(adapter) {
      if (isIdle) return;
      for (const order of await adapter.ordersToDeliver()) {
        const seconds = (now().getTime() - order.paidAt.getTime()) / 1000;
        if (seconds >= DELIVERS_AFTER_S) await adapter.deliver(order.orderNum, noteFor(order));
        else if (seconds >= BEGINS_AFTER_S && !order.begun) await adapter.begin(order.orderNum);
      }
      for (const { orderNum, reason, requestedAt } of await adapter.refundsToAnswer()) {
        if (now().getTime() - requestedAt.getTime() < ANSWERS_AFTER_S * 1000) continue;
        if (reason === REFUSED)
          await adapter.refuse(orderNum, "交付时账号一切正常，请先自查登录记录。");
        else await adapter.accept(orderNum, "已核对，同意退款。");
      }
      for (const account of await adapter.accountsToCheck()) {
        const { orderNum, endedAt, awaitsConfirmation, awaitsPassword } = account;
        if (now().getTime() - endedAt.getTime() < CHECKS_AFTER_S * 1000) continue;
        if (awaitsConfirmation) await adapter.confirmReturn(orderNum);
        if (awaitsPassword === null) continue;
        await adapter.changePassword(orderNum, awaitsPassword === "stored" ? newLoginCode() : null);
      }
      for (const { conversationId, waitingSince } of await adapter.messagesToAnswer()) {
        if (now().getTime() - waitingSince.getTime() < ANSWERS_AFTER_S * 1000) continue;
        await adapter.answer(conversationId, ANSWER);
      }
    },
  };
}

/** Sample credentials, the same for an order each time. */
function noteFor({ orderNum, goodsName }: OrderToDeliver): string {
  const figures = orderNum.slice(-6);
  return `${goodsName}\n账号：sample_${figures}\n密码：Sx-${figures.split("").reverse().join("")}\n请登录后立即修改密码。`;
}

const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** @returns a login code that a simulated seller enters for the next renter, "MIMA-7K2Q-…" */
function newLoginCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `MIMA-${[group(), group(), group()].join("-")}`;
}
